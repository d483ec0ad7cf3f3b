import { matchPath, useLocation } from 'react-router-dom';
import type { Screen } from '#machines/places.ts';
import { addresses } from '#src/paths.ts';

/** Tells of a screen whether the person is on it. */
export function useHere(): (screen: Screen) => boolean {
  const { pathname } = useLocation();
  return (screen) => addresses[screen].some((address) => matchPath(address, pathname) !== null);
}
