import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Terms } from '#contract/contracts/terms.ts';
import { contracts } from '#sandbox/db/contract-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { startSandbox, type TestSandbox } from '../../kit/sandbox.ts';
import { daily, dividend } from '../../machines/contracts/terms-of.ts';
import { decide } from './contracts.ts';

let box: TestSandbox;

beforeAll(async () => {
  box = await startSandbox();
});
beforeEach(async () => {
  await box.reset();
  await box.sandbox.db.write((tx) =>
    tx.update(members).set({ type: 1 }).where(eq(members.account, 'downline1a')),
  );
  await box.sandbox.db.write((tx) =>
    tx.update(members).set({ type: 2 }).where(eq(members.account, 'downline1b')),
  );
});
afterAll(() => box.close());

const grant = (account: string, from: string | null, terms: Terms = dividend()) =>
  decide(box, { act: 'grant', account, from, terms });

describe('a contract that is put in force', () => {
  it('replaces the one of its kind, and no other', async () => {
    await grant('agent1', null, daily());
    await grant('agent1', null, dividend({ rate: 1_000 }));
    await grant('agent1', null, dividend({ rate: 2_000 }));
    const all = await box.sandbox.db.read.select().from(contracts).orderBy(contracts.offeredAt);
    expect(all.map(({ kind, state, endCause }) => [kind, state, endCause])).toEqual([
      ['DAILY', 'VALID', null],
      ['DIVIDEND', 'ENDED', 'REPLACED'],
      ['DIVIDEND', 'VALID', null],
    ]);
  });

  it('CON-03 is never above what the upline has, nor all together more than there is', async () => {
    await expect(grant('downline1a', 'agent1')).rejects.toThrow(/higher than the own/);
    await grant('agent1', null, dividend({ rate: 6_000 }));
    await expect(grant('downline1a', 'agent1', dividend({ rate: 6_001 }))).rejects.toThrow(/higher/);
    await grant('downline1a', 'agent1', dividend({ rate: 6_000 }));
    await expect(grant('downline1b', 'agent1', dividend({ rate: 4_001 }))).rejects.toThrow(/all there is/);
    await grant('downline1b', 'agent1', dividend({ rate: 4_000 }));
    await grant('downline1a', 'agent1', dividend({ rate: 5_000 }));
  });

  it.each([
    ['a member', 'member1', null],
    ['nobody', 'nobody-here', null],
    ['a demo account', 'demo4', null],
    ['another line’s', 'downline2a', 'agent1'],
    ['the upline', 'agent1', 'downline1a'],
    ['oneself', 'agent1', 'agent1'],
  ])('CON-03 is not for %s', async (_, account, from) => {
    await grant('agent1', null);
    await expect(grant(account, from)).rejects.toThrow();
  });

  it('CON-03 has possible terms', async () => {
    await expect(grant('agent1', null, dividend({ rate: 0 }))).rejects.toThrow(/RATE_ZERO/);
    await expect(grant('agent1', null, dividend({ payer: 'UPLINE' }))).rejects.toThrow(/house pays/);
    const answer = await box.ask('/sandbox/contracts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ act: 'grant', account: 'agent1', from: null, terms: dividend({ rate: 29.5 }) }),
    });
    expect(answer.status).toBe(400);
  });

  it('is seen by the operator with its bills', async () => {
    await grant('agent1', null);
    const { value } = (await (await box.ask('/sandbox/contracts')).json()) as {
      value: { contracts: unknown[]; bills: unknown[] };
    };
    expect([value.contracts.length, value.bills.length]).toEqual([1, 0]);
  });
});
