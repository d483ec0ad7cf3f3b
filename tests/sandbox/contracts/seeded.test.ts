import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { billStates } from '#contract/contracts/bill.ts';
import { contractStates, endCauses } from '#contract/contracts/contract.ts';
import { type Pay, payOf } from '#contract/contracts/pay.ts';
import { contractKinds, sharesWithin, termsFault, withinOwn } from '#contract/contracts/terms.ts';
import { asMinor, plain, plus, signOf } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { hasContracts } from '#sandbox/contracts/contract-kinds.ts';
import { payBills } from '#sandbox/contracts/paying.ts';
import { rowsOf, type TeamRow } from '#sandbox/contracts/rows.ts';
import { openingOf, payRow, settleContracts } from '#sandbox/contracts/settling.ts';
import { billRows, bills, contracts } from '#sandbox/db/contract-schema.ts';
import { ledger } from '#sandbox/db/ledger-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { periodAt } from '#sandbox/kit/merchant-time.ts';
import { seed } from '#sandbox/seed/seed.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const day = 24 * 60 * 60_000;

const box = sandboxOfFile({ crowd: true });

const read = () => box.sandbox.db.read;
const all = () => read().select().from(contracts);
const allBills = () => read().select().from(bills);

const order = (rows: readonly TeamRow[]) =>
  rows.map(({ memberId, at, stake, win, bonus }) => [at, memberId, stake, win, bonus].join(' ')).toSorted();

/** What of a bill differs from what the gateway would settle from the same bets. */
async function wrongIn(bill: typeof bills.$inferSelect): Promise<string[]> {
  const [contract] = await read().select().from(contracts).where(eq(contracts.id, bill.contractId));
  if (!contract) return ['it has no contract'];
  const window = { id: bill.periodId, from: bill.from, to: bill.to };
  const { zone } = box.sandbox.settings.current();
  const rows = await rowsOf(read(), contract, window, zone);
  const kept = await read().select().from(billRows).where(eq(billRows.billId, bill.id)).orderBy(billRows.id);
  const opening = await openingOf(read(), contract, window);
  const pay: Pay = payOf(contract.terms, kept.map(payRow), opening);
  return [
    ...(order(rows).join() === order(kept).join() ? [] : ['its rows are others']),
    ...(JSON.stringify(pay) === JSON.stringify(bill.pay) ? [] : ['it comes to something else']),
    ...(amountOf(bill.amount) === pay.pay ? [] : ['it says another amount']),
  ];
}

describe('the contracts that there are at the start', () => {
  it('are of every kind and state, and ended for every reason', async () => {
    const found = await all();
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(contractKinds));
    expect(new Set(found.map(({ state }) => state))).toEqual(new Set(contractStates));
    expect(new Set(found.flatMap(({ endCause }) => endCause ?? []))).toEqual(new Set(endCauses));
  });

  it('are such as could have been made: of agents who have the kind, none above the upline’s, none beside an end', async () => {
    const found = await all();
    const people = new Map((await read().select().from(members)).map((one) => [one.id, one]));
    const valid = found.filter(({ state }) => state === 'VALID');
    for (const { agentId, uplineId, kind, terms, state, endAskedBy } of found) {
      const agent = people.get(agentId);
      expect([agent?.account, kind, hasContracts(agent?.type ?? 0, kind)]).toEqual([
        agent?.account,
        kind,
        true,
      ]);
      expect(termsFault(terms)).toBeNull();
      expect(terms.payer).toBe(uplineId === null ? 'PLATFORM' : 'UPLINE');
      if (state !== 'VALID' && state !== 'REQUESTED') continue;
      const own = valid.find((one) => one.agentId === uplineId && one.kind === kind);
      if (uplineId !== null) {
        expect(agent?.uplineId).toBe(uplineId);
        expect(own && withinOwn(own.terms, terms)).toBe(true);
      }
      const given = valid.filter((one) => one.uplineId === agentId && one.kind === kind);
      expect(sharesWithin(given.map((one) => one.terms))).toBe(true);
      const offers = found.filter(
        (one) => one.agentId === agentId && one.kind === kind && one.state === 'REQUESTED',
      );
      expect(endAskedBy !== null && offers.length > 0).toBe(false);
    }
  });
});

describe('the bills of the months before the start', () => {
  it('are of every kind and state', async () => {
    const found = await allBills();
    expect(new Set(found.map(({ terms }) => terms.kind))).toEqual(new Set(contractKinds));
    expect(new Set(found.map(({ state }) => state))).toEqual(new Set(billStates));
    const paid = found.filter(({ paid }) => signOf(paid) > 0);
    expect(paid.every(({ state }) => state === 'PAID' || state === 'PARTLY_PAID')).toBe(true);
  });

  it('are what the gateway settles from the same bets, and come to what their rows say', async () => {
    const found = await allBills();
    expect(found.length).toBeGreaterThan(100);
    for (const bill of found)
      expect([bill.terms.kind, bill.periodId, await wrongIn(bill)]).toEqual([
        bill.terms.kind,
        bill.periodId,
        [],
      ]);
  }, 60_000);

  it('one that says another stake, or another pay, is found', async () => {
    const [bill] = (await allBills()).filter(({ state }) => state === 'PAID');
    if (!bill) throw new Error('No bill was paid');
    await expect(wrongIn({ ...bill, amount: plus(bill.amount, asMinor(1)) })).resolves.toEqual([
      'it says another amount',
    ]);
    await box.sandbox.db.write((tx) =>
      tx.run(`UPDATE bill_rows SET stake = stake + 500 WHERE bill_id = '${bill.id}'`),
    );
    expect(await wrongIn(bill)).toContain('its rows are others');
    await seed(box.sandbox, { crowd: true });
  });

  it('have the number of their period, five minutes that of the merchant’s day; and time to be paid after their review', async () => {
    const { zone, contracts: rules } = box.sandbox.settings.current();
    for (const { number, terms, periodId, from, dueAt, expiresAt } of await allBills()) {
      const when = terms.kind === 'REALTIME' ? periodAt('DAILY', from, zone).id : periodId;
      expect(number.slice(0, -7).endsWith(`-${when}`)).toBe(true);
      expect(expiresAt - dueAt).toBe(rules.expiresDays * day);
    }
  });

  it('stand in the books to the cent, and each wallet as if it had been paid then', async () => {
    expect((await readBooks(box.sandbox)).holds).toBe(true);
    const paid = (await allBills()).reduce((sum, bill) => sum + plain(bill.paid), 0);
    const moved = await read().select().from(ledger).where(eq(ledger.cause, 'contract'));
    const got = moved
      .map(({ change }) => plain(change))
      .filter((change) => change > 0)
      .reduce((sum, change) => sum + change, 0);
    expect(got).toBe(paid);
  });

  it('are all there is: nothing is settled twice, and nothing is paid by itself on the first day', async () => {
    const before = await allBills();
    await settleContracts(box.sandbox);
    await payBills(box.sandbox);
    const after = await allBills();
    const brief = (found: typeof before) =>
      found.map(({ id, state, paid }) => [id, state, paid].join(' ')).toSorted();
    expect(brief(after)).toEqual(brief(before));
  });
});

describe('without the crowd', () => {
  it('the contracts have just begun, and for a month no agent gets or pays anything by itself', async () => {
    await seed(box.sandbox, { crowd: false });
    expect(await allBills()).toEqual([]);
    expect((await all()).filter(({ state }) => state === 'VALID').length).toBeGreaterThan(5);
    box.sandbox.clock.move(35 * day);
    await settleContracts(box.sandbox);
    await payBills(box.sandbox);
    expect(new Set((await allBills()).map(({ state }) => state))).toEqual(new Set(['NOT_REACHED']));
    box.sandbox.clock.reset();
  });
});
