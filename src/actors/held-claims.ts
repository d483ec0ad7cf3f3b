import { useState } from 'react';
import type { Reward } from '#contract/promotions/rewards.ts';
import { claimCallOf } from '#machines/promotions/rewards.rules.ts';
import { useSystem } from './system-context.tsx';

/** The ids of the rewards whose claim a page tells about, and what adds one. */
export type HeldClaims = { readonly held: readonly string[]; readonly hold: (id: string) => void };

/** Claims that were pressed on this page, and those of before whose outcome this tab never learned. */
export function useHeldClaims(rewards: readonly Reward[]): HeldClaims {
  const { keptKey } = useSystem();
  const [held, setHeld] = useState<readonly string[]>([]);
  const unheard = rewards
    .filter((reward) => !held.includes(reward.id) && keptKey(claimCallOf(reward), reward.id) !== null)
    .map(({ id }) => id);
  if (unheard.length > 0) setHeld([...held, ...unheard]);
  return { held, hold: (id) => setHeld((before) => [...before, id]) };
}
