import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { early } from '../../kit/moment.ts';
import { startSandbox, type TestSandbox } from '../../kit/sandbox.ts';
import { daily } from '../../machines/contracts/terms-of.ts';
import { at, bet, billsOf, inForce, lima, moneyOf, withoutContracts } from './contracts.ts';

const begin = lima('2028-02-01T00:00:00');
const over = lima('2028-02-02T00:00:00');

/** Two agents who are owed 10.00 each for the first of February, and what they had before. */
async function owed(box: TestSandbox): Promise<number[]> {
  await withoutContracts(box);
  box.sandbox.clock.set(lima('2028-01-31T12:00:00'));
  const terms = daily({ period: 'DAILY', tiers: [{ dailyBet: '0.00', active: 0, rate: 1_000 }] });
  for (const account of ['agent1', 'agent2']) await inForce(box, { account, terms, since: begin });
  for (const account of ['downline1a', 'downline2a'])
    await bet(box, { account, at: begin + 60_000, stake: 10_000 });
  return money(box);
}

const money = (box: TestSandbox) => Promise.all(['agent1', 'agent2'].map((who) => moneyOf(box, who)));
const paid = async (box: TestSandbox) => (await billsOf(box)).map((bill) => bill.paid).toSorted();

async function tell(box: TestSandbox, route: string, said: unknown) {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(said),
  };
  return box.ask(`/sandbox/${route}`, init);
}

it('the job that pays is held between two payments, and pays each once when it is let go', async () => {
  const box = await startSandbox({ begins: early });
  const before = await owed(box);
  await tell(box, 'faults', [{ call: 'contracts.pay', kind: 'hold', nth: 2 }]);
  await tell(box, 'clock', { now: over });
  await vi.waitFor(async () => expect(await (await box.ask('/sandbox/faults')).text()).toContain('since'));
  expect(await paid(box)).toEqual([0, 1_000]);
  // Another run, meanwhile, finds the first one waiting.
  await tell(box, 'clock', { ms: 60_000 });
  expect(await paid(box)).toEqual([0, 1_000]);
  expect((await tell(box, 'faults/release', { call: 'contracts.pay' })).status).toBe(200);
  await vi.waitFor(async () => expect(await paid(box)).toEqual([1_000, 1_000]));
  await tell(box, 'clock', { ms: 60_000 });
  expect(await money(box)).toEqual(before.map((minor) => minor + 1_000));
  await box.close();
});

it('a stop of the sandbox lets the held job go', async () => {
  const box = await startSandbox({ begins: early });
  await owed(box);
  await tell(box, 'faults', [{ call: 'contracts.pay', kind: 'hold' }]);
  await tell(box, 'clock', { now: over });
  await vi.waitFor(async () => expect(await (await box.ask('/sandbox/faults')).text()).toContain('since'));
  await box.close();
});

it('killed between two payments, it has paid the first, and pays the second when it is started again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-fault-door-'));
  const databaseUrl = `file:${path.join(folder, 'killed.db')}`;
  const first = await startSandbox({ databaseUrl, begins: early });
  const before = await owed(first);
  await first.close();
  const writer = ['--import', 'tsx', 'tests/sandbox/contracts/killed.writer.ts', databaseUrl, String(over)];
  const work = promisify(execFile)(process.execPath, [...writer, 'pay:2']);
  await expect(work).rejects.toMatchObject({ signal: 'SIGKILL' });
  const again = await startSandbox({ databaseUrl, begins: early });
  expect(await paid(again)).toEqual([0, 1_000]);
  await at(again, over);
  expect(await money(again)).toEqual(before.map((minor) => minor + 1_000));
  await again.close();
  await rm(folder, { recursive: true, force: true });
});

it('a job can be held or killed and nothing else, and a call can’t be killed', async () => {
  const box = await startSandbox({ begins: early });
  for (const fault of [
    { call: 'contracts.pay', kind: '500' },
    { call: 'session.login', kind: 'kill' },
    { call: '*', kind: 'kill' },
  ])
    expect([fault, (await tell(box, 'faults', [fault])).status]).toEqual([fault, 400]);
  await box.close();
});
