import { randomInt } from 'node:crypto';

/** A whole number from 0 to below `n`, each as likely as any other. */
export type Chance = (n: number) => number;

/** Chance that nobody can foresee: all that is played for money. */
export const realChance: Chance = (n) => randomInt(n);
