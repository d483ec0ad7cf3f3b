import type { AnyActorRef } from 'xstate';
import { fetched } from './fetched.ts';
import { handlers } from './handlers.ts';
import { send } from './send.ts';

/** Measures how fast the product's other addresses answer, one run at a time for each actor. */
export type SiteTimes = {
  /** Answers `site.timed` for each address. */
  readonly ask: (asker: AnyActorRef, addresses: readonly string[]) => void;
  readonly leave: (asker: AnyActorRef) => void;
};

/** The measuring, fetched with the first run; when it can't be fetched, no address has answered. */
export function fetchSiteTimes(load: () => Promise<SiteTimes>): SiteTimes {
  const times = fetched(load);
  return {
    ask: (asker, addresses) =>
      times.use(
        (found) => found.ask(asker, addresses),
        () => {
          for (const address of addresses) send(asker, { type: 'site.timed', address, ms: null });
        },
      ),
    leave: (asker) => times.useIfWished((found) => found.leave(asker)),
  };
}

/** The effects of measuring. */
export const siteHandlers = (times: SiteTimes) =>
  handlers({
    'sites.asked': ({ addresses }, from) => times.ask(from, addresses),
    'sites.left': (_, from) => times.leave(from),
  });
