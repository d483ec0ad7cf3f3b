import type { Failure } from '#contract/errors.ts';
import {
  asMinor,
  asMinutes,
  asSeconds,
  least,
  millisecondsOf,
  minus,
  plain,
  plus,
  type Seconds,
  secondsIn,
  signOf,
  sumOf,
} from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { longestReceiptMinutes, type Withdrawal } from '#contract/wallet/withdrawals.ts';
import type { ActStep, Fate } from '../kit/act.rules.ts';
import { fieldsTyped } from '../kit/draft.rules.ts';
import type { WorldEvent } from '../world.ts';
import { type AmountProblem, amountTyped } from './amount.rules.ts';

/** The member's answer about the rest: all of it arrived, a part, or nothing. */
export type Answer = 'full' | 'part' | 'none';

export type ReceiptField = 'received' | 'remaining';
export type ReceiptProblem = AmountProblem | 'sum';
export type ReceiptProblems = {
  readonly received: ReceiptProblem | null;
  readonly remaining: ReceiptProblem | null;
  readonly proofs: boolean;
};

/**
 * Whether the gateway accepted the member's last answer: `part` means it did and still asks about the rest;
 * `tooLate` means it did not.
 */
export type Word = 'none' | 'kept' | 'part' | 'tooLate';

export type ReceiptContext = {
  /** The withdrawal as last read. */
  readonly withdrawal: Withdrawal;
  /** The key that makes the answer count only once; each new answer brings one. */
  readonly key: string;
  /** What is known of an earlier answer under the key. */
  readonly fate: Fate;
  /** The last answer started on this page, so it can be given again or changed if the gateway knows nothing of it. */
  readonly begunHere: boolean;
  readonly again: 'no' | 'same' | 'changed';
  readonly answer: Answer;
  readonly typed: Readonly<Record<ReceiptField, string>>;
  readonly proofs: readonly string[];
  readonly problems: ReceiptProblems;
  readonly failure: Failure | null;
  /** Why the last answer was not accepted; survives the look that follows it. */
  readonly refusal: Failure | null;
  readonly word: Word;
  /** When the rest counts as received, by this device's clock; null until the browser has computed it. */
  readonly endsAt: number | null;
};

/** The member starts an answer. */
export type Beginning = { readonly type: `${Answer}.picked`; readonly key: string };
export type Typed = { readonly field: ReceiptField; readonly value: string };
/** Proofs that the gateway has. */
export type Given = { readonly proofs: readonly string[] };
/** The withdrawal as another part of the page read it, or as the gateway just answered. */
export type WithdrawalRead = { readonly withdrawal: Withdrawal };
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
  | ({ type: 'withdrawal.read' } & WithdrawalRead)
  | { type: 'countdown.set'; endsAt: number }
  | { type: 'countdown.passed' };

/** What the page shows of a receipt; `act` is an answer from its last look to the gateway's reply. */
export type ReceiptPlace =
  | 'choosing'
  | 'part'
  | 'none'
  | 'act'
  | 'looking'
  | 'unread'
  | 'conflict'
  | 'settled';

/** An answer sent before the page was opened, with an unknown outcome. */
export type KeptWord = { readonly key: string; readonly answer: Answer };

export type ReceiptInput = WithdrawalRead & { readonly kept?: KeptWord | null };

/** The types of the chart. */
export type ReceiptTypes = {
  input: ReceiptInput;
  context: ReceiptContext;
  events: ReceiptEvent;
  emitted: WorldEvent;
  tags: 'busy' | 'stable' | 'refused' | 'audited';
  meta: { place?: ReceiptPlace; step?: ActStep };
};

/** How many proofs one report needs. */
export const proofsAllowed = { least: 1, most: 3 } as const;

export const noProblems: ReceiptProblems = { received: null, remaining: null, proofs: false };

/** Nothing is typed or submitted. */
export const nothingSaid = {
  typed: { received: '', remaining: '' },
  proofs: [],
  problems: noProblems,
} as const;

/** No answer has had a result yet. */
export const nothingHeard = { failure: null, refusal: null, word: 'none' } as const;

/** The start of a receipt, from what is known of its withdrawal. */
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

/** What the member has yet to answer about, as on the wire. */
export function remainingOf({ receipt }: Withdrawal): string {
  return receipt?.remaining ?? '0.00';
}

/** What did not arrive and is not given back, because the back office closed the receipt; as on the wire. */
export function unreturnedOf({ receipt, returns }: Withdrawal): string {
  if (receipt?.state !== 'FORCED') return '0.00';
  const arrived = plus(minorOf(receipt.received), minorOf(returnedOf({ returns })));
  return amountOf(minus(minorOf(receipt.paidOut), arrived));
}

/** What did not arrive and was given back, as on the wire. */
export function returnedOf({ returns }: Pick<Withdrawal, 'returns'>): string {
  return amountOf(
    sumOf(
      asMinor(0),
      returns.map(({ amount }) => minorOf(amount)),
    ),
  );
}

/** What is wrong with the amounts of a part: together they must equal the rest, and each must be more than zero. */
function partProblems({ typed, withdrawal }: ReceiptContext): ReceiptProblems {
  const [received, remaining] = [amountTyped(typed.received), amountTyped(typed.remaining)];
  if ('problem' in received || 'problem' in remaining) {
    return {
      ...noProblems,
      received: 'problem' in received ? received.problem : null,
      remaining: 'problem' in remaining ? remaining.problem : null,
    };
  }
  const sum = plus(minorOf(received.amount), minorOf(remaining.amount));
  return { ...noProblems, remaining: sum === minorOf(remainingOf(withdrawal)) ? null : 'sum' };
}

/** What is wrong with a submitted answer. */
function wordProblems(context: ReceiptContext, { proofs }: Given): ReceiptProblems {
  if (context.answer === 'part') return partProblems(context);
  const { least, most } = proofsAllowed;
  return { ...noProblems, proofs: proofs.length < least || proofs.length > most };
}

/** A submitted answer and what is wrong with it. */
export function weighAnswer(context: ReceiptContext, { proofs }: Given) {
  return { proofs, problems: wordProblems(context, { proofs }), again: 'no' as const };
}

/** Whether nothing is wrong or to be changed, so that the last look can follow. */
export function isComplete({ problems: { received, remaining, proofs }, again }: ReceiptContext): boolean {
  return received === null && remaining === null && !proofs && again !== 'changed';
}

/** A field after typing, without its mark. */
export function withField({ typed, problems }: ReceiptContext, { field, value }: Typed) {
  return { typed: { ...typed, [field]: value }, problems: { ...problems, [field]: null } };
}

/** Whether another read of the withdrawal differs from what is known here: then the gateway is asked. */
export function isNews({ withdrawal: { receipt } }: ReceiptContext, read: Withdrawal): boolean {
  const now = read.receipt;
  return (
    receipt?.state !== now?.state || receipt?.received !== now?.received || receipt?.paidOut !== now?.paidOut
  );
}

/** States of a receipt decided by a person, not by the clock. */
const decided: readonly (string | undefined)[] = ['RECEIVED', 'REPORTED', 'FORCED', 'REFUNDED'];

/** Whether the receipt was settled elsewhere while the member was being asked, or the member's answer came too late. */
function isOvertaken({ withdrawal, word, refusal }: ReceiptContext, now: Withdrawal): boolean {
  if (refusal?.code === 'ALREADY_SETTLED' || word === 'tooLate') return true;
  return word !== 'kept' && withdrawal.receipt?.state === 'OPEN' && decided.includes(now.receipt?.state);
}

/** What became of the last answer, judging by the withdrawal now. */
function wordNow(context: ReceiptContext, now: Withdrawal): Word {
  if (isOvertaken(context, now)) return 'tooLate';
  return context.word === 'kept' && now.receipt?.state === 'OPEN' ? 'part' : context.word;
}

/**
 * The gateway's new state of the withdrawal: a member who was overtaken learns of it, and a question that is
 * settled is forgotten.
 */
export function lookedAt(context: ReceiptContext, withdrawal: Withdrawal) {
  const word = wordNow(context, withdrawal);
  const open = withdrawal.receipt?.state === 'OPEN';
  const refusal = open && word !== 'tooLate' ? context.refusal : null;
  return { ...(open ? {} : newReceipt({ withdrawal })), withdrawal, failure: null, refusal, word };
}

/** Seconds until the gateway is asked again that says of an open receipt that its time has run out. */
const overdue = asSeconds(10);

/** Seconds until the rest counts as received. */
function secondsLeft({ withdrawal: { receipt } }: ReceiptContext): Seconds {
  const left = receipt?.secondsLeft ?? asSeconds(0);
  return signOf(left) > 0 ? left : overdue;
}

/** Browser timers end at 24.8 days, and a longer one fires at once: the machine asks earlier, and keeps waiting. */
const longest = millisecondsOf(secondsIn(asMinutes(longestReceiptMinutes)));

/** Milliseconds until then, or until it is worth asking again. */
export function timeLeft(context: ReceiptContext): number {
  return plain(least(longest, millisecondsOf(secondsLeft(context))));
}

/** The countdown that the member sees. */
export function countdownOf(context: ReceiptContext) {
  return { type: 'countdown.started' as const, seconds: secondsLeft(context), until: null };
}

/** How an answer is begun again; that all arrived is pressed and not typed. */
export function receiptDraft({ answer, key, typed, begunHere }: ReceiptContext) {
  if (!begunHere || answer === 'full') return [];
  return [{ type: `${answer}.picked` as const, key }, ...fieldsTyped(typed)];
}
