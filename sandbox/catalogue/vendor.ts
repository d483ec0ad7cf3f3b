import type { GameType } from '#contract/games.ts';
import type { SlotClass } from './classes.ts';

/** A maker of games, invented for the sandbox. `games` are their names, 'Spanish | English'. */
export type Maker = {
  readonly code: string;
  readonly name: string;
  /** Shows the hot marker, and has more games among the hot ones. */
  readonly hot?: true;
  /** The lane that lists it when that is not its own category's. */
  readonly lane?: GameType;
  /** How it sorts its games; what is written by hand is of the first. */
  readonly classes?: readonly SlotClass[];
  readonly games: readonly string[];
};

/** The makers of one category. */
export type Section = { readonly category: GameType; readonly makers: readonly Maker[] };
