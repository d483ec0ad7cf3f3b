import { Equal, TrendingDown, TrendingUp, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TeamFigures } from '#contract/agent/overview.ts';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { behind, compareFigures, figures, isCount } from '#machines/agent/overview.rules.ts';
import { type Days, rangeProblem } from '#machines/kit/records.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount, formatPercent } from '#src/i18n/money.ts';
import { pathOf } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note, PageHead, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { placeIn } from '#src/views/records/place-in.ts';
import { RecordFilters } from '#src/views/records/record-filters.tsx';
import { SignedAmount } from '#src/views/records/signed-amount.tsx';
import { useRecordAddress } from '#src/views/records/use-record-address.ts';
import { reportAddress } from '../reports/report-address.ts';
import styles from './overview.module.css';

/** Days alone narrow an overview. */
const kind = { filters: {} };

/** The team in some days beside the days before (spec 2, agentTeamOverview): every figure opens the rows behind it. */
export function OverviewPage() {
  const { t } = useTranslation(['agent', 'records', 'system']);
  const { view, changeFrom } = useRecordAddress(kind);
  const { from, to } = view;
  const input: CallInput<'agent.overview'> = { ...(from && { from }), ...(to && { to }) };
  const enabled = rangeProblem(view, null) === null;
  const read = readingOf(useMemberRead('agent.overview', input, { fresh: 0, enabled }));
  const latest = useLatest(read.data);
  const placed = placeIn(view, latest?.period);
  const place = { kind, view, ...placed, change: changeFrom(placed.days) };
  const problem = rangeProblem(view, placed.reach);
  const failure = problem ? null : read.failure;
  return (
    <Stack gap={5}>
      <PageHead
        title={t('agent.agentTeamOverview')}
        text={t('agent.overview.text')}
        also={placed.zone !== null && placed.days && t('records.days', placed.days)}
      />
      <Card>
        <RecordFilters place={place} />
      </Card>
      <LiveStatus text={read.busy ? t('agent.overview.loading') : ''} />
      {!problem && <LoadFailed reading={read} title={t('agent.overview.failed')} />}
      {!latest && !failure && !problem && <Skeleton shape="block" />}
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
          <ul className={styles.figures} aria-busy={read.busy} aria-label={t('agent.overview.figures')}>
            {figures.map((name) => (
              <li key={name}>
                <FigureCard name={name} now={latest.now} before={latest.before} days={latest.period} />
              </li>
            ))}
          </ul>
          <Note small>{t('agent.overview.formula')}</Note>
        </>
      )}
    </Stack>
  );
}

/** How many people are in the team now. */
function TeamCounts({ team }: { team: CallOutput<'agent.overview'>['team'] }) {
  const { t } = useTranslation(['agent']);
  const language = useLanguage();
  return (
    <PathLink className={styles.team} to={pathOf({ screen: 'agent', page: 'downline' })}>
      {(['people', 'agents', 'direct'] as const).map((name) => (
        <span key={name} className={styles.count}>
          <strong>{formatCount(team[name], language)}</strong>{' '}
          <span>{t(`agent.overview.team.${name}`, { count: team[name] })}</span>
        </span>
      ))}
    </PathLink>
  );
}

const arrows = { up: TrendingUp, down: TrendingDown, same: Equal } as const;

type Props = { name: keyof TeamFigures; now: TeamFigures; before: TeamFigures; days: Days };

/** One figure of the team beside that of the days before; the whole card opens the rows behind it. */
function FigureCard({ name, now, before, days: { from, to } }: Props) {
  const { t } = useTranslation(['agent']);
  const language = useLanguage();
  const money = useMoney();
  const { page, narrowed } = behind[name];
  const { way, change, percent } = compareFigures(name, now, before);
  const Arrow = arrows[way];
  const shown = (figures: TeamFigures) =>
    isCount(name) ? formatCount(figures[name], language) : money(figures[name]);
  const changed = isCount(name) ? formatCount(Number(change), language) : money(change);
  const share = percent === null ? t('agent.overview.nothingBefore') : formatPercent(percent, language);
  return (
    <PathLink className={styles.figure} to={reportAddress(page, { from, to }, narrowed)}>
      <Note as="span" small>
        {t(`agent.overview.figure.${name}`)}
      </Note>
      <strong className={styles.value}>
        {name === 'net' ? <SignedAmount amount={now.net} /> : shown(now)}
      </strong>
      <span className={styles.compared}>
        <Arrow aria-hidden="true" />
        {way === 'same' ? (
          <span>{t('agent.overview.same')}</span>
        ) : (
          <>
            <span className="visually-hidden">{t(`agent.overview.${way}`)}</span>{' '}
            <span>{`${changed} (${share})`}</span>
          </>
        )}
        <span className="visually-hidden">{t('agent.overview.before', { figure: shown(before) })}</span>
      </span>
    </PathLink>
  );
}
