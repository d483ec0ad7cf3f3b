import type { ReactNode } from 'react';
import type { Reward } from '#contract/promotions/rewards.ts';
import { Card } from '#src/ui/card.tsx';
import { RewardCard } from './reward-card.tsx';
import styles from './rewards.module.css';

type Props = {
  title: string;
  rewards: readonly Reward[];
  zone: string;
  /** Where they can be claimed: called with the id of the one that is. */
  onClaim?: (id: string) => void;
  /** Below the list. */
  children?: ReactNode;
};

/** Rewards that stand together: those to claim, those under way, those that are over. */
export function RewardShelf({ title, rewards, zone, onClaim, children }: Props) {
  return (
    <Card title={title}>
      {rewards.length > 0 && (
        <ul className={styles.list} aria-label={title}>
          {rewards.map((one) => (
            <li key={one.id}>
              <RewardCard reward={one} zone={zone} {...(onClaim && { onClaim: () => onClaim(one.id) })} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </Card>
  );
}
