import type { Search } from '#src/app/world/search.ts';
import { createIndex, type SearchIndex } from '#src/app/world/search-index.ts';
import { send } from '#src/app/world/send.ts';

/** The search without a thread of its own, for pages that have none: the same index, answered at once. */
export function createDirectSearch(): Search {
  const indexes = new Map<string, SearchIndex>();
  return {
    open: (asker, index) => send(asker, { type: indexes.has(index) ? 'search.ready' : 'search.lacking' }),
    index: (asker, index, names) => {
      indexes.set(index, createIndex(names));
      send(asker, { type: 'search.ready' });
    },
    ask: (asker, index, question) => {
      const answer = indexes.get(index)?.answer(question);
      send(asker, answer ? { type: 'search.found', question, answer } : { type: 'search.failed' });
    },
  };
}
