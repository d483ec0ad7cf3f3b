import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ContractAct, contractActs } from '#contract/contracts/contract.ts';
import { sharesWithin, type Terms, topRates, withinOwn } from '#contract/contracts/terms.ts';
import { lapse } from '#sandbox/contracts/expire-contracts.ts';
import { contracts } from '#sandbox/db/contract-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { runs } from '../../kit/depth.ts';
import { idOf } from '../../kit/members.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { daily, dividend } from '../../machines/contracts/terms-of.ts';
import { decide, withoutContracts } from './contracts.ts';

const day = 24 * 60 * 60_000;

/** agent1 has downline1a and agent2 directly below; agent41 is below downline1a, agent42 below agent41. */
const lines = { downline1a: 'agent1', agent2: 'agent1', agent41: 'downline1a', agent42: 'agent41' } as const;
const agents = ['agent1', ...Object.keys(lines)] as readonly string[];

const box = sandboxOfFile();

beforeEach(async () => {
  await box.reset();
  await withoutContracts(box);
  await box.sandbox.db.write((tx) =>
    tx
      .update(members)
      .set({ type: 1 })
      .where(inArray(members.account, [...agents])),
  );
  for (const [account, upline] of Object.entries(lines)) await putBelow(account, upline);
  await decide(box, { act: 'grant', account: 'agent1', terms: dividend({ rate: 6_000 }) });
});

async function putBelow(account: string, upline: string | null): Promise<void> {
  const uplineId = upline === null ? null : await idOf(box, upline);
  await box.sandbox.db.write((tx) =>
    tx.update(members).set({ uplineId }).where(eq(members.account, account)),
  );
}

const offered = (rate: number) => dividend({ rate, payer: 'UPLINE' });
const offer = (by: string, account: string, terms: Terms = offered(1_000)) =>
  decide(box, { act: 'offer', by, account, terms });
const act = (one: ContractAct, by: string | null, contract: string) =>
  decide(box, { act: one, by, contract });
const all = () => box.sandbox.db.read.select().from(contracts).orderBy(contracts.offeredAt, contracts.id);
const stateOf = async (id: string) => (await all()).find((one) => one.id === id);
const ruled = (rule: string) => ({ code: 'CONTRACT_RULE', options: { value: { rule } } });
const settled = { code: 'ALREADY_SETTLED' };

async function given(by: string, account: string, rate: number): Promise<string> {
  const id = await offer(by, account, offered(rate));
  return act('ACCEPT', account, id);
}

describe('an offer', () => {
  it.each([
    ['a stranger’s line', 'agent1', 'agent41'],
    ['the upline', 'downline1a', 'agent1'],
    ['oneself', 'agent1', 'agent1'],
    ['somebody beside', 'agent2', 'downline1a'],
  ])('CON-03 is not for %s', async (_, by, account) => {
    await expect(offer(by, account)).rejects.toMatchObject(ruled('NOT_DIRECT'));
  });

  it('CON-03 is not for a closed account, nor for a member', async () => {
    await box.sandbox.db.write((tx) =>
      tx.update(members).set({ disabled: true }).where(eq(members.account, 'downline1a')),
    );
    await expect(offer('agent1', 'downline1a')).rejects.toMatchObject(ruled('NOT_DIRECT'));
    await expect(offer('agent1', 'downline1b')).rejects.toMatchObject({ code: 'INPUT_INVALID' });
  });

  it('CON-03 is never above the own rate, nor of a kind that one does not have', async () => {
    await expect(offer('agent1', 'downline1a', offered(6_001))).rejects.toMatchObject(ruled('OWN_RATE'));
    await expect(offer('downline1a', 'agent41', offered(1))).rejects.toMatchObject(ruled('OWN_RATE'));
    await expect(offer('agent1', 'downline1a', daily({ payer: 'UPLINE' }))).rejects.toMatchObject(
      ruled('OWN_RATE'),
    );
    await offer('agent1', 'downline1a', offered(6_000));
  });

  it('CON-03 all that one gives is at most all there is', async () => {
    await decide(box, { act: 'grant', account: 'agent1', terms: dividend({ rate: 10_000 }) });
    await given('agent1', 'downline1a', 7_000);
    await expect(offer('agent1', 'agent2', offered(3_001))).rejects.toMatchObject(ruled('SHARES'));
    await given('agent1', 'agent2', 3_000);
    await given('agent1', 'downline1a', 6_000);
  });

  it('is not paid by the house, and its tiers rise', async () => {
    await expect(offer('agent1', 'downline1a', dividend({ rate: 1 }))).rejects.toMatchObject(ruled('TERMS'));
    await expect(offer('agent1', 'downline1a', offered(0))).rejects.toMatchObject(ruled('TERMS'));
  });

  it('waits for an answer: there is one at a time, it can be withdrawn or rejected, and lapses', async () => {
    const first = await offer('agent1', 'downline1a');
    await expect(offer('agent1', 'downline1a')).rejects.toMatchObject(ruled('PENDING'));
    await act('WITHDRAW', 'agent1', first);
    const second = await offer('agent1', 'downline1a');
    await act('REJECT', 'downline1a', second);
    const third = await offer('agent1', 'downline1a');
    box.sandbox.clock.move(7 * day);
    await expect(act('ACCEPT', 'downline1a', third)).rejects.toMatchObject(settled);
    const states = await Promise.all([first, second, third].map(async (id) => (await stateOf(id))?.state));
    expect(states).toEqual(['WITHDRAWN', 'REJECTED', 'LAPSED']);
    expect(await all()).toHaveLength(4);
  });
});

describe('an acceptance', () => {
  it('CON-01 happens once: the second press learns how it stands', async () => {
    const id = await offer('agent1', 'downline1a');
    await act('ACCEPT', 'downline1a', id);
    for (const one of ['ACCEPT', 'REJECT'] as const)
      await expect(act(one, 'downline1a', id)).rejects.toMatchObject({
        ...settled,
        options: { value: { state: 'VALID', endAskedBy: null } },
      });
  });

  it('CON-01 of 64 at once one counts', async () => {
    const id = await offer('agent1', 'downline1a');
    const results = await Promise.allSettled(
      Array.from({ length: 64 }, () => act('ACCEPT', 'downline1a', id)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await all()).filter(({ state }) => state === 'VALID')).toHaveLength(2);
  });

  it('CON-05 of an acceptance and a withdrawal at once one counts', async () => {
    for (let time = 0; time < 10; time += 1) {
      const id = await offer('agent1', 'downline1a');
      const results = await Promise.allSettled([
        act('ACCEPT', 'downline1a', id),
        act('WITHDRAW', 'agent1', id),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(['VALID', 'WITHDRAWN']).toContain((await stateOf(id))?.state);
    }
  });

  it('CON-02 ends the contracts further down that are above the new rate, and all below them, in the same act', async () => {
    await given('agent1', 'downline1a', 5_000);
    const above = await given('downline1a', 'agent41', 4_000);
    const below = await given('agent41', 'agent42', 1_000);
    const lower = await given('agent1', 'downline1a', 3_000);
    expect(await stateOf(lower)).toMatchObject({ state: 'VALID' });
    for (const id of [above, below])
      expect(await stateOf(id)).toMatchObject({ state: 'ENDED', endCause: 'RATE' });
  });

  it('CON-02 leaves those within the new rate', async () => {
    await given('agent1', 'downline1a', 5_000);
    const within = await given('downline1a', 'agent41', 3_000);
    await given('agent1', 'downline1a', 3_000);
    expect(await stateOf(within)).toMatchObject({ state: 'VALID' });
  });

  it('is checked again: the own rate may have fallen, or another taken the share, since the offer', async () => {
    const high = await offer('agent1', 'downline1a', offered(5_000));
    await decide(box, { act: 'grant', account: 'agent1', terms: dividend({ rate: 4_000 }) });
    await expect(act('ACCEPT', 'downline1a', high)).rejects.toMatchObject(ruled('OWN_RATE'));
    await decide(box, { act: 'grant', account: 'agent1', terms: dividend({ rate: 10_000 }) });
    const race = await offer('agent1', 'agent2', offered(6_000));
    const results = await Promise.allSettled([
      act('ACCEPT', 'downline1a', high),
      act('ACCEPT', 'agent2', race),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is nobody’s but the agent’s, and to a stranger there is no such contract', async () => {
    const id = await offer('agent1', 'downline1a');
    await expect(act('ACCEPT', 'agent1', id)).rejects.toMatchObject(settled);
    await expect(act('WITHDRAW', 'downline1a', id)).rejects.toMatchObject(settled);
    await expect(act('ACCEPT', 'agent2', id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the end of a contract', () => {
  it.each([
    ['downline1a', 'agent1'],
    ['agent1', 'downline1a'],
  ])('is asked for by %s and agreed to by %s, and ends what was given by it', async (asks, answers) => {
    const id = await given('agent1', 'downline1a', 5_000);
    const below = await given('downline1a', 'agent41', 1_000);
    await act('TERMINATE', asks, id);
    await expect(act('AGREE', asks, id)).rejects.toMatchObject(settled);
    await expect(act('TERMINATE', answers, id)).rejects.toMatchObject(settled);
    await act('AGREE', answers, id);
    expect(await stateOf(id)).toMatchObject({ state: 'ENDED', endCause: 'TERMINATED', endAskedBy: null });
    expect(await stateOf(below)).toMatchObject({ state: 'ENDED', endCause: 'RATE' });
  });

  it('is refused, or not answered in time: the contract stays in force', async () => {
    const id = await given('agent1', 'downline1a', 5_000);
    await act('TERMINATE', 'downline1a', id);
    await act('REFUSE', 'agent1', id);
    expect(await stateOf(id)).toMatchObject({ state: 'VALID', endAskedBy: null });
    await act('TERMINATE', 'downline1a', id);
    box.sandbox.clock.move(7 * day);
    await expect(act('AGREE', 'agent1', id)).rejects.toMatchObject(settled);
    expect(await stateOf(id)).toMatchObject({ state: 'VALID', endAskedBy: null });
  });

  it('waits while a change is pending, and a change waits for the answer', async () => {
    const id = await given('agent1', 'downline1a', 5_000);
    const change = await offer('agent1', 'downline1a', offered(4_000));
    await expect(act('TERMINATE', 'downline1a', id)).rejects.toMatchObject(ruled('PENDING'));
    await act('REJECT', 'downline1a', change);
    await act('TERMINATE', 'downline1a', id);
    await expect(offer('agent1', 'downline1a')).rejects.toMatchObject(ruled('ENDING'));
  });

  it('of the house’s own contract is answered by the house', async () => {
    const [own] = await all();
    await act('TERMINATE', 'agent1', own?.id ?? '');
    await act('AGREE', null, own?.id ?? '');
    expect(await stateOf(own?.id ?? '')).toMatchObject({ state: 'ENDED' });
  });

  it('comes with leaving the line', async () => {
    const id = await given('agent1', 'downline1a', 5_000);
    const below = await given('downline1a', 'agent41', 1_000);
    await putBelow('downline1a', null);
    await lapse(box.sandbox);
    expect(await stateOf(id)).toMatchObject({ state: 'ENDED', endCause: 'LEFT' });
    expect(await stateOf(below)).toMatchObject({ state: 'ENDED', endCause: 'RATE' });
  });
});

describe('an agent who has another upline', () => {
  it('is free for the offer of the new one, once the old one lapsed', async () => {
    const old = await offer('agent1', 'agent2');
    await given('agent1', 'downline1a', 5_000);
    await putBelow('agent2', 'downline1a');
    const fresh = await offer('downline1a', 'agent2');
    expect([(await stateOf(old))?.state, (await stateOf(fresh))?.state]).toEqual(['LAPSED', 'REQUESTED']);
  });
});

const step = fc.oneof(
  fc.record({
    what: fc.constant('offer' as const),
    account: fc.constantFrom(...(Object.keys(lines) as (keyof typeof lines)[])),
    rate: fc.integer({ min: 1, max: 10_000 }),
  }),
  fc.record({ what: fc.constant('grant' as const), rate: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({
    what: fc.constant('act' as const),
    act: fc.constantFrom(...contractActs),
    by: fc.constantFrom(...agents),
    nth: fc.nat(20),
  }),
  fc.record({ what: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 8 }) }),
);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function taken(one: Step): Promise<void> {
  if (one.what === 'wait') {
    box.sandbox.clock.move(one.days * day);
    return lapse(box.sandbox);
  }
  const done = async () => {
    if (one.what === 'grant')
      return decide(box, { act: 'grant', account: 'agent1', terms: dividend({ rate: one.rate }) });
    if (one.what === 'offer') return offer(lines[one.account], one.account, offered(one.rate));
    const known = await all();
    return act(one.act, one.by, known[one.nth % known.length]?.id ?? '');
  };
  await done().catch((error: { code?: string }) => {
    expect(['CONTRACT_RULE', 'ALREADY_SETTLED', 'NOT_FOUND']).toContain(error.code);
  });
}

/** What is wrong with the contracts that there are. */
async function faults(): Promise<string[]> {
  const known = await all();
  const valid = known.filter(({ state }) => state === 'VALID');
  return valid.flatMap(({ agentId, uplineId, terms, endAskedBy }) => {
    const of = (id: string | null) => valid.filter((one) => one.agentId === id);
    const children = valid.filter((one) => one.uplineId === agentId).map((one) => one.terms);
    const pending = known.some((one) => one.state === 'REQUESTED' && one.agentId === agentId);
    const [own] = of(uplineId);
    return [
      ...(of(agentId).length > 1 ? ['two in force'] : []),
      ...(uplineId !== null && !(own && withinOwn(own.terms, terms))
        ? [`${topRates(terms)} above the own`]
        : []),
      ...(sharesWithin(children) ? [] : ['more than all there is']),
      ...(pending && endAskedBy !== null ? ['a change and an end at once'] : []),
    ];
  });
}

describe('whatever is done in whatever order', () => {
  it('nobody’s rate is above the upline’s, nor all shares more than all there is', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        await box.sandbox.db.write((tx) => tx.delete(contracts));
        await decide(box, { act: 'grant', account: 'agent1', terms: dividend({ rate: 6_000 }) });
        for (const one of steps) {
          await taken(one);
          expect(await faults()).toEqual([]);
        }
      }),
      runs(40),
    );
  });

  it('a contract that was slipped in above the upline’s is found', async () => {
    const id = await given('agent1', 'downline1a', 5_000);
    await box.sandbox.db.write((tx) =>
      tx
        .update(contracts)
        .set({ terms: offered(7_000) })
        .where(eq(contracts.id, id)),
    );
    expect(await faults()).toEqual(['7000 above the own']);
  });
});
