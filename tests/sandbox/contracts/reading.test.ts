import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signOf } from '#contract/units.ts';
import { payBills } from '#sandbox/contracts/paying.ts';
import { settleContracts } from '#sandbox/contracts/settling.ts';
import { contracts } from '#sandbox/db/contract-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { idOf } from '../../kit/members.ts';
import { newKey } from '../../kit/money.ts';
import { type Agent, changed, type Office, startOffice, uplines } from './callers.ts';
import { bet, billsOf } from './contracts.ts';

const day = 24 * 3_600_000;

let office: Office;

beforeAll(async () => {
  office = await startOffice();
});
beforeEach(async () => {
  await office.begin();
  await office.box.sandbox.db.write((tx) => tx.delete(rounds));
  office.box.sandbox.settings.reset();
  await changed(office.box, 'agent41', {
    uplineId: await idOf(office.box, uplines.agent41),
    disabled: false,
  });
});
afterAll(() => office.box.close());

const everybody: readonly Agent[] = ['agent1', 'agent2', 'agent41', 'agent42', 'downline1b'];

/** Hourly salaries down the line, in force for three days of which one has bets; everything is settled and paid. */
async function settled(): Promise<
  Record<'agent1' | 'agent2' | 'agent41', { contract: string; bill: string }>
> {
  const { box } = office;
  const ids = {
    agent2: await office.given('agent2', 400, 'HOURLY'),
    agent41: await office.given('agent41', 300, 'HOURLY'),
  };
  const now = box.sandbox.clock.now();
  await box.sandbox.db.write((tx) =>
    tx
      .update(contracts)
      .set({ validFrom: now - 3 * day })
      .where(eq(contracts.kind, 'HOURLY')),
  );
  await bet(box, { account: 'downline41a', at: now - 1.5 * day, stake: 100_000 });
  await settleContracts(box.sandbox);
  await payBills(box.sandbox);
  const found = (await billsOf(box)).filter(({ amount }) => signOf(amount) > 0);
  const of = async (account: string) => {
    const id = await idOf(box, account);
    const bill = found.find(({ agentId }) => agentId === id);
    return { contract: bill?.contractId ?? '', bill: bill?.id ?? '' };
  };
  const all = { agent1: await of('agent1'), agent2: await of('agent2'), agent41: await of('agent41') };
  expect([all.agent2.contract, all.agent41.contract]).toEqual([ids.agent2, ids.agent41]);
  return all;
}

describe('GWY-02 a bill', () => {
  it('GWY-02 is shown to who is paid and who pays; to others it is as if there were none', async () => {
    const bills = await settled();
    const sides: Record<keyof typeof bills, readonly Agent[]> = {
      agent1: ['agent1'],
      agent2: ['agent2', 'agent1'],
      agent41: ['agent41', 'agent2'],
    };
    const madeUp = await office.ask('agent1', 'contracts.bill', { bill: 'nobody-has-made-it' });
    expect(madeUp.code).toBe('NOT_FOUND');
    for (const of of ['agent1', 'agent2', 'agent41'] as const)
      for (const who of everybody)
        for (const call of ['contracts.bill', 'contracts.statement'] as const) {
          const came = await office.ask(who, call, { bill: bills[of].bill });
          const seen = sides[of].includes(who);
          expect([of, who, call, came.code]).toEqual([of, who, call, seen ? null : 'NOT_FOUND']);
          if (!seen) expect(came).toEqual(madeUp);
        }
  });

  it('ROL-04 of a kind that is off for the account by now is refused', async () => {
    const bills = await settled();
    await changed(office.box, 'agent2', { type: 2 });
    for (const call of ['contracts.bill', 'contracts.statement'] as const)
      for (const bill of [bills.agent2.bill, bills.agent41.bill])
        expect((await office.ask('agent2', call, { bill })).code).toBe('FUNCTION_DISABLED');
    await changed(office.box, 'agent2', { type: 1 });
  });

  it('is in the list of each side, with both people, what was paid and how', async () => {
    const bills = await settled();
    const listed = async (who: Agent, side: 'AGENT' | 'UPLINE', more = {}) =>
      (await office.ask(who, 'contracts.bills', { kind: 'HOURLY', side, page: 1, ...more })).value;
    const paid = await listed('agent2', 'AGENT', { state: 'PAID' });
    expect(
      paid.bills.map(({ id, agent, payer, amount }) => [id, agent.account, payer?.account, amount]),
    ).toEqual([[bills.agent2.bill, 'agent2', 'agent1', '40.00']]);
    const owed = await listed('agent2', 'UPLINE', { state: 'PAID' });
    expect(owed.bills.map(({ id, agent, payer }) => [id, agent.account, payer?.account])).toEqual([
      [bills.agent41.bill, 'agent41', 'agent2'],
    ]);
    for (const who of ['agent42', 'downline1b'] as const)
      for (const side of ['AGENT', 'UPLINE'] as const) expect((await listed(who, side)).total).toBe(0);
    const { value } = await office.ask('agent1', 'contracts.bill', { bill: bills.agent2.bill });
    expect(value.payments).toEqual([{ at: expect.any(Number), amount: '40.00', how: 'PAID' }]);
    const all = await listed('agent2', 'AGENT');
    const times = all.bills.map(({ period }) => period.to);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(all.total).toBe(times.length);
  });
});

describe('GWY-02 a contract', () => {
  it('GWY-02 is acted on and looked at by its sides alone: others find none, as with one that nobody made', async () => {
    await office.given('agent2', 4_000);
    const offer = await office.offered('agent41', 3_000);
    for (const who of ['agent1', 'agent42', 'downline1b'] as const) {
      for (const act of ['ACCEPT', 'REJECT', 'WITHDRAW', 'TERMINATE', 'AGREE', 'REFUSE']) {
        const asked = {
          key: newKey(),
          act,
          ...(/ACCEPT|AGREE/.test(act) ? { seen: 'nobody-has-seen-it' } : {}),
        };
        const came = await office.ask(who, 'contracts.dividend', { ...asked, contract: offer });
        const none = await office.ask(who, 'contracts.dividend', {
          ...asked,
          key: newKey(),
          contract: 'nobody-has-made-it',
        });
        expect([who, act, came.code]).toEqual([who, act, 'NOT_FOUND']);
        expect(came).toEqual(none);
      }
      const seen = await office.ask(who, 'contracts.preview', { contract: offer, act: 'ACCEPT' });
      expect(seen).toEqual(
        await office.ask(who, 'contracts.preview', { contract: 'nobody-has-made-it', act: 'ACCEPT' }),
      );
    }
  });

  it('of those further down is read, and of nobody beside or above', async () => {
    await office.given('agent2', 4_000);
    await office.given('agent41', 3_000);
    const seen = async (who: Agent, of: 'DIRECT' | 'DEEPER') => {
      const { value } = await office.ask(who, 'contracts.team', { kind: 'DIVIDEND', of, page: 1 });
      return value.people.map(({ agent, upline, level, inForce }) => [
        agent.account,
        upline.account,
        level,
        inForce?.side,
      ]);
    };
    expect(await seen('agent1', 'DIRECT')).toEqual([
      ['agent2', 'agent1', 1, 'UPLINE'],
      ['downline1b', 'agent1', 1, undefined],
    ]);
    expect(await seen('agent1', 'DEEPER')).toEqual([['agent41', 'agent2', 2, null]]);
    expect(await seen('agent41', 'DIRECT')).toEqual([['agent42', 'agent41', 1, undefined]]);
    expect([await seen('downline1b', 'DIRECT'), await seen('downline1b', 'DEEPER')]).toEqual([[], []]);
  });

  it('of an agent who left the line is over, and not there to read any more', async () => {
    await office.given('agent2', 4_000);
    const id = await office.given('agent41', 3_000);
    await changed(office.box, 'agent41', { uplineId: null });
    const { value } = await office.ask('agent1', 'contracts.team', {
      kind: 'DIVIDEND',
      of: 'DEEPER',
      page: 1,
    });
    expect(value.people).toEqual([]);
    const direct = await office.ask('agent2', 'contracts.team', { kind: 'DIVIDEND', of: 'DIRECT', page: 1 });
    expect([direct.value.people, direct.value.given]).toEqual([[], []]);
    const own = await office.ask('agent41', 'contracts.own', { kind: 'DIVIDEND' });
    expect(own.value.inForce).toBeNull();
    expect(own.value.past.map(({ id, endCause }) => [id, endCause])).toEqual([[id, 'LEFT']]);
    expect((await office.act('agent2', 'TERMINATE', id)).code).toBe('ALREADY_SETTLED');
  });

  it('is not offered to a closed account, which without a contract is not among those below', async () => {
    await office.given('agent2', 4_000);
    await changed(office.box, 'agent41', { disabled: true });
    const { value } = await office.ask('agent2', 'contracts.team', {
      kind: 'DIVIDEND',
      of: 'DIRECT',
      page: 1,
    });
    expect(value.people).toEqual([]);
    await expect(office.offered('agent41', 10)).rejects.toThrow('NOT_DIRECT');
  });
});

describe('names', () => {
  it('are masked where the market asks for it, but for one’s own, and a search finds only what is shown', async () => {
    const bills = await settled();
    office.box.sandbox.settings.patch({ agents: { masked: true } });
    const team = async (search: string) =>
      (await office.ask('agent1', 'contracts.team', { kind: 'HOURLY', of: 'DIRECT', search, page: 1 })).value;
    expect((await team('')).people.map(({ agent }) => agent.account)).toEqual(['ag•••2', 'do•••b']);
    expect((await team('agent2')).total).toBe(0);
    expect((await team('ag•••2')).total).toBe(1);
    const { value } = await office.ask('agent2', 'contracts.bill', { bill: bills.agent2.bill });
    expect([value.agent.account, value.payer?.account, value.payer?.nickname]).toEqual([
      'agent2',
      'ag•••1',
      'Ag•••e',
    ]);
    const own = (await office.ask('agent2', 'contracts.own', { kind: 'HOURLY' })).value.inForce;
    expect([own?.agent.account, own?.upline?.account]).toEqual(['agent2', 'ag•••1']);
    for (const who of ['agent1', 'agent2'] as const) {
      const text = JSON.stringify(await office.ask(who, 'contracts.bill', { bill: bills.agent2.bill }));
      expect(text).not.toContain(who === 'agent1' ? 'Agencia Sur' : 'Agencia Norte');
    }
  });

  it.each(['=HYPERLINK("http://x","y")', '<script>alert(1)</script>', '\u202Eagent1', '%_'])(
    '%j is a name like any other',
    async (nickname) => {
      await office.given('agent2', 4_000);
      await changed(office.box, 'agent2', { nickname });
      const { value } = await office.ask('agent1', 'contracts.team', {
        kind: 'DIVIDEND',
        of: 'DIRECT',
        search: nickname,
        page: 1,
      });
      expect(value.people.map(({ agent }) => agent.nickname)).toEqual([nickname]);
      await changed(office.box, 'agent2', { nickname: 'Agencia Sur' });
    },
  );
});
