import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { and, gt, isNull, max } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { missionEntries } from '#sandbox/catalogue/missions.ts';
import { type Database, openDatabase } from '#sandbox/db/database.ts';
import { entries } from '#sandbox/db/ledger-schema.ts';
import { referrals } from '#sandbox/db/referral-schema.ts';
import { missionRuns, pointMoves, pointRewards, redemptions, rewards } from '#sandbox/db/rewards-schema.ts';
import { defaultSettings } from '#sandbox/kit/default-settings.ts';
import { whole } from '../../kit/depth.ts';
import { idOf } from '../../kit/members.ts';
import { begins } from '../../kit/moment.ts';
import { startSandbox, type TestSandbox } from '../../kit/sandbox.ts';
import { seededChance } from '../../kit/seeded-chance.ts';
import { changed, termsOf } from '../contracts/callers.ts';
import { decide } from '../contracts/contracts.ts';
import { faultsSince, look } from './conserved.sources.ts';

/** Milliseconds between the beginnings of two lives. */
const lifetime = 3 * 60 * 60_000;
const lives = whole ? 30 : 5;
const actsOfALife = 250;
/** A life ends, where it is not over by then, at one of so many things that it writes. */
const longest = 900;
/** Or as one of these is written for the nth time: few lives would end there by chance. */
const seldom = [
  // The first friend met all conditions, and the reward is given.
  ['referrals', 3],
  ['bills', 5],
  ['withdrawals', 4],
  ['rewards', 6],
] as const;

/** Where a life ends: every other one at something that is seldom written, and the last one when all its acts are done. */
function endOf(life: number, chance: (below: number) => number): readonly string[] {
  if (life === lives) return ['0'];
  if (life % 2 === 0) return [String(1 + chance(longest))];
  const [table, nth] = seldom[(life >> 1) % seldom.length] ?? seldom[0];
  return [String(nth + Math.floor(life / (2 * seldom.length))), table];
}

/** Points that the team gave: acknowledged, and begun and never acknowledged. */
type Given = { readonly sure: number; readonly unsure: number };

async function live(folder: string, url: string, life: number, end: readonly string[]): Promise<Given> {
  const from = String(begins + life * lifetime);
  const args = [
    'tests/sandbox/wallet/conserved.writer.ts',
    url,
    String(life),
    String(actsOfALife),
    from,
    ...end,
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

/** Everything that moves money or points, by what the tables call it. */
const all = [
  ...entries.cause.enumValues.map((cause) => `money: ${cause}`),
  ...pointMoves.cause.enumValues.map((cause) => `points: ${cause}`),
  ...rewards.source.enumValues.map((source) => `reward: ${source}`),
  ...new Set(missionEntries.map(({ reward }) => `mission: ${reward.kind}`)),
  ...pointRewards.kind.enumValues.map((kind) => `mall: ${kind}`),
];

/** What these acts don't bring about, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  'money: opening': 'what the seed and play money begin with: nobody can have it paid out',
  'money: closing': 'the rest of play money, a day after it began',
  'mall: GOODS': 'sent by post: only its points move',
  'mall: SPINS': 'given by a game: only its points move',
};

/** The last booking of money and of points. */
type Last = { readonly entry: number; readonly move: number };

async function lastIn({ read }: Database): Promise<Last> {
  const [entry] = await read.select({ id: max(entries.id) }).from(entries);
  const [move] = await read.select({ id: max(pointMoves.id) }).from(pointMoves);
  return { entry: entry?.id ?? 0, move: move?.id ?? 0 };
}

/** What moved money or points since then. */
async function reached({ read }: Database, since: Last): Promise<Set<string>> {
  const money = await read.select().from(entries).where(gt(entries.id, since.entry));
  const moves = await read.select().from(pointMoves).where(gt(pointMoves.id, since.move));
  const moved = new Set([...money, ...moves].map(({ reference }) => reference));
  const given = (await read.select().from(rewards)).filter(({ id }) => moved.has(id));
  const ran = (await read.select().from(missionRuns)).filter(({ id }) => moved.has(id));
  const had = (await read.select().from(redemptions)).filter(({ reference }) => moved.has(reference));
  return new Set([
    ...money.map(({ cause }) => `money: ${cause}`),
    ...moves.map(({ cause }) => `points: ${cause}`),
    ...given.map(({ source }) => `reward: ${source}`),
    ...ran.map(
      ({ missionId }) => `mission: ${missionEntries.find(({ id }) => id === missionId)?.reward.kind}`,
    ),
    ...had.filter(({ status }) => status === 'APPROVED').map(({ kind }) => `mall: ${kind}`),
  ]);
}

/** vip5 plays in the line of two agents who are paid for it, the one by the other, and is who invited the seed's friends. */
async function prepare(box: TestSandbox): Promise<void> {
  await changed(box, 'downline1b', { type: 1 });
  await changed(box, 'vip5', { uplineId: await idOf(box, 'downline1b') });
  await decide(box, { act: 'grant', account: 'agent1', terms: termsOf('REALTIME', 6_000, 'PLATFORM') });
  const terms = termsOf('REALTIME', 3_000);
  const contract = await decide(box, { act: 'offer', by: 'agent1', account: 'downline1b', terms });
  await decide(box, { act: 'ACCEPT', by: 'downline1b', contract });
  const inviterId = await idOf(box, 'vip5');
  const open = and(isNull(referrals.rewardedAt), isNull(referrals.closedAt));
  const { referral } = defaultSettings;
  const little = { ...referral, minDeposit: '10.00', minBets: '5.00', holdHours: 0 };
  const proved = { inviterId, terms: little, verifiedAt: begins };
  await box.sandbox.db.write((tx) => tx.update(referrals).set(proved).where(open));
}

it('through random acts, killed again and again, money and points come from their sources alone, and all of it', {
  timeout: 900_000,
}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-conserved-'));
  const databaseUrl = `file:${path.join(folder, 'conserved.db')}`;
  const box = await startSandbox({ databaseUrl });
  await prepare(box);
  const [first, before] = [await look(box.sandbox.db), await lastIn(box.sandbox.db)];
  await box.close();
  const chance = seededChance(20_311_129);
  let given: readonly number[] = [0];
  for (let life = 1; life <= lives; life += 1) {
    const { sure, unsure } = await live(folder, databaseUrl, life, endOf(life, chance));
    given = [...new Set(given.flatMap((sum) => [sum + sure, sum + sure + unsure]))];
    const db = await openDatabase(databaseUrl);
    const at = begins + (life + 1) * lifetime;
    expect(await faultsSince(first, db, { at, given })).toEqual([]);
    if (life === lives) {
      const shown = await reached(db, before);
      expect(all.filter((one) => !shown.has(one) && !(one in elsewhere))).toEqual([]);
      expect(all).toEqual(expect.arrayContaining(Object.keys(elsewhere)));
    }
    await db.close();
  }
  await rm(folder, { recursive: true, force: true });
});
