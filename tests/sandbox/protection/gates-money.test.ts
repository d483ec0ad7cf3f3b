import { beforeEach, describe, expect, it } from 'vitest';
import { askCall } from '../../kit/ask-call.ts';
import { act, askerOf, askFor, bet } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { inputs } from '../../kit/valid-inputs.ts';

const day = 24 * 60 * 60_000;
const box = sandboxOfFile();

beforeEach(() => box.reset());

const inMarket = (market: string) => box.sandbox.settings.patch({ protection: { market } });
const say = (account: string, said: object) => act(box, 'people', { account, ...said });

describe('VIP service', () => {
  it.each([
    ['BASE', {}, true],
    ['ES', {}, false],
    ['ES', { vipAssessed: true }, true],
    ['ES', { vipAssessed: true, care: 'INTENSIVE' }, true],
    ['ES', { vipAssessed: true, care: 'YOUNG' }, false],
    ['BASE', { care: 'AT_RISK' }, false],
  ])('in %s with %o is open: %s', async (market, said, open) => {
    inMarket(market);
    const vip = await askerOf(box, 'vip5');
    if (Object.keys(said).length > 0) await say('vip5', said);
    const { vip: told, memberLabel } = (await askFor(vip, 'member.info')).value;
    expect(told).toBe(open);
    expect((memberLabel?.length ?? 0) > 0).toBe(open);
    expect((await askFor(vip, 'support.lookup', { csType: 'VIP' })).value.paths).toHaveLength(1);
  });
});

describe('money', () => {
  it.each([
    ['BASE', true],
    ['ES', true],
    ['UK', true],
    ['SE', false],
    ['UNION', false],
  ])('is paid in with suggested amounts in %s: %s', async (market, suggested) => {
    inMarket(market);
    const ana = await askerOf(box, 'member1');
    const { methods } = (await askFor(ana, 'wallet.depositMethods', { language: 'es' })).value;
    expect(methods.some(({ quick }) => quick.length > 0)).toBe(suggested);
  });

  it.each([
    ['BASE', true],
    ['UK', true],
    ['ES', false],
    ['UNION', false],
  ])('along a line is sent in %s: %s', async (market, open) => {
    inMarket(market);
    const agent = await askerOf(box, 'agent1');
    expect((await askFor(agent, 'member.info')).value.toUpline).toBe(open);
    const answer = await askFor(agent, 'wallet.line');
    expect(answer.code).toBe(open ? null : 'PROTECTION_RULE');
    if (!open) expect(answer.value).toEqual({ rule: 'transfersClosed' });
  });

  it.each([
    ['BASE', false],
    ['ES', false],
    ['UK', true],
    ['SE', true],
    ['UNION', true],
  ])('of a withdrawal stays on its way in %s: %s', async (market, closed) => {
    inMarket(market);
    const ana = await askerOf(box, 'member1');
    const { code: refused } = await askFor(ana, 'wallet.cancelWithdrawal', {
      reference: 'W0000000000000000000000',
    });
    expect(refused).toBe(closed ? 'PROTECTION_RULE' : 'NOT_FOUND');
  });

  it.each([
    ['ES', 'NONE', true],
    ['ES', 'YOUNG', true],
    ['ES', 'INTENSIVE', false],
    ['ES', 'AT_RISK', false],
    ['BASE', 'AT_RISK', true],
  ])('by card is paid in %s by %s: %s', async (market, care, open) => {
    inMarket(market);
    const ana = await askerOf(box, 'member1');
    if (care !== 'NONE') await say('member1', { care });
    const { methods } = (await askFor(ana, 'wallet.depositMethods')).value;
    expect(methods.some(({ kind }) => kind === 'CARD')).toBe(open);
    expect(methods.some(({ kind }) => kind === 'BANK')).toBe(true);
  });
});

describe('play of the last 30 days', () => {
  it('is in the records as soon as it is placed, the newest first', async () => {
    inMarket('ES');
    const ana = await askerOf(box, 'agent42');
    const now = box.sandbox.clock.now();
    const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
    const days = { from: dayOf(now - 30 * day), to: dayOf(now), page: 1, size: 100 };
    const stakes = async () =>
      (await askFor(ana, 'wallet.bets', { ...days, status: 'TAKEN' })).value.bets.map(({ stake }) => stake);
    expect(await stakes()).toEqual([]);
    await bet(ana, 7_00, { status: 'taken', at: now - 29 * day });
    await bet(ana, 3_00, { status: 'taken' });
    expect(await stakes()).toEqual(['3.00', '7.00']);
  });
});

describe('free play', () => {
  it.each([
    ['BASE', true],
    ['PE', false],
  ])('in %s is there: %s', async (market, open) => {
    inMarket(market);
    const { body } = await askCall(box.address, 'session.freePlay', {
      os: 'x',
      platform: 'W',
      random: 'a'.repeat(43),
      gatewayVersion: 3,
    });
    expect(body.code ?? null).toBe(open ? null : 'PROTECTION_RULE');
    const tree = JSON.stringify(
      (await askCall(box.address, 'system.whitelabel', inputs['system.whitelabel'])).body.value,
    );
    expect(/\{[^{}]*"FREEPLAY"[^{}]*\}/.exec(tree)?.[0].includes('"enabled":"1"')).toBe(open);
  });
});
