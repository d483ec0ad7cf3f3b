import { useTranslation } from 'react-i18next';
import type { ProfitDay } from '#contract/wallet/records.ts';
import { profitRecord } from '#machines/wallet/records.rules.ts';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { RecordPage } from '#src/views/records/record-page.tsx';
import { RecordTotals } from '#src/views/records/record-totals.tsx';
import { SignedAmount } from '#src/views/records/signed-amount.tsx';
import styles from './member-records.module.css';
import { ProfitChart } from './profit-chart.tsx';
import { useOwnRecord } from './use-own-record.ts';

/** Profit and loss, day by day (spec 2, personalProfit). */
export function ProfitPage() {
  const { t } = useTranslation(['wallet', 'records']);
  const { latest, page } = useOwnRecord(profitRecord);
  const money = useMoney();
  const columns: Column<ProfitDay>[] = [
    { head: t('wallet.records.day'), cell: ({ date }) => date },
    { head: t('records.stake'), cell: ({ stake }) => money(stake), figure: true },
    { head: t('records.win'), cell: ({ win }) => money(win), figure: true },
    { head: t('records.bonus'), cell: ({ bonus }) => money(bonus), figure: true },
    { head: t('records.result'), cell: ({ net }) => <SignedAmount amount={net} />, figure: true },
  ];
  return (
    <RecordPage {...page} count={latest?.days.length} pages={1} heads={columns.map(({ head }) => head)}>
      {latest && (
        <>
          <RecordTotals
            sums={[
              [t('records.stake'), money(latest.totals.stake)],
              [t('records.win'), money(latest.totals.win)],
              [t('records.bonus'), money(latest.totals.bonus)],
              [t('records.result'), <SignedAmount key="net" amount={latest.totals.net} />],
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
