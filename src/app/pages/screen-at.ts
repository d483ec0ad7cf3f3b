import { matchPath } from 'react-router-dom';
import { type Screen, screens } from '#machines/places.ts';
import { addresses } from '#src/paths.ts';

/** A screen, and for a centre the page and the section that its address names. */
export type ScreenAt = {
  readonly screen: Screen;
  readonly page?: string | undefined;
  readonly section?: string | undefined;
};

/** The screen that an address opens; undefined for an unknown address. */
export function screenAt(pathname: string): ScreenAt | undefined {
  for (const screen of screens) {
    for (const address of addresses[screen]) {
      const found = matchPath(address, pathname);
      if (!found) continue;
      const { page, section } = found.params as { page?: string; section?: string };
      return { screen, page, section };
    }
  }
  return undefined;
}
