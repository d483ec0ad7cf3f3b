import { useTranslation } from 'react-i18next';
import type { FullBill } from '#contract/contracts/bill.ts';
import { Tag } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { SignedAmount } from '#src/views/records/signed-amount.tsx';
import styles from './bills.module.css';
import { useBillWords } from './use-bill-words.ts';

/** What became known after a bill was frozen, and whether it was made up for. */
export function BillCorrections({ bill: { corrections }, zone }: { bill: FullBill; zone: string }) {
  const { t } = useTranslation(['contracts']);
  const money = useMoney();
  const { at } = useBillWords(zone);
  const columns: Column<FullBill['corrections'][number]>[] = [
    { head: t('contracts.bill.corrections.at'), cell: (one) => at(one.at) },
    { head: t('contracts.bill.corrections.before'), cell: ({ before }) => money(before), figure: true },
    { head: t('contracts.bill.corrections.after'), cell: ({ after }) => money(after), figure: true },
    {
      head: t('contracts.bill.corrections.difference'),
      cell: ({ difference }) => <SignedAmount amount={difference} />,
      figure: true,
    },
    {
      head: t('contracts.bill.corrections.state'),
      cell: ({ state }) => (
        <Tag tone={state === 'OPEN' ? 'warning' : 'positive'}>{t(`contracts.bill.corrections.${state}`)}</Tag>
      ),
    },
  ];
  return (
    <Card title={t('contracts.bill.corrections.title')} className={styles.sheet}>
      <p className={styles.note}>{t('contracts.bill.corrections.text')}</p>
      <RecordList
        label={t('contracts.bill.corrections.title')}
        columns={columns}
        rows={corrections}
        keyOf={({ id }) => id}
      />
    </Card>
  );
}
