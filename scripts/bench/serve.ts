/** A sandbox in a process of its own, for `served.ts`: takes the built page, the database and settings, tells its address. */

import { createServer } from '#sandbox/server.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';

const [dist = '', databaseUrl = '', settings = '{}'] = process.argv.slice(2);
const { address, sandbox } = await createServer({
  port: 0,
  host: '127.0.0.1',
  databaseUrl,
  dist,
  control: false,
  empty: false,
  logs: { write: () => undefined },
  settings: JSON.parse(settings) as Record<string, unknown>,
});

process.on('message', async (asked) => {
  if (asked === 'books') process.send?.({ books: await readBooks(sandbox) });
  else process.send?.({ memory: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
process.send?.({ address });
