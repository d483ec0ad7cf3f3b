import type { Reward } from '#contract/promotions/rewards.ts';

/** A reward that is being wagered, and may be left. */
export const wagered: Reward = {
  id: 'kQ1x7Zq0T3mB9vLw2RdYfA',
  promotionId: 'bienvenida-doble',
  title: 'Bienvenida doble',
  source: 'PROMOTION',
  status: 'PROCESS',
  amount: '12.00',
  reason: null,
  version: 3,
  at: 1_795_000_000_000,
  endsAt: 1_999_000_000_000,
  settledAt: null,
  wagering: null,
  leaving: { loses: '12.00', progress: '4.00', keeps: '80.00' },
};

/** It can be claimed. */
export const claimable: Reward = { ...wagered, status: 'CLAIM', leaving: null };

/** It was claimed. */
export const claimed: Reward = { ...claimable, status: 'CLAIMED', settledAt: 1_795_000_100_000 };

/** The reward centre of somebody who has this one reward, as its call answers. */
export const centreOf = (reward: Reward) => ({
  status: 200,
  body: { success: true, value: { rewards: [reward], claimable: 1, zone: 'America/Lima' } },
});
