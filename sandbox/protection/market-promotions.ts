import type { Facts } from '#contract/promotions/terms.ts';
import type { Protection } from '#contract/protection/market.ts';
import { marketOf } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

/** The products that a bonus may not mix; a type of game that is not named is the casino's. */
const products: Readonly<Record<string, string>> = {
  SPORTS: 'BETTING',
  ESPORTS: 'BETTING',
  COCKFIGHT: 'BETTING',
  BINGO: 'BINGO',
  LOTT: 'LOTTERY',
  ELOTT: 'LOTTERY',
};

/** How many times the bonus itself has to be bet, whatever the terms count it from. */
function timesOfBonus({ what, wagering }: Facts): number {
  if (!wagering) return 0;
  if (wagering.of === 'BONUS') return wagering.times;
  // Of a deposit without a share nobody knows how large it may be.
  return what.percent === null ? Number.POSITIVE_INFINITY : wagering.times * (1 + 100 / Number(what.percent));
}

/** Which rule of a market the terms of a promotion break; null for none. */
export function brokenBy(
  facts: Facts,
  { wagerAtMost, oneProduct }: Protection['promotions'],
): 'wagerAtMost' | 'oneProduct' | null {
  if (wagerAtMost !== null && timesOfBonus(facts) > wagerAtMost) return 'wagerAtMost';
  const counted = (facts.wagering?.games ?? []).filter(({ percent }) => Number(percent) > 0);
  const mixed = new Set(counted.map(({ gameType }) => products[gameType] ?? 'CASINO')).size > 1;
  return oneProduct && mixed ? 'oneProduct' : null;
}

/** Whether the market lets a promotion be offered. */
export function offerable(facts: Facts, sandbox: Pick<Sandbox, 'settings'>): boolean {
  return brokenBy(facts, marketOf(sandbox).rules.promotions) === null;
}
