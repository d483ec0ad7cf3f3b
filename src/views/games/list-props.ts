import type { Asker, GameList } from '#machines/games/list-view.rules.ts';
import type { GameListScreen } from '#machines/places.ts';
import type { TileDeeds } from './tile-deeds.ts';

/** What every kind of list of a game list is given. */
export type ListProps = {
  readonly screen: GameListScreen;
  readonly gameList: GameList;
  readonly asker: Asker;
  readonly deeds: TileDeeds;
  /** Empties the search field. */
  readonly onClear: () => void;
};
