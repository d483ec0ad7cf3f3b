import { useTranslation } from 'react-i18next';
import type { Sum } from '#machines/lotteries/figures.rules.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';

/** The drawing's width; about as wide as on a phone, so that its text keeps its nominal size. */
const width = 300;
const tallest = 72;
const above = 20;
const height = above + tallest + 12;

/** Where the last draws went: the sum of each, or its first number, as a line from the oldest to the newest. */
export function TrendChart({ sums, first }: { sums: readonly Sum[]; first: boolean }) {
  const { t } = useTranslation(['lotteries']);
  const [oldest, newest] = [sums[0], sums.at(-1)];
  if (!oldest || !newest) return null;
  const count = sums.length;
  const step = width / count;
  const values = sums.map(({ sum }) => sum);
  const points = sums.map(({ issue, sum, height: share }, at) => {
    return { issue, sum, x: step / 2 + at * step, y: above + (1 - share) * tallest };
  });
  const title = first
    ? t('lotteries.figures.trendFirst', { count })
    : t('lotteries.figures.trend', { count });
  const label = t('lotteries.figures.trendLabel', {
    count,
    from: oldest.sum,
    to: newest.sum,
    least: Math.min(...values),
    most: Math.max(...values),
  });
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${title}. ${label}`}
      >
        <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ issue, sum, x, y }) => (
          <g key={issue} data-most={issue === newest.issue}>
            <circle className={styles.point} cx={x} cy={y} r={4} />
            <text className={styles.count} x={x} y={y - 9}>
              {sum}
            </text>
          </g>
        ))}
      </svg>
      <FigureTable
        caption={title}
        heads={[t('lotteries.opened.issue'), t('lotteries.figures.sum')]}
        rows={sums.map(({ issue, sum }) => [issue, sum])}
      />
    </figure>
  );
}
