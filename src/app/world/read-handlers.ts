import type { QueryClient } from '@tanstack/react-query';
import { handlers } from './handlers.ts';
import type { report } from './reports.ts';
import { send } from './send.ts';
import type { AppStorage } from './storage.ts';
import type { Tabs } from './tabs.ts';

type Tools = {
  readonly queries: Pick<QueryClient, 'invalidateQueries' | 'resetQueries'>;
  readonly storage: AppStorage;
  readonly tabs: Pick<Tabs, 'tell'>;
  readonly report: typeof report;
};

/** The data read from the gateway, and its failures, which only the log gets. */
export const readHandlers = ({ queries, storage, tabs, report }: Tools) =>
  handlers({
    stale: ({ reads, again, everywhere }, from) => {
      if (reads === 'all') return void queries.resetQueries();
      const care = from.system.get('standingOfCare');
      // Its own word is no news to it.
      if (reads.includes('protection.standing') && from !== care) send(care, { type: 'standing.doubted' });
      for (const name of reads)
        void queries.invalidateQueries({ queryKey: [name], refetchType: again ? 'active' : 'none' });
      if (everywhere) tabs.tell({ word: 'stale', reads: [...reads] });
    },
    'vendors.asked': ({ language }, from) =>
      send(from, { type: 'vendors.recalled', vendors: storage.vendors(language) }),
    'vendors.kept': ({ language, vendors }) => storage.keepVendors(language, vendors),
    'read.failed': ({ call, failure }) => report('a read failed', [call, failure]),
    'drift.found': ({ what, names }) => (names.length > 0 ? report(`drift of ${what}`, names) : undefined),
  });
