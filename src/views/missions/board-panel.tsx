import { CircleAlert, CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { boardAgainIn, boardInput, boardNames, type MissionsView } from '#machines/missions/boards.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { formatDays } from '#src/i18n/merchant-dates.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { TabStrip } from '#src/ui/tab-strip.tsx';
import { BoardView } from './board-view.tsx';
import styles from './missions.module.css';

const panel = 'board-panel';

type Props = { view: MissionsView; onView: (next: Partial<MissionsView>) => void };

/** The leaderboards: by day, week and month, the running period or an earlier one that is kept. */
export function BoardPanel({ view, onView }: Props) {
  const { t } = useTranslation(['missions', 'system']);
  const textOf = useFailureText();
  const language = useLanguage();
  const { board, period } = view;
  const read = useMemberRead('missions.leaderboard', boardInput(view, language), {
    fresh: 30_000,
    again: boardAgainIn,
  });
  const known = useLatest(read.data);
  // Another board is not shown under the name of the one that is on its way.
  const data = known?.board === board && (period === null || known.period === period) ? known : undefined;
  const missing = !data && read.error?.failure.code === 'NOT_FOUND';
  const failed = read.error && !data && !missing;
  const earlier = known?.board === board ? known.earlier : [];
  const days = earlier.map(({ period: value, from, to }) => ({
    value,
    label: formatDays(from, to, known?.zone ?? 'UTC'),
  }));
  const unlisted = period !== null && !days.some(({ value }) => value === period);
  return (
    <div className={styles.page}>
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
      <LiveStatus text={data || failed || missing ? '' : t('missions.board.loading')} />
      <section id={panel} className={styles.page} aria-label={t(`missions.board.name.${board}`)}>
        {failed && (
          <ErrorState
            icon={<CircleAlert />}
            title={t('missions.board.failed')}
            text={textOf(read.error.failure)}
            action={
              <Button busy={read.isFetching} onClick={() => void read.refetch()}>
                {t('missions.retry')}
              </Button>
            }
          />
        )}
        {missing && (
          <EmptyState
            icon={<CircleHelp />}
            title={t('missions.board.gone')}
            text={t('missions.board.goneText')}
            action={<Button onClick={() => onView({ period: null })}>{t('missions.board.showNow')}</Button>}
          />
        )}
        {!data && !failed && !missing && <Skeleton className={styles.coming} shape="block" />}
        {data && <BoardView key={`${board} ${data.period}`} data={data} period={period} />}
      </section>
    </div>
  );
}
