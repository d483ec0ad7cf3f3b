import type { Screen } from '../places.ts';

/** The lottery pages (spec 2, routes), in the order people see. */
export const lotteryScreens = [
  'lottery',
  'elott',
  'vnlottery',
  'seaLottery',
] as const satisfies readonly Screen[];
export type LotteryScreen = (typeof lotteryScreens)[number];

/** Whether a screen is one of them: those have the lottery header only, and no footer (spec 2). */
export function lotteryScreen(screen: Screen): screen is LotteryScreen {
  return lotteryScreens.some((one) => one === screen);
}
