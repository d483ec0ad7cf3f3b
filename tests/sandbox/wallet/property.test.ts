import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plain } from '#contract/units.ts';
import { type Database, openDatabase } from '#sandbox/db/database.ts';
import { ledger } from '#sandbox/db/ledger-schema.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { whole } from '../../kit/depth.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { seededChance } from '../../kit/seeded-chance.ts';

const wanted = whole ? 100_000 : 25_000;
const kills = 6;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-property-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function looking<T>(url: string, look: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(url);
  const seen = await look(db);
  await db.close();
  return seen;
}

/** What all members have together, and how many acts are stored. */
const totals = async (db: Database) => {
  const [[money, acts, sum] = [0, 0, Number.NaN]] = await db.read.values<[number, number, number]>(sql`SELECT
    (SELECT sum(minor) FROM wallets), (SELECT count(*) FROM entries),
    (SELECT sum(minor) FROM wallets) + (SELECT sum(minor) FROM house_accounts)`);
  return { money, acts, sum };
};

/**
 * What the writer reported until it ended: acknowledged money, and money it had begun and never acknowledged.
 */
type Result = { readonly grown: number; readonly pending: number };

/** Lets a writer write so many acts; kills it when it has reported so many lines. */
async function write(url: string, seed: number, acts: number, lines: number): Promise<Result> {
  const args = ['--import', 'tsx', 'tests/sandbox/wallet/property.writer.ts', url, `${seed}`, `${acts}`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  let [grown, pending, heard] = [0, 0, 0];
  for await (const line of createInterface(child.stdout)) {
    const [word, amount] = line.split(' ');
    if (word === 'going') pending = Number(amount);
    else [grown, pending] = [grown + pending, 0];
    heard += 1;
    if (heard === lines) child.kill('SIGKILL');
  }
  const [code, signal] = (await gone) as [number | null, string | null];
  expect([code, signal]).toEqual(heard >= lines ? [null, 'SIGKILL'] : [0, null]);
  return { grown, pending };
}

/**
 * Reads the ledger from its beginning: every movement leaves the balance that it states, and the last one is
 * current.
 */
async function replayed(db: Database): Promise<readonly string[]> {
  const balances = new Map<string, number>();
  const faults: string[] = [];
  for (const { memberId, account, change, balance } of await db.read
    .select()
    .from(ledger)
    .orderBy(ledger.id)) {
    const name = `${memberId} ${account}`;
    const now = (balances.get(name) ?? 0) + plain(change);
    if (now !== plain(balance) || (memberId !== null && now < 0))
      faults.push(`${name}: ${now}, written ${balance}`);
    balances.set(name, now);
  }
  const kept = await db.read.values<[name: string, minor: number]>(sql`
    SELECT member_id || ' ' || wallet, minor FROM wallets
    UNION ALL SELECT 'null ' || name, minor FROM house_accounts`);
  for (const [name, minor] of kept) {
    if ((balances.get(name) ?? 0) !== minor)
      faults.push(`${name} holds ${minor}, replayed ${balances.get(name)}`);
  }
  return faults;
}

it(`TRF-07 ${wanted} random money acts, killed again and again, end with the same total to the cent`, {
  timeout: 1_800_000,
}, async () => {
  const databaseUrl = `file:${path.join(folder, 'books.db')}`;
  const first = await startSandbox({ databaseUrl });
  await first.close();
  const chance = seededChance(20_261_121);
  let before = await looking(databaseUrl, totals);
  const opening = before.acts;
  for (let round = 0; before.acts - opening < wanted; round += 1) {
    const left = wanted - (before.acts - opening);
    // Anywhere in the next part of the work: before a transaction, within it, or just after its commit.
    const lines = round < kills ? 2 + chance((4 * left) / (201 * (kills - round))) : Number.POSITIVE_INFINITY;
    const { grown, pending } = await write(databaseUrl, round, left, lines);
    const after = await looking(databaseUrl, totals);
    expect(after.sum).toBe(0);
    expect([before.money + grown, before.money + grown + pending]).toContain(after.money);
    before = after;
  }
  expect(before.acts - opening).toBeGreaterThanOrEqual(wanted);
  await looking(databaseUrl, async (db) => {
    expect(await replayed(db)).toEqual([]);
    expect(await readBooks({ db })).toMatchObject({ holds: true, sum: '0.00' });
  });
});
