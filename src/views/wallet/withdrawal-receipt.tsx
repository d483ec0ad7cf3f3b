import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Receipt, Withdrawal } from '#contract/wallet/withdrawals.ts';
import { signOf } from '#machines/wallet/amount.rules.ts';
import { type ReceiptPlace, returnedOf, unreturnedOf } from '#machines/wallet/receipt.rules.ts';
import { type ReceiptActor, useReceipt } from '#src/actors/receipt.ts';
import { useUploads } from '#src/actors/uploads.ts';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './receipt.module.css';
import { ReceiptAct } from './receipt-act.tsx';
import { ReceiptChoice } from './receipt-choice.tsx';
import { ReceiptCountdown } from './receipt-countdown.tsx';
import { ReceiptNone } from './receipt-none.tsx';
import { ReceiptNotice } from './receipt-notice.tsx';
import { ReceiptPart } from './receipt-part.tsx';
import { ReceiptSettled } from './receipt-settled.tsx';

type Props = {
  /** The withdrawal that money was paid out for. */
  withdrawal: Withdrawal;
  receipt: Receipt;
};

/** The current question, or how it was settled. Pictures survive the last look and a refusal. */
function ReceiptStep({ receipt, place }: { receipt: ReceiptActor; place: ReceiptPlace }) {
  const uploads = useUploads(useSelector(receipt, ({ context }) => context.withdrawal.reference));
  if (place === 'choosing') return <ReceiptChoice receipt={receipt} />;
  if (place === 'part') return <ReceiptPart receipt={receipt} />;
  if (place === 'none') return <ReceiptNone receipt={receipt} uploads={uploads} />;
  if (place === 'act') return <ReceiptAct receipt={receipt} />;
  return place === 'settled' ? <ReceiptSettled receipt={receipt} /> : null;
}

/** The receipt of a payout (spec 4): the member's answer, or how it was settled. */
export function WithdrawalReceipt({ withdrawal, receipt: read }: Props) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { receipt, place } = useReceipt(withdrawal);
  const known = useSelector(receipt, ({ context }) => context.withdrawal.receipt) ?? read;
  const parts = useSelector(receipt, ({ context }) => context.withdrawal.payouts.length);
  const returned = useSelector(receipt, ({ context }) => returnedOf(context.withdrawal));
  const unreturned = useSelector(receipt, ({ context }) => unreturnedOf(context.withdrawal));
  const facts = [
    {
      id: 'paidOut',
      label: t('wallet.withdrawal.paidOut'),
      value: `${money(known.paidOut)} / ${money(withdrawal.net)}`,
    },
    { id: 'received', label: t('wallet.receipt.received'), value: money(known.received) },
    ...(signOf(returned) === 0
      ? []
      : [{ id: 'returned', label: t('wallet.receipt.returned'), value: money(returned) }]),
    ...(signOf(unreturned) === 0
      ? []
      : [
          {
            id: 'unreturned',
            label: t('wallet.receipt.unreturned'),
            value: money(unreturned),
            strong: true,
          },
        ]),
    ...(signOf(known.remaining) === 0
      ? []
      : [
          {
            id: 'remaining',
            label: t('wallet.receipt.remaining'),
            value: money(known.remaining),
            strong: true,
          },
        ]),
  ];
  return (
    <Card title={t('wallet.receipt.title')}>
      <div className={styles.receipt}>
        <ActFacts facts={facts} />
        <ReceiptCountdown receipt={receipt} />
        <LiveStatus text={place === 'looking' ? t('wallet.receipt.looking') : ''} />
        <ReceiptNotice receipt={receipt} place={place} />
        {/* Money paid out since then needs its own pictures. */}
        <ReceiptStep key={parts} receipt={receipt} place={place} />
      </div>
    </Card>
  );
}
