import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import type { Terms } from '#contract/contracts/terms.ts';
import { contracts } from '#sandbox/db/contract-schema.ts';
import { messages } from '#sandbox/db/message-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { idOf } from '../../kit/members.ts';
import { type Asker, act, askerOf, askFor } from '../../kit/promotions.ts';
import { register } from '../../kit/registering.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { daily, dividend, realTime } from '../../machines/contracts/terms-of.ts';
import { decide, withoutContracts } from '../contracts/contracts.ts';

const day = 24 * 60 * 60_000;
const box = sandboxOfFile();
let agent1: Asker;

beforeEach(async () => {
  await box.reset();
  await withoutContracts(box);
  box.sandbox.settings.patch({ slider: { register: false } });
  agent1 = await askerOf(box, 'agent1');
});

const grant = (terms: Terms, account = 'agent1') => act(box, 'contracts', { act: 'grant', account, terms });
const invite = (more: object, asker = agent1) =>
  askFor(asker, 'agent.invite', { name: 'Radio', kind: 'agent', ...more });
const ofDividend = (rate: unknown) => [{ kind: 'DIVIDEND', rate }];

async function linkAt(rate: number, more: object = {}): Promise<CallOutput<'agent.invite'>> {
  return (await invite({ rates: ofDividend(rate), ...more })).value;
}

/** What somebody who registered was offered. */
async function offersTo(account: string) {
  const found = await box.sandbox.db.read
    .select({ contract: contracts })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.agentId))
    .where(and(eq(members.account, account), eq(contracts.state, 'REQUESTED')))
    .orderBy(desc(contracts.kind));
  return found.map(({ contract: { kind, uplineId, terms } }) => ({ kind, uplineId, terms }));
}

/** What agent1 was told, in Spanish and in English. */
async function toldToAgent1() {
  const found = await box.sandbox.db.read.select().from(messages).where(eq(messages.memberId, agent1.id));
  return found.filter(({ titleEs }) => titleEs.includes('tu enlace prometía'));
}

const joins = async (code: string, username = 'nuevo01') =>
  (await register(box, { username, affiliateCode: code })).status;

describe('a link for agents', () => {
  it('CON-03 says what it may carry: the highest own rate in each kind of contract in force', async () => {
    expect((await askFor(agent1, 'agent.invitations')).value.ownRates).toEqual([]);
    const tier = (dailyBet: string, rate: number) => ({ dailyBet, active: 0, rate });
    await grant(dividend({ rate: 2_900 }));
    await grant(daily({ tiers: [tier('1.00', 10), tier('5.00', 75)] }));
    await grant(realTime([{ singleBet: '1.00', profitRate: 10, lossRate: 25 }]));
    expect((await askFor(agent1, 'agent.invitations')).value.ownRates).toEqual([
      { kind: 'DIVIDEND', rate: 2_900 },
      { kind: 'DAILY', rate: 75 },
      { kind: 'REALTIME', rate: 25 },
    ]);
    // agent41 makes no agents, so nothing may be given.
    await grant(dividend(), 'agent41');
    const agent41 = await askerOf(box, 'agent41');
    expect((await askFor(agent41, 'agent.invitations')).value.ownRates).toEqual([]);
  });

  it('keeps its rates to the hundredth: 29 % stays 2900', async () => {
    await grant(dividend({ rate: 2_900 }));
    const rates = ofDividend(2_900);
    expect((await invite({ rates })).value.rates).toEqual(rates);
    const [listed] = (await askFor(agent1, 'agent.invitations')).value.invitations;
    expect(listed?.rates).toEqual(rates);
    expect((await invite({})).value.rates).toEqual([]);
  });

  it.each([
    ['more than all', 10_001],
    ['nothing', 0],
    ['less than nothing', -1],
    ['a fraction of a hundredth', 12.5],
    ['a text', '1250'],
    ['a text that computes', '=1+1'],
    ['markup', '<b>1</b>'],
    ['none', null],
  ])('never carries %s', async (_, rate) => {
    await grant(dividend({ rate: 10_000 }));
    expect((await invite({ rates: ofDividend(rate) })).code).toBe('INPUT_INVALID');
    expect((await askFor(agent1, 'agent.invitations')).value.invitations).toEqual([]);
  });

  it('carries one rate of a kind, of kinds that there are; a link for members carries none', async () => {
    await grant(dividend({ rate: 2_900 }));
    const [one] = ofDividend(100);
    const refused = [
      await invite({ rates: [one, one] }),
      await invite({ rates: [{ kind: 'WEEKLY', rate: 100 }] }),
      await invite({ rates: [one], kind: 'member' }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(Array(3).fill('INPUT_INVALID'));
    expect((await invite({ rates: [], kind: 'member' })).value.rates).toEqual([]);
  });

  it('CON-03 is refused above the own rate, and in a kind that the agent does not have', async () => {
    await grant(dividend({ rate: 1_250 }));
    const asked = [
      await invite({ rates: ofDividend(1_251) }),
      await invite({ rates: [...ofDividend(1_250), { kind: 'DAILY', rate: 1 }] }),
    ];
    const refused = { code: 'CONTRACT_RULE', value: { rule: 'OWN_RATE' } };
    expect(asked).toMatchObject([refused, refused]);
    expect((await invite({ rates: ofDividend(1_250) })).code).toBeNull();
  });
});

describe('somebody who registers with it', () => {
  it('is offered the agent’s own terms at the rate of the link, in each kind, in the moment of the account', async () => {
    const tier = (dailyBet: string, rate: number) => ({ dailyBet, active: 0, rate });
    const wage = daily({ tiers: [tier('1.00', 10), tier('5.00', 40), tier('9.00', 75)] });
    await grant(dividend({ rate: 2_900, feeRate: 500 }));
    await grant(wage);
    const rates = [...ofDividend(1_250), { kind: 'DAILY', rate: 40 }];
    const { code, id } = (await invite({ rates })).value;
    expect(await joins(code)).toBe(200);
    expect(await offersTo('nuevo01')).toEqual([
      {
        kind: 'DIVIDEND',
        uplineId: agent1.id,
        terms: dividend({ rate: 1_250, feeRate: 500, payer: 'UPLINE' }),
      },
      {
        kind: 'DAILY',
        uplineId: agent1.id,
        terms: { ...wage, payer: 'UPLINE', tiers: [tier('1.00', 10), tier('5.00', 40)] },
      },
    ]);
    expect(await toldToAgent1()).toEqual([]);
    const { invitations } = (await askFor(agent1, 'agent.invitations')).value;
    expect(invitations.find((one) => one.id === id)?.uses).toBe(1);
  });

  it('never gets more of either rate of a real-time salary than the agent has', async () => {
    await grant(realTime([{ singleBet: '1.00', profitRate: 10, lossRate: 25 }]));
    const { code } = (await invite({ rates: [{ kind: 'REALTIME', rate: 25 }] })).value;
    await joins(code);
    const [offer] = await offersTo('nuevo01');
    expect(offer?.terms.tiers).toEqual([{ singleBet: '1.00', profitRate: 10, lossRate: 25 }]);
  });

  it('can accept it, and it is in force', async () => {
    await grant(dividend({ rate: 2_900 }));
    await joins((await linkAt(1_250)).code);
    const [found] = await box.sandbox.db.read
      .select()
      .from(contracts)
      .where(eq(contracts.state, 'REQUESTED'));
    const id = found?.id ?? '';
    await decide(box, { act: 'ACCEPT', by: 'nuevo01', contract: id });
    const [now] = await box.sandbox.db.read.select().from(contracts).where(eq(contracts.id, id));
    expect(now).toMatchObject({ state: 'VALID', agentId: await idOf(box, 'nuevo01') });
  });

  it('gets the rate of the link and the own terms of today, where these have risen since', async () => {
    await grant(dividend({ rate: 2_900 }));
    const { code } = await linkAt(2_900);
    await grant(dividend({ rate: 4_000, feeRate: 700 }));
    await joins(code);
    const [offer] = await offersTo('nuevo01');
    expect(offer?.terms).toEqual(dividend({ rate: 2_900, feeRate: 700, payer: 'UPLINE' }));
  });

  it('is registered all the same when the own rate is lower by now: the agent is told, and no less is offered', async () => {
    await grant(dividend({ rate: 2_900 }));
    const { code } = await linkAt(1_250, { name: '=CMD("<b>x</b>")\u202egnp' });
    await grant(dividend({ rate: 1_000 }));
    expect(await joins(code)).toBe(200);
    expect(await offersTo('nuevo01')).toEqual([]);
    const told = await toldToAgent1();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      link: { screen: 'agent', page: 'downline', section: await idOf(box, 'nuevo01') },
      contentEs: expect.stringContaining('Dividendo, 12.5%: tu propio porcentaje es ahora 10%.'),
      contentEn: expect.stringContaining('Dividend, 12.5%: your own rate is now 10%.'),
    });
    expect(told[0]?.contentEs).toContain('<p>nuevo01</p>');
    expect(told[0]?.contentEs).toContain('&lt;b&gt;x&lt;/b&gt;');
    expect(told[0]?.contentEs).not.toContain('<b>');
  });

  it('is registered all the same when the own contract ended: one message says so, and the other kind is offered', async () => {
    await grant(daily());
    await grant(dividend({ rate: 2_900 }));
    const rates = [...ofDividend(1_250), { kind: 'DAILY', rate: 50 }];
    const { code } = (await invite({ rates })).value;
    await box.sandbox.db.write((tx) =>
      tx.update(contracts).set({ state: 'ENDED' }).where(eq(contracts.kind, 'DIVIDEND')),
    );
    expect(await joins(code)).toBe(200);
    expect((await offersTo('nuevo01')).map(({ kind }) => kind)).toEqual(['DAILY']);
    const [told, ...more] = await toldToAgent1();
    expect(more).toEqual([]);
    expect(told?.contentEs).toContain('Dividendo, 12.5%: ya no tienes un contrato de este tipo.');
    expect(told?.contentEs).not.toContain('Salario diario');
  });

  it('is registered all the same when all that the agent gives would be more than there is', async () => {
    await grant(dividend({ rate: 6_000 }));
    const { code } = await linkAt(6_000);
    await joins(code, 'primera01');
    const [first] = await box.sandbox.db.read
      .select()
      .from(contracts)
      .where(eq(contracts.state, 'REQUESTED'));
    await decide(box, { act: 'ACCEPT', by: 'primera01', contract: first?.id ?? '' });
    expect(await joins(code, 'segunda01')).toBe(200);
    expect(await offersTo('segunda01')).toEqual([]);
    expect((await toldToAgent1())[0]?.contentEs).toContain(
      'Dividendo, 60%: con lo que ya das, sumaría más del 100%.',
    );
  });

  it('is offered what the link says, whoever else was; an offer that nobody answered lapses as any other', async () => {
    await grant(dividend({ rate: 2_900 }));
    const { code } = await linkAt(1_250);
    for (const account of ['primera01', 'segunda01']) await joins(code, account);
    expect(await offersTo('primera01')).toEqual(await offersTo('segunda01'));
    const { answerDays } = box.sandbox.settings.current().contracts;
    box.sandbox.clock.move(answerDays * day);
    await joins(code, 'tercera01');
    expect([await offersTo('primera01'), (await offersTo('tercera01')).length]).toEqual([[], 1]);
  });

  it('is offered nothing by a link without rates, nor by the form', async () => {
    await grant(dividend({ rate: 2_900 }));
    await joins((await invite({})).value.code);
    const person = { account: 'persona01', nickname: '', password: 'Nueva-Clave-2027?', kind: 'agent' };
    expect((await askFor(agent1, 'agent.register', person)).status).toBe(200);
    expect([await offersTo('nuevo01'), await offersTo('persona01')]).toEqual([[], []]);
    expect(await toldToAgent1()).toEqual([]);
  });
});
