import type { Category } from '#contract/games.ts';

/** A maker of games, invented for the sandbox. `games` are their names, 'Spanish | English'. */
export type Maker = {
  readonly code: string;
  readonly name: string;
  /** Shows the hot marker, and has more games among the hot ones. */
  readonly hot?: true;
  /** What its games are drawn as when not as their category. */
  readonly art?: 'BINGO';
  /** The lane that lists it when that is not its own category's. */
  readonly lane?: Category;
  readonly games: readonly string[];
};

/** The makers of one category. */
export type Hall = { readonly category: Category; readonly makers: readonly Maker[] };
