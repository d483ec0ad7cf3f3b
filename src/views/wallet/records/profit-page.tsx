import { useTranslation } from 'react-i18next';
import type { ProfitDay } from '#contract/wallet/records.ts';
import { profitInput } from '#machines/wallet/records.rules.ts';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { ProfitChart } from './profit-chart.tsx';
import { RecordPage } from './record-page.tsx';
import { RecordTotals } from './record-totals.tsx';
import styles from './records.module.css';
import { SignedAmount } from './signed-amount.tsx';
import { useRecord } from './use-record.ts';

/** Profit and loss, day by day (spec 2, personalProfit). */
export function ProfitPage() {
  const { t } = useTranslation(['wallet']);
  const { latest, reading } = useRecord('profit', profitInput);
  const money = useMoney();
  const columns: Column<ProfitDay>[] = [
    { head: t('wallet.records.day'), cell: ({ date }) => date },
    { head: t('wallet.records.stake'), cell: ({ stake }) => money(stake), figure: true },
    { head: t('wallet.records.win'), cell: ({ win }) => money(win), figure: true },
    { head: t('wallet.records.bonus'), cell: ({ bonus }) => money(bonus), figure: true },
    { head: t('wallet.records.result'), cell: ({ net }) => <SignedAmount amount={net} />, figure: true },
  ];
  return (
    <RecordPage {...reading} count={latest?.days.length} pages={1} heads={columns.map(({ head }) => head)}>
      {latest && (
        <>
          <RecordTotals
            sums={[
              [t('wallet.records.stake'), money(latest.totals.stake)],
              [t('wallet.records.win'), money(latest.totals.win)],
              [t('wallet.records.bonus'), money(latest.totals.bonus)],
              [t('wallet.records.result'), <SignedAmount key="net" amount={latest.totals.net} />],
            ]}
          />
          <ProfitChart days={latest.days} net={latest.totals.net} />
          <details className={styles.days}>
            <summary>{t('wallet.records.byDay')}</summary>
            <RecordList
              label={t('wallet.records.title.profit')}
              columns={columns}
              rows={latest.days.toReversed()}
              keyOf={({ date }) => date}
            />
          </details>
        </>
      )}
    </RecordPage>
  );
}
