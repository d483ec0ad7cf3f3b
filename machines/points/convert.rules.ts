import type { CallOutput } from '#contract/calls.ts';
import { asPoints, most, type Points, times, timesIn } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { wholeTyped } from '../kit/number.rules.ts';
import { pointsIn } from './quantity.rules.ts';

/** The ratio of the gateway, and the member's free points. */
export type ConvertTerms = CallOutput<'points.config'>['convert'] & { readonly free: string };

/** What is wrong with the typed points: not a whole number, less than the least, or more than there are. */
export type PointsFault = 'WHOLE' | 'MIN' | 'SHORT';

/** What the last look shows: whole steps, and the money for them; exactly that is sent. */
export type ConvertQuote = { readonly points: Points; readonly amount: string };

/** What is wrong with typed points; null for nothing. */
export function pointsFault(typed: string, { step, min, free }: ConvertTerms): PointsFault | null {
  const whole = wholeTyped(typed);
  if (whole === null) return 'WHOLE';
  const points = asPoints(whole);
  if (points < most(min, step)) return 'MIN';
  return points > pointsIn(free) ? 'SHORT' : null;
}

/** The whole steps within typed points and their money; null while there is no step (ruling: the remainder stays points). */
export function stepsOf(
  typed: string,
  { step, amount }: Pick<ConvertTerms, 'step' | 'amount'>,
): ConvertQuote | null {
  const steps = timesIn(asPoints(wholeTyped(typed) ?? 0), step);
  return steps === 0 ? null : { points: times(steps, step), amount: amountOf(times(steps, minorOf(amount))) };
}
