import { CircleAlert, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CallInput } from '#contract/calls.ts';
import { figures } from '#machines/agent/overview.rules.ts';
import { rangeProblem } from '#machines/kit/records.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { placeIn } from '#src/views/records/place-in.ts';
import { RecordFilters } from '#src/views/records/record-filters.tsx';
import { useRecordAddress } from '#src/views/records/use-record-address.ts';
import { FigureCard } from './figure-card.tsx';
import styles from './overview.module.css';
import { TeamCounts } from './team-counts.tsx';

/** Days alone narrow an overview. */
const kind = { filters: {} };

/** The team in some days beside the days before (spec 2, agentTeamOverview): every figure opens the rows behind it. */
export function OverviewPage() {
  const { t } = useTranslation(['agent', 'records', 'system']);
  const textOf = useFailureText();
  const { view, changeFrom } = useRecordAddress(kind);
  const { from, to } = view;
  const input: CallInput<'agent.overview'> = { ...(from && { from }), ...(to && { to }) };
  const enabled = rangeProblem(view, null) === null;
  const read = useMemberRead('agent.overview', input, { fresh: 0, enabled });
  const latest = useLatest(read.data);
  const placed = placeIn(view, latest?.period);
  const place = { kind, view, ...placed, change: changeFrom(placed.days) };
  const problem = rangeProblem(view, placed.reach);
  const failure = read.data || problem ? null : (read.error?.failure ?? null);
  return (
    <div className={styles.overview}>
      <header>
        <h1>{t('agent.agentTeamOverview')}</h1>
        <p>{t('agent.overview.text')}</p>
        {placed.zone !== null && placed.days && <p>{t('records.days', placed.days)}</p>}
      </header>
      <Card>
        <RecordFilters place={place} />
      </Card>
      <LiveStatus text={read.isFetching ? t('agent.overview.loading') : ''} />
      {failure && (
        <ErrorState
          icon={<CircleAlert />}
          title={t('agent.overview.failed')}
          text={textOf(failure)}
          action={
            <Button busy={read.isFetching} onClick={() => void read.refetch()}>
              {t('records.retry')}
            </Button>
          }
        />
      )}
      {!latest && !failure && !problem && <Skeleton className={styles.coming} shape="block" />}
      {latest?.team.people === 0 && !failure && (
        <EmptyState
          icon={<UserPlus />}
          title={t('agent.overview.none')}
          text={t('agent.overview.noneText')}
          action={
            <ButtonLink as={PathLink} to={pathOf({ screen: 'agent', page: 'registrationCenter' })}>
              {t('agent.registrationCenter')}
            </ButtonLink>
          }
        />
      )}
      {latest && latest.team.people > 0 && !failure && !problem && (
        <>
          <TeamCounts team={latest.team} />
          <ul className={styles.figures} aria-busy={read.isFetching} aria-label={t('agent.overview.figures')}>
            {figures.map((name) => (
              <li key={name}>
                <FigureCard name={name} now={latest.now} before={latest.before} days={latest.period} />
              </li>
            ))}
          </ul>
          <p className={styles.note}>{t('agent.overview.formula')}</p>
        </>
      )}
    </div>
  );
}
