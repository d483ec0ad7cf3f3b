import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asMinor, minus, sumOf } from '#contract/units.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { readLedger } from '#sandbox/wallet/ledger.ts';
import { type ChildSandbox, spawnSandbox } from '../../kit/child-sandbox.ts';
import { begins } from '../../kit/moment.ts';
import { askHost, type HostAnswer, movedBy, newRoundId, sitDown, slotBet } from '../../kit/playing.ts';
import { startSandbox, type TestSandbox } from '../../kit/sandbox.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-killed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Where a gateway in its own process plays its games. */
async function gameAddressOf({ address }: ChildSandbox): Promise<string> {
  const answer = await fetch(`${address}/sandbox/config`);
  return ((await answer.json()) as { value: { gameOrigin: string } }).value.gameOrigin;
}

/** Plays rounds, several at a time, and kills the gateway once so many were answered. */
async function playUntilKilled(child: ChildSandbox, box: Pick<TestSandbox, 'gameAddress'>, play: string) {
  const answered = new Map<string, HostAnswer>();
  const asked: string[] = [];
  const player = async (): Promise<void> => {
    for (;;) {
      const roundId = newRoundId();
      asked.push(roundId);
      answered.set(roundId, await askHost(box, 'round', { play, roundId, bet: slotBet }));
      if (answered.size === 40) await child.kill();
    }
  };
  await Promise.allSettled(Array.from({ length: 6 }, player));
  return { answered, asked };
}

describe('GWY-12 a gateway killed while games are played', () => {
  it('GWY-12 plays every requested round once, with the outcome it reported', {
    timeout: 180_000,
  }, async () => {
    const databaseUrl = `file:${path.join(folder, 'killed.db')}`;
    const first = await startSandbox({ databaseUrl });
    const { play } = await sitDown(first, 'vip5');
    await first.close();
    const child = await spawnSandbox(databaseUrl);
    const { answered, asked } = await playUntilKilled(
      child,
      { gameAddress: await gameAddressOf(child) },
      play,
    );
    const again = await startSandbox({ databaseUrl });
    for (const roundId of asked) {
      const { status, value } = await askHost(again, 'round', { play, roundId, bet: slotBet });
      expect(status).toBe(200);
      if (answered.has(roundId)) expect(value).toEqual(answered.get(roundId)?.value);
    }
    const { read } = again.sandbox.db;
    const played = await read.select().from(rounds).where(gte(rounds.at, begins));
    expect(played).toHaveLength(asked.length);
    for (const { id, status, stake, win } of played) {
      expect([status, stake]).toEqual(['settled', 100]);
      const moved = await movedBy(again, { reference: id });
      const changes = moved.map(({ change }) => change);
      expect(sumOf(asMinor(0), changes)).toBe(minus(win, stake));
    }
    for (const { balance, movements } of await readLedger(again.sandbox)) expect(balance).toBe(movements);
    await again.close();
  });
});
