import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import { asMinor, plain, sumOf } from '#contract/units.ts';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { withdrawals } from '#sandbox/db/money-schema.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { type ChildSandbox, spawnSandbox } from '../../kit/child-sandbox.ts';
import { startSandbox, type TestSandbox } from '../../kit/sandbox.ts';
import { usualFee, walletsOf, withdrawPassword } from '../../kit/withdrawing.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-withdrawals-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Asked = { readonly key: string; readonly accountId: string; readonly token: string };

function ask(address: string, { key, accountId, token }: Asked) {
  const input = { key, accountId, amount: '20.00', fee: usualFee('20.00'), withdrawPassword };
  return askCall(address, 'wallet.withdraw', input, { token });
}

async function accountOf(address: string, token: string): Promise<string> {
  const { body } = await askCall(address, 'wallet.payoutTerms', {}, { token });
  return (body.value as CallOutput<'wallet.payoutTerms'>).accounts[0]?.accountId ?? '';
}

/** Requests withdrawals, several at a time, and kills the gateway once so many were answered. */
async function askUntilKilled(child: ChildSandbox, token: string, many: number) {
  const accountId = await accountOf(child.address, token);
  const answered = new Map<string, Withdrawal>();
  const asked: string[] = [];
  const member = async (): Promise<void> => {
    for (;;) {
      const key = randomUUID();
      asked.push(key);
      const { status, body } = await ask(child.address, { key, accountId, token });
      expect(status).toBe(200);
      answered.set(key, body.value as Withdrawal);
      if (answered.size === many) await child.kill();
    }
  };
  await Promise.allSettled(Array.from({ length: 6 }, member));
  return { accountId, answered, asked };
}

async function booksOf(box: TestSandbox) {
  const { holds } = await readBooks(box.sandbox);
  const rows = await box.sandbox.db.read.select().from(withdrawals);
  const held = plain(
    sumOf(
      asMinor(0),
      rows.map(({ amount }) => amount),
    ),
  );
  return { holds, rows: rows.length, held: (held / 100).toFixed(2) };
}

describe('GWY-12 a gateway killed during withdrawals', () => {
  it('GWY-12 keeps what it reported, duplicates nothing, and ends every key in one withdrawal', {
    timeout: 180_000,
  }, async () => {
    const databaseUrl = `file:${path.join(folder, 'killed.db')}`;
    const child = await spawnSandbox(databaseUrl);
    const token = await signIn(child.address, 'vip5');
    const { accountId, answered, asked } = await askUntilKilled(child, token, 25);
    const again = await startSandbox({ databaseUrl });
    const between = await booksOf(again);
    expect(between.holds).toBe(true);
    expect(between.rows).toBeGreaterThanOrEqual(answered.size);
    expect(await walletsOf(again, 'vip5')).toMatchObject({ HELD: between.held });
    for (const key of asked) {
      const { status, body } = await ask(again.address, { key, accountId, token });
      expect(status).toBe(200);
      if (answered.has(key)) expect(body.value).toEqual(answered.get(key));
    }
    expect(await booksOf(again)).toEqual({
      holds: true,
      rows: asked.length,
      held: (asked.length * 20).toFixed(2),
    });
    await again.close();
  });

  it('GWY-12 gives a lost answer for its key, and asking again moves nothing', {
    timeout: 180_000,
  }, async () => {
    const box = await startSandbox();
    const token = await signIn(box.address, 'vip5');
    const [key, accountId] = [randomUUID(), await accountOf(box.address, token)];
    const outcome = async () =>
      (await askCall(box.address, 'wallet.outcome', { key }, { token })).body.value as { state: string };
    await box.ask('/sandbox/faults', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify([{ call: 'wallet.withdraw', kind: 'lost after commit' }]),
    });
    await expect(ask(box.address, { key, accountId, token })).rejects.toThrow('terminated');
    const { state, value } = (await outcome()) as { state: string; value?: Withdrawal };
    expect([state, value?.status, value?.amount]).toEqual(['done', 'PENDING', '20.00']);
    expect((await ask(box.address, { key, accountId, token })).body.value).toEqual(value);
    expect(await booksOf(box)).toEqual({ holds: true, rows: 1, held: '20.00' });
    await box.close();
  });
});
