import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { plain } from '#contract/units.ts';
import { billCorrections, contracts, keptBack } from '#sandbox/db/contract-schema.ts';
import { entries, ledger } from '#sandbox/db/ledger-schema.ts';
import { correctRound } from '#sandbox/games/corrections.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { whole } from '../../kit/depth.ts';
import { idOf } from '../../kit/members.ts';
import { early } from '../../kit/moment.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { daily, dividend } from '../../machines/contracts/terms-of.ts';
import { at, bet, billsOf, decide, lima, moneyOf, withoutContracts } from './contracts.ts';

const begin = lima('2028-02-01T00:00:00');
const end = lima('2028-02-12T00:00:00');
/** A life ends at the first thing it writes, the next at the second, up to this one: each takes seconds to begin. */
const longest = whole ? 17 : 41;
const leastKills = whole ? 40 : 20;
/** Once half of it is settled and paid, some of it is voided. */
const half = lima('2028-02-06T00:00:00');

/** Settles, corrects and pays in a process that kills itself at the nth thing it writes; whether it was killed. */
async function worked(url: string, nth: number): Promise<boolean> {
  const args = ['--import', 'tsx', 'tests/sandbox/contracts/killed.writer.ts', url, String(end), String(nth)];
  return promisify(execFile)(process.execPath, args).then(
    () => false,
    (error: { signal: string | null; stderr: string }) => {
      if (error.signal !== 'SIGKILL') throw new Error(error.stderr);
      return true;
    },
  );
}

it('killed again and again in the middle of it, it pays each period and each correction once and loses none', {
  timeout: 900_000,
}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-contracts-'));
  const databaseUrl = `file:${path.join(folder, 'killed.db')}`;
  const first = await startSandbox({ databaseUrl, begins: early });
  await withoutContracts(first);
  first.sandbox.clock.set(begin);
  const kept = daily({ period: 'DAILY', tiers: [{ dailyBet: '0.00', active: 0, rate: 100 }] });
  for (const account of ['agent1', 'agent2', 'agent42'])
    await decide(first, { act: 'grant', account, terms: kept });
  await decide(first, {
    act: 'grant',
    account: 'agent41',
    terms: dividend({ period: 'DAILY', rate: 500 }),
  });
  await first.sandbox.db.write((tx) => tx.update(contracts).set({ validFrom: begin }));
  const wrongBets: string[] = [];
  for (let day = 1; day < 12; day += 1) {
    const at = lima(`2028-02-${String(day).padStart(2, '0')}T10:00:00`);
    for (const account of ['downline1a', 'downline2a', 'downline41a', 'downline42a']) {
      const reference = await bet(first, { account, at, stake: 10_000 });
      if (day === 2) wrongBets.push(reference);
    }
  }
  const agents = ['agent1', 'agent2', 'agent42', 'agent41'];
  const before = await Promise.all(agents.map((account) => moneyOf(first, account)));
  const house = Number((await readBooks(first.sandbox)).sum);
  const taken = await bet(first, { account: 'downline2a', at: begin, stake: 30_000 });
  await correctRound(first.sandbox, { act: 'void', reference: taken });
  await at(first, half);
  for (const reference of wrongBets) await correctRound(first.sandbox, { act: 'void', reference });
  await correctRound(first.sandbox, { act: 'resettle', reference: taken, win: '0.00' });
  await first.close();

  // In the middle of a bill, of a correction, of a payment, and between two of them, until there is nothing more to do.
  let kills = 0;
  while (await worked(databaseUrl, 1 + (kills % longest))) kills += 1;
  expect(kills).toBeGreaterThan(leastKills);

  const again = await startSandbox({ databaseUrl, begins: early });
  const found = await billsOf(again);
  expect(found).toHaveLength(44);
  const wages = found.filter(({ terms }) => terms.kind === 'DAILY');
  expect(wages.map(({ state, amount, paid }) => [state, amount, paid])).toEqual(
    Array(33).fill(['PAID', 100, 100]),
  );
  const paid = await again.sandbox.db.read
    .select({ reference: entries.reference })
    .from(entries)
    .where(like(entries.cause, 'contract'));
  expect(new Set(paid.map(({ reference }) => reference)).size).toBe(paid.length);
  const after = await Promise.all(agents.map((account) => moneyOf(again, account)));
  const made = await again.sandbox.db.read.select().from(billCorrections);
  const said = made.map(({ before, after, settled, state }) => `${before} to ${after}: ${settled} ${state}`);
  expect(said.toSorted()).toEqual([
    '100 to 0: -100 SETTLED',
    '100 to 0: -100 SETTLED',
    '100 to 0: -100 SETTLED',
    '100 to 400: 300 SETTLED',
    '500 to 0: -500 SETTLED',
  ]);
  const back = await again.sandbox.db.read.select().from(keptBack);
  expect(back.reduce((sum, { minor }) => sum + plain(minor), 0)).toBe(800);
  const corrected = (billId: string) =>
    made.filter((one) => one.billId === billId).reduce((sum, { settled }) => sum + plain(settled), 0);
  const due = await Promise.all(
    agents.map(async (account) => {
      const agentId = await idOf(again, account);
      const own = found.filter((one) => one.agentId === agentId);
      return own.reduce((sum, one) => sum + plain(one.paid) + corrected(one.id), 0);
    }),
  );
  expect(after.map((minor, at) => minor - (before[at] ?? 0))).toEqual(due);
  expect(due.slice(0, 3)).toEqual([1_000, 1_300, 1_000]);
  const books = await readBooks(again.sandbox);
  expect([books.holds, Number(books.sum)]).toEqual([true, house]);
  expect(
    (await again.sandbox.db.read.select().from(ledger).where(like(ledger.cause, 'contract'))).length,
  ).toBe(2 * paid.length);
  await again.close();
  await rm(folder, { recursive: true, force: true });
});
