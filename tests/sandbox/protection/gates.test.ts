import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asMinor } from '#contract/units.ts';
import { absences } from '#sandbox/db/protection-schema.ts';
import { rewards } from '#sandbox/db/rewards-schema.ts';
import { depositCounts } from '#sandbox/promotions/deposit-counts.ts';
import { askCall } from '../../kit/ask-call.ts';
import { youngBirthday } from '../../kit/moment.ts';
import { promotingCalls } from '../../kit/promoting.ts';
import { type Asker, act, askerOf, askFor, bet, join, rewardOf } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

const inMarket = (market: string) => box.sandbox.settings.patch({ protection: { market } });
const say = (account: string, said: object) => act(box, 'people', { account, ...said });

/** In which standing of which market promotions are closed. */
const standings = [
  ['BASE', 'NONE', false],
  ['BASE', 'AT_RISK', true],
  ['ES', 'NONE', false],
  ['ES', 'INTENSIVE', false],
  ['ES', 'YOUNG', true],
  ['MX', 'YOUNG', true],
  ['ES', 'AT_RISK', true],
  ['UNION', 'NONE', false],
  ['UNION', 'AT_RISK', true],
] as const;

const table = promotingCalls.flatMap((gate) => standings.map((one) => [gate.call, ...one, gate] as const));

describe('what promotes something', () => {
  it.each(table)('%s in %s is closed to %s: %s', async (name, market, care, closed, gate) => {
    inMarket(market);
    const ana = await askerOf(box, 'member1');
    if (care !== 'NONE') await say('member1', { care });
    const answer = await askFor(ana, name, gate.input);
    expect(gate.seen(answer as never)).toBe(closed);
    if (closed && answer.code) expect(answer.value).toEqual({ rule: 'notPromoted' });
  });

  it('is open to a visitor, whoever is at risk', async () => {
    await say('member1', { care: 'AT_RISK' });
    const input = { types: 'PR,B', platform: 'W', execution: 'B', language: 'ES' };
    const { body } = await askCall(box.address, 'notices.announcements', input);
    expect((body.value as { promotion: unknown[] }).promotion.length).toBeGreaterThan(0);
  });

  it('a mission is not joined, and a raffle is not drawn; what was earned is claimed', async () => {
    const ana = await askerOf(box, 'member1');
    const ticket = (await join(ana, 'sorteo-del-arrecife')).value;
    const gift = (await join(ana, 'regalo-del-viernes')).value;
    const { value } = await askFor(ana, 'missions.summary');
    const open = value.missions?.find(({ state }) => state === 'OPEN');
    await say('member1', { care: 'AT_RISK' });
    const refused = { code: 'PROTECTION_RULE', value: { rule: 'notPromoted' } };
    expect(await askFor(ana, 'promotions.raffle', { id: ticket.id })).toMatchObject(refused);
    expect(await askFor(ana, 'missions.join', { id: open?.id })).toMatchObject(refused);
    expect((await askFor(ana, 'promotions.claim', { id: gift.id })).value.status).toBe('CLAIMED');
  });

  it('the mall is closed to the young, and points are turned into money', async () => {
    inMarket('ES');
    const ana = await askerOf(box, 'member1');
    const offered = async () => (await askFor(ana, 'points.rewards', { page: 1 })).value.rewards.length;
    expect(await offered()).toBeGreaterThan(0);
    await say('member1', { birthday: youngBirthday });
    expect(await offered()).toBe(0);
    expect((await askFor(ana, 'points.balance')).code).toBeNull();
  });

  it('nothing is promoted to the young by their birthday, only where the market protects them', async () => {
    const ana = await askerOf(box, 'member1');
    await say('member1', { birthday: youngBirthday });
    for (const [market, closed] of [
      ['ES', true],
      ['MX', false],
    ] as const) {
      inMarket(market);
      for (const gate of promotingCalls)
        expect([gate.call, gate.seen((await askFor(ana, gate.call, gate.input)) as never)]).toEqual([
          gate.call,
          closed,
        ]);
      expect((await askFor(ana, 'protection.standing')).value.may.promote).toBe(!closed);
    }
  });

  it('a request to join is granted by the rules of the day on which it is', async () => {
    inMarket('MX');
    const ana = await askerOf(box, 'member1');
    const ask = () => join(ana, 'sorteo-del-arrecife');
    const { id } = (await ask()).value;
    await box.sandbox.db.write((tx) =>
      tx.update(rewards).set({ status: 'APPLYING' }).where(eq(rewards.id, id)),
    );
    const approve = () => act(box, 'rewards', { id, act: 'approve' });
    await say('member1', { care: 'AT_RISK' });
    expect((await approve()).status).toBe(400);
    await say('member1', { care: 'NONE' });
    expect((await approve()).status).toBe(200);
  });

  it('a deposit begins no bonus that was joined before', async () => {
    const ana = await askerOf(box, 'member1');
    const { id } = (await join(ana, 'recarga-de-la-semana')).value;
    await say('member1', { care: 'AT_RISK' });
    const pay = () =>
      box.sandbox.db.write((tx) =>
        depositCounts(
          tx,
          { memberId: ana.id, amount: asMinor(50_00), at: box.sandbox.clock.now() },
          box.sandbox,
        ),
      );
    await pay();
    expect((await rewardOf(ana, id)).status).toBe('JOINED');
    await say('member1', { care: 'NONE' });
    await pay();
    expect((await rewardOf(ana, id)).status).toBe('PROCESS');
  });

  it('a board has nobody who is on a break, until it is over', async () => {
    const ana = await askerOf(box, 'member1');
    const other = await askerOf(box, 'member2');
    await bet(ana, 900_000_00);
    const now = box.sandbox.clock.now();
    const away = { id: 'a', memberId: ana.id, kind: 'BREAK' as const, everywhere: false, from: now };
    const first = async () =>
      (await askFor(other, 'missions.leaderboard', { board: 'DAILY', page: 1 })).value.rows[0]?.score;
    const before = await first();
    // What was bet before on this day counts too; at its beginning that is nothing.
    expect(Number(before)).toBeGreaterThanOrEqual(900_000);
    await box.sandbox.db.write((tx) => tx.insert(absences).values({ ...away, until: now + 60_000 }));
    expect(await first()).not.toBe(before);
    box.sandbox.clock.set(now + 60_001);
    expect(await first()).toBe(before);
  });
});

describe('the terms of a promotion', () => {
  it.each([
    ['BASE', 'bienvenida-doble', true],
    ['UK', 'bienvenida-doble', true],
    ['UK', 'recarga-de-la-semana', false],
    ['UK', 'ruta-del-condor', false],
    ['UK', 'previa-del-clasico', true],
    ['UNION', 'recarga-de-la-semana', false],
  ])('in %s let %s be offered: %s', async (market, id, offered) => {
    inMarket(market);
    const { body } = await askCall(box.address, 'promotions.detail', { id, language: 'ES' });
    expect(body.code === undefined).toBe(offered);
    const page = await (await box.ask('/sandbox?tab=rewards')).text();
    expect(page.includes('it mixes products')).toBe(market !== 'BASE');
  });

  it('that are bet more often than the market allows keep it from being joined', async () => {
    inMarket('UK');
    const ana = await askerOf(box, 'member1');
    await act(box, 'promotions', {
      id: 'previa-del-clasico',
      act: 'terms',
      facts: { wagering: { times: 11 }, dates: { opensAt: 1 } },
    });
    const answer = await askFor(ana, 'promotions.join', { id: 'previa-del-clasico', version: 2 });
    expect(answer).toMatchObject({ code: 'PROMOTION_RULE', value: { rule: 'MARKET' } });
  });

  it('of a welcome are for once: a second one is not joined where the market says so', async () => {
    const ana = await askerOf(box, 'member2');
    const at = box.sandbox.clock.now();
    const had = {
      id: 'r',
      memberId: ana.id,
      promotionId: 'bienvenida-doble',
      cause: 'x',
      source: 'PROMOTION' as const,
    };
    await box.sandbox.db.write((tx) =>
      tx
        .insert(rewards)
        .values({ ...had, titleEs: 'a', titleEn: 'a', status: 'CLAIMED', amount: asMinor(1), at }),
    );
    const all = (await askFor(ana, 'notices.announcements', { types: 'PR', platform: 'W', execution: 'B' }))
      .value;
    const welcome = (all.promotion as { id: string; category: string }[]).filter(
      ({ category }) => category === 'WELCOME',
    );
    const second = welcome.find(({ id }) => id !== 'bienvenida-doble')?.id ?? '';
    inMarket('SE');
    expect(await askFor(ana, 'promotions.join', { id: second, version: 1 })).toMatchObject({
      code: 'PROMOTION_RULE',
      value: { rule: 'MARKET' },
    });
    inMarket('BASE');
    expect((await askFor(ana, 'promotions.join', { id: second, version: 1 })).value).not.toEqual({
      rule: 'MARKET',
    });
  });
});

it('an agent at risk keeps the link of their work', async () => {
  const agent: Asker = await askerOf(box, 'agent1');
  await say('agent1', { care: 'AT_RISK' });
  expect((await askFor(agent, 'member.referral')).status).toBe(200);
});
