import type { AnyActorRef } from 'xstate';
import { fetched } from './fetched.ts';
import { handlers } from './handlers.ts';
import type { Search } from './search.ts';
import { send } from './send.ts';

/** The search, fetched when the person first needs it; if it can't be fetched, callers learn that it failed. */
export function fetchSearch(load: () => Promise<Search>): Search {
  const search = fetched(load);
  const at = (asker: AnyActorRef, act: (found: Search) => void): void =>
    search.use(act, () => send(asker, { type: 'search.failed' }));
  return {
    open: (asker, index) => at(asker, (found) => found.open(asker, index)),
    index: (asker, index, names) => at(asker, (found) => found.index(asker, index, names)),
    ask: (asker, index, question) => at(asker, (found) => found.ask(asker, index, question)),
  };
}

/** The effects of the search. */
export const searchHandlers = (search: Search) =>
  handlers({
    'search.opened': ({ index }, from) => search.open(from, index),
    'search.indexed': ({ index, names }, from) => search.index(from, index, names),
    'search.asked': ({ index, question }, from) => search.ask(from, index, question),
  });
