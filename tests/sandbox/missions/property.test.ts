import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Mission } from '#contract/missions/mission.ts';
import { runs } from '../../kit/depth.ts';
import { pick } from '../../kit/histories.ts';
import { type Asker, askerOf, askFor, bet } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { allRows, begin, betsOf, correct, microSum, missionsOf } from './kit.ts';

const box = sandboxOfFile();

type Deed = {
  readonly act: 'joined' | 'claimed' | 'bet' | 'voided' | 'resettled' | 'waited';
  readonly one: number;
  readonly other: number;
};

const acts = ['joined', 'joined', 'claimed', 'bet', 'bet', 'bet', 'voided', 'resettled', 'waited'] as const;
const deed = fc.record<Deed>({
  act: fc.constantFrom(...acts),
  one: fc.nat(10_000),
  other: fc.nat(10_000),
});
const gameTypes = ['RNG', 'LIVE', 'FISH', 'JACKPOT'];

const deeds: Readonly<Record<Deed['act'], (asker: Asker, one: number, other: number) => Promise<void>>> = {
  joined: async (asker, one) => {
    const open = (await missionsOf(asker)).filter(({ state }) => state === 'OPEN');
    await askFor(asker, 'missions.join', { id: pick(open, one)?.id ?? 'none' });
  },
  claimed: async (asker, one) => {
    const runs = (await missionsOf(asker)).filter(({ runId }) => runId !== null);
    const { runId, state } = pick(runs, one) ?? {};
    if (!runId) return;
    const { status } = await askFor(asker, 'missions.claim', { id: runId });
    expect(status === 200, `${state} was claimed`).toBe(state === 'CLAIM');
  },
  bet: async (asker, one, other) => {
    asker.box.sandbox.clock.move(1_000);
    const gameType = pick(gameTypes, other) ?? 'RNG';
    await bet(asker, 1 + ((one * 37) % 40_00), { gameType, status: other % 7 === 0 ? 'taken' : 'settled' });
  },
  voided: async (asker, one) => {
    const round = pick(
      (await betsOf(asker)).filter(({ status }) => status === 'settled'),
      one,
    );
    if (round) await correct(asker, round.id, 'void');
  },
  resettled: async (asker, one) => {
    const round = pick(
      (await betsOf(asker)).filter(({ status }) => status === 'refunded'),
      one,
    );
    if (round) await correct(asker, round.id, 'resettle').catch(() => undefined);
  },
  waited: async ({ box: { sandbox } }, one, other) => {
    sandbox.clock.move((other % 5 === 0 ? 1 + (one % 30) : 0.01) * 60 * 60_000);
  },
};

async function faultsOf(asker: Asker, all: readonly Mission[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, runId, done, target, state } of all) {
    if (runId === null) continue;
    const { rows, total } = await allRows(asker, 'missions.rows', { id: runId });
    if (microSum(rows) !== Math.round(Number(done) * 1e6) || total !== done) faults.push(`${id} is ${done}`);
    const met = Number(done) >= Number(target);
    if (state === 'CLAIM' && !met) faults.push(`${id} waits unmet`);
    if ((state === 'JOINED' || state === 'MISSED') && met) faults.push(`${id} is met and ${state}`);
  }
  for (const board of ['DAILY', 'WEEKLY', 'MONTHLY'] as const) {
    const { value } = await askFor(asker, 'missions.leaderboard', { board, page: 1 });
    const { rows, total } = await allRows(asker, 'missions.boardRows', { board, period: value.period });
    const score = Math.round(Number(value.own?.score ?? 0) * 1e6);
    if (microSum(rows) !== score || Math.round(Number(total) * 1e6) !== score) faults.push(`${board} is off`);
  }
  return faults;
}

it('why did this number move: through any history rows add up to progress and score, and only a met one is claimed', {
  timeout: 240_000,
}, async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 15, maxLength: 40 }), async (happened) => {
      await begin(box, '2026-09-04T20:00:00-04:00');
      let asker = await askerOf(box, 'member2');
      for (const { act, one, other } of happened) {
        await deeds[act](asker, one, other);
        if (act === 'waited') {
          asker = await askerOf(box, 'member2');
          continue;
        }
        const all = await missionsOf(asker);
        for (const { state } of all) reached.add(state);
        expect(await faultsOf(asker, all)).toEqual([]);
      }
    }),
    { ...runs(8), seed: 20_261_125 },
  );
  for (const state of ['LOCKED', 'OPEN', 'JOINED', 'CLAIM', 'CLAIMED']) expect(reached).toContain(state);
});
