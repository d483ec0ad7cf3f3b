import type { Category } from '#contract/games.ts';

/** The kinds of game the sandbox draws and names: the categories of spec 9, bingo and jackpots (spec 1). */
export type ArtCategory = Category | 'BINGO' | 'JACKPOT';
