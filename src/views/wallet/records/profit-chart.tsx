import { useTranslation } from 'react-i18next';
import type { ProfitDay } from '#contract/wallet/records.ts';
import { barsOf } from '#machines/wallet/profit.rules.ts';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './profit-chart.module.css';

/** The drawing in its own units; about as wide as on a phone, so that its text keeps its nominal size. */
const width = 320;
const height = 150;
const side = { top: 14, bottom: 20 };
const room = height - side.top - side.bottom;

type Props = { days: readonly ProfitDay[]; net: string };

/** Each day's result as a bar above or below the line of nothing; the words beside it say the same. */
export function ProfitChart({ days, net }: Props) {
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
    <figure className={styles.figure}>
      <figcaption>
        <h2>{t('wallet.records.chart.title')}</h2>
        <p>{`${summary} ${extremes}`}</p>
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${t('wallet.records.chart.title')}. ${summary} ${extremes}`}
      >
        {bars.map(({ date, sign, from, to }, at) => (
          <rect
            key={date}
            className={styles.bar}
            data-sign={sign}
            x={at * step + (step - bar) / 2}
            y={side.top + from * room}
            width={bar}
            height={Math.max((to - from) * room, sign === 'none' ? 0 : 1)}
            rx={Math.min(2, bar / 2)}
          />
        ))}
        <line className={styles.zero} x1={0} x2={width} y1={line} y2={line} />
        {marks.map((at) => (
          <text
            key={at}
            className={styles.mark}
            x={at === 0 ? 0 : at === bars.length - 1 ? width : (at + 0.5) * step}
            y={height - 6}
            textAnchor={at === 0 ? 'start' : at === bars.length - 1 ? 'end' : 'middle'}
          >
            {bars[at]?.date.slice(5)}
          </text>
        ))}
      </svg>
      <ul className={styles.legend} aria-hidden="true">
        <li data-sign="plus">{t('wallet.records.chart.won')}</li>
        <li data-sign="minus">{t('wallet.records.chart.lost')}</li>
      </ul>
    </figure>
  );
}
