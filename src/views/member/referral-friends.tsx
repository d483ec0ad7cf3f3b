import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { friendsAgainIn, friendsPageIn, friendsParameters } from '#machines/member/referral.rules.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import styles from './referral.module.css';
import { ReferralFriend } from './referral-friend.tsx';

/** The invited friends, the newest first, with the stage of each. */
export function ReferralFriends() {
  const { t } = useTranslation(['member', 'system']);
  const [parameters, setParameters] = useSearchParams();
  const page = friendsPageIn(parameters);
  const options = { fresh: 0, again: friendsAgainIn };
  const { data, error, isFetching, refetch } = useMemberRead('member.invited', { page }, options);
  const failed = error && !data;
  const show = (next: number) => setParameters(friendsParameters(next));
  return (
    <Card title={t('member.friends.list.title')}>
      <p className={styles.note}>{t('member.friends.list.privacy')}</p>
      <LiveStatus text={data || failed ? '' : t('member.friends.list.loading')} />
      {failed && (
        <FailureAlert
          failure={error.failure}
          before={t('member.friends.list.failed')}
          action={
            <Button size="small" busy={isFetching} onClick={() => void refetch()}>
              {t('member.friends.retry')}
            </Button>
          }
        />
      )}
      {!data && !failed && <Skeleton shape="block" />}
      {data?.count === 0 && (
        <EmptyState
          level="h3"
          icon={<UserPlus />}
          title={t('member.friends.list.none')}
          text={t('member.friends.list.noneText')}
        />
      )}
      {data && data.count > 0 && data.friends.length === 0 && (
        <Button onClick={() => show(1)}>{t('member.friends.list.first')}</Button>
      )}
      {data && data.friends.length > 0 && (
        <ul className={styles.list} aria-label={t('member.friends.list.title')}>
          {data.friends.map((friend) => (
            <ReferralFriend key={friend.id} friend={friend} zone={data.zone} />
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pages={data?.totalPages ?? 1}
        onPage={show}
        label={t('member.friends.list.pages')}
        previousLabel={t('member.friends.list.previous')}
        nextLabel={t('member.friends.list.next')}
        pageLabel={(number) => t('member.friends.list.page', { number })}
      />
    </Card>
  );
}
