import { ArrowLeft, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { cardInput } from '#machines/agent/card.rules.ts';
import { useMemberCard } from '#src/actors/member-card.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { MemberFacts } from './member-facts.tsx';
import { MemberFigures } from './member-figures.tsx';
import { MemberGone } from './member-gone.tsx';
import styles from './team.module.css';
import { cardAddress, teamAddress } from './team-address.ts';
import { TeamPath } from './team-path.tsx';

type Props = {
  id: string;
  /** They are not of the team, or not any more. */
  onGone: () => void;
};

/** The card of somebody of the team (spec 2, downline), for the days of its address. */
export function MemberCard({ id, onGone }: Props) {
  const { t } = useTranslation(['agent', 'system']);
  const textOf = useFailureText();
  const { search } = useLocation();
  const { card, gone, failure, busy, again } = useMemberCard(cardInput(id, search), onGone);
  if (gone) return <MemberGone />;
  return (
    <div className={styles.page}>
      {card ? (
        <TeamPath path={card.path} />
      ) : (
        <PathLink className={styles.back} to={teamAddress()}>
          <ArrowLeft aria-hidden="true" />
          {t('agent.team.back')}
        </PathLink>
      )}
      <LiveStatus text={busy ? t('agent.team.loadingCard') : ''} />
      {failure && (
        <ErrorState
          level={card ? 'h2' : 'h1'}
          icon={<CircleAlert />}
          title={t('agent.team.cardFailed')}
          text={textOf(failure)}
          action={
            failure.code === 'RANGE_REFUSED' ? (
              <ButtonLink as={PathLink} to={cardAddress(id)}>
                {t('agent.team.lastWeek')}
              </ButtonLink>
            ) : (
              <Button busy={busy} onClick={again}>
                {t('agent.team.retry')}
              </Button>
            )
          }
        />
      )}
      {!card && !failure && <Skeleton className={styles.coming} shape="block" />}
      {card && (
        <>
          <MemberFacts card={card} />
          {!failure && <MemberFigures card={card} busy={busy} />}
        </>
      )}
    </div>
  );
}
