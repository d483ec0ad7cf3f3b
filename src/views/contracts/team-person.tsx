import { ArrowLeft, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { teamAgainIn } from '#machines/contracts/standing.rules.ts';
import { type TeamPart, teamAsked, teamParameters } from '#machines/contracts/team-view.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Name } from '#src/ui/as-is.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { OfferAnswers } from './offer-answers.tsx';
import { OfferingCard } from './offering-card.tsx';
import styles from './team.module.css';
import { TeamContract } from './team-contract.tsx';
import { TeamFailed } from './team-failed.tsx';
import { useContractWords } from './use-contract-words.ts';

type Props = { kind: ContractKind; of: TeamPart; id: string };

/** The contract of one agent of the team, what can be done with it, and the form of an offer. */
export function TeamPerson({ kind, of, id }: Props) {
  const { t } = useTranslation(['contracts', 'system']);
  const words = useContractWords();
  const asked = teamAsked(kind, { of, page: 1, person: id }, '');
  const { data, error, isFetching, refetch } = useMemberRead('contracts.team', asked, {
    fresh: 0,
    again: teamAgainIn,
  });
  const team = useLatest(data);
  // The form of an offer stays where the own contract ends while somebody fills it in: it says why nothing can be offered.
  const own = useLatest(team?.own ?? undefined);
  const list = `?${new URLSearchParams(teamParameters({ of }))}`;
  if (error && !team)
    return <TeamFailed failure={error.failure} busy={isFetching} onRetry={() => void refetch()} />;
  const [person] = team?.people ?? [];
  if (team && !person)
    return (
      <ErrorState
        icon={<UserX />}
        title={t('contracts.team.gone')}
        text={t('contracts.team.goneText')}
        action={
          <ButtonLink as={PathLink} to={list} variant="primary">
            {t('contracts.team.back')}
          </ButtonLink>
        }
      />
    );
  return (
    <div className={styles.part}>
      <PathLink className={styles.back} to={list}>
        <ArrowLeft aria-hidden="true" />
        {t('contracts.team.back')}
      </PathLink>
      <OfferAnswers team={team} />
      <LiveStatus text={team ? '' : t('contracts.team.loading')} />
      {!team && <Skeleton shape="block" />}
      {team && person && (
        <>
          <header>
            <h2 className={styles.name} tabIndex={-1} ref={takeFocus}>
              <Name>{words.person(person.agent)}</Name>
            </h2>
            {of === 'DEEPER' && (
              <p className={styles.note}>
                {t('contracts.team.under')} <Name>{words.person(person.upline)}</Name>
              </p>
            )}
          </header>
          {!person.inForce && !person.offer && <p className={styles.note}>{t('contracts.team.none')}</p>}
          {person.offer && <TeamContract contract={person.offer} pending={false} zone={team.zone} />}
          {person.inForce && (
            <TeamContract contract={person.inForce} pending={person.offer !== null} zone={team.zone} />
          )}
          {of === 'DIRECT' && own && <OfferingCard own={own} team={team} person={person} />}
          {of === 'DIRECT' && !own && <Alert tone="neutral">{t('contracts.offer.blocked.OWN')}</Alert>}
        </>
      )}
    </div>
  );
}
