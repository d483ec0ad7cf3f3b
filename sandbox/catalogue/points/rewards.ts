import type { RewardEntry } from './entry.ts';
import { goods } from './goods.ts';
import { moneyAndSpins } from './money-and-spins.ts';

/** The rewards of the points mall. */
export const rewardEntries: readonly RewardEntry[] = [...moneyAndSpins, ...goods];
