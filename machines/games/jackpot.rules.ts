import { asMinor, plain, plus } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';

/** The amount of a jackpot so many seconds after it was read: amounts as on the wire, never rounded up. */
export function amountAfter(amount: string, perMinute: string, seconds: number): string {
  return amountOf(
    plus(minorOf(amount), asMinor(Math.floor((plain(minorOf(perMinute)) * Math.max(0, seconds)) / 60))),
  );
}
