import { BroadcastChannel } from 'node:worker_threads';
import { createActor } from 'xstate';
import { loginMachine } from '#machines/session/login.machine.ts';
import { noFeatures } from '#machines/system/features.rules.ts';
import { channelName } from '#src/watch/channel.ts';
import { createFeed } from '#src/watch/feed.ts';
import { createAgent } from '#src/watch/page-link.ts';
import { createTraceBuffer } from '#src/watch/trace-buffer.ts';
import { type Figures, median } from './figures.ts';
import type { Stage } from './stage.ts';

const perSecond = 1_000;
const seconds = 3;

type Watch = (root: ReturnType<typeof open>) => () => void;

function open() {
  const input = { entrance: 'any', failure: null, features: noFeatures } as const;
  return createActor(loginMachine, { systemId: 'app', input }).start();
}

const unwatched: Watch = () => () => {};

const traced: Watch = (root) => {
  const feed = createFeed(root, () => performance.now());
  feed.listen(createTraceBuffer().hear);
  return feed.stop;
};

const inspected: Watch = (root) => {
  const feed = createFeed(root, () => performance.now());
  const about = () => ({ title: '', path: '/' });
  const agent = createAgent(root, async () => feed, { panel: false, about, onLeave: () => () => {} });
  const other = new BroadcastChannel(channelName);
  other.postMessage({ page: null, say: 'watch' });
  return () => {
    agent.stop();
    feed.stop();
    other.close();
  };
};

/** Milliseconds of work for a second of events; after each tenth of it the page yields, as a real one would. */
async function secondOf(root: ReturnType<typeof open>, second: number): Promise<number> {
  const before = process.cpuUsage();
  for (let at = 0; at < perSecond; at += 1) {
    root.send({
      type: 'field.changed',
      field: at % 2 ? 'username' : 'password',
      value: `Clave-${second}-${at}`,
    });
    if (at % (perSecond / 10) === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function workOf(watch: Watch): Promise<number> {
  const root = open();
  const stop = watch(root);
  await secondOf(root, 0);
  const all: number[] = [];
  for (let second = 1; second <= seconds; second += 1) all.push(await secondOf(root, second));
  stop();
  root.stop();
  return median(all);
}

/** Types a thousand letters a second, watched and not, in this process: the figures are shares of a second. */
export async function measureWatching({ rounds }: Stage): Promise<Figures> {
  const shares = { traced: [] as number[], inspected: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const bare = await workOf(unwatched);
    const share = async (watch: Watch) => Math.max(0, (await workOf(watch)) - bare) / 1_000;
    shares.traced.push(await share(traced));
    shares.inspected.push(await share(inspected));
  }
  return {
    'of a second, traced': { is: median(shares.traced), unit: 'share' },
    'of a second, inspected': { is: median(shares.inspected), unit: 'share' },
  };
}
