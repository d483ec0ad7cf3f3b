import { useTranslation } from 'react-i18next';
import { extremesOf, type Frequency, inRows } from '#machines/lotteries/figures.rules.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';

/** The drawing's width; about as wide as on a phone, so that its text keeps its nominal size. */
const width = 300;
const widest = 20;
const tallest = 56;
/** The bottom of the bars, with space above for the count and below for the number. */
const floor = tallest + 14;
const height = floor + 18;

/** How often each number was drawn, as bars; the most drawn one is highlighted. */
export function FrequencyChart({ frequencies, draws }: { frequencies: readonly Frequency[]; draws: number }) {
  const { t } = useTranslation(['lotteries']);
  const { most, least } = extremesOf(frequencies);
  const rows = inRows(frequencies);
  const step = width / (rows[0]?.length ?? 1);
  const bar = Math.min(widest, step * 0.7);
  const title = t('lotteries.figures.frequency', { count: draws });
  const extremes =
    most.length > 0
      ? t('lotteries.figures.extremes', { most: most.join(', '), least: least.join(', ') })
      : '';
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h3>{title}</h3>
        {extremes && <p className={styles.words}>{extremes}</p>}
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${rows.length * height}`}
        role="img"
        aria-label={`${t('lotteries.figures.frequencyLabel', { count: draws })} ${extremes}`}
      >
        {rows.map((row, at) => (
          <g key={row[0]?.number} transform={`translate(0 ${at * height})`}>
            {row.map(({ number, times, share }, place) => (
              <g key={number} transform={`translate(${place * step} 0)`} data-most={most.includes(number)}>
                <rect
                  className={styles.bar}
                  x={(step - bar) / 2}
                  y={floor - share * tallest}
                  width={bar}
                  height={share * tallest}
                  rx={3}
                />
                <text className={styles.count} x={step / 2} y={floor - share * tallest - 4}>
                  {times}
                </text>
                <text className={styles.number} x={step / 2} y={floor + 12}>
                  {number}
                </text>
              </g>
            ))}
          </g>
        ))}
      </svg>
      <FigureTable
        caption={title}
        heads={[t('lotteries.figures.number'), t('lotteries.figures.times')]}
        rows={frequencies.map(({ number, times }) => [number, times])}
      />
    </figure>
  );
}
