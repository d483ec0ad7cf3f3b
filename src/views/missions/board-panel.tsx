import { CircleHelp, ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board, BoardRow } from '#contract/missions/boards.ts';
import {
  boardAgainIn,
  boardDue,
  boardInput,
  boardNames,
  boardPage,
  type MissionsView,
} from '#machines/missions/boards.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatDays, zoneName } from '#src/i18n/merchant-dates.ts';
import { formatCount } from '#src/i18n/money.ts';
import { AsIs, Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note, Row, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { TabStrip } from '#src/ui/tab-strip.tsx';
import { VirtualRows } from '#src/ui/virtual-rows.tsx';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { CountedButton } from '#src/views/acts/counted-button.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { Loaded } from '#src/views/acts/loaded.tsx';
import { useInZone, useMoney } from '#src/views/acts/money-text.ts';
import styles from './missions.module.css';

const panel = 'board-panel';

type Props = { view: MissionsView; onView: (next: Partial<MissionsView>) => void };

/** The leaderboards: by day, week and month, the running period or an earlier one that is kept. */
export function BoardPanel({ view, onView }: Props) {
  const { t } = useTranslation(['missions', 'system']);
  const language = useLanguage();
  const { board, period } = view;
  const read = readingOf(
    useMemberRead('missions.leaderboard', boardInput(view, language), {
      fresh: 30_000,
      again: boardAgainIn,
    }),
  );
  const known = useLatest(read.data);
  // Another board is not shown under the name of the one that is on its way.
  const data = known?.board === board && (period === null || known.period === period) ? known : undefined;
  const failure = data ? null : read.failure;
  const earlier = known?.board === board ? known.earlier : [];
  const days = earlier.map(({ period: value, from, to }) => ({
    value,
    label: formatDays(from, to, known?.zone ?? 'UTC'),
  }));
  const unlisted = period !== null && !days.some(({ value }) => value === period);
  return (
    <Stack gap={5}>
      <div className={styles.choices}>
        <TabStrip
          small
          label={t('missions.board.boards')}
          panel={panel}
          items={boardNames.map((id) => ({ id, label: t(`missions.board.name.${id}`) }))}
          value={board}
          onValue={(id) => onView({ board: id as MissionsView['board'], period: null })}
          previousLabel={t('missions.board.before')}
          nextLabel={t('missions.board.after')}
        />
        <SelectField
          label={t('missions.board.period')}
          value={period ?? ''}
          onValue={(value) => onView({ period: value === '' ? null : value })}
          options={[
            { value: '', label: t('missions.board.now') },
            ...days,
            ...(unlisted ? [{ value: period, label: period }] : []),
          ]}
        />
      </div>
      <LiveStatus text={data || failure ? '' : t('missions.board.loading')} />
      <Stack id={panel} as="section" gap={5} aria-label={t(`missions.board.name.${board}`)}>
        {failure?.code === 'NOT_FOUND' ? (
          <EmptyState
            icon={<CircleHelp />}
            title={t('missions.board.gone')}
            text={t('missions.board.goneText')}
            action={<Button onClick={() => onView({ period: null })}>{t('missions.board.showNow')}</Button>}
          />
        ) : (
          <Loaded
            reading={{ ...read, data, failure }}
            failed={t('missions.board.failed')}
            awaited={<Skeleton className={styles.coming} shape="block" />}
          >
            {(shown) => <BoardView key={`${board} ${shown.period}`} data={shown} period={period} />}
          </Loaded>
        )}
      </Stack>
    </Stack>
  );
}

const tones = { RUNNING: 'accent', FINALISING: 'warning', FINAL: 'positive' } as const;

/** The height of a row of a board, in rem. */
const rowHeight = 4;

type BoardViewProps = {
  data: Board;
  /** The period as it was asked for; null for the running one. */
  period: string | null;
};

/** One board of one period: where it stands, the member's own place, everybody's places, prizes and rules. */
function BoardView({ data, period }: BoardViewProps) {
  const { t } = useTranslation(['missions']);
  const language = useLanguage();
  const inZone = useInZone();
  const [look, setLook] = useState<{ place: number } | null>(null);
  const { board, state, from, to, zone, own, count, asOf } = data;
  const due = boardDue(data);
  return (
    <>
      <Card
        title={formatDays(from, to, zone)}
        aside={<Tag tone={tones[state]}>{t(`missions.board.state.${state}`)}</Tag>}
      >
        <p>{t(`missions.board.about.${state}`)}</p>
        {due !== null && (
          <Note as="div" small figures>
            <Deadline label={t(`missions.board.due.${state as 'RUNNING'}`)} at={due} zone={zone} />
          </Note>
        )}
        <OwnPlace
          data={data}
          onLook={own && count > 1 ? () => setLook({ place: own.rank - 1 }) : undefined}
        />
      </Card>
      <Card title={t('missions.board.places')}>
        {count === 0 ? (
          <EmptyState
            icon={<ListOrdered />}
            level="h3"
            title={t('missions.board.nobody')}
            text={t('missions.board.nobodyText')}
          />
        ) : (
          <>
            <Note small figures>
              {[
                t('missions.board.count', { count, number: formatCount(count, language) }),
                t('missions.board.asOf', { date: inZone(asOf, zone) }),
              ].join(' · ')}
            </Note>
            <VirtualRows
              label={t('missions.board.list')}
              count={count}
              height={rowHeight}
              look={look}
              item={(place) => <BoardLine board={board} period={period} place={place} />}
            />
          </>
        )}
      </Card>
      <BoardRules data={data} />
    </>
  );
}

type OwnPlaceProps = {
  data: Board;
  /** Shows the place in the list; undefined where there is nothing to look for. */
  onLook: (() => void) | undefined;
};

/** The member's own place, always in view whatever the list shows, and the bets behind its score. */
function OwnPlace({ data, onLook }: OwnPlaceProps) {
  const { t } = useTranslation(['missions', 'acts']);
  const inZone = useInZone();
  const money = useMoney();
  const { board, period, own, state, zone } = data;
  if (!own) return <p>{t(`missions.board.noPlace.${state}`)}</p>;
  return (
    <section className={styles.own} aria-label={t('missions.board.own')}>
      <h3 className={styles.label}>{t('missions.board.own')}</h3>
      <BoardPlace row={own} />
      <Note small figures>
        {t('missions.board.reached', { date: inZone(own.reachedAt, zone) })}
      </Note>
      <Row gap="1 3" align="center" justify="between">
        <CountedButton
          size="small"
          call="missions.boardRows"
          about={{ board, period }}
          title={t('missions.board.score')}
          unit={money}
        />
        {onLook && (
          <Button size="small" variant="quiet" onClick={onLook}>
            {t('missions.board.look')}
          </Button>
        )}
      </Row>
    </section>
  );
}

type BoardLineProps = Pick<MissionsView, 'board' | 'period'> & {
  /** Counted from 0. */
  place: number;
};

/** A place of the list: read with the hundred that it stands among, as soon as it is near. */
function BoardLine({ board, period, place }: BoardLineProps) {
  const language = useLanguage();
  const input = boardInput({ board, period }, language, place);
  const read = useMemberRead('missions.leaderboard', input, { fresh: 30_000 });
  const data = useLatest(read.data);
  const row = data?.rows[place % boardPage];
  if (row) return <BoardPlace row={row} />;
  return (
    <div className={styles.place}>
      <Skeleton />
    </div>
  );
}

const rules = ['counts', 'cut', 'tie', 'names', 'out'] as const;

/** What the places of a board pay, and the rules that they follow, with their version. */
function BoardRules({ data: { prizes, version, zone } }: { data: Board }) {
  const { t } = useTranslation(['missions']);
  const money = useMoney();
  const facts = prizes.map(({ from, to, amount }) => ({
    id: String(from),
    label:
      from === to ? t('missions.board.onePlace', { from }) : t('missions.board.somePlaces', { from, to }),
    value: money(amount),
  }));
  return (
    <>
      <Card title={t('missions.board.prizes')}>
        {facts.length > 0 ? <ActFacts facts={facts} /> : <p>{t('missions.board.noPrizes')}</p>}
      </Card>
      <Card title={t('missions.board.rulesTitle')}>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{t(`missions.board.rules.${rule}`, { zone: zoneName(zone) })}</li>
          ))}
        </ul>
        <Note small figures>
          {t('missions.board.version', { version })}
        </Note>
      </Card>
    </>
  );
}

/** One place of a board: rank, masked name, score, and its prize where it has one. */
function BoardPlace({ row }: { row: BoardRow }) {
  const { t } = useTranslation(['missions']);
  const language = useLanguage();
  const money = useMoney();
  const { rank, name, score, prize, own } = row;
  return (
    <div className={styles.place} data-own={own}>
      <span className={styles.rank}>{formatCount(rank, language)}</span>
      <span className={styles.who}>
        <Name>{name}</Name>
        {own && (
          <Note as="span" small figures>
            {' '}
            {t('missions.board.you')}
          </Note>
        )}
      </span>
      <span className={styles.score}>
        <AsIs>{money(score)}</AsIs>
        {prize !== null && (
          <span className={styles.prize}>{t('missions.board.prize', { amount: money(prize) })}</span>
        )}
      </span>
    </div>
  );
}
