import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { receiptMachine } from '#machines/wallet/receipt.machine.ts';
import type { KeptWord, ReceiptPlace } from '#machines/wallet/receipt.rules.ts';
import { receiptDraft } from '#machines/wallet/receipt.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { metaOf } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useSystem } from '#src/actors/system-context.tsx';

export type ReceiptActor = ActorRefFrom<typeof receiptMachine>;

/** An answer on this withdrawal whose outcome this tab never learned. */
function useKeptWord(reference: string): KeptWord | null {
  const { keptKey } = useSystem();
  const confirmed = keptKey('wallet.confirmReceipt', reference);
  const reported = keptKey('wallet.reportReceipt', reference);
  if (confirmed !== null) return { key: confirmed, answer: 'full' };
  return reported === null ? null : { key: reported, answer: 'none' };
}

/** The receipt of a withdrawal; it gets every new read of the withdrawal. */
export function useReceipt(withdrawal: Withdrawal): { receipt: ReceiptActor; place: ReceiptPlace } {
  const kept = useKeptWord(withdrawal.reference);
  const receipt = usePageActor(receiptMachine, { withdrawal, kept });
  useDraft(receipt, receiptDraft, withdrawal.reference);
  useEffect(() => receipt.send({ type: 'withdrawal.read', withdrawal }), [receipt, withdrawal]);
  return { receipt, place: useSelector(receipt, (snapshot) => metaOf(snapshot).place as ReceiptPlace) };
}
