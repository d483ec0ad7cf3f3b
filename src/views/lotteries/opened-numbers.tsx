import { CalendarClock, LockKeyhole, Unplug } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryItem, Opened } from '#contract/lotteries.ts';
import { pageOf } from '#machines/lotteries/draws.rules.ts';
import {
  extremesOf,
  type Frequency,
  frequencyOf,
  inRows,
  lookedAt,
  type Sum,
  trendOf,
} from '#machines/lotteries/figures.rules.ts';
import { type PlayType, playTypes } from '#machines/lotteries/pages.rules.ts';
import { useAccount, useResident } from '#src/actors/residents.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note, Stack } from '#src/ui/layout.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import { useMerchantHours } from '#src/views/acts/money-text.ts';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import { Balls } from './balls.tsx';
import { useOpened } from './draws.ts';
import styles from './opened-numbers.module.css';

interface Props {
  item: LotteryItem;
  playType: PlayType;
  onPlayType: (playType: PlayType) => void;
}

/** The last hundred draws as figures and as a table: on their way, here, none, for members only, or not to be had. */
export function OpenedNumbers({ item, playType, onPlayType }: Props) {
  const { t } = useTranslation(['lotteries', 'system']);
  const session = useResident('session');
  const visitor = useAccount() === null;
  const { list, failure, busy, guarded, again } = useOpened(item);
  if (list && list.length > 0) {
    return (
      <>
        {failure && (
          <Alert tone="neutral" action={<RetryButton busy={busy} onClick={again} />}>
            {t('lotteries.opened.stale')}
          </Alert>
        )}
        <Figures list={list} playType={playType} onPlayType={onPlayType} />
        <OpenedTable key={item.code} list={list} name={item.labelName} />
      </>
    );
  }
  if (list) {
    return (
      <EmptyState
        icon={<CalendarClock />}
        title={t('lotteries.opened.empty')}
        text={t('lotteries.opened.emptyText')}
      />
    );
  }
  if (failure)
    return (
      <LoadFailed reading={{ failure, busy, again }} icon={<Unplug />} title={t('lotteries.opened.failed')} />
    );
  if (guarded && visitor && !busy) {
    return (
      <EmptyState
        icon={<LockKeyhole />}
        title={t('lotteries.opened.door')}
        text={t('lotteries.opened.doorText')}
        action={
          <Button
            variant="primary"
            data-warms="login"
            onClick={() => session.send({ type: 'entry.wanted', way: 'login' })}
          >
            {t('lotteries.opened.signIn')}
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap={4}>
      <p className="visually-hidden" role="status">
        {t('lotteries.opened.loading')}
      </p>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}

interface FiguresProps {
  list: readonly Opened[];
  playType: PlayType;
  onPlayType: (playType: PlayType) => void;
}

/** The figures of the last draws: how often each number came, and the sums of the last ten. */
function Figures({ list, playType, onPlayType }: FiguresProps) {
  const { t } = useTranslation(['lotteries']);
  const counted = lookedAt(list, playType);
  return (
    <Card title={t('lotteries.figures.title')}>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{t('lotteries.figures.playType')}</legend>
        {playTypes.map((one) => (
          <label key={one} className={styles.option}>
            <input
              type="radio"
              name="play-type"
              checked={one === playType}
              onChange={() => onPlayType(one)}
            />
            <span>{t(`lotteries.figures.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.charts}>
        <FrequencyChart frequencies={frequencyOf(counted)} draws={list.length} />
        <TrendChart sums={trendOf(counted)} first={playType === 'FIRST'} />
      </div>
    </Card>
  );
}

/** The drawing's width; about as wide as on a phone, so that its text keeps its nominal size. */
const width = 300;
const widest = 20;
const tallest = 56;
/** The bottom of the bars, with space above for the count and below for the number. */
const floor = tallest + 14;
const height = floor + 18;

/** How often each number was drawn, as bars; the most drawn one is highlighted. */
function FrequencyChart({ frequencies, draws }: { frequencies: readonly Frequency[]; draws: number }) {
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
        {extremes && <Note small>{extremes}</Note>}
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

/** The last draws as a table, ten on a page, the newest first. */
function OpenedTable({ list, name }: { list: readonly Opened[]; name: string }) {
  const { t } = useTranslation(['lotteries']);
  const { moment, whose } = useMerchantHours();
  const [asked, setAsked] = useState(1);
  const { page, pages, draws } = pageOf(list, asked);
  return (
    <Card title={t('lotteries.opened.title')}>
      <table className={styles.table}>
        <caption className="visually-hidden">
          {t('lotteries.opened.caption', { count: list.length, name })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('lotteries.opened.issue')}</th>
            <th scope="col">{t('lotteries.opened.time')}</th>
            <th scope="col">{t('lotteries.opened.numbers')}</th>
          </tr>
        </thead>
        <tbody>
          {draws.map(({ issue, numbers, openedAt }) => (
            <tr key={issue}>
              <th scope="row">{issue}</th>
              <td>{moment(openedAt).slice(11, 16)}</td>
              <td>
                <Balls numbers={numbers} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {whose && <p>{whose}</p>}
      <Pager
        page={page}
        pages={pages}
        onPage={setAsked}
        label={t('lotteries.opened.pager')}
        previousLabel={t('lotteries.opened.previous')}
        nextLabel={t('lotteries.opened.next')}
        pageLabel={(number) => t('lotteries.opened.page', { page: number })}
      />
    </Card>
  );
}

/** The width of the drawing; about as wide as on a phone, so that its text keeps its nominal size. */
const riseWidth = 300;
const tallestRise = 72;
const above = 20;
const riseHeight = above + tallestRise + 12;

/** Where the last draws went: the sum of each, or its first number, as a line from the oldest to the newest. */
function TrendChart({ sums, first }: { sums: readonly Sum[]; first: boolean }) {
  const { t } = useTranslation(['lotteries']);
  const [oldest, newest] = [sums[0], sums.at(-1)];
  if (!oldest || !newest) return null;
  const count = sums.length;
  const step = riseWidth / count;
  const values = sums.map(({ sum }) => sum);
  const points = sums.map(({ issue, sum, height: share }, at) => {
    return { issue, sum, x: step / 2 + at * step, y: above + (1 - share) * tallestRise };
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
        viewBox={`0 0 ${riseWidth} ${riseHeight}`}
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

interface FigureTableProps {
  caption: string;
  heads: readonly [string, string];
  rows: readonly (readonly [string, number])[];
}

/** A chart in words and numbers, for anyone who opens it. */
function FigureTable({ caption, heads, rows }: FigureTableProps) {
  const { t } = useTranslation(['lotteries']);
  return (
    <details className={styles.alternative}>
      <summary>{t('lotteries.figures.table')}</summary>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
