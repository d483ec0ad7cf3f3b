import { useTranslation } from 'react-i18next';
import type { Friend } from '#contract/member/referral.ts';
import { pathOf } from '#src/paths.ts';
import { Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { HelpLink } from '#src/views/acts/help-link.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import styles from './referral.module.css';

const tones = {
  REGISTERED: 'neutral',
  VERIFIED: 'neutral',
  DEPOSITED: 'accent',
  QUALIFIED: 'warning',
  REWARDED: 'positive',
  CLOSED: 'danger',
} as const;

type Props = { friend: Friend; zone: string };

/** One invited friend: how far they are, what comes next and until when, or which condition was not met. */
export function ReferralFriend({ friend, zone }: Props) {
  const { t } = useTranslation(['member']);
  const inZone = useInZone();
  const { name, registeredAt, stage, next, deadline, checkedUntil, reason, endedAt, rewardId } = friend;
  const due = checkedUntil ?? deadline;
  return (
    <li>
      <div className={styles.line}>
        <h3 className={styles.name}>
          <Name>{name}</Name>
        </h3>
        <Tag tone={tones[stage]}>{t(`member.friends.stage.${stage}`)}</Tag>
      </div>
      {next && <p>{t(`member.friends.next.${next}`)}</p>}
      {stage === 'QUALIFIED' && <p>{t('member.friends.checked')}</p>}
      {reason && <p>{t(`member.friends.reason.${reason}`)}</p>}
      {due !== null && (
        <div className={styles.note}>
          <Deadline
            label={checkedUntil === null ? t('member.friends.due') : t('member.friends.checkedUntil')}
            at={due}
            zone={zone}
          />
        </div>
      )}
      {reason && (
        <p>
          <HelpLink topic={{ article: 'invite-friends' }}>{t('member.friends.review')}</HelpLink>
        </p>
      )}
      {rewardId !== null && (
        <p>
          <PathLink to={pathOf({ screen: 'member', page: 'rewardCenter', section: rewardId })}>
            {t('member.friends.reward')}
          </PathLink>
        </p>
      )}
      <p className={styles.note}>
        {[
          t('member.friends.registered', { date: inZone(registeredAt, zone) }),
          ...(endedAt === null ? [] : [t('member.friends.ended', { date: inZone(endedAt, zone) })]),
        ].join(' · ')}
      </p>
    </li>
  );
}
