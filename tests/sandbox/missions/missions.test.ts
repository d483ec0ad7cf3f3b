import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mission } from '#contract/missions/mission.ts';
import { missionRuns } from '#sandbox/db/rewards-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { missionPeriod } from '#sandbox/missions/mission-progress.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { walletsOf } from '../../kit/money.ts';
import { convert, freeOf, pointRows } from '../../kit/points.ts';
import { type Asker, askerOf, askFor, bet } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const hour = 60 * 60_000;
const box = sandboxOfFile();
let asker: Asker;

beforeEach(async () => {
  await box.reset();
  asker = await askerOf(box, 'member2');
});

async function move(by: number): Promise<void> {
  box.sandbox.clock.set(box.sandbox.clock.now() + by);
  asker = await askerOf(box, asker.account);
}

async function listOf(): Promise<readonly Mission[]> {
  return (await askFor(asker, 'missions.summary')).value.missions ?? [];
}

async function missionOf(id: string): Promise<Mission> {
  const found = (await listOf()).find((one) => one.id === id);
  if (!found) throw new Error(`no mission ${id}`);
  return found;
}

const joinIt = async (id: string) => (await askFor(asker, 'missions.join', { id })).value;

/** So many bets, each a second after the last. */
async function play(count: number, stake = 1_00, gameType = 'RNG'): Promise<string[]> {
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    box.sandbox.clock.set(box.sandbox.clock.now() + 1_000);
    ids.push(await bet(asker, stake, { gameType }));
  }
  return ids;
}

const settle = (id: string, status: 'settled' | 'refunded') =>
  box.sandbox.db.write((tx) => tx.update(rounds).set({ status }).where(eq(rounds.id, id)));

it('the badge of the menu counts what is joined and what can be claimed', async () => {
  for (const account of ['member1', 'member2', 'vip5']) {
    const { value } = await askFor(await askerOf(box, account), 'missions.summary');
    const counted = (value.missions ?? []).filter(({ state }) => state === 'JOINED' || state === 'CLAIM');
    expect([account, value.count]).toEqual([account, counted.length]);
  }
});

describe('a mission', () => {
  it('starts its clock when it is joined: bets before it do not count', async () => {
    await play(3);
    const joined = await joinIt('primeras-diez');
    expect(joined).toMatchObject({ state: 'JOINED', done: '0', target: '10', version: 1 });
    expect(joined.endsAt).toBe((joined.joinedAt ?? 0) + 168 * hour);
    await play(4);
    expect(await missionOf('primeras-diez')).toMatchObject({ state: 'JOINED', done: '4' });
  });

  it('is claimed once, and its money stands in the books', async () => {
    const { runId } = await joinIt('primeras-diez');
    expect(await askFor(asker, 'missions.claim', { id: runId })).toMatchObject({ code: 'CLAIM_EARLY' });
    await play(10);
    expect(await missionOf('primeras-diez')).toMatchObject({ state: 'CLAIM', done: '10' });
    const before = (await walletsOf(box, 'member2')).MAIN ?? 0;
    const { value } = await askFor(asker, 'missions.claim', { id: runId });
    expect(value).toMatchObject({ state: 'CLAIMED', completions: 1 });
    const again = await askFor(asker, 'missions.claim', { id: runId });
    expect([again.status, again.code, again.value]).toMatchObject([422, 'ALREADY_CLAIMED', { runId }]);
    expect(((await walletsOf(box, 'member2')).MAIN ?? 0) - before).toBe(5_00);
    expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
  });

  it('pays points where its reward is points, once, whatever is sent at the same time', async () => {
    const { runId, reward } = await joinIt('red-llena');
    await play(4, 10_00, 'FISH');
    const before = await freeOf(asker);
    const all = await Promise.all(
      Array.from({ length: 64 }, () => askFor(asker, 'missions.claim', { id: runId })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ code }) => code === 'ALREADY_CLAIMED')).toHaveLength(63);
    expect(reward).toEqual({ kind: 'POINTS', amount: '120' });
    expect((await freeOf(asker)) - before).toBe(120 * 1e6);
    const [row] = (await pointRows(asker)).filter(({ id }) => id === runId);
    expect(row).toMatchObject({ kind: 'GIFT', counted: '120' });
    expect(await convert(asker, 200)).toMatchObject({ code: 'POINTS_SHORT' });
    expect(await convert(asker, 100)).toMatchObject({ value: { amount: '1.00' } });
  });

  it('follows the bets: one that is given back is taken from it, one that is settled anew counts again', async () => {
    await joinIt('primeras-diez');
    const [first = ''] = await play(10);
    expect((await missionOf('primeras-diez')).state).toBe('CLAIM');
    await settle(first, 'refunded');
    expect(await missionOf('primeras-diez')).toMatchObject({ state: 'JOINED', done: '9' });
    await settle(first, 'settled');
    expect(await missionOf('primeras-diez')).toMatchObject({ state: 'CLAIM', done: '10' });
  });

  it('counts only the games that it names, and says how many bets are still open', async () => {
    await joinIt('red-llena');
    await play(2, 10_00, 'FISH');
    await play(3, 10_00, 'RNG');
    await bet(asker, 5_00, { gameType: 'FISH', status: 'taken' });
    expect(await missionOf('red-llena')).toMatchObject({ done: '20', target: '40', open: 1 });
  });

  it('is missed when its time runs out, and lapses when nobody claims it within 72 hours', async () => {
    await joinIt('red-llena');
    await joinIt('primeras-diez');
    await play(10);
    await move(73 * hour);
    const states = async () => [
      (await missionOf('red-llena')).state,
      (await missionOf('primeras-diez')).state,
    ];
    expect(await states()).toEqual(['MISSED', 'LAPSED']);
    const { runId } = await missionOf('primeras-diez');
    expect(await askFor(asker, 'missions.claim', { id: runId })).toMatchObject({ code: 'CLAIM_EXPIRED' });
  });

  it('is locked until the one before it was claimed, and says so by its title', async () => {
    expect((await missionOf('las-cien')).unlock).toEqual({ minRank: null, after: 'Las primeras diez' });
    expect(await askFor(asker, 'missions.join', { id: 'las-cien' })).toMatchObject({
      code: 'MISSION_RULE',
      value: { rule: 'LOCKED' },
    });
    const { runId } = await joinIt('primeras-diez');
    await play(10);
    await askFor(asker, 'missions.claim', { id: runId });
    expect((await joinIt('las-cien')).state).toBe('JOINED');
    expect((await missionOf('mesa-reservada')).unlock).toEqual({ minRank: 4, after: null });
  });

  it('is joined once in a period, again answers the first joining, and not beside five others', async () => {
    const first = await joinIt('primeras-diez');
    expect(await joinIt('primeras-diez')).toEqual(first);
    for (const id of ['vuelta-del-dia', 'semana-de-slots', 'noche-en-vivo', 'hincha']) await joinIt(id);
    expect(await askFor(asker, 'missions.join', { id: 'red-llena' })).toMatchObject({
      value: { rule: 'FULL' },
    });
    expect((await listOf()).filter(({ state }) => state === 'OPEN')).toEqual([]);
  });

  it('shows at most five that can be joined, run or can be claimed', async () => {
    const alive = (await listOf()).filter(({ state }) => ['OPEN', 'JOINED', 'CLAIM'].includes(state));
    expect(alive).toHaveLength(5);
  });

  it('that recurs is claimed once for each of its periods, also when the next has begun', async () => {
    const first = await joinIt('vuelta-del-dia');
    await play(5);
    await move(24 * hour);
    const list = (await listOf()).filter(({ id }) => id === 'vuelta-del-dia');
    expect(list.map(({ state, runId }) => [state, runId])).toEqual([
      ['CLAIM', first.runId],
      ['OPEN', null],
    ]);
    const second = await joinIt('vuelta-del-dia');
    expect(second.runId).not.toBe(first.runId);
    expect((await askFor(asker, 'missions.claim', { id: first.runId })).value.state).toBe('CLAIMED');
    expect((await missionOf('vuelta-del-dia')).state).toBe('JOINED');
  });

  it('of a day ends at the merchant’s midnight, on a day of 23 hours too', () => {
    const zone = 'America/Santiago';
    // Clocks go forward at midnight: that day begins at 01:00.
    const noon = Date.UTC(2026, 8, 5, 15);
    const { id, to } = missionPeriod({ recurs: 'DAILY' }, noon, zone);
    expect([id, new Date(to ?? 0).toISOString()]).toEqual(['2026-09-05', '2026-09-06T04:00:00.000Z']);
    const next = missionPeriod({ recurs: 'DAILY' }, (to ?? 0) + hour, zone);
    expect((next.to ?? 0) - (to ?? 0)).toBe(23 * hour);
  });

  it('of somebody else is not found, neither to claim nor to read', async () => {
    const { runId } = await joinIt('primeras-diez');
    const other = await askerOf(box, 'vip5');
    expect((await askFor(other, 'missions.claim', { id: runId })).code).toBe('NOT_FOUND');
    expect((await askFor(other, 'missions.rows', { id: runId, page: 1 })).code).toBe('NOT_FOUND');
    const rows = await box.sandbox.db.read
      .select()
      .from(missionRuns)
      .where(eq(missionRuns.id, runId ?? ''));
    expect(rows[0]?.claimedAt).toBeNull();
  });
});
