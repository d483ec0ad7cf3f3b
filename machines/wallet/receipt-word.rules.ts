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

/** What the member says arrived and what is left, as it is sent; all that remains when no amount was typed. */
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

/** The answer that something arrived, as an act. */
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

/** The answer that nothing arrived, as an act. */
export function reportAct(context: ReceiptContext): ActInput {
  const { key, fate, withdrawal } = context;
  return { key, fate, call: 'wallet.reportReceipt', about: withdrawal.reference, send: reportInput(context) };
}

/**
 * What an answer that was not accepted leaves: its refusal; or, where it never arrived, that it should be given again. An
 * answer from before the page was opened can't be repeated.
 */
export function wordEnded({ begunHere }: ReceiptContext, { end, failure, key }: ActEnd) {
  const wanted = { left: 'same', changed: 'changed', done: 'no', refused: 'no' } as const;
  return { key, fate: 'none', refusal: failure, again: begunHere ? wanted[end] : ('no' as const) } as const;
}

/** An answer starts, with its own key. Typed text is kept. */
export function beginAnswer({ type, key }: Beginning) {
  const answer = type.replace('.picked', '') as Answer;
  return {
    answer,
    key,
    begunHere: true,
    again: 'no' as const,
    proofs: [],
    problems: noProblems,
    ...nothingHeard,
  };
}

/** Whether the gateway still asks, and an answer that may arrive should be given again. */
export function isSaidBefore({ withdrawal, again }: ReceiptContext): boolean {
  return withdrawal.receipt?.state === 'OPEN' && again === 'same';
}

/** Whether the gateway still asks, and the member wants to change what they typed in that answer's form. */
export function isToChange({ withdrawal, again, answer }: ReceiptContext): boolean {
  return withdrawal.receipt?.state === 'OPEN' && again === 'changed' && answer !== 'full';
}
