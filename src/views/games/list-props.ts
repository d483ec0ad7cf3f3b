import type { Asker, GameList } from '#machines/games/list-view.rules.ts';
import type { GameListScreen } from '#machines/places.ts';
import type { TileActions } from './tile-actions.ts';

/** What every kind of list of a game list is given. */
export type ListProps = {
  readonly screen: GameListScreen;
  readonly gameList: GameList;
  readonly asker: Asker;
  readonly actions: TileActions;
  /** Empties the search field. */
  readonly onClear: () => void;
};
