import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { contractKinds } from '#contract/contracts/terms.ts';
import { contracts } from '#sandbox/db/contract-schema.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { idOf } from '../../kit/members.ts';
import { newKey } from '../../kit/money.ts';
import { inputs } from '../../kit/valid-inputs.ts';
import { dividend } from '../../machines/contracts/terms-of.ts';
import { actCalls, changed, type Office, startOffice, termsOf } from './callers.ts';
import { decide } from './contracts.ts';

let office: Office;

beforeAll(async () => {
  office = await startOffice();
});
beforeEach(() => office.begin());
afterAll(() => office.box.close());

const all = () => office.box.sandbox.db.read.select().from(contracts);
const stateOf = async (id: string) => (await all()).find((one) => one.id === id)?.state;
const calls = (Object.keys(inputs) as CallName[]).filter((name) => name.startsWith('contracts.'));

describe('CON-04 ROL-04 who has contracts', () => {
  it('CON-04 there are ten calls', () => expect(calls).toHaveLength(10));

  it.each([
    ['member1', '403 FORBIDDEN'],
    ['downline1a', '403 FORBIDDEN'],
    ['demo4', '403 REAL_ACCOUNT_NEEDED'],
    ['', '401 SESSION_ENDED'],
  ])('CON-04 %s is refused each of them', async (account, refused) => {
    const { address } = office.box;
    const token = account === '' ? {} : { token: await signIn(address, account) };
    for (const name of calls) {
      const { status, body } = await askCall(address, name, inputs[name], token);
      expect([name, `${status} ${body.code}`, body.value]).toEqual([name, refused, undefined]);
    }
  });

  it.each(contractKinds)(
    'ROL-04 where %s is off for the account, everything about it is refused',
    async (kind) => {
      const id = await office.offered('agent2', 1_000, kind);
      const own = await office.given('downline1b', 1_000, kind);
      const without = { DIVIDEND: 42, DAILY: 41, HOURLY: 2, REALTIME: 2 }[kind];
      await changed(office.box, 'agent2', { type: without });
      const key = newKey();
      const asked: readonly (readonly [CallName, Record<string, unknown>])[] = [
        [actCalls[kind], { key, act: 'REJECT', contract: id }],
        [
          actCalls[kind],
          { key, act: 'OFFER', member: await idOf(office.box, 'agent41'), terms: termsOf(kind, 1) },
        ],
        ['contracts.own', { kind }],
        ['contracts.team', { kind, of: 'DIRECT', page: 1 }],
        ['contracts.bills', { kind, side: 'AGENT', page: 1 }],
        ['contracts.preview', { contract: id, act: 'ACCEPT' }],
      ];
      for (const [name, input] of asked) {
        const { code } = await office.ask('agent2', name, input);
        expect([name, code]).toEqual([name, 'FUNCTION_DISABLED']);
      }
      expect(await stateOf(id)).toBe('REQUESTED');
      // Nor is it offered to them any more.
      await office.act('agent1', 'WITHDRAW', id, kind);
      const terms = termsOf(kind, 1_000);
      const member = await idOf(office.box, 'agent2');
      const again = await office.ask('agent1', actCalls[kind], {
        key: newKey(),
        act: 'OFFER',
        member,
        terms,
      });
      expect([again.code, again.value]).toEqual(['CONTRACT_RULE', { rule: 'KIND_OFF' }]);
      await changed(office.box, 'agent2', { type: 1 });
      expect(await stateOf(own)).toBe('VALID');
    },
  );

  it('a contract is acted on by the call of its kind alone', async () => {
    const id = await office.offered('agent2', 1_000, 'DAILY');
    for (const kind of ['DIVIDEND', 'HOURLY', 'REALTIME'] as const)
      expect((await office.act('agent2', 'REJECT', id, kind)).code).toBe('NOT_FOUND');
    expect((await office.act('agent2', 'REJECT', id, 'DAILY')).value).toMatchObject({ state: 'REJECTED' });
  });
});

describe('CON-03 an offer', () => {
  it.each([
    ['oneself', 'agent2', 'agent2'],
    ['the upline', 'agent2', 'agent1'],
    ['one further down', 'agent1', 'agent41'],
    ['one beside', 'agent2', 'downline1b'],
    ['a member', 'agent1', 'downline1a'],
    ['nobody', 'agent1', 'nobody-at-all'],
  ] as const)('CON-03 to %s is refused, and tells nothing of them', async (_, who, account) => {
    const member = (await idOf(office.box, account)) || account;
    const input = { key: newKey(), act: 'OFFER', member, terms: termsOf('DIVIDEND', 10) };
    const { code, value } = await office.ask(who, 'contracts.dividend', input);
    expect([code, value]).toEqual(['CONTRACT_RULE', { rule: 'NOT_DIRECT' }]);
  });

  it.each([10_001, -1, 1.5, '100', null, Number.NaN, 1e300])(
    'CON-03 of a rate of %s is no offer',
    async (rate) => {
      const terms = {
        ...dividend({ payer: 'UPLINE' }),
        tiers: [{ validBet: '0.00', loss: '0.00', active: 0, rate }],
      };
      const input = { key: newKey(), act: 'OFFER', member: await idOf(office.box, 'agent2'), terms };
      expect((await office.ask('agent1', 'contracts.dividend', input)).code).toBe('INPUT_INVALID');
    },
  );

  it('CON-03 of more than the own rate is refused, and so is one that the house would pay', async () => {
    const member = await idOf(office.box, 'agent2');
    for (const [terms, rule] of [
      [termsOf('DIVIDEND', 6_001), 'OWN_RATE'],
      [termsOf('DIVIDEND', 100, 'PLATFORM'), 'TERMS'],
      [termsOf('DIVIDEND', 0), 'TERMS'],
    ] as const) {
      const input = { key: newKey(), act: 'OFFER', member, terms };
      const { code, value } = await office.ask('agent1', 'contracts.dividend', input);
      expect([code, value]).toEqual(['CONTRACT_RULE', { rule }]);
    }
  });

  it('of two that race only one waits for an answer, and of those with the same key there is one', async () => {
    const member = await idOf(office.box, 'agent2');
    const input = { act: 'OFFER', member, terms: termsOf('DIVIDEND', 100) };
    const same = newKey();
    const keys = [...Array.from({ length: 20 }, newKey), ...Array.from({ length: 20 }, () => same)];
    const came = await Promise.all(
      keys.map((key) => office.ask('agent1', 'contracts.dividend', { key, ...input })),
    );
    const made = new Set(came.filter(({ code }) => code === null).map(({ value }) => value.id));
    expect(made.size).toBe(1);
    expect(new Set(came.map(({ code }) => code))).not.toContain('INTERNAL');
    expect((await all()).filter(({ state }) => state === 'REQUESTED')).toHaveLength(1);
  });
});

const hostile = [
  "' OR 1=1 --",
  '\u0000',
  '%',
  '../../etc/passwd',
  '<script>',
  '\ud800',
  'x'.repeat(20_000),
  '1e999',
];

describe('GWY-01 a text in an act', () => {
  it.each(Object.values(actCalls))(
    'GWY-01 of %s is a text, wherever it is, and does nothing',
    async (call) => {
      const member = await idOf(office.box, 'agent2');
      const contract = 'nobody-has-made-it';
      const [kind = 'DIVIDEND'] = contractKinds.filter((one) => actCalls[one] === call);
      const terms = termsOf(kind, 10);
      const [tier = {}] = terms.tiers;
      const first = Object.keys(tier)[0] ?? '';
      const asked = (text: string): readonly Record<string, unknown>[] => [
        { act: 'OFFER', member: text, terms },
        { act: 'OFFER', member, terms: { ...terms, tiers: [{ ...tier, [first]: text }] } },
        { act: 'OFFER', member, terms: { ...terms, payer: text } },
        { act: 'OFFER', member, terms: text },
        { act: 'ACCEPT', contract: text, seen: contract },
        { act: 'ACCEPT', contract, seen: text },
        { act: 'REJECT', contract: text },
        { act: text, contract },
      ];
      const before = await all();
      for (const input of hostile.flatMap(asked)) {
        const { status, code } = await office.ask('agent1', call, { key: newKey(), ...input });
        expect([input, status >= 400 && status < 500, code]).toEqual([input, true, expect.any(String)]);
      }
      expect(await all()).toEqual(before);
    },
  );
});

describe('CON-01 CON-02 CON-05 an answer', () => {
  it('CON-01 of 64 acceptances at once one counts, and the others learn how it stands', async () => {
    const id = await office.offered('agent2', 1_000);
    const { seen } = (await office.ask('agent2', 'contracts.preview', { contract: id, act: 'ACCEPT' })).value;
    const came = await Promise.all(
      Array.from({ length: 64 }, () =>
        office.ask('agent2', 'contracts.dividend', { key: newKey(), act: 'ACCEPT', contract: id, seen }),
      ),
    );
    expect(came.filter(({ code }) => code === null)).toHaveLength(1);
    for (const { code, value } of came.filter((one) => one.code !== null))
      expect([code, value]).toEqual(['ALREADY_SETTLED', { state: 'VALID', endAskedBy: null }]);
    expect((await all()).filter(({ state, agentId }) => state === 'VALID' && agentId !== null)).toHaveLength(
      5,
    );
  });

  it('CON-01 under the same key the answer is the same again, and nothing happens twice', async () => {
    const id = await office.offered('agent2', 1_000);
    const input = { key: newKey(), act: 'REJECT', contract: id };
    const first = await office.ask('agent2', 'contracts.dividend', input);
    expect(await office.ask('agent2', 'contracts.dividend', input)).toEqual(first);
    const other = await office.ask('agent2', 'contracts.dividend', { ...input, act: 'TERMINATE' });
    expect(other.code).toBe('KEY_REUSED');
  });

  it('CON-05 of an acceptance and a withdrawal that race one counts', async () => {
    for (let time = 0; time < 10; time += 1) {
      const id = await office.offered('agent2', 1_000 + time);
      const { seen } = (await office.ask('agent2', 'contracts.preview', { contract: id, act: 'ACCEPT' }))
        .value;
      const [accepted, withdrawn] = await Promise.all([
        office.ask('agent2', 'contracts.dividend', { key: newKey(), act: 'ACCEPT', contract: id, seen }),
        office.ask('agent1', 'contracts.dividend', { key: newKey(), act: 'WITHDRAW', contract: id }),
      ]);
      const codes = [accepted.code, withdrawn.code];
      expect(codes.filter((code) => code === null)).toHaveLength(1);
      expect(codes).toContain('ALREADY_SETTLED');
      expect(await stateOf(id)).toBe(accepted.code === null ? 'VALID' : 'WITHDRAWN');
    }
  });

  it('CON-02 what ends is shown by name, and happens with the acceptance', async () => {
    await office.given('agent2', 5_000);
    const above = await office.given('agent41', 4_000);
    const below = await office.given('agent42', 500);
    const lower = await office.offered('agent2', 2_000);
    const { value } = await office.ask('agent2', 'contracts.preview', { contract: lower, act: 'ACCEPT' });
    expect(value.endings.map(({ agent, upline, rates }) => [agent.account, upline?.account, rates])).toEqual([
      ['agent41', 'agent2', [4_000]],
      ['agent42', 'agent41', [500]],
    ]);
    expect((await office.act('agent2', 'ACCEPT', lower)).value).toMatchObject({ state: 'VALID' });
    expect([await stateOf(above), await stateOf(below)]).toEqual(['ENDED', 'ENDED']);
  });

  it('CON-02 nothing happens when others would end than were shown', async () => {
    await office.given('agent2', 5_000);
    const lower = await office.offered('agent2', 2_000);
    const { seen } = (await office.ask('agent2', 'contracts.preview', { contract: lower, act: 'ACCEPT' }))
      .value;
    const above = await office.given('agent41', 4_000);
    const input = { key: newKey(), act: 'ACCEPT', contract: lower, seen };
    const { code, value } = await office.ask('agent2', 'contracts.dividend', input);
    expect([code, value]).toEqual(['CONTRACT_RULE', { rule: 'CONSEQUENCES' }]);
    expect([await stateOf(lower), await stateOf(above)]).toEqual(['REQUESTED', 'VALID']);
    expect((await office.act('agent2', 'ACCEPT', lower)).code).toBeNull();
    expect(await stateOf(above)).toBe('ENDED');
  });

  it('after the day to answer by, the offer has lapsed', async () => {
    const id = await office.offered('agent2', 1_000);
    const { db, clock } = office.box.sandbox;
    await db.write((tx) => tx.update(contracts).set({ answerBy: clock.now() }).where(eq(contracts.id, id)));
    const late = await office.act('agent2', 'REJECT', id);
    expect([late.code, late.value]).toEqual(['ALREADY_SETTLED', { state: 'LAPSED', endAskedBy: null }]);
  });

  it('two offers that are each possible, and not both, are not both accepted', async () => {
    await decide(office.box, { act: 'grant', account: 'agent1', terms: dividend({ rate: 10_000 }) });
    const [one, other] = [await office.offered('agent2', 6_000), await office.offered('downline1b', 6_000)];
    const came = await Promise.all([
      office.act('agent2', 'ACCEPT', one),
      office.act('downline1b', 'ACCEPT', other),
    ]);
    const refused = came.find(({ code }) => code !== null);
    expect([refused?.code, refused?.value]).toEqual(['CONTRACT_RULE', { rule: 'SHARES' }]);
    expect(came.filter(({ code }) => code === null)).toHaveLength(1);
  });
});
