import { inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { members } from '#sandbox/db/schema.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { openSession } from '#sandbox/wire/sessions.ts';
import { newKey, said } from '../../kit/money.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

/** Everybody's whole money, by account. */
async function owned(): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { account, balance } of (await readBooks(box.sandbox)).wallets) {
    sums[account] = (sums[account] ?? 0) + Math.round(Number(balance) * 100);
  }
  return sums;
}

it('GWY-14 two hundred sessions read and move money at once: nothing fails, and no balance is a cent off', {
  timeout: 180_000,
}, async () => {
  const accounts = ['member1', 'vip5', 'agent1', 'agent2', 'agent41', 'agent42'];
  const people = await box.sandbox.db.read.select().from(members).where(inArray(members.account, accounts));
  const tokens = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      openSession(box.sandbox, {
        memberId: people[n % people.length]?.id ?? '',
        restriction: null,
        client: `tab-${n}`,
        address: '127.0.0.1',
      }),
    ),
  );
  const before = await owned();
  const journeys = tokens.map(async (token) => {
    const statuses: number[] = [];
    const note = async (asked: Promise<{ status: number }>) => statuses.push((await asked).status);
    await note(said(box, 'wallet.balance', {}, token));
    await note(said(box, 'wallet.funds', { language: 'ES' }, token));
    const key = newKey();
    const fields = { key, from: 'MAIN', to: 'PULSO', amount: '1.00' };
    await note(said(box, 'wallet.transfer', fields, token));
    await note(said(box, 'wallet.transfer', fields, token));
    await note(said(box, 'wallet.outcome', { key }, token));
    await note(said(box, 'wallet.collect', { key: newKey() }, token));
    return statuses;
  });
  const statuses = (await Promise.all(journeys)).flat();
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses).toHaveLength(200 * 6);
  expect(await owned()).toEqual(before);
  expect(await readBooks(box.sandbox)).toMatchObject({ holds: true, sum: '0.00' });
});
