import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignedStatement } from '#contract/contracts/statement.ts';
import { checkStatement } from '../../../scripts/statement/check-statement.ts';
import { startSandbox, type TestSandbox } from '../../kit/sandbox.ts';
import { daily, dividend } from '../../machines/contracts/terms-of.ts';
import { at, bet, billsOf, inForce, lima, withoutContracts } from './contracts.ts';

let box: TestSandbox;

beforeAll(async () => {
  box = await startSandbox();
  await withoutContracts(box);
  const since = lima('2028-02-01T00:00:00');
  box.sandbox.clock.set(since);
  await inForce(box, { account: 'agent1', terms: dividend({ feeRate: 250 }), since });
  await inForce(box, { account: 'agent1', terms: daily(), since });
  await bet(box, { account: 'downline1a', at: lima('2028-02-10T10:00:00'), stake: 12_345, win: 45 });
  await bet(box, { account: 'downline1b', at: lima('2028-02-11T10:00:00'), stake: 700 });
  await at(box, lima('2028-03-02T00:00:00'));
});
afterAll(() => box.close());

const fileOf = async (bill: string) => (await box.ask(`/sandbox/contracts/statement?bill=${bill}`)).text();

it('every bill has a signed statement that holds, by the same key', async () => {
  const all = await billsOf(box);
  expect(all.length).toBeGreaterThan(3);
  const keys = new Set<string>();
  for (const { id, pay } of all) {
    const text = await fileOf(id);
    const { sound, said } = await checkStatement(text);
    expect(said.join('\n')).toContain(`It holds: ${pay.pay} to be paid.`);
    expect(sound).toBe(true);
    keys.add(JSON.stringify((JSON.parse(text) as SignedStatement).key));
  }
  expect(keys.size).toBe(1);
  expect([...keys].join()).not.toContain('"d"');
});

it('stays the same when a bet is voided later', async () => {
  const bill = (await billsOf(box)).find(({ terms }) => terms.kind === 'DIVIDEND')?.id ?? '';
  const before = JSON.parse(await fileOf(bill)) as SignedStatement;
  await box.sandbox.db.write((tx) => tx.run("UPDATE rounds SET status = 'refunded' WHERE id LIKE 'bet-%'"));
  expect((JSON.parse(await fileOf(bill)) as SignedStatement).hash).toBe(before.hash);
});

it('of no bill there is none', async () => {
  expect((await box.ask('/sandbox/contracts/statement?bill=nothing')).status).toBe(404);
});
