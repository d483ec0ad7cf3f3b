import { beforeEach, expect, it } from 'vitest';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { idOf } from '../../kit/members.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { daily } from '../../machines/contracts/terms-of.ts';
import { at, beginAt, bet, billsOf, correctionRows, inForce, lima, takenBack } from './contracts.ts';

const box = sandboxOfFile();

beforeEach(() => beginAt(box, lima('2028-01-31T12:00:00')));

const minute = 60_000;
const february = lima('2028-02-01T00:00:00');

it('one contract that fails keeps no other from being settled', async () => {
  const spoilt = await inForce(box, {
    account: 'agent1',
    terms: daily({ period: 'DAILY' }),
    since: february,
  });
  await inForce(box, { account: 'agent2', terms: daily({ period: 'DAILY' }), since: february });
  await box.sandbox.db.write((tx) =>
    tx.run(
      `CREATE TRIGGER spoilt BEFORE INSERT ON bills WHEN NEW.contract_id = '${spoilt}' BEGIN SELECT RAISE(ABORT, 'spoilt'); END`,
    ),
  );
  await at(box, lima('2028-02-02T00:00:00'));
  expect((await billsOf(box)).map(({ contractId }) => contractId === spoilt)).toEqual([false]);
  expect(box.logged.join('\n')).toContain('settling a contract failed');
  await box.sandbox.db.write((tx) => tx.run('DROP TRIGGER spoilt'));
  await at(box, lima('2028-02-02T01:00:00'));
  expect(await billsOf(box)).toHaveLength(2);
});

it('one bill that fails keeps no other from being corrected and paid', async () => {
  const terms = daily({ period: 'DAILY', tiers: [{ dailyBet: '0.00', active: 0, rate: 1_000 }] });
  const late: string[] = [];
  for (const [account, member] of [
    ['agent1', 'downline1a'],
    ['agent2', 'downline2a'],
  ] as const) {
    await inForce(box, { account, terms, since: february });
    late.push(await bet(box, { account: member, at: february + minute, stake: 10_000 }));
    await bet(box, { account: member, at: february + minute, stake: 20_000 });
  }
  const spoilt = await idOf(box, 'agent1');
  const { write } = box.sandbox.db;
  const refuse = (table: string, ofAgent: string) =>
    write((tx) =>
      tx.run(
        `CREATE TRIGGER spoilt_${table} BEFORE UPDATE ON ${table} WHEN ${ofAgent} = '${spoilt}' BEGIN SELECT RAISE(ABORT, 'spoilt'); END`,
      ),
    );
  await refuse('bills', 'NEW.agent_id');
  await refuse('late_changes', '(SELECT agent_id FROM bills WHERE id = NEW.bill_id)');
  await at(box, lima('2028-02-02T00:00:00'));
  for (const one of late) await takenBack(box, one);
  await at(box, lima('2028-02-02T01:00:00'));
  const states = async () =>
    (await billsOf(box)).map(({ agentId, state }) => [agentId === spoilt, state]).toSorted();
  expect(await states()).toEqual([
    [false, 'PAID'],
    [true, 'DUE'],
  ]);
  expect(await correctionRows(box)).toEqual([['30.00', '20.00', '-10.00', 'OPEN']]);
  const logged = box.logged.join('\n');
  expect(logged).toContain('correcting a bill failed');
  expect(logged).toContain('paying failed');

  for (const table of ['bills', 'late_changes']) await write((tx) => tx.run(`DROP TRIGGER spoilt_${table}`));
  await at(box, lima('2028-02-02T02:00:00'));
  expect((await states()).at(-1)).toEqual([true, 'PAID']);
  expect(await correctionRows(box)).toHaveLength(2);
  expect((await readBooks(box.sandbox)).holds).toBe(true);
});
