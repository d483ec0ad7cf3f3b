import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/promotions/rewards.ts';
import { titled } from '#machines/kit/titles.rules.ts';
import { dueOf, worthOf } from '#machines/promotions/rewards.rules.ts';
import { PathLink } from '#src/ui/path-link.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { useInZone, useMoney } from '#src/views/acts/money-text.ts';
import { rewardAddress } from './reward-address.ts';
import { RewardClaim } from './reward-claim.tsx';
import styles from './rewards.module.css';
import { StatusTag } from './status-tag.tsx';
import { WageringBar } from './wagering-bar.tsx';

type Props = {
  reward: Reward;
  zone: string;
  /** Where it can be claimed: called when it is. */
  onClaim?: () => void;
};

/** A reward in the list: what it is, where it stands, why it ended, and claiming it. */
export function RewardCard({ reward, zone, onClaim }: Props) {
  const { t } = useTranslation(['promotions']);
  const inZone = useInZone();
  const money = useMoney();
  const { id, title, status, amount, source, reason, at, settledAt, wagering } = reward;
  const due = dueOf(reward);
  const worth = worthOf(reward);
  return (
    <article className={styles.one} aria-labelledby={`reward-${id}`}>
      <div className={styles.line}>
        <h3 id={`reward-${id}`} className={styles.name}>
          <PathLink to={rewardAddress(id)}>{titled(title, t('promotions.rewardKind'))}</PathLink>
        </h3>
        <StatusTag status={status} />
      </div>
      <div className={styles.line}>
        <span className={styles.amount}>
          {worth === 'known' ? money(amount) : t(`promotions.reward.${worth}`)}
        </span>
        <span className={styles.note}>
          {`${t(`promotions.reward.sources.${source}`)} · ${inZone(settledAt ?? at, zone)}`}
        </span>
      </div>
      {reason && <p>{reason}</p>}
      {due !== null && (
        <div className={styles.note}>
          <Deadline label={t('promotions.reward.due')} at={due} zone={zone} />
        </div>
      )}
      {wagering && <WageringBar wagering={wagering} />}
      {onClaim && <RewardClaim reward={reward} onClaim={onClaim} />}
    </article>
  );
}
