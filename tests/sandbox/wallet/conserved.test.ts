import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { missionEntries } from '#catalogue/missions.ts';
import { type Database, openDatabase } from '#sandbox/db/database.ts';
import { entries } from '#sandbox/db/ledger-schema.ts';
import { missionRuns, pointMoves, redemptions } from '#sandbox/db/rewards-schema.ts';
import { whole } from '../../kit/depth.ts';
import { begins } from '../../kit/moment.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { seededChance } from '../../kit/seeded-chance.ts';
import { faultsSince, look } from './conserved.sources.ts';

/** Milliseconds between the beginnings of two lives. */
const lifetime = 60 * 60_000;
const lives = whole ? 30 : 5;
const actsOfALife = 250;
/** A life ends, where it is not over by then, at one of so many things that it writes. */
const longest = 900;

/** Points that the team gave: acknowledged, and begun and never acknowledged. */
type Given = { readonly sure: number; readonly unsure: number };

async function live(folder: string, url: string, life: number, nth: number): Promise<Given> {
  const from = String(begins + life * lifetime);
  const args = [
    'tests/sandbox/wallet/conserved.writer.ts',
    url,
    String(life),
    String(actsOfALife),
    String(nth),
    from,
  ];
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // What a killed one leaves behind goes with the folder.
    env: { ...process.env, TMPDIR: folder },
  });
  const gone = once(child, 'exit');
  let [sure, unsure] = [0, 0];
  for await (const line of createInterface(child.stdout)) {
    const [word, points] = line.split(' ');
    if (word === 'going') unsure = Number(points);
    else [sure, unsure] = [sure + unsure, 0];
  }
  const [code, signal] = (await gone) as [number | null, string | null];
  expect([
    [0, null],
    [null, 'SIGKILL'],
  ]).toContainEqual([code, signal]);
  return { sure, unsure };
}

/** What moved money or points in all these lives. */
async function reached({ read }: Database): Promise<Set<string>> {
  const claimed = await read.select().from(missionRuns).where(isNotNull(missionRuns.claimedAt));
  const rewards = claimed.map(
    ({ missionId }) => missionEntries.find(({ id }) => id === missionId)?.reward.kind,
  );
  const mall = await read.select().from(redemptions).where(eq(redemptions.status, 'APPROVED'));
  return new Set([
    ...(await read.select().from(entries)).map(({ cause }) => cause),
    ...(await read.select().from(pointMoves)).map(({ cause }) => cause),
    ...rewards.map((kind) => `${kind} of a mission`),
    ...mall.map(({ kind }) => `${kind} of the mall`),
  ]);
}

/** Everything that moves money or points here; a run that reached less shows less. */
const wanted = [
  ...['deposit', 'reversal', 'withdrawal', 'release', 'payout', 'transfer'],
  ...['bet', 'win', 'refund', 'void', 'resettle', 'bonus', 'points'],
  ...[
    'REDEEM',
    'REFUND',
    'CONVERT',
    'GIFT',
    'MONEY of a mission',
    'POINTS of a mission',
    'BONUS of the mall',
  ],
];

it('through random acts, killed again and again, money and points come from their sources alone, and all of it', {
  timeout: 900_000,
}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-conserved-'));
  const databaseUrl = `file:${path.join(folder, 'conserved.db')}`;
  const box = await startSandbox({ databaseUrl });
  const first = await look(box.sandbox.db);
  await box.close();
  const chance = seededChance(20_311_129);
  let given: readonly number[] = [0];
  for (let life = 1; life <= lives; life += 1) {
    // The last one lives to its end.
    const { sure, unsure } = await live(folder, databaseUrl, life, life === lives ? 0 : 1 + chance(longest));
    given = given.flatMap((before) => [before + sure, before + sure + unsure]);
    const db = await openDatabase(databaseUrl);
    const at = begins + (life + 1) * lifetime;
    expect(await faultsSince(first, db, { at, given })).toEqual([]);
    if (life === lives) expect([...(await reached(db))]).toEqual(expect.arrayContaining(wanted));
    await db.close();
  }
  await rm(folder, { recursive: true, force: true });
});
