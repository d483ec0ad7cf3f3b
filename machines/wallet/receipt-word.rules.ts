import type { CallInput } from '#contract/calls.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import type { ActEnd, ActInput } from '../kit/act.rules.ts';
import { amountIn } from './amount.rules.ts';
import {
  type Answer,
  type Beginning,
  noProblems,
  nothingHeard,
  type ReceiptContext,
  remainingOf,
} from './receipt.rules.ts';

/** What the member says arrived and what is left, as it is sent; of all that remains when nothing was typed. */
export function confirmInput(context: ReceiptContext): CallInput<'wallet.confirmReceipt'> {
  const { withdrawal, key, answer, typed } = context;
  const whole = minorOf(remainingOf(withdrawal));
  const received = answer === 'part' ? amountIn(typed.received) : amountOf(whole);
  const remaining = answer === 'part' ? amountIn(typed.remaining) : '0.00';
  return { key, reference: withdrawal.reference, received, remaining };
}

/** What did not arrive, with its proofs, as it is sent. */
function reportInput({ withdrawal, key, proofs }: ReceiptContext): CallInput<'wallet.reportReceipt'> {
  return { key, reference: withdrawal.reference, proofs: [...proofs] };
}

/** The word that something arrived, as an act. */
export function confirmAct(context: ReceiptContext): ActInput {
  const { key, fate, withdrawal } = context;
  return {
    key,
    fate,
    call: 'wallet.confirmReceipt',
    about: withdrawal.reference,
    send: confirmInput(context),
  };
}

/** The word that nothing did, as an act. */
export function reportAct(context: ReceiptContext): ActInput {
  const { key, fate, withdrawal } = context;
  return { key, fate, call: 'wallet.reportReceipt', about: withdrawal.reference, send: reportInput(context) };
}

/**
 * What the end of a word that was not kept leaves: its refusal; or, for it may still arrive, that it is to be given
 * again. One from before the page was opened is not at hand any more.
 */
export function wordEnded({ begunHere, fate: before }: ReceiptContext, { end, failure, fate }: ActEnd) {
  const now = before === 'none' ? fate : ('doubted' as const);
  const wanted = { left: 'same', changed: 'changed', done: 'no', refused: 'no' } as const;
  return { refusal: failure, fate: now, again: begunHere ? wanted[end] : ('no' as const) };
}

/**
 * An answer is begun, with a key of its own; or with the key of a word that may still arrive, so that one of the two is
 * kept at most. What was typed before is kept.
 */
export function begun({ key: before, fate }: ReceiptContext, { type, key }: Beginning) {
  const answer = type.replace('.picked', '') as Answer;
  const under = fate === 'none' ? key : before;
  return {
    answer,
    key: under,
    begunHere: true,
    again: 'no' as const,
    proofs: [],
    problems: noProblems,
    ...nothingHeard,
  };
}

/** Whether it is still asked about, and a word that may arrive is to be given again. */
export function isSaidBefore({ withdrawal, again }: ReceiptContext): boolean {
  return withdrawal.receipt?.state === 'OPEN' && again === 'same';
}

/** Whether it is still asked about, and what was typed into the form of that word is to be changed. */
export function isToChange({ withdrawal, again, answer }: ReceiptContext): boolean {
  return withdrawal.receipt?.state === 'OPEN' && again === 'changed' && answer !== 'full';
}
