import type { QueryClient } from '@tanstack/react-query';
import type { Gateway } from '#contract/calls.ts';
import type { Configuration } from '#contract/configuration.ts';
import type { GameTile } from '#contract/games.ts';
import { gameListOf, listInput, ownSelection, parseView } from '#machines/games/list-view.rules.ts';
import type { GameListScreen } from '#machines/places.ts';
import { pictureAddress, pictureHosts } from '#machines/system/picture.rules.ts';
import { pagesQuery } from '#src/actors/pages-query.ts';

/** A visit that starts on a game list; `search` is the query of its address, `host` serves the page. */
type Visit = {
  readonly screen: GameListScreen;
  readonly language: string;
  readonly search: string;
  readonly host: string;
  /** Asks for a picture, to be at hand when it is shown. */
  readonly askPicture: (address: string) => void;
};

export type GameListTools = {
  readonly call: Gateway;
  readonly queries: QueryClient;
  readonly configuration: Configuration;
};

/** So many pictures are seen before anyone scrolls. */
const atOnce = 6;

/**
 * Fetches what a game list shows first, while its code is still loading: its first page, and that page's
 * pictures. The view fetches anything that fails again.
 */
export async function beginGameList(
  { call, queries, configuration }: GameListTools,
  visit: Visit,
): Promise<void> {
  const view = parseView(visit.search);
  if (ownSelection(view.show) || view.query !== '') return;
  const asker = { merchant: configuration.brand.merchantCode, language: visit.language };
  const query = pagesQuery(call, listInput(gameListOf(visit.screen), view, asker), view.page);
  const { pages } = await queries.fetchInfiniteQuery(query);
  // The gateway has not named its hosts yet: if the brand allows some, pictures given as a path wait for that.
  const hosts = pictureHosts({ hosts: configuration.hosts.images, own: visit.host }, 0, null);
  const tiles: readonly GameTile[] = pages.flatMap(({ games }) => games).slice(0, atOnce);
  for (const address of tiles.map(({ image }) => pictureAddress(image, hosts))) {
    if (address !== '') visit.askPicture(address);
  }
}
