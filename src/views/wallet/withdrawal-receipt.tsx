import { useTranslation } from 'react-i18next';
import type { Receipt, Withdrawal } from '#contract/wallet/withdrawals.ts';
import { Card } from '#src/ui/card.tsx';
import { ActFacts } from './act-facts.tsx';
import { useMoney } from './money-text.ts';

type Props = {
  /** The withdrawal that money was paid out for. */
  withdrawal: Withdrawal;
  receipt: Receipt;
};

/** The receipt of what was paid out (spec 4): how it stands. */
export function WithdrawalReceipt({ withdrawal, receipt }: Props) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const facts = [
    {
      id: 'paidOut',
      label: t('wallet.withdrawal.paidOut'),
      value: `${money(receipt.paidOut)} / ${money(withdrawal.net)}`,
    },
  ];
  return (
    <Card title={t('wallet.withdrawal.payments')}>
      <ActFacts facts={facts} />
    </Card>
  );
}
