import { calculateJwkThumbprint } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import type { SignedStatement } from '#contract/contracts/statement.ts';
import { handlers } from '#sandbox/app/handlers.ts';
import { correctionsOf } from '#sandbox/contracts/correcting.ts';
import { correctRound } from '#sandbox/games/corrections.ts';
import { checkStatement } from '../../../scripts/statement/check-statement.ts';
import { callerOf } from '../../kit/ask-handler.ts';
import { early } from '../../kit/moment.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { daily, dividend } from '../../machines/contracts/terms-of.ts';
import { at, bet, billsOf, inForce, lima, withoutContracts } from './contracts.ts';

const box = sandboxOfFile({ begins: early });
let voided: string;

beforeAll(async () => {
  await withoutContracts(box);
  const since = lima('2028-02-01T00:00:00');
  box.sandbox.clock.set(since);
  await inForce(box, { account: 'agent1', terms: dividend({ feeRate: 250 }), since });
  await inForce(box, { account: 'agent1', terms: daily(), since });
  voided = await bet(box, { account: 'downline1a', at: lima('2028-02-10T10:00:00'), stake: 12_345, win: 45 });
  await bet(box, { account: 'downline1b', at: lima('2028-02-11T10:00:00'), stake: 700 });
  await at(box, lima('2028-03-02T00:00:00'));
});

const fileOf = async (bill: string) => (await box.ask(`/sandbox/contracts/statement?bill=${bill}`)).text();

it('every bill has a signed statement that holds, by the same key', async () => {
  const all = await billsOf(box);
  expect(all.length).toBeGreaterThan(3);
  const keys = new Set<string>();
  for (const { id, pay } of all) {
    const text = await fileOf(id);
    const { key } = JSON.parse(text) as SignedStatement;
    const { sound, said } = await checkStatement(text, await calculateJwkThumbprint(key));
    expect(said.join('\n')).toContain(`It holds: ${pay.pay} to be paid.`);
    expect(sound).toBe(true);
    keys.add(JSON.stringify(key));
  }
  expect(keys.size).toBe(1);
  expect([...keys].join()).not.toContain('"d"');
});

it('has a number that can be said, and names nobody by more than a random id', async () => {
  const all = await billsOf(box);
  const numbers = all.map(({ number }) => number);
  for (const number of numbers) expect(number).toMatch(/^VESTIBULO-2028-(02|W\d\d)-[A-Z2-9]{6}$/);
  expect(new Set(numbers).size).toBe(all.length);
  for (const { id, number } of all) {
    const text = await fileOf(id);
    expect((JSON.parse(text) as SignedStatement).statement.number).toBe(number);
    expect(text).not.toContain('downline1');
  }
});

it('stays the same when a bet is voided later or the zone changes; the correction has a statement of its own', async () => {
  const bill = (await billsOf(box)).find(({ terms }) => terms.kind === 'DIVIDEND');
  const before = JSON.parse(await fileOf(bill?.id ?? '')) as SignedStatement;
  await correctRound(box.sandbox, { act: 'void', reference: voided });
  await at(box, lima('2028-03-02T01:00:00'));
  box.sandbox.settings.patch({ zone: 'Asia/Tokyo' });
  expect(JSON.parse(await fileOf(bill?.id ?? ''))).toEqual(before);

  const [correction] = await correctionsOf(box.sandbox.db.read, [bill?.id ?? '']);
  const asked = await box.ask(`/sandbox/contracts/statement?correction=${correction?.id}`);
  const text = await asked.text();
  const { statement, key } = JSON.parse(text) as SignedStatement;
  expect(key).toEqual(before.key);
  expect(statement).toMatchObject({
    number: `${bill?.number}-1`,
    rows: [{ validBet: '7.00', win: '0.00' }],
    corrects: { number: bill?.number, before: before.statement.pay.pay, difference: correction?.difference },
  });
  const { sound, said } = await checkStatement(text);
  expect([sound, said.join('\n')]).toEqual([true, expect.stringContaining('It corrects')]);

  // Its agent gets the same file; of another bill there is no such correction.
  const caller = callerOf(bill?.agentId ?? '');
  const asAgent = (of: string) =>
    handlers['contracts.statement']({ bill: of, correction: correction?.id ?? '' }, caller, box.sandbox);
  expect((await asAgent(bill?.id ?? '')).statement).toEqual(statement);
  const other = (await billsOf(box)).find(({ id }) => id !== bill?.id);
  await expect(asAgent(other?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  box.sandbox.settings.reset();
});

it('is signed by the key whose fingerprint the gateway publishes', async () => {
  const [bill] = await billsOf(box);
  const file = await fileOf(bill?.id ?? '');
  const answer = await box.ask('/.well-known/vestibulo-statement-key.json');
  const published = (await answer.json()) as { fingerprint: string; key: Record<string, string> };
  expect((await checkStatement(file, published.fingerprint)).sound).toBe(true);
  expect(Object.keys(published.key).toSorted()).toEqual(['crv', 'kty', 'x']);
  const others = await startSandbox();
  const other = await others.ask('/.well-known/vestibulo-statement-key.json');
  const { fingerprint } = (await other.json()) as { fingerprint: string };
  expect((await checkStatement(file, fingerprint)).sound).toBe(false);
  await others.close();
});

it('of no bill there is none', async () => {
  expect((await box.ask('/sandbox/contracts/statement?bill=nothing')).status).toBe(404);
});
