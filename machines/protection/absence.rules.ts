import type { CallOutput } from '#contract/calls.ts';
import type { Begun } from '#contract/protection/absence.ts';
import type { ActInput, ActStep } from '../kit/act.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from '../kit/act-state.rules.ts';
import { wholeTyped } from '../kit/number.rules.ts';

/** How long: hours, or months of the merchant's; an exclusion with neither has no end. */
export type Length = { readonly hours: number | null; readonly months: number | null };

/** What stays open, by the gateway; it is shown before anything is confirmed. */
export type Matters = CallOutput<'protection.openMatters'>;

/** `listing`: the gateway is asked what stays open. */
export type AbsenceStep = ActStep | 'listing';

type Choice = {
  /** Null until a length is chosen. */
  readonly length: Length | null;
  /** The person went on without choosing one. */
  readonly unchosen: boolean;
  /** Null where the gateway could not be asked: confirming works all the same. */
  readonly matters: Matters | null;
};

type Days = {
  /** The number of days as it was typed; null where one of the market's lengths is chosen, or nothing. */
  readonly days: string | null;
  /** How many days may be asked for; null where the market has its own lengths alone. */
  readonly daysUpTo: number | null;
};

/** `hours` is chosen already where one press is a break of a day. */
export type BreakInput = Opened & { readonly hours?: number; readonly daysUpTo?: number | null };
export type BreakContext = Choice & Days & ActState<Begun>;

export type ExclusionContext = Choice &
  ActState<Begun> & {
    /** The tick of having understood; it is missed when the person goes on without it. */
    readonly understood: boolean;
    readonly missed: boolean;
    /** At all brands of the operator. */
    readonly everywhere: boolean;
  };

const unread = { unchosen: false, matters: null } as const;

/** Nothing is confirmed. */
export function newBreak({ hours, daysUpTo = null, ...opened }: BreakInput): BreakContext {
  const length = hours === undefined ? null : { hours, months: null };
  return { ...unread, length, days: null, daysUpTo, ...newAct(opened) };
}

/** Days that were typed, and the length that they are: none while they are no number of days that may be asked for. */
export function daysAsked({ daysUpTo }: Pick<Days, 'daysUpTo'>, days: string) {
  const read = wholeTyped(days);
  const fits = read !== null && read > 0 && read <= (daysUpTo ?? 0);
  return { days, length: fits ? { hours: read * 24, months: null } : null, unchosen: false };
}

/** Nothing is confirmed, and nothing is ticked. */
export function newExclusion(opened: Opened): ExclusionContext {
  const ticks = { understood: false, missed: false, everywhere: false };
  return { ...unread, length: null, ...ticks, ...newAct(opened) };
}

const noLength: Length = { hours: null, months: null };

/** The break as an act: the length that was shown. */
export function breakAct({ key, fate, length }: BreakContext): ActInput {
  const { hours, months } = length ?? noLength;
  return { call: 'protection.break', about: '', key, fate, send: { key, hours, months } };
}

/** What a break is, as it was confirmed; of one from before the page was opened only the kind is known. */
export function breakQuoted({ length }: BreakContext): Quoted {
  return { kind: 'BREAK', ...(length && { asked: { ...length } }) };
}

/** What an exclusion is, as it was confirmed: how long, and at which brands. */
export function exclusionQuoted({ length, everywhere }: ExclusionContext): Quoted {
  return { kind: 'EXCLUSION', ...(length && { asked: { ...length, everywhere } }) };
}

/** The exclusion as an act, with what was ticked. */
export function exclusionAct({ key, fate, length, understood, everywhere }: ExclusionContext): ActInput {
  const { months } = length ?? noLength;
  return {
    call: 'protection.exclude',
    about: '',
    key,
    fate,
    send: { key, months, understood, everywhere },
  };
}
