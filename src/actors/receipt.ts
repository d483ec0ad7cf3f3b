import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { receiptMachine } from '#machines/wallet/receipt.machine.ts';
import { usePageActor } from './page-actor.ts';

export type ReceiptActor = ActorRefFrom<typeof receiptMachine>;

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

function placeOf(snapshot: SnapshotFrom<typeof receiptMachine>): ReceiptPlace {
  const giving = ['confirmed', 'check.asked', 'sent.again'] as const;
  if (giving.some((type) => snapshot.can({ type }))) return 'act';
  if (snapshot.hasTag('busy')) return snapshot.context.key === '' ? 'looking' : 'act';
  if (snapshot.can({ type: 'seen' })) return 'conflict';
  if (snapshot.can({ type: 'look.asked' })) return 'unread';
  if (snapshot.can({ type: 'field.changed', field: 'received', value: '' })) return 'part';
  if (snapshot.can({ type: 'submitted', proofs: [] })) return 'none';
  return snapshot.can({ type: 'full.picked', key: '' }) ? 'choosing' : 'settled';
}

/** The receipt of a withdrawal; what the page reads of the withdrawal is told to it. */
export function useReceipt(withdrawal: Withdrawal): { receipt: ReceiptActor; place: ReceiptPlace } {
  const receipt = usePageActor(receiptMachine, { withdrawal });
  useEffect(() => receipt.send({ type: 'withdrawal.told', withdrawal }), [receipt, withdrawal]);
  return { receipt, place: useSelector(receipt, placeOf) };
}
