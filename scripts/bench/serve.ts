/** A sandbox in a process of its own, for `served.ts`: takes the built page and the database, tells its address. */
import { createServer } from '#sandbox/server.ts';

const [dist = '', databaseUrl = ''] = process.argv.slice(2);
const { address } = await createServer({
  port: 0,
  host: '127.0.0.1',
  databaseUrl,
  dist,
  control: false,
  empty: false,
  logs: () => undefined,
});

process.on('message', () => process.send?.({ memory: process.memoryUsage.rss() }));
process.on('disconnect', () => process.exit());
process.send?.({ address });
