import { beforeEach, describe, expect, it } from 'vitest';
import { members } from '#sandbox/db/schema.ts';
import { standingOf } from '#sandbox/protection/member-protection.ts';
import { type Player, player, ruleOf } from '../../kit/play-sessions.ts';
import { newRoundId } from '../../kit/playing.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let one: Player;

const minutes = (count: number) => count * 60_000;

const periods = ['day', 'week', 'month'] as const;

async function setEach(): Promise<void> {
  for (const period of periods) await one.limit('deposit', 10_000, period);
}

async function inMarket(market: string, who = 'member1'): Promise<void> {
  await box.reset();
  box.sandbox.settings.patch({ protection: { market } });
  one = await player(box, who);
}

describe.each(['UNION', 'SE', 'NL'])('in %s', (market) => {
  beforeEach(() => inMarket(market, 'vip5'));

  it('nothing is launched or declared before limits of what is paid in are set', async () => {
    expect(ruleOf(await one.launch())).toBe('limitsMissing');
    expect(ruleOf(await one.declare())).toBe('limitsMissing');
    await setEach();
    expect(ruleOf(await one.launch())).toBe(market === 'UNION' ? 'undeclared' : '');
  });
});

describe.each(['UNION', 'SE'])('in %s', (market) => {
  beforeEach(() => inMarket(market, 'vip5'));

  it.each(periods)(
    'one deposit limit is not enough: each day, week and month has its own',
    async (missing) => {
      for (const period of periods) if (period !== missing) await one.limit('deposit', 10_000, period);
      expect(ruleOf(await one.launch())).toBe('limitsMissing');
      // A limit of something else, or over another time, does not stand for it.
      await one.limit('stake', 10_000, missing);
      await one.limit('deposit', 10_000, 'fourWeeks');
      expect(ruleOf(await one.launch())).toBe('limitsMissing');
      expect((await one.standing()).limitsAsked).toBe('must');
      await one.limit('deposit', 10_000, missing);
      expect((await one.standing()).limitsAsked).toBe('no');
    },
  );
});

describe.each(['UNION', 'ES'])('in %s', (market) => {
  beforeEach(() => inMarket(market));

  it('time and money are declared before each session, and a launch needs one', async () => {
    expect(ruleOf(await one.launch())).toBe('undeclared');
    expect(ruleOf(await one.declare({ minutes: null }))).toBe('INPUT_INVALID');
    expect(ruleOf(await one.declare({ money: null }))).toBe('INPUT_INVALID');
    expect(ruleOf(await one.declare({ money: '0.00' }))).toBe('INPUT_INVALID');
    expect((await one.declare()).body.value).toMatchObject({
      state: 'OPEN',
      minutes: 60,
      money: '20.00',
      secondsLeft: 3_600,
      moneyLeft: '20.00',
    });
    expect(ruleOf(await one.launch())).toBe('');
  });
});

describe.each([
  ['UK', 60],
  ['MT', 60],
  ['NL', 30],
  ['SE', null],
  ['CO', null],
  ['MX', null],
  ['BASE', null],
])('in %s', (market, every) => {
  beforeEach(() => inMarket(market));

  it(`a launch begins a session by itself, with a check every ${every ?? 'never'} minutes`, async () => {
    expect(ruleOf(await one.sitDown())).toBe('');
    const { round } = await one.bet(200);
    await one.settle(round, 50);
    box.sandbox.clock.move(minutes(1));
    const session = await one.session();
    expect(session).toMatchObject({
      state: 'OPEN',
      minutes: null,
      money: null,
      secondsLeft: null,
      net: '-1.50',
    });
    expect(session.elapsedSeconds).toBeGreaterThanOrEqual(60);
    expect(session.check?.everyMinutes ?? null).toBe(every);
    await one.sitDown();
    expect((await one.session()).sessionId).toBe(session.sessionId);
  });
});

describe('in the United Kingdom', () => {
  beforeEach(() => inMarket('UK'));

  it('nothing is declared: a check as often as the member wants can be chosen all the same', async () => {
    const { body } = await one.declare({ minutes: null, money: null, checkMinutes: 15 });
    expect(body.value).toMatchObject({ minutes: null, money: null, check: { everyMinutes: 15 } });
  });

  it('a session ends half an hour after its last bet, and playing on begins the next one', async () => {
    await one.sitDown();
    const { sessionId, startedAt } = await one.session();
    box.sandbox.clock.move(minutes(16));
    // The login goes on: it was used meanwhile.
    await one.ask('protection.limitsLater');
    box.sandbox.clock.move(minutes(15));
    const idle = await one.session();
    expect(idle).toMatchObject({ sessionId, state: 'ENDED', why: 'time' });
    expect((idle.endedAt ?? 0) - startedAt).toBeLessThan(minutes(31));
    expect((await one.bet(100)).refused).toBe('');
    expect((await one.session()).sessionId).not.toBe(sessionId);
  });

  it('a session that its member ended is not begun again by a bet', async () => {
    await one.sitDown();
    const { sessionId } = await one.session();
    await one.ask('protection.endSession', { sessionId });
    expect((await one.bet(100)).refused).toBe('PROTECTED');
    await one.sitDown();
    expect((await one.bet(100)).refused).toBe('');
  });
});

describe('whether limits still fit', () => {
  it.each([
    ['UK', 6, true],
    ['UK', 5, false],
    ['UNION', 6, true],
    ['UNION', 5, false],
    ['MT', 12, false],
    ['BASE', 12, false],
  ] as const)('is asked in %s after %s months without a change: %s', async (market, months, asked) => {
    await inMarket(market, 'vip5');
    await box.sandbox.db.write((tx) =>
      tx.update(members).set({ passwordExpiresAt: null, mustChange: false }),
    );
    for (const period of periods) {
      await one.ask('protection.limit', {
        key: newRoundId(),
        act: 'SET',
        kind: 'deposit',
        period,
        value: '100.00',
        seen: 0,
      });
    }
    const later = async (by: number) => {
      box.sandbox.clock.move(by * 31 * 24 * minutes(60));
      return (await standingOf(box.sandbox.db.read, one.memberId, box.sandbox)).limitsAsked;
    };
    expect((await one.standing()).limitsAsked).toBe('no');
    // Six months of the calendar are never longer than six times 31 days, nor five times 31 days as long.
    expect(await later(months)).toBe(asked ? 'prompt' : 'no');
    if (!asked) return;
    await one.signIn();
    await one.ask('protection.limitsLater');
    expect((await one.standing()).limitsAsked).toBe('no');
    expect(await later(months - 1)).toBe('no');
    expect(await later(1)).toBe('prompt');
  });
});

describe('the question for limits', () => {
  it.each([
    ['UK', 'prompt', 'no'],
    ['MT', 'prompt', 'no'],
    ['ES', 'prompt', 'no'],
    ['SE', 'must', 'must'],
    ['NL', 'must', 'must'],
    ['UNION', 'must', 'must'],
    ['MX', 'no', 'no'],
    ['BASE', 'no', 'no'],
  ] as const)(
    'in %s is %s before anything is played or paid in, and %s after “not now”',
    async (market, first, later) => {
      await inMarket(market, 'vip5');
      expect((await one.standing()).limitsAsked).toBe(first);
      await one.ask('protection.limitsLater');
      expect((await one.standing()).limitsAsked).toBe(later);
      await setEach();
      expect((await one.standing()).limitsAsked).toBe('no');
    },
  );
});
