import { useTranslation } from 'react-i18next';
import type { ProfitDay } from '#contract/wallet/records.ts';
import { barsOf } from '#machines/wallet/profit.rules.ts';
import { profitRecord } from '#machines/wallet/records.rules.ts';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { RecordPage } from '#src/views/records/record-page.tsx';
import { RecordTotals } from '#src/views/records/record-totals.tsx';
import { SignedAmount } from '#src/views/records/signed-amount.tsx';
import profitChartStyles from './profit-chart.module.css';
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
          <details className={profitChartStyles.days}>
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

/** The drawing in its own units; about as wide as on a phone, so that its text keeps its nominal size. */
const width = 320;
const height = 150;
const side = { top: 14, bottom: 20 };
const room = height - side.top - side.bottom;

type Props = { days: readonly ProfitDay[]; net: string };

/** Each day's result as a bar above or below the line of nothing; the words beside it say the same. */
function ProfitChart({ days, net }: Props) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { bars, zero, best, worst, up, down } = barsOf(days);
  const step = width / Math.max(1, bars.length);
  const bar = Math.min(22, Math.max(1.5, step * 0.72));
  const line = side.top + zero * room;
  const marks = [...new Set([0, Math.floor((bars.length - 1) / 2), bars.length - 1])];
  const summary = t('wallet.records.chart.summary', {
    net: money(net),
    up: t('wallet.records.chart.up', { count: up }),
    down: t('wallet.records.chart.down', { count: down }),
  });
  const extremes =
    best && worst
      ? t('wallet.records.chart.extremes', {
          best: money(best.net),
          bestDay: best.date,
          worst: money(worst.net),
          worstDay: worst.date,
        })
      : '';
  return (
    <figure className={profitChartStyles.figure}>
      <figcaption>
        <h2>{t('wallet.records.chart.title')}</h2>
        <p>{`${summary} ${extremes}`}</p>
      </figcaption>
      <svg
        className={profitChartStyles.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${t('wallet.records.chart.title')}. ${summary} ${extremes}`}
      >
        {bars.map(({ date, sign, from, to }, at) => (
          <rect
            key={date}
            className={profitChartStyles.bar}
            data-sign={sign}
            x={at * step + (step - bar) / 2}
            y={side.top + from * room}
            width={bar}
            height={Math.max((to - from) * room, sign === 'none' ? 0 : 1)}
            rx={Math.min(2, bar / 2)}
          />
        ))}
        <line className={profitChartStyles.zero} x1={0} x2={width} y1={line} y2={line} />
        {marks.map((at) => (
          <text
            key={at}
            className={profitChartStyles.mark}
            x={at === 0 ? 0 : at === bars.length - 1 ? width : (at + 0.5) * step}
            y={height - 6}
            textAnchor={at === 0 ? 'start' : at === bars.length - 1 ? 'end' : 'middle'}
          >
            {bars[at]?.date.slice(5)}
          </text>
        ))}
      </svg>
      <ul className={profitChartStyles.legend} aria-hidden="true">
        <li data-sign="plus">{t('wallet.records.chart.won')}</li>
        <li data-sign="minus">{t('wallet.records.chart.lost')}</li>
      </ul>
    </figure>
  );
}
