import { useState } from 'react';
import type { Claimable } from '#machines/promotions/claim.rules.ts';
import { useSystem } from './system-context.tsx';

/** The ids of what a page claims: those whose claim a page tells about, and what adds one. */
export type HeldClaims = { readonly held: readonly string[]; readonly hold: (id: string) => void };

/** Claims that were pressed on this page, and those of before whose outcome this tab never learned. */
export function useHeldClaims(claims: readonly Pick<Claimable, 'call' | 'id'>[]): HeldClaims {
  const { keptKey } = useSystem();
  const [held, setHeld] = useState<readonly string[]>([]);
  const unheard = claims
    .filter(({ call, id }) => !held.includes(id) && keptKey(call, id) !== null)
    .map(({ id }) => id);
  if (unheard.length > 0) setHeld([...held, ...unheard]);
  return { held, hold: (id) => setHeld((before) => [...before, id]) };
}
