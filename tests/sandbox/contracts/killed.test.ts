import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { contracts } from '#sandbox/db/contract-schema.ts';
import { entries, ledger } from '#sandbox/db/ledger-schema.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { daily, dividend } from '../../machines/contracts/terms-of.ts';
import { bet, billsOf, decide, idOf, lima, moneyOf, withoutContracts } from './contracts.ts';

const begin = lima('2028-02-01T00:00:00');
const end = lima('2028-02-12T00:00:00');
const kills = 50;

/** Settles and pays in a process that kills itself at the nth thing it writes; whether it was killed. */
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

it(`killed ${kills} times in the middle of it, it pays each period once and loses none`, {
  timeout: 900_000,
}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-contracts-'));
  const databaseUrl = `file:${path.join(folder, 'killed.db')}`;
  const first = await startSandbox({ databaseUrl });
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
  for (let day = 1; day < 12; day += 1) {
    const at = lima(`2028-02-${String(day).padStart(2, '0')}T10:00:00`);
    for (const account of ['downline1a', 'downline2a', 'downline41a', 'downline42a'])
      await bet(first, { account, at, stake: 10_000 });
  }
  const agents = ['agent1', 'agent2', 'agent42', 'agent41'];
  const before = await Promise.all(agents.map((account) => moneyOf(first, account)));
  const house = Number((await readBooks(first.sandbox)).sum);
  await first.close();

  // In the middle of a bill, of a payment, and between two of them.
  for (let kill = 1; kill <= kills; kill += 1) {
    expect([kill, await worked(databaseUrl, 1 + (kill % 17))]).toEqual([kill, true]);
  }
  expect(await worked(databaseUrl, 0)).toBe(false);

  const again = await startSandbox({ databaseUrl });
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
  const due = await Promise.all(
    agents.map(async (account) => {
      const agentId = await idOf(again, account);
      return found.filter((one) => one.agentId === agentId).reduce((sum, one) => sum + one.paid, 0);
    }),
  );
  expect(after.map((minor, at) => minor - (before[at] ?? 0))).toEqual(due);
  expect(due.slice(0, 3)).toEqual([1_100, 1_100, 1_100]);
  const books = await readBooks(again.sandbox);
  expect([books.holds, Number(books.sum)]).toEqual([true, house]);
  expect(
    (await again.sandbox.db.read.select().from(ledger).where(like(ledger.cause, 'contract'))).length,
  ).toBe(2 * paid.length);
  await again.close();
  await rm(folder, { recursive: true, force: true });
});
