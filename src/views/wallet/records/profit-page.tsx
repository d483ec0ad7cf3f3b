import { useTranslation } from 'react-i18next';
import type { ProfitDay } from '#contract/wallet/records.ts';
import { profitInput, rangeProblem } from '#machines/wallet/records.rules.ts';
import { useRead } from '#src/actors/reads.ts';
import { useLatest } from '../latest.ts';
import { useMoney } from '../money-text.ts';
import { ProfitChart } from './profit-chart.tsx';
import { type Column, RecordList } from './record-list.tsx';
import { RecordPage } from './record-page.tsx';
import { useRecordPlace } from './record-place.ts';
import { RecordTotals } from './record-totals.tsx';
import styles from './records.module.css';
import { SignedAmount } from './signed-amount.tsx';

/** What was won and lost, day by day (spec 2, personalProfit). */
export function ProfitPage() {
  const { t } = useTranslation(['wallet']);
  const place = useRecordPlace('profit');
  const { view, asker, today } = place;
  const money = useMoney();
  const read = useRead('wallet.profit', profitInput({ ...view, ...asker }), {
    fresh: 0,
    enabled: rangeProblem(view, today) === null,
  });
  const latest = useLatest(read.data);
  const columns: Column<ProfitDay>[] = [
    { head: t('wallet.records.day'), cell: ({ date }) => date },
    { head: t('wallet.records.stake'), cell: ({ stake }) => money(stake), figure: true },
    { head: t('wallet.records.win'), cell: ({ win }) => money(win), figure: true },
    { head: t('wallet.records.bonus'), cell: ({ bonus }) => money(bonus), figure: true },
    { head: t('wallet.records.result'), cell: ({ net }) => <SignedAmount amount={net} />, figure: true },
  ];
  return (
    <RecordPage
      place={place}
      count={latest?.days.length}
      pages={1}
      heads={columns.map(({ head }) => head)}
      failure={read.data ? null : (read.error?.failure ?? null)}
      busy={read.isFetching}
      onRetry={() => void read.refetch()}
    >
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
