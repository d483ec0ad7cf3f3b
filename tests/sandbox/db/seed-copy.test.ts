import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { seed } from '#sandbox/seed/seed.ts';
import { seedVouchers } from '#sandbox/wallet/vouchers.ts';
import { signIn } from '../../kit/ask-call.ts';
import { askDeposit } from '../../kit/depositing.ts';
import { early } from '../../kit/moment.ts';
import { newKey, said } from '../../kit/money.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

/** Every row of every table in its order, with the numbers given so far. */
async function allRows(): Promise<Record<string, unknown[]>> {
  const { read } = box.sandbox.db;
  const tables = await read.all<[string]>(sql`select name from sqlite_schema where type = 'table'`);
  const all: Record<string, unknown[]> = {};
  for (const [name] of tables) all[name] = await read.all(sql`select * from ${sql.identifier(name)}`);
  return all;
}

/** Adds, changes and removes rows: money, a session, the record of both, and where somebody stands in a line. */
async function act(): Promise<void> {
  const token = await signIn(box.address, 'member1');
  const voucher = { methodId: 'voucher', amount: undefined, fee: undefined, voucher: seedVouchers[0]?.code };
  const moved = { key: newKey(), from: 'MAIN', to: 'MIRADOR', amount: '5.00' };
  expect((await askDeposit(box, token, voucher)).status).toBe(200);
  expect((await said(box, 'wallet.transfer', moved, token)).status).toBe(200);
  const left = { account: 'downline1a', upline: null };
  const headers = { 'Content-Type': 'application/json' };
  const told = await box.ask('/sandbox/people', { method: 'POST', headers, body: JSON.stringify(left) });
  expect(told.status).toBe(200);
}

it('a reset to the moment of the first seed leaves every table row for row as that did', async () => {
  const first = await allRows();
  for (const again of [1, 2]) {
    await act();
    const changed = await allRows();
    const differ = Object.keys(first).filter(
      (name) => JSON.stringify(changed[name]) !== JSON.stringify(first[name]),
    );
    expect(differ, `round ${again}`).toEqual(
      expect.arrayContaining([
        'ledger',
        'entries',
        'vouchers',
        'members',
        'line',
        'sessions',
        'sqlite_sequence',
      ]),
    );
    await box.reset();
    expect(await allRows()).toEqual(first);
  }
});

it('a reset with the crowd seeds it, and the next one leaves the few as they were', async () => {
  const first = await allRows();
  await box.reset({ crowd: true });
  const { members = [] } = await allRows();
  expect(members.length).toBeGreaterThan(2_000);
  await box.reset();
  expect(await allRows()).toEqual(first);
});

it('a reset to another moment seeds for that one, and the next to it leaves the same', async () => {
  const first = await allRows();
  await box.reset({ begins: early });
  const other = await allRows();
  expect(JSON.stringify(other.entries)).not.toBe(JSON.stringify(first.entries));
  expect(await box.sandbox.db.read.all(sql`select max(at) <= ${early} from entries`)).toEqual([[1]]);
  await act();
  await box.reset({ begins: early });
  expect(await allRows()).toEqual(other);
});

it('a gateway that lives at the machine’s time is seeded anew each time, for the past of its people ends now', async () => {
  const ids = () => box.sandbox.db.read.all(sql`select id from members`);
  await seed(box.sandbox, { crowd: false });
  const first = await ids();
  await seed(box.sandbox, { crowd: false });
  expect(await ids()).toHaveLength(first.length);
  expect(await ids()).not.toEqual(first);
});
