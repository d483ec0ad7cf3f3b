import type { CallInput, CallOutput } from '#contract/calls.ts';
import { asPoints, most, type Points, times, timesIn } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { wholeTyped } from '../kit/number.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from '../wallet/moved.rules.ts';
import { pointsIn } from './quantity.rules.ts';

/** The ratio of the gateway, and the member's free points. */
export type ConvertTerms = CallOutput<'points.config'>['convert'] & { readonly free: string };

/** What is wrong with the typed points: not a whole number, less than the least, or more than there are. */
export type PointsFault = 'WHOLE' | 'MIN' | 'SHORT';

type ConvertProblems = { readonly points: PointsFault | null; readonly withdrawPassword: boolean };

/** What the last look showed: whole steps, and the money for them; exactly that is sent. */
export type ConvertQuote = { readonly points: Points; readonly amount: string };

type Converted = CallOutput<'points.convert'>;
export type ConvertContext = ActState<Converted> & {
  /** Called otherwise than typed money, which a trace replaces: points stay as they are. */
  readonly typedPoints: string;
  readonly withdrawPassword: string;
  readonly problems: ConvertProblems;
  readonly quote: ConvertQuote | null;
};

export const noConvertProblems: ConvertProblems = { points: null, withdrawPassword: false };

/** Nothing is filled in yet. */
export function newConvert(opened: Opened): ConvertContext {
  return {
    typedPoints: '',
    withdrawPassword: '',
    ...newAct(opened),
    problems: noConvertProblems,
    quote: null,
  };
}

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

type Form = Pick<ConvertContext, 'typedPoints' | 'withdrawPassword'>;

export function convertProblems(form: Form, terms: ConvertTerms): ConvertProblems {
  return { points: pointsFault(form.typedPoints, terms), withdrawPassword: form.withdrawPassword === '' };
}

/** Whether the form is ready for the last look. */
export function convertComplete(form: Form, terms: ConvertTerms): boolean {
  const { points, withdrawPassword } = convertProblems(form, terms);
  return points === null && !withdrawPassword;
}

/** What the last look showed, in the form of the gateway's record. */
export function convertQuoted({ quote }: ConvertContext): Quoted | null {
  return quote && { points: quote.points, amount: quote.amount };
}

/** What is sent: what was shown, and the password. */
function convertInput({ key, quote, withdrawPassword }: ConvertContext): CallInput<'points.convert'> {
  const { points, amount } = quote ?? { points: asPoints(0), amount: '0.00' };
  return { key, points, amount, withdrawPassword };
}

/** The whole thing as an act. */
export function convertAct(context: ConvertContext): ActInput {
  const { key, fate } = context;
  return { call: 'points.convert', about: '', key, fate, send: convertInput(context) };
}

/** How the form is filled in again. */
export function convertDraft({ typedPoints: typed }: Pick<ConvertContext, 'typedPoints'>) {
  return typed === '' ? [] : [{ type: 'points.typed' as const, typed }];
}
