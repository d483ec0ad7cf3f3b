import { beforeEach, describe, expect, it } from 'vitest';
import { contracts } from '#sandbox/db/contract-schema.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { daily, dividend } from '../../machines/contracts/terms-of.ts';
import { decide, withoutContracts } from './contracts.ts';

const box = sandboxOfFile();

beforeEach(async () => {
  await box.reset();
  await withoutContracts(box);
});

const grant = (account: string, terms = dividend()) => decide(box, { act: 'grant', account, terms });

describe('a contract of the house', () => {
  it('replaces the one of its kind, and no other', async () => {
    await decide(box, { act: 'grant', account: 'agent1', terms: daily() });
    box.sandbox.clock.move(1);
    await grant('agent1', dividend({ rate: 1_000 }));
    box.sandbox.clock.move(1);
    await grant('agent1', dividend({ rate: 2_000 }));
    const all = await box.sandbox.db.read.select().from(contracts).orderBy(contracts.offeredAt);
    expect(all.map(({ kind, state, endCause }) => [kind, state, endCause])).toEqual([
      ['DAILY', 'VALID', null],
      ['DIVIDEND', 'ENDED', 'REPLACED'],
      ['DIVIDEND', 'VALID', null],
    ]);
  });

  it.each(['member1', 'nobody-here', 'demo4', 'downline1a'])(
    'is not for %s, who is no agent',
    async (account) => {
      await expect(grant(account)).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    },
  );

  it('CON-03 has possible terms', async () => {
    const ruled = { code: 'CONTRACT_RULE', options: { value: { rule: 'TERMS' } } };
    await expect(grant('agent1', dividend({ rate: 0 }))).rejects.toMatchObject(ruled);
    await expect(grant('agent1', dividend({ payer: 'UPLINE' }))).rejects.toMatchObject(ruled);
    const answer = await box.ask('/sandbox/contracts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ act: 'grant', account: 'agent1', terms: dividend({ rate: 29.5 }) }),
    });
    expect(answer.status).toBe(400);
  });

  it('is seen by the operator with its bills', async () => {
    await grant('agent1');
    const answer = await box.ask('/sandbox/contracts');
    const { value } = (await answer.json()) as { value: { contracts: unknown[]; bills: unknown[] } };
    expect([value.contracts.length, value.bills.length]).toEqual([1, 0]);
  });
});
