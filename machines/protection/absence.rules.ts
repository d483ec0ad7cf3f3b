import type { CallOutput } from '#contract/calls.ts';
import type { Absence, Begun } from '#contract/protection/absence.ts';
import type { ActInput, ActStep } from '../kit/act.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from '../kit/act-state.rules.ts';
import { wholeTyped } from '../kit/number.rules.ts';

/** How long: hours, or months of the merchant's; an exclusion with neither has no end. */
export type Length = { readonly hours: number | null; readonly months: number | null };

/** What stays open, by the gateway; it is shown before anything is confirmed. */
export type Matters = CallOutput<'protection.openMatters'>;

/** `listing`: the gateway is asked what stays open. */
export type AbsenceStep = ActStep | 'listing';

/** What a break or an exclusion adds to the chart of both (absence.machine.ts). */
export type AbsenceFlow = {
  /** The id of its machine. */
  readonly id: string;
  readonly call: 'protection.break' | 'protection.exclude';
  readonly kind: Absence['kind'];
  /** Days may be asked for as they are typed, and a length may be chosen by the press that opens it. */
  readonly ownDays?: true;
  /** It is ticked that it was understood, and whether it holds at all brands. */
  readonly ticks?: true;
  /** What is sent besides the key: the length that was shown, and what was ticked. */
  readonly send: (length: Length, ticks: Ticks) => ActInput['send'];
  /** What its states mean for it: they describe it in the chart. */
  readonly says: Readonly<Record<'opening' | 'choosing' | 'understanding' | 'inForce', string>>;
};

type Choice = {
  /** Null until a length is chosen. */
  readonly length: Length | null;
  /** The number of days as it was typed; null where one of the market's lengths is chosen, or nothing. */
  readonly days: string | null;
  /** How many days may be asked for; null where the market has its own lengths alone. */
  readonly daysUpTo: number | null;
  /** The person went on without choosing one. */
  readonly unchosen: boolean;
  /** Null where the gateway could not be asked: confirming works all the same. */
  readonly matters: Matters | null;
};

type Ticks = {
  /** The tick of having understood; it is missed when the person goes on without it. */
  readonly understood: boolean;
  readonly missed: boolean;
  /** At all brands of the operator. */
  readonly everywhere: boolean;
};

/** `hours` is chosen already where one press is a break of a day. */
export type AbsenceInput = Opened & { readonly hours?: number; readonly daysUpTo?: number | null };
export type AbsenceContext = Choice & Ticks & ActState<Begun>;

/** Nothing is confirmed, and nothing is ticked. */
export function newAbsence({ hours, daysUpTo = null, ...opened }: AbsenceInput): AbsenceContext {
  const length = hours === undefined ? null : { hours, months: null };
  const choice = { length, days: null, daysUpTo, unchosen: false, matters: null };
  return { ...choice, understood: false, missed: false, everywhere: false, ...newAct(opened) };
}

/** Days that were typed, and the length that they are: none while they are no number of days that may be asked for. */
export function daysAsked({ daysUpTo }: Pick<Choice, 'daysUpTo'>, days: string) {
  const read = wholeTyped(days);
  const fits = read !== null && read > 0 && read <= (daysUpTo ?? 0);
  return { days, length: fits ? { hours: read * 24, months: null } : null, unchosen: false };
}

const noLength: Length = { hours: null, months: null };

/** Going away as an act: the length that was shown, and what was ticked. */
export function absenceAct({ call, send }: AbsenceFlow, context: AbsenceContext): ActInput {
  const { key, fate, length } = context;
  return { call, about: '', key, fate, send: { key, ...send(length ?? noLength, context) } };
}

/** What it is, as it was confirmed; of one from before the page was opened only the kind is known. */
export function absenceQuoted(
  { kind, ticks }: Pick<AbsenceFlow, 'kind' | 'ticks'>,
  { length, everywhere }: AbsenceContext,
): Quoted {
  return { kind, ...(length && { asked: { ...length, ...(ticks && { everywhere }) } }) };
}

type Part = Readonly<Record<string, object>>;

/** The parts of the chart that are not the same in both. */
type Chart = {
  readonly states: {
    readonly opening: { readonly always: readonly [object, object, object] };
    readonly choosing: { readonly on: Part };
    readonly understanding: { readonly on: Part };
    readonly inForce: object;
  };
};

/** The chart under the flow’s own id and in its own words, with only what it can do. */
export function absenceChartFor(
  { id, ownDays, ticks, says }: Pick<AbsenceFlow, 'id' | 'ownDays' | 'ticks' | 'says'>,
  chart: object,
): object {
  const { states } = chart as Chart;
  const { opening, choosing, understanding, inForce } = states;
  const [kept, , anew] = opening.always;
  const { 'days.typed': _, ...chosen } = choosing.on;
  const { edited } = understanding.on;
  return {
    ...chart,
    id,
    states: {
      ...states,
      opening: { ...opening, description: says.opening, always: ownDays ? opening.always : [kept, anew] },
      choosing: { ...choosing, description: says.choosing, on: ownDays ? choosing.on : chosen },
      understanding: {
        ...understanding,
        description: says.understanding,
        on: ticks ? understanding.on : { edited, confirmed: 'acting' },
      },
      inForce: { ...inForce, description: says.inForce },
    },
  };
}
