import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#sandbox/db/database.ts';
import { countFailure, forgetFailures, inTurn, standingOf } from '#sandbox/kit/attempts.ts';
import { createClock } from '#sandbox/kit/clock.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { createSettings } from '#sandbox/kit/settings-store.ts';
import { runs } from '../../kit/depth.ts';

const minute = 60_000;
const subject = 'name:someone';
let folder: string;
let db: Database;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-'));
  db = await openDatabase(`file:${folder}/attempts.db`);
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

/** A sandbox as far as attempts need one, with its clock standing still unless it is moved. */
function fresh(): Sandbox {
  const clock = createClock(() => 1_800_000_000_000);
  return { db, clock, settings: createSettings() } as unknown as Sandbox;
}

/** One try: a secret shown to the gate, as signing in does. Returns whether the secret was looked at. */
async function attempt(sandbox: Sandbox, name: string, right: boolean): Promise<'in' | 'refused' | 'locked'> {
  const { locked } = await standingOf(sandbox, name);
  if (locked) return 'locked';
  if (right) await forgetFailures(sandbox, name);
  else await countFailure(sandbox, name);
  return right ? 'in' : 'refused';
}

const step = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ kind: 'wrong' as const, ms: 0 }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'right' as const, ms: 0 }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.integer({ min: 1, max: 12 }).map((minutes) => minutes * minute),
    }),
  },
);

it('any sequence of tries and waits looks at five wrong secrets in half an hour before a lock, and no lock exceeds five minutes', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40, size: 'max' }), async (steps) => {
      const sandbox = fresh();
      const name = `${subject} ${run++}`;
      let wrong: number[] = [];
      let lockedSince: number | null = null;
      for (const { kind, ms } of steps) {
        sandbox.clock.move(ms);
        if (kind === 'wait') continue;
        const now = sandbox.clock.now();
        wrong = wrong.filter((at) => at > now - 30 * minute);
        const lockOver: boolean = lockedSince === null || now >= lockedSince + 5 * minute;
        const result = await attempt(sandbox, name, kind === 'right');
        expect(result === 'locked').toBe(!lockOver);
        if (lockOver) lockedSince = null;
        if (result === 'in') wrong = [];
        if (result === 'refused') wrong.push(now);
        if (wrong.length === 5) {
          lockedSince = now;
          wrong = [];
        }
      }
    }),
    runs(60),
  );
}, 60_000);

it('failures written at the same time are all counted', async () => {
  const sandbox = fresh();
  const standings = await Promise.all(Array.from({ length: 5 }, () => countFailure(sandbox, 'name:crowd')));
  expect(standings.map(({ captcha }) => captcha)).toEqual([false, false, true, true, true]);
  expect(standings.map(({ locked }) => locked)).toEqual([false, false, false, false, true]);
});

it('tries in turn look at five secrets at most; without turns all at once would look at every one', async () => {
  const looks = async (name: string, gate: (try_: () => Promise<string>) => Promise<string>) => {
    const sandbox = fresh();
    const slow = async () => {
      const { locked } = await standingOf(sandbox, name);
      await new Promise((resolve) => setImmediate(resolve));
      if (locked) return 'locked';
      await countFailure(sandbox, name);
      return 'looked';
    };
    const results = await Promise.all(Array.from({ length: 15 }, () => gate(slow)));
    return results.filter((result) => result === 'looked').length;
  };
  const sandbox = fresh();
  expect(await looks('name:turns', (work) => inTurn(sandbox, 'name:turns', work))).toBe(5);
  expect(await looks('name:at once', (work) => work())).toBeGreaterThan(5);
});

it('a try that fails does not hold up the next', async () => {
  const sandbox = fresh();
  const broken = inTurn(sandbox, subject, () => Promise.reject(new Error('broken')));
  const next = inTurn(sandbox, subject, async () => 'done');
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
