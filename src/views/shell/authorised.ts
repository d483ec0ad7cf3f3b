import { useSyncExternalStore } from 'react';
import { authorisedIn } from '#machines/system/market.rules.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';

const never = () => () => undefined;

/**
 * Whether the market wants the page of authorised play. The prerendered page is one for all markets: it has no link to it, which
 * comes once the page is alive.
 */
export function useAuthorised(): boolean {
  const { market } = useConfiguration().protection;
  return useSyncExternalStore(
    never,
    () => authorisedIn(market),
    () => false,
  );
}
