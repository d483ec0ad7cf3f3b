import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
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
  const read = useMemberRead('member.referral', {}, { fresh: 0 });
  const data = useLatest(read.data);
  const failed = read.error && !data;
  const team = data && !data.friends;
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{team ? t('member.friends.team.title') : t('member.friends.title')}</h1>
        <p className={styles.text}>{team ? t('member.friends.team.text') : t('member.friends.text')}</p>
      </header>
      <LiveStatus text={data || failed ? '' : t('member.friends.loading')} />
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
      {!data && !failed && <Skeleton className={styles.coming} shape="block" />}
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
