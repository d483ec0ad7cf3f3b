import type { Asker, Hall } from '#machines/games/list-view.rules.ts';
import type { HallScreen } from '#machines/places.ts';
import type { TileDeeds } from './tile-deeds.ts';

/** What every kind of list of a hall is given. */
export type ListProps = {
  readonly screen: HallScreen;
  readonly hall: Hall;
  readonly asker: Asker;
  readonly deeds: TileDeeds;
  /** Empties the search field. */
  readonly onClear: () => void;
};
