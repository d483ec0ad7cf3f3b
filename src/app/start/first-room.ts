import type { Configuration } from '#contract/configuration.ts';
import { type HallScreen, hallScreens } from '#machines/places.ts';
import { addresses } from '#src/paths.ts';
import { askAhead } from '#src/ui/pictures-ahead.ts';
import type { Assembly } from './assembly.ts';

/** The hall that an address opens, or undefined. */
export function hallAt(pathname: string): HallScreen | undefined {
  return hallScreens.find((screen) => addresses[screen].includes(pathname));
}

/**
 * Asks for what the room of this visit's address shows first, if it is one that shows anything of the gateway. Where a
 * session is asked for first, nothing of a room is.
 */
export async function beginRoom(
  { call, queries, kept }: Assembly,
  configuration: Configuration,
  { pathname, search, host }: Pick<Location, 'pathname' | 'search' | 'host'> = location,
  askPicture: (address: string) => void = askAhead,
): Promise<void> {
  const screen = hallAt(pathname);
  if (!screen || (configuration.brand.loginedToHomePage && kept.token === null)) return;
  const { beginHall } = await import('./first-hall.ts');
  const visit = { screen, language: kept.language, search, host, askPicture };
  beginHall({ call, queries, configuration }, visit).catch(() => undefined);
}
