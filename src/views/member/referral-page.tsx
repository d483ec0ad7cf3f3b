import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLatest } from '#src/actors/latest.ts';
import { usePromoted } from '#src/actors/promoted.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useAccount } from '#src/actors/residents.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { NotAvailable } from '#src/views/acts/not-available.tsx';
import styles from './referral.module.css';
import { ReferralFriends } from './referral-friends.tsx';
import { ReferralInvitation } from './referral-invitation.tsx';
import { ReferralSteps } from './referral-steps.tsx';
import { ReferralTeam } from './referral-team.tsx';
import { ReferralTotals } from './referral-totals.tsx';

/** Inviting friends (spec 2, referral): the own code and link, what an invitation takes and gives, and who came by it. */
export function ReferralPage() {
  const { t } = useTranslation(['member', 'system']);
  const textOf = useFailureText();
  const promoted = usePromoted();
  const agent = useAccount() === 'agent';
  // An agent's link is their work, not a promotion to them.
  const open = agent || promoted === 'open' || promoted === 'unsaid';
  const read = useMemberRead('member.referral', {}, { fresh: 0, enabled: open });
  const latest = useLatest(read.data);
  const data = open ? latest : undefined;
  const closed = !open && promoted === 'closed';
  const failed = open && read.error && !data;
  const team = data && !data.friends;
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{team ? t('member.friends.team.title') : t('member.friends.title')}</h1>
        {!closed && (
          <p className={styles.text}>{team ? t('member.friends.team.text') : t('member.friends.text')}</p>
        )}
      </header>
      <LiveStatus text={data || failed || closed ? '' : t('member.friends.loading')} />
      {failed && (
        <ErrorState
          icon={<CircleAlert />}
          title={t('member.friends.failed')}
          text={textOf(read.error.failure)}
          action={
            <Button busy={read.isFetching} onClick={() => void read.refetch()}>
              {t('member.friends.retry')}
            </Button>
          }
        />
      )}
      {closed && <NotAvailable />}
      {!data && !failed && !closed && <Skeleton className={styles.coming} shape="block" />}
      {data && <ReferralInvitation invitation={data} />}
      {team && <ReferralTeam />}
      {data?.friends && (
        <>
          <ReferralSteps friends={data.friends} />
          <ReferralTotals totals={data.friends.totals} />
          <ReferralFriends />
        </>
      )}
    </div>
  );
}
