import { matchPath, useLocation } from 'react-router-dom';
import type { Screen } from '#machines/places.ts';
import { addresses } from '#src/paths.ts';

/** Returns whether the person is on a screen. */
export function useHere(): (screen: Screen) => boolean {
  const { pathname } = useLocation();
  return (screen) => addresses[screen].some((address) => matchPath(address, pathname) !== null);
}
