import { beforeEach, describe, expect, it } from 'vitest';
import type { ProtectionChange } from '#contract/protection/limits.ts';
import type { ProtectionChoice } from '#contract/protection/market.ts';
import { protections } from '#contract/protection/markets.ts';
import { type Player, player, ruleOf } from '../../kit/play-sessions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let one: Player;

const minutes = (count: number) => count * 60_000;
const inMarket = (market: string, leaves: Partial<ProtectionChoice> = {}) =>
  box.sandbox.settings.patch({ protection: { market, ...leaves } });
const choose = (count: number) => one.ask('protection.checkEvery', { minutes: count });
const every = async () => (await one.session()).check?.everyMinutes ?? null;
const due = async () => (await one.session()).check?.due ?? false;

async function noted(): Promise<readonly ProtectionChange[]> {
  const { body } = await one.ask('protection.history', { page: 1 });
  return (body.value as { changes: ProtectionChange[] }).changes.filter(({ what }) => what === 'CHECK_EVERY');
}

/** The time passes in which somebody plays: neither the login nor the session ends by itself. */
async function playOn(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 15) {
    box.sandbox.clock.move(minutes(Math.min(15, left)));
    await one.standing();
    const { round } = await one.bet(100);
    await one.settle(round, 100);
  }
}

beforeEach(async () => {
  await box.reset();
  inMarket('UK');
  one = await player(box, 'member1');
});

describe('how often the check comes', () => {
  it('is as seldom as the market allows until the member chooses', async () => {
    expect((await one.standing()).checkMinutes).toBeNull();
    await one.sitDown();
    expect(await every()).toBe(60);
  });

  it('is kept, told in the standing, and noted once however often it is said', async () => {
    expect(ruleOf(await choose(15))).toBe('');
    expect(ruleOf(await choose(15))).toBe('');
    expect((await one.standing()).checkMinutes).toBe(15);
    expect(await noted()).toMatchObject([{ before: null, after: '15' }]);
    await choose(30);
    expect(await noted()).toMatchObject([
      { before: '15', after: '30' },
      { before: null, after: '15' },
    ]);
  });

  it.each([
    ['UK', 90, { rule: 'checkTooRare', atMost: 60 }],
    ['UK', 20, { rule: 'notOffered' }],
    ['NL', 60, { rule: 'checkTooRare', atMost: 30 }],
    ['UK', 0, { rule: 'checkTooRare', atMost: 60 }],
    ['BASE', 20, { rule: 'notOffered' }],
    ['ES', 15, { rule: 'notOffered' }],
    ['UNION', 15, { rule: 'notOffered' }],
  ])(
    'can’t be what the market does not let a member choose: in %s, %s minutes',
    async (market, count, value) => {
      await choose(30);
      inMarket(market);
      const refused = await choose(count);
      expect([refused.body.code, refused.body.value]).toEqual(['PROTECTION_RULE', value]);
      inMarket('UK');
      expect((await one.standing()).checkMinutes).toBe(30);
      expect(await noted()).toHaveLength(1);
    },
  );
});

describe('where the market compels no check', () => {
  beforeEach(() => inMarket('BASE'));

  it('none comes until the member chooses one', async () => {
    await one.sitDown();
    await playOn(75);
    expect((await one.session()).check).toBeNull();
    await choose(15);
    expect(await due()).toBe(true);
    expect((await one.bet(100)).refused).toBe('CHECK');
  });

  it('the member can have none again, though one is due', async () => {
    await choose(15);
    await one.sitDown();
    box.sandbox.clock.move(minutes(15));
    expect(ruleOf(await choose(0))).toBe('');
    expect((await one.standing()).checkMinutes).toBeNull();
    expect((await one.bet(100)).refused).toBe('');
    expect(await noted()).toMatchObject([{ before: '15', after: '0' }, { after: '15' }]);
  });
});

describe('a session of play', () => {
  it.each(['UK', 'MT', 'NL'])(
    'that begins with a launch in %s has the interval of the member',
    async (market) => {
      inMarket(market);
      await choose(15);
      await one.sitDown();
      expect(await every()).toBe(15);
      box.sandbox.clock.move(minutes(15));
      expect(await due()).toBe(true);
      expect((await one.bet(100)).refused).toBe('CHECK');
    },
  );

  it('that is opened without an interval has it too, and one that says its own has its own', async () => {
    await choose(15);
    const none = { minutes: null, money: null };
    const { body } = await one.declare({ ...none, checkMinutes: null });
    const opened = body.value as { sessionId: string };
    expect(opened).toMatchObject({ check: { everyMinutes: 15 } });
    await one.ask('protection.endSession', { sessionId: opened.sessionId });
    expect((await one.declare({ ...none, checkMinutes: 45 })).body.value).toMatchObject({
      check: { everyMinutes: 45 },
    });
  });

  it('that is open follows the choice, counted from its last check', async () => {
    await one.sitDown();
    box.sandbox.clock.move(minutes(10));
    await choose(15);
    const { check } = await one.session();
    expect(check).toMatchObject({ everyMinutes: 15, due: false });
    expect(check?.secondsLeft).toBeLessThanOrEqual(300);
    box.sandbox.clock.move(minutes(5));
    expect(await due()).toBe(true);
  });

  it('keeps a check that is due: a rarer one counts only when it was read', async () => {
    await choose(15);
    await one.sitDown();
    box.sandbox.clock.move(minutes(15));
    await choose(60);
    await choose(60);
    expect(await due()).toBe(true);
    expect((await one.bet(100)).refused).toBe('CHECK');
    expect((await one.standing()).checkMinutes).toBe(60);
    const { sessionId, check } = await one.session();
    await one.ask('protection.acknowledge', { sessionId, number: check?.number });
    expect((await one.session()).check).toMatchObject({ everyMinutes: 60, due: false });
    expect((await one.bet(100)).refused).toBe('');
  });
});

describe('when the market changes', () => {
  it('a choice above what it allows does not count, and counts again where it is allowed', async () => {
    await choose(45);
    inMarket('NL');
    expect((await one.standing()).checkMinutes).toBeNull();
    await one.sitDown();
    expect(await every()).toBe(30);
    inMarket('UK');
    expect((await one.standing()).checkMinutes).toBe(45);
    expect(await every()).toBe(45);
  });

  it('an open session has no rarer check than the market in force, for its bets too', async () => {
    await choose(60);
    await one.sitDown();
    await playOn(30);
    expect(await due()).toBe(false);
    inMarket('NL');
    expect((await one.session()).check).toMatchObject({ everyMinutes: 30, due: true });
    expect((await one.bet(100)).refused).toBe('CHECK');
  });

  it('an open session has no check where the market has none, and one where it begins to have them', async () => {
    await choose(15);
    inMarket('BASE', { session: { check: null } });
    await one.sitDown();
    expect((await one.session()).check).toBeNull();
    await playOn(30);
    expect((await one.bet(100)).refused).toBe('');
    inMarket('UK', { session: { check: protections.UK.session.check } });
    expect(await every()).toBe(15);
    expect((await one.bet(100)).refused).toBe('CHECK');
  });
});
