import type { Configuration } from '#contract/configuration.ts';
import { type GameListScreen, gameListScreens } from '#machines/places.ts';
import { addresses } from '#src/paths.ts';
import { askAhead } from '#src/ui/pictures-ahead.ts';
import type { Assembly } from './assembly.ts';

/** The game list that an address opens, or undefined. */
export function gameListAt(pathname: string): GameListScreen | undefined {
  return gameListScreens.find((screen) => addresses[screen].includes(pathname));
}

/**
 * Fetches what this visit's page shows first, if that comes from the gateway. Where a session is required
 * first, it fetches nothing.
 */
export async function beginPage(
  { call, queries, kept }: Assembly,
  configuration: Configuration,
  { pathname, search, host }: Pick<Location, 'pathname' | 'search' | 'host'> = location,
  askPicture: (address: string) => void = askAhead,
): Promise<void> {
  const screen = gameListAt(pathname);
  if (!screen || (configuration.brand.loginedToHomePage && kept.token === null)) return;
  const { beginGameList } = await import('./first-game-list.ts');
  const visit = { screen, language: kept.language, search, host, askPicture };
  beginGameList({ call, queries, configuration }, visit).catch(() => undefined);
}
