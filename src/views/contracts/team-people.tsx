import { SearchX, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { teamAgainIn } from '#machines/contracts/standing.rules.ts';
import { searches, type TeamPart, teamAsked } from '#machines/contracts/team-view.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { pathOf } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { OfferAnswers } from './offer-answers.tsx';
import styles from './team.module.css';
import { TeamFailed } from './team-failed.tsx';
import { TeamGiving } from './team-giving.tsx';
import { TeamRecords } from './team-records.tsx';

/** Milliseconds without a key before a search begins. */
const searchAfter = 250;

type Props = { kind: ContractKind; of: TeamPart; page: number; onPage: (page: number) => void };

/** The agents of a team and their contracts of a kind, page by page, or those whose name was searched. */
export function TeamPeople({ kind, of, page, onPage }: Props) {
  const { t } = useTranslation(['contracts', 'system']);
  const [text, type] = useState('');
  const settled = useSettled(text, searchAfter);
  const search = text === '' ? '' : settled;
  const asked = teamAsked(kind, { of, page, person: null }, search);
  const { data, error, isFetching, refetch } = useMemberRead('contracts.team', asked, {
    fresh: 0,
    again: teamAgainIn,
  });
  const team = useLatest(data);
  if (error && !data)
    return <TeamFailed failure={error.failure} busy={isFetching} onRetry={() => void refetch()} />;
  const found = data && t('contracts.team.found', { count: data.total });

  function nobody() {
    if (searches(search))
      return (
        <EmptyState
          icon={<SearchX />}
          title={t('contracts.team.nobodyFound')}
          text={t('contracts.team.nobodyFoundText')}
        />
      );
    if (of === 'DEEPER') return <EmptyState icon={<Users />} title={t('contracts.team.nobodyDeeper')} />;
    return (
      <EmptyState
        icon={<UserPlus />}
        title={t('contracts.team.nobody')}
        text={t('contracts.team.nobodyText')}
        action={
          <ButtonLink
            as={PathLink}
            to={pathOf({ screen: 'agent', page: 'registrationCenter' })}
            variant="primary"
          >
            {t('contracts.team.register')}
          </ButtonLink>
        }
      />
    );
  }

  return (
    <div className={styles.part}>
      <OfferAnswers team={team} />
      {team && of === 'DIRECT' && team.own && <TeamGiving own={team.own} given={team.given} />}
      {team && of === 'DIRECT' && !team.own && (
        <Alert tone="neutral">{t('contracts.offer.blocked.OWN')}</Alert>
      )}
      <TextField
        type="search"
        label={t('contracts.team.search')}
        value={text}
        autoComplete="off"
        onValue={(typed) => {
          type(typed);
          if (page > 1) onPage(1);
        }}
      />
      <LiveStatus text={found ?? t('contracts.team.loading')} />
      {!team && <Skeleton shape="block" />}
      {team && team.total === 0 && nobody()}
      {team && team.total > 0 && (
        <div className={styles.part} aria-busy={isFetching}>
          <TeamRecords of={of} team={team} />
          <Pager
            page={page}
            pages={team.totalPages}
            onPage={onPage}
            label={t('contracts.team.pages')}
            previousLabel={t('contracts.team.previous')}
            nextLabel={t('contracts.team.next')}
            pageLabel={(number) => t('contracts.team.page', { number })}
          />
        </div>
      )}
    </div>
  );
}
