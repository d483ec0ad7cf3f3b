import type { QueryClient } from '@tanstack/react-query';
import type { CallName } from '#contract/calls.ts';
import { type StatusContext, settleAfter, situationOf } from '#machines/system/status.rules.ts';

/** What every page shows of its member: what may have changed meanwhile, and what hardly ever does. */
const changing: readonly CallName[] = ['wallet.balance', 'notices.unread'];
const shown: readonly CallName[] = [...changing, 'member.avatar', 'member.icon'];

/** Milliseconds that it is kept while no view shows it: longer than most maintenances take. */
const keptFor = 60 * 60_000;

type Status = {
  readonly subscribe: (
    hear: (snapshot: { readonly context: Pick<StatusContext, 'result' | 'chance'> }) => void,
  ) => unknown;
};

/**
 * After a maintenance all pages open again within two minutes. What one had read of its member before, it shows as it was,
 * and asks for it again at a moment of its own: the gateway would be asked by everybody at once (decision: after a
 * maintenance).
 */
export function watchReopening(
  status: Status,
  queries: QueryClient,
  later: (then: () => void, ms: number) => unknown = setTimeout,
): void {
  for (const name of shown) queries.setQueryDefaults([name], { gcTime: keptFor });
  let closed = false;
  status.subscribe(({ context: { result, chance } }) => {
    const was = closed;
    closed = result !== null && situationOf(result) === 'maintenance';
    if (!was || closed) return;
    const cache = queries.getQueryCache();
    const known = changing
      .flatMap((name) => cache.findAll({ queryKey: [name] }))
      .filter(({ state }) => state.data !== undefined);
    // Written anew, they count as fresh, and the views that come back ask nothing.
    for (const { queryKey, state } of known) queries.setQueryData(queryKey, state.data);
    const ask = () => {
      for (const { queryKey } of known) void queries.invalidateQueries({ queryKey });
    };
    if (known.length > 0) later(ask, settleAfter({ chance }));
  });
}
