import type { Failure } from '#contract/errors.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { longestReceiptMinutes, type Withdrawal } from '#contract/wallet/withdrawals.ts';
import type { ActStep, Fate } from '../kit/act.rules.ts';
import type { WorldEvent } from '../world.ts';
import { type AmountProblem, amountTyped } from './amount.rules.ts';

/** What the member says of that which remains: all of it arrived, a part, or nothing. */
export type Answer = 'full' | 'part' | 'none';

export type ReceiptField = 'received' | 'remaining';
export type ReceiptProblem = AmountProblem | 'sum';
export type ReceiptProblems = {
  readonly received: ReceiptProblem | null;
  readonly remaining: ReceiptProblem | null;
  readonly proofs: boolean;
};

/** Whether the gateway kept the member's last word: `part`, and still asks about the rest; or was told too late. */
export type Word = 'none' | 'kept' | 'part' | 'tooLate';

export type ReceiptContext = {
  /** The withdrawal as last known. */
  readonly withdrawal: Withdrawal;
  /** What the word is given once by; comes with each answer that is begun. */
  readonly key: string;
  /** What is known of a word sent before under the key. */
  readonly fate: Fate;
  /** The last word was begun on this page: it is at hand; where nobody knows of it, it is to be given again, or changed. */
  readonly begunHere: boolean;
  readonly again: 'no' | 'same' | 'changed';
  readonly answer: Answer;
  readonly typed: Readonly<Record<ReceiptField, string>>;
  readonly proofs: readonly string[];
  readonly problems: ReceiptProblems;
  readonly failure: Failure | null;
  /** Why the last word was not kept; outlives the look that follows it. */
  readonly refusal: Failure | null;
  readonly word: Word;
  /** When what remains counts as received, by this device's clock; null until the world has worked it out. */
  readonly endsAt: number | null;
};

/** An answer is begun. */
export type Beginning = { readonly type: `${Answer}.picked`; readonly key: string };
export type Typed = { readonly field: ReceiptField; readonly value: string };
/** Proofs that are with the gateway. */
export type Given = { readonly proofs: readonly string[] };
/** What somebody else read of the withdrawal, and what the gateway answered just now. */
export type Told = { readonly withdrawal: Withdrawal };
export type Looked = { readonly output: Withdrawal };

export type ReceiptEvent =
  | Beginning
  | ({ type: 'field.changed' } & Typed)
  | ({ type: 'submitted' } & Given)
  | { type: 'edited' }
  | { type: 'confirmed' }
  | { type: 'check.asked' }
  | { type: 'look.asked' }
  | { type: 'seen' }
  | ({ type: 'withdrawal.told' } & Told)
  | { type: 'countdown.set'; endsAt: number }
  | { type: 'countdown.passed' };

/** What is shown of a receipt; `act` is a word on its way, from the last look to its answer. */
export type ReceiptPlace =
  | 'choosing'
  | 'part'
  | 'none'
  | 'act'
  | 'looking'
  | 'unread'
  | 'conflict'
  | 'settled';

/** A word that was sent before the page was opened, its end not known. */
export type KeptWord = { readonly key: string; readonly answer: Answer };

export type ReceiptInput = Told & { readonly kept?: KeptWord | null };

/** The types of the chart. */
export type ReceiptTypes = {
  input: ReceiptInput;
  context: ReceiptContext;
  events: ReceiptEvent;
  emitted: WorldEvent;
  tags: 'busy' | 'stable' | 'refused' | 'audited';
  meta: { place?: ReceiptPlace; step?: ActStep };
};

/** Proofs that one report is handed in with. */
export const proofsAllowed = { least: 1, most: 3 } as const;

export const noProblems: ReceiptProblems = { received: null, remaining: null, proofs: false };

/** Nothing is typed or handed in. */
export const nothingSaid = {
  typed: { received: '', remaining: '' },
  proofs: [],
  problems: noProblems,
} as const;

/** Nothing became of a word yet. */
export const nothingHeard = { failure: null, refusal: null, word: 'none' } as const;

/** How a receipt begins: with what is known of its withdrawal. */
export function newReceipt({ withdrawal, kept = null }: ReceiptInput): ReceiptContext {
  const word = {
    key: kept?.key ?? '',
    answer: kept?.answer ?? 'full',
    fate: kept ? 'kept' : 'none',
  } as const;
  return {
    withdrawal,
    ...word,
    begunHere: false,
    again: 'no',
    ...nothingSaid,
    ...nothingHeard,
    endsAt: null,
  };
}

/** What is still to be said a word about, as on the wire. */
export function remainingOf({ receipt }: Withdrawal): string {
  return receipt?.remaining ?? '0.00';
}

/** What did not arrive and was given back, as on the wire. */
export function returnedOf({ returns }: Withdrawal): string {
  return amountOf(returns.reduce((sum, { amount }) => sum + minorOf(amount), 0));
}

/** What is wrong with the amounts of a part; together they are what remains, and each is more than nothing. */
function partProblems({ typed, withdrawal }: ReceiptContext): ReceiptProblems {
  const [received, remaining] = [amountTyped(typed.received), amountTyped(typed.remaining)];
  if ('problem' in received || 'problem' in remaining) {
    return {
      ...noProblems,
      received: 'problem' in received ? received.problem : null,
      remaining: 'problem' in remaining ? remaining.problem : null,
    };
  }
  const sum = minorOf(received.amount) + minorOf(remaining.amount);
  return { ...noProblems, remaining: sum === minorOf(remainingOf(withdrawal)) ? null : 'sum' };
}

/** What is wrong with what was handed in. */
function wordProblems(context: ReceiptContext, { proofs }: Given): ReceiptProblems {
  if (context.answer === 'part') return partProblems(context);
  const { least, most } = proofsAllowed;
  return { ...noProblems, proofs: proofs.length < least || proofs.length > most };
}

/** What is handed in with a word, and what is wrong with it. */
export function weighed(context: ReceiptContext, { proofs }: Given) {
  return { proofs, problems: wordProblems(context, { proofs }), again: 'no' as const };
}

/** Whether nothing is wrong or to be changed, and it may be shown for the last look. */
export function isComplete({ problems: { received, remaining, proofs }, again }: ReceiptContext): boolean {
  return received === null && remaining === null && !proofs && again !== 'changed';
}

/** What was typed into a field, which is not marked any more. */
export function withField({ typed, problems }: ReceiptContext, { field, value }: Typed) {
  return { typed: { ...typed, [field]: value }, problems: { ...problems, [field]: null } };
}

/** Whether what somebody else read of the withdrawal is not what is known here: then the gateway is asked. */
export function isNews({ withdrawal: { receipt } }: ReceiptContext, told: Withdrawal): boolean {
  const now = told.receipt;
  return (
    receipt?.state !== now?.state || receipt?.received !== now?.received || receipt?.paidOut !== now?.paidOut
  );
}

/** Who decided what is not asked any more, when it was not the clock. */
const decided: readonly (string | undefined)[] = ['RECEIVED', 'REPORTED', 'FORCED', 'REFUNDED'];

/** Whether somebody else settled what was being asked here, or the member's word came too late. */
function isOvertaken({ withdrawal, word, refusal }: ReceiptContext, now: Withdrawal): boolean {
  if (refusal?.code === 'ALREADY_SETTLED' || word === 'tooLate') return true;
  return word !== 'kept' && withdrawal.receipt?.state === 'OPEN' && decided.includes(now.receipt?.state);
}

/** What became of the last word, seeing how the withdrawal stands now. */
function wordNow(context: ReceiptContext, now: Withdrawal): Word {
  if (isOvertaken(context, now)) return 'tooLate';
  return context.word === 'kept' && now.receipt?.state === 'OPEN' ? 'part' : context.word;
}

/** What the gateway says of the withdrawal now: who was overtaken is told so; what is not asked any more is forgotten. */
export function lookedAt(context: ReceiptContext, withdrawal: Withdrawal) {
  const word = wordNow(context, withdrawal);
  const open = withdrawal.receipt?.state === 'OPEN';
  const refusal = open && word !== 'tooLate' ? context.refusal : null;
  return { ...(open ? {} : newReceipt({ withdrawal })), withdrawal, failure: null, refusal, word };
}

/** A time that ran out at the gateway runs out here a moment later, so that it is asked once. */
const least = 1;

/** Seconds until what remains counts as received. */
function secondsLeft({ withdrawal }: ReceiptContext): number {
  return Math.max(least, withdrawal.receipt?.secondsLeft ?? least);
}

/** A browser counts no further than 24.8 days, and ends a longer timer at once: it is asked again sooner, and waits on. */
const longest = longestReceiptMinutes * 60_000;

/** Milliseconds until then, or until it is worth asking again. */
export function timeLeft(context: ReceiptContext): number {
  return Math.min(longest, secondsLeft(context) * 1_000);
}

/** The countdown that the member sees. */
export function countdownOf(context: ReceiptContext) {
  return { type: 'countdown.started' as const, seconds: secondsLeft(context), until: null };
}
