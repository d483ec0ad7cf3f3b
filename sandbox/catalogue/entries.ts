import type { GameTile, GameType } from '#contract/games.ts';

/** What stands there in both languages. */
export type BothNames = { readonly nameEs: string; readonly nameEn: string };

/** The two names of 'Spanish | English'; one alone is both. */
export function bothNames(names: string): BothNames {
  const [nameEs = '', nameEn = nameEs] = names.split(' | ');
  return { nameEs, nameEn };
}

/** A vendor of the catalogue. */
export type VendorEntry = BothNames & {
  readonly accountTypeId: number;
  readonly category: GameType;
  /** The category whose lane lists it; some gateways list cockfights among sports (spec 4). */
  readonly lane: GameType;
  readonly vassalage: string;
  readonly isHot: 0 | 1;
  /** Address of its logo, without the name. */
  readonly icon: string;
};

/** What a round costs and gives back. */
export type Stakes = {
  /** The least that a round costs, in minor units; null where rounds have no price of their own. */
  readonly minBet: number | null;
  readonly lineNum: number | null;
  /** Return to player in per cent. */
  readonly rtp: number | null;
  readonly volatility: GameTile['volatility'] | null;
};

/** A game of the catalogue. */
export type GameEntry = BothNames & {
  readonly gameId: string;
  readonly vendor: VendorEntry;
  /** Address of its poster, without the name. */
  readonly image: string;
  readonly isHot: 0 | 1;
  readonly isNew: 0 | 1;
  /** Written by hand, and shown on the home when it is hot. */
  readonly featured: boolean;
  /** Under maintenance: it is listed, but not launched. */
  readonly closed: boolean;
  /** How its vendor sorts it: a code of classes.ts; '' for none. */
  readonly gameClass: string;
  readonly stakes: Stakes;
};
