import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { remainingOf } from '#machines/wallet/receipt.rules.ts';
import { confirmInput } from '#machines/wallet/receipt-word.rules.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import type { ReceiptActor } from '#src/actors/receipt.ts';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';

/** An answer being sent: the last look at it, and its state until the gateway has replied. */
export function ReceiptAct({ receipt }: { receipt: ReceiptActor }) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const act = useMoneyAct(receipt);
  const context = useSelector(receipt, (snapshot) => snapshot.context);
  const { answer, proofs, withdrawal } = context;
  const { received, remaining } = confirmInput(context);
  const arrived = [
    { id: 'received', label: t('wallet.receipt.field.received'), value: money(received), strong: true },
    { id: 'remaining', label: t('wallet.receipt.field.remaining'), value: money(remaining) },
  ];
  const missing = [
    {
      id: 'missing',
      label: t('wallet.receipt.missing'),
      value: money(remainingOf(withdrawal)),
      strong: true,
    },
    { id: 'proofs', label: t('wallet.receipt.proofs'), value: proofs.length },
  ];
  const none = answer === 'none';
  if (act.step !== 'sure' && act.step !== 'sending') {
    return <ActOutcome act={act} changeable done={{ title: '', facts: [], again: '' }} />;
  }
  return (
    <SurePanel
      act={act}
      facts={none ? missing : arrived}
      confirm={t(none ? 'wallet.receipt.report' : 'wallet.receipt.confirm')}
    />
  );
}
