import type { CallOutput } from '#contract/calls.ts';
import type { Absence } from '#contract/protection/absence.ts';
import type { Standing } from '#contract/protection.ts';
import { wordsOf } from '#contract/typed.ts';
import type { ActInput, ActStep } from '../kit/act.rules.ts';
import { type ActState, newAct, type Opened } from '../kit/act-state.rules.ts';
import type { WorldEvent } from '../world.ts';

/** What the person wants of a way back: to ask for it, to take the wish back, or to confirm it. */
export type ReturnAct = 'ASK' | 'DROP' | 'CONFIRM';

/** Where the page is: on top of an act's own steps, what the gateway said of the absence. */
export type ComeBackStep =
  | ActStep
  | 'asking'
  | 'looking'
  | 'unread'
  | 'refused'
  | 'early'
  | 'may'
  | 'deciding'
  | 'cooling'
  | 'message'
  | 'confirming'
  | 'back';

type Wished = 'deciding' | 'cooling' | 'message' | 'confirming';

export type ComeBackContext = ActState<CallOutput<'protection.return'>> & {
  /** What is in force, as the gateway last said; null while nothing is known, and when nothing is in force. */
  readonly absence: Absence | null;
  /** The gateway's clock when it said so. */
  readonly now: number;
  /** A person decides, and wants to know why. */
  readonly reasonAsked: boolean;
  readonly note: string;
  /** The form was handed in without a reason. */
  readonly missing: boolean;
  readonly act: ReturnAct;
};

/** The types of the chart. `chosen`: a wish that is on its way is taken back, or confirmed. */
export type ComeBackTypes = {
  input: Opened;
  context: ComeBackContext;
  events:
    | { type: 'look.asked' }
    | { type: 'return.wanted' }
    | { type: 'field.changed'; text: string }
    | { type: 'edited' }
    | ({ type: 'submitted' } & Wanted)
    | ({ type: 'chosen' } & Wanted)
    | { type: 'check.asked' };
  emitted: WorldEvent;
  tags: 'busy' | 'stable' | 'refused' | 'audited';
  meta: { step: ComeBackStep };
};

/** Nothing is known yet. */
export function newComeBack(opened: Opened): ComeBackContext {
  const form = { reasonAsked: false, note: '', missing: false, act: 'ASK' as const };
  return { absence: null, now: 0, ...form, ...newAct(opened) };
}

/** What the gateway's answer says of coming back. */
export function toldBy({ absence, now, rules }: Standing): Partial<ComeBackContext> {
  return { absence, now, reasonAsked: rules.exclusion.decideDays > 0 };
}

type Known = Pick<ComeBackContext, 'absence' | 'now'>;

/** Whether coming back may be asked for now: its time has come, and no wish is under way. */
export function mayAsk({ absence, now }: Known): boolean {
  if (absence === null || absence.returnFrom === null || absence.returnFrom > now) return false;
  return absence.return === null || absence.return.state === 'REFUSED';
}

/** Where a wish is; null where there is none. */
export function wishOf({ absence }: Known): NonNullable<Absence['return']>['state'] | null {
  return absence?.return?.state ?? null;
}

/** Whether the message of coming back is still to be read. */
export function isToRead(known: Known): boolean {
  return wishOf(known) === 'TO_CONFIRM' && known.absence?.return?.toRead != null;
}

/** Which step the absence is at, as the gateway last said. */
export function shownStep(known: Known): 'back' | 'early' | 'may' | Wished {
  if (known.absence === null) return 'back';
  const wish = wishOf(known);
  if (wish === 'DECIDING') return 'deciding';
  if (wish === 'COOLING') return 'cooling';
  if (wish === 'TO_CONFIRM') return isToRead(known) ? 'message' : 'confirming';
  return mayAsk(known) ? 'may' : 'early';
}

/** Whether a wish can be acted on as the member wants: taken back at every step of its way, confirmed at the last. */
export function allows(known: Known, { act }: Pick<Wanted, 'act'>): boolean {
  const at = shownStep(known);
  if (act === 'CONFIRM') return at === 'confirming';
  return act === 'DROP' && !['back', 'may', 'early'].includes(at);
}

const second = 1_000;
const leastWait = 5 * second;
const longestWait = 60 * second;

/** Milliseconds until the gateway is asked again: when the next thing can change by its clock, but at least each minute. */
export function askAgainIn({ absence, now }: Known): number {
  const moments = [
    absence?.kind === 'BREAK' ? absence.until : null,
    absence?.returnFrom ?? null,
    absence?.return?.coolUntil ?? null,
    absence?.return?.confirmBy ?? null,
  ];
  const left = moments.flatMap((moment) => (moment !== null && moment > now ? [moment - now] : []));
  return Math.max(leastWait, Math.min(longestWait, ...left));
}

/** What the person wants, under a new key. */
export type Wanted = { readonly key: string; readonly act: ReturnAct };

/** A new act begins. */
export function beginsAct({ act, key }: Wanted): Partial<ComeBackContext> {
  return { act, failure: null, missing: false, key };
}

/** The wish as an act of the gateway's. */
export function returnAct({ key, fate, act, note, reasonAsked }: ComeBackContext): ActInput {
  const said = act === 'ASK' && reasonAsked ? { note: wordsOf(note) } : {};
  return { call: 'protection.return', about: '', key, fate, send: { key, act, ...said } };
}

/** How the reason is written again. */
export function comeBackDraft({ note }: Pick<ComeBackContext, 'note'>) {
  if (note === '') return [];
  return [{ type: 'return.wanted' as const }, { type: 'field.changed' as const, text: note }];
}
