import { useTranslation } from 'react-i18next';
import type { FullBill } from '#contract/contracts/bill.ts';
import { Card } from '#src/ui/card.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './bills.module.css';
import { useBillWords } from './use-bill-words.ts';

/** What was paid of a bill, part by part. */
export function BillPayments({ bill: { payments }, zone }: { bill: FullBill; zone: string }) {
  const { t } = useTranslation(['contracts']);
  const money = useMoney();
  const { at } = useBillWords(zone);
  const columns: Column<FullBill['payments'][number]>[] = [
    { head: t('contracts.bill.payments.at'), cell: (one) => at(one.at) },
    { head: t('contracts.bill.payments.how'), cell: ({ how }) => t(`contracts.bill.payments.${how}`) },
    { head: t('contracts.bill.payments.amount'), cell: ({ amount }) => money(amount), figure: true },
  ];
  return (
    <Card title={t('contracts.bill.payments.title')} className={styles.sheet}>
      {payments.length === 0 ? (
        <p className={styles.note}>{t('contracts.bill.payments.none')}</p>
      ) : (
        <RecordList
          label={t('contracts.bill.payments.title')}
          columns={columns}
          rows={payments}
          keyOf={(one) => `${one.at} ${one.how} ${one.amount}`}
        />
      )}
    </Card>
  );
}
