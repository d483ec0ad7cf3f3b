import { matchPath } from 'react-router-dom';
import type { Screen } from '#machines/places.ts';
import { usePathname } from '#src/actors/pathname.ts';
import { addresses } from '#src/paths.ts';

/** Returns whether the person is on a screen. */
export function useIsOnScreen(): (screen: Screen) => boolean {
  const pathname = usePathname();
  return (screen) => addresses[screen].some((address) => matchPath(address, pathname) !== null);
}
