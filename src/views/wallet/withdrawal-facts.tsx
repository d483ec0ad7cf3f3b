import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { Name } from '#src/ui/as-is.tsx';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { useMerchantHours, useMoney } from '#src/views/acts/money-text.ts';

/** All details of a withdrawal, including its payments. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation(['acts', 'wallet']);
  const money = useMoney();
  const { moment } = useMerchantHours();
  const { account, amount, fee, net, reason, createdAt, settledAt, payouts, returns, reference } = withdrawal;
  const facts = [
    { id: 'account', label: t('wallet.withdraw.to'), value: `${account.institution} ${account.number}` },
    { id: 'holder', label: t('wallet.withdraw.holder'), value: <Name>{account.holder}</Name> },
    { id: 'amount', label: t('wallet.withdraw.amount'), value: money(amount) },
    { id: 'fee', label: t('wallet.withdraw.fee'), value: money(fee) },
    { id: 'net', label: t('wallet.withdrawal.net'), value: money(net), strong: true },
    { id: 'created', label: t('wallet.withdrawal.asked'), value: moment(createdAt) },
    ...payouts.map(({ payoutId, amount: part, at }, nth) => ({
      id: payoutId,
      label: t('wallet.withdrawal.part', { number: nth + 1, when: moment(at) }),
      value: money(part),
    })),
    ...returns.map(({ payoutId, amount: back, at }) => ({
      id: `back-${payoutId}`,
      label: t('wallet.withdrawal.returned', { when: moment(at) }),
      value: money(back),
    })),
    ...(settledAt === null
      ? []
      : [{ id: 'settled', label: t('wallet.withdrawal.settled'), value: moment(settledAt) }]),
    ...(reason ? [{ id: 'reason', label: t('wallet.withdrawal.reason'), value: reason }] : []),
    { id: 'reference', label: t('acts.reference'), value: reference },
  ];
  return <ActFacts facts={facts} />;
}
