import type { Screen } from '../places.ts';

/** The lottery pages (spec 2, routes), in screen order. They have only the lottery header, and no footer. */
export const lotteryScreens = [
  'lottery',
  'elott',
  'vnlottery',
  'seaLottery',
] as const satisfies readonly Screen[];
export type LotteryScreen = (typeof lotteryScreens)[number];
