import { RewardPage } from './reward-page.tsx';
import { RewardsPage } from './rewards-page.tsx';

/** The reward centre (spec 2, rewardCenter); `inside` its address, one reward by its reference. */
export function RewardsPages({ inside }: { inside: string | undefined }) {
  return inside === undefined ? <RewardsPage /> : <RewardPage key={inside} id={inside} />;
}
