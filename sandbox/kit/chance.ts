import { randomInt } from 'node:crypto';

/** A whole number from 0 to below `n`, all equally likely. */
export type Chance = (n: number) => number;

/** Unpredictable chance, for everything that is played for money. */
export const realChance: Chance = (n) => randomInt(n);
