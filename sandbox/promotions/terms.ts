import type { Facts } from '#contract/promotions/terms.ts';
import { asMinor, least, type Minor, partOf, plus, timesUp } from '#contract/units.ts';
import { minorOf, percentOf, perWhole } from '#contract/wallet/minor-units.ts';
import type { Offer } from './offers.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** How a promotion of these terms goes on once it is joined. */
export function kindOf({ what, wagering }: Facts): Exclude<Offer['kind'], 'NONE'> {
  if (what.gives === 'RAFFLE') return 'RAFFLE';
  if (what.gives === 'SHARE') return 'DEPOSIT';
  return wagering ? 'WAGER' : 'GIFT';
}

/** What a deposit brings, rounded down. */
export function shareOf({ what: { percent, amount } }: Facts, deposit: Minor): Minor {
  return least(partOf(deposit, percentOf(percent ?? '0'), perWhole), minorOf(amount));
}

/** What has to be bet for a bonus, and the deposit behind it. */
export function requiredFor({ wagering }: Facts, bonus: Minor, deposit: Minor): Minor {
  if (!wagering) return asMinor(0);
  return timesUp(wagering.times, wagering.of === 'BONUS' ? bonus : plus(bonus, deposit));
}

/** Milliseconds in which a reward that can be claimed has to be claimed. */
export function claimTime({ dates }: Facts): number {
  return dates.claimHours * hour;
}

/** Milliseconds from the start of the wagering to its end; endless where nothing has to be bet. */
export function wageringTime({ wagering }: Facts): number {
  return wagering ? wagering.days * day : Number.POSITIVE_INFINITY;
}
