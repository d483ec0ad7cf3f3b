import { expect, it } from 'vitest';
import { askedFrom, createTurns } from '#sandbox/kit/hashing-queue.ts';

/** Waits until everything that can go on has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Works that end when told to, in the order in which they began. */
function stand(atOnce = 1, mostWaiting = 10) {
  const turns = createTurns({ atOnce, mostWaiting });
  const began: string[] = [];
  const ends: (() => void)[] = [];
  return {
    turns,
    began,
    ask: (network: string) =>
      askedFrom(network, () =>
        turns.take(() => {
          began.push(network);
          return new Promise<void>((end) => ends.push(end));
        }),
      ),
    /** Ends the oldest work, and waits until the next has begun. */
    endOne: async () => {
      await settled();
      ends.shift()?.();
      await settled();
    },
  };
}

it('networks take turns: the one request of another network comes before the crowd of the first', async () => {
  const { began, ask, endOne, turns } = stand();
  const asked = [...'aaaab', 'c', 'b'].map(ask);
  for (const _ of asked) await endOne();
  await Promise.all(asked);
  expect(began.join('')).toBe('aabcaba');
  expect(turns.idle()).toBe(true);
});

it('only so many requests are worked on at once', async () => {
  const { began, ask, endOne } = stand(2);
  const asked = [...'aaaa'].map(ask);
  await endOne();
  expect(began).toHaveLength(3);
  for (const _ of asked) await endOne();
  await Promise.all(asked);
});

it('a network with too many waiting requests is refused at once, and nobody else is', async () => {
  const { ask, endOne } = stand(1, 2);
  const asked = [...'aaab'].map(ask);
  await expect(ask('a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', options: { status: 429 } });
  for (const _ of asked) await endOne();
  await Promise.all(asked);
});

it('a work that fails passes its turn on', async () => {
  const turns = createTurns({ atOnce: 1, mostWaiting: 1 });
  await expect(turns.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(turns.idle()).toBe(true);
  expect(await turns.take(async () => 'done')).toBe('done');
});
