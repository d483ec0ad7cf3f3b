import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { createPatterns } from '#src/app/world/patterns.ts';

type Heard = ((event: MessageEvent) => void) | null;

/** Threads that answer when told to; null never answers. */
function threads(answers: readonly (string | null)[]) {
  const asked: unknown[] = [];
  let started = 0;
  let ended = 0;
  const start = () => {
    started += 1;
    const thread = {
      onmessage: null as Heard,
      onerror: null,
      postMessage(work: unknown) {
        const answer = answers[asked.push(work) - 1] ?? null;
        if (answer !== null) queueMicrotask(() => thread.onmessage?.({ data: answer } as MessageEvent));
      },
      terminate: () => {
        ended += 1;
      },
    };
    queueMicrotask(() => thread.onmessage?.({ data: 'ready' } as MessageEvent));
    return thread;
  };
  const clock = new SimulatedClock();
  return { patterns: createPatterns(start, clock), clock, asked, counts: () => ({ started, ended }) };
}

/** Everything that only waited for its turn has run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one warm thread answers one question after another', async () => {
  const { patterns, counts } = threads(['match', 'mismatch']);
  expect(await patterns.judge('^a', 'a')).toBe('match');
  expect(await patterns.judge('^a', 'b')).toBe('mismatch');
  expect(counts()).toEqual({ started: 1, ended: 0 });
});

test('REG-04 a pattern that takes longer than 100 ms is cancelled and left to the gateway', async () => {
  const { patterns, clock, counts } = threads([null, 'match']);
  const slow = patterns.judge('(a+)+$', 'aaaa!');
  await settled();
  clock.increment(99);
  await settled();
  expect(counts().ended).toBe(0);
  clock.increment(1);
  expect(await slow).toBe('unknown');
  expect(counts().ended).toBe(1);
  expect(await patterns.judge('^a', 'a')).toBe('match');
  expect(counts().started).toBe(2);
});

test('REG-03 an invalid pattern is left to the gateway', async () => {
  const { patterns } = threads(['unknown']);
  expect(await patterns.judge('(?<', 'a')).toBe('unknown');
});

test('of several texts waiting for one pattern only the newest is tried', async () => {
  const { patterns, asked } = threads(['match', 'match', 'match']);
  await Promise.all(['a', 'ab', 'abc'].map((text) => patterns.judge('^a', text)));
  expect(asked).toEqual([{ pattern: '^a', text: 'abc' }]);
});

test('without a thread every question is left to the gateway', async () => {
  const patterns = createPatterns(() => {
    throw new Error('no threads here');
  });
  expect(await patterns.judge('^a', 'a')).toBe('unknown');
});
