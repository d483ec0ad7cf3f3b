import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { asMinor } from '#contract/units.ts';
import { absences, protectionChanges } from '#sandbox/db/protection-schema.ts';
import { promotionOffers } from '#sandbox/db/rewards-schema.ts';
import { standingOf } from '#sandbox/protection/member-protection.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { runs } from '../../kit/depth.ts';
import { newKey } from '../../kit/money.ts';
import { askHost, newRoundId, purseOf, sitDown, slotBet } from '../../kit/playing.ts';
import { type Asker, askerOf, askFor, bet, join } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { inputs } from '../../kit/valid-inputs.ts';

const hour = 60 * 60_000;
const half = { months: 6, understood: true, everywhere: false };
const box = sandboxOfFile({ settings: { protection: { market: 'UK' } } });
let asker: Asker;

beforeEach(async () => {
  await box.reset();
  asker = await askerOf(box, 'member1');
});

const rowsOf = (id = asker.id) =>
  box.sandbox.db.read.select().from(absences).where(eq(absences.memberId, id));

function ruleOf({ value }: { readonly value?: unknown }): unknown {
  return (value as { rule?: unknown } | undefined)?.rule;
}

describe('while a member is away', () => {
  const withToken = (Object.keys(calls) as CallName[]).filter((name) => (calls[name] as CallShape).token);
  /** These end or replace the session that asks, so they come last, each in a session of its own. */
  const ending: readonly CallName[] = ['session.logout', 'password.change'];

  it('exactly the marked calls are open', async () => {
    await askFor(asker, 'protection.exclude', half);
    const open: CallName[] = [];
    for (const name of withToken) {
      const { token } = ending.includes(name) ? await askerOf(box, 'member1') : asker;
      const { body } = await askCall(box.address, name, { ...inputs[name], token }, { token });
      const refused = body.code === 'PROTECTION_RULE' && ruleOf(body) === 'excluded';
      if (!refused) open.push(name);
    }
    const marked = withToken.filter((name) => {
      const { whileExcluded, token } = calls[name] as CallShape;
      return whileExcluded || token === 'offered';
    });
    expect(open).toEqual(marked);
  });

  it('a call that only offers a token sees a visitor', async () => {
    await askFor(asker, 'protection.exclude', half);
    const input = { language: 'ES' };
    const asVisitor = await askCall(box.address, 'games.types', input);
    const away = await askCall(box.address, 'games.types', input, { token: asker.token });
    expect(away.body.value).toEqual(asVisitor.body.value);
  });

  it.each([
    'games.launch',
    'wallet.deposit',
    'promotions.claim',
    'points.redeem',
    'wallet.sendToLine',
  ] as const)('%s stays closed', async (name) => {
    const { until } = (await askFor(asker, 'protection.break', { hours: 24, months: null })).value;
    const { body } = await askCall(
      box.address,
      name,
      { ...inputs[name], token: asker.token },
      { token: asker.token },
    );
    expect(body.value).toEqual({ rule: 'onBreak', until });
  });

  it('money comes back from the wallets of vendors, and none goes there', async () => {
    const vendor = box.sandbox.catalogue.vendors[0]?.vassalage ?? '';
    await askFor(asker, 'wallet.transfer', { from: 'MAIN', to: vendor, amount: '20.00' });
    await askFor(asker, 'protection.exclude', half);
    const into = await askFor(asker, 'wallet.transfer', { from: 'MAIN', to: vendor, amount: '10.00' });
    expect([into.code, ruleOf(into)]).toEqual(['PROTECTION_RULE', 'excluded']);
    const back = await askFor(asker, 'wallet.transfer', { from: vendor, to: 'MAIN', amount: '10.00' });
    expect(back.code).toBeNull();
    expect((await askFor(asker, 'wallet.collect')).code).toBeNull();
    const { vendors } = (await askFor(asker, 'wallet.funds')).value;
    expect(vendors.every(({ amount }) => Number(amount) === 0)).toBe(true);
  });

  it('signing in again gives a session that says so and can only withdraw', async () => {
    await askFor(asker, 'protection.exclude', half);
    const again = await askerOf(box, 'member1');
    expect((await askFor(again, 'member.info')).value.away).toBe(true);
    expect((await askFor(again, 'wallet.payoutTerms')).code).toBeNull();
    expect(ruleOf(await askFor(again, 'games.favourites'))).toBe('excluded');
  });

  it('whoever is away need not bet before they withdraw', async () => {
    const { turnovers } = await import('#sandbox/db/money-schema.ts');
    const at = box.sandbox.clock.now();
    const owed = { memberId: asker.id, reference: newKey(), required: asMinor(500_00), at };
    await box.sandbox.db.write((tx) => tx.insert(turnovers).values(owed));
    const owes = async () => {
      const { turnover } = (await askFor(asker, 'wallet.payoutTerms')).value;
      return Number(turnover.required) > Number(turnover.done);
    };
    expect(await owes()).toBe(true);
    await askFor(asker, 'protection.break', { hours: 24, months: null });
    expect(await owes()).toBe(false);
    await askFor(asker, 'protection.exclude', half);
    expect(await owes()).toBe(false);
  });
});

describe('going away', () => {
  it('ends every other session at once, and leaves the one that asked', async () => {
    const other = await askerOf(box, 'member1');
    const stranger = await askerOf(box, 'member2');
    expect((await askFor(asker, 'protection.exclude', half)).status).toBe(200);
    expect((await askFor(other, 'member.info')).status).toBe(401);
    expect((await askFor(asker, 'member.info')).value.away).toBe(true);
    expect((await askFor(stranger, 'member.info')).value.away).toBe(false);
  });

  it('with a game open in another session, refuses the next bet and settles the running round', async () => {
    const { play } = await sitDown(box, 'member1');
    const { rounds } = await import('#sandbox/db/round-schema.ts');
    const roundId = newRoundId();
    await askHost(box, 'round', { play, roundId, bet: slotBet });
    const running = await bet(asker, 10_00, { status: 'taken' });
    await askFor(asker, 'protection.exclude', half);
    const before = await purseOf(box, 'member1');
    const refused = await askHost(box, 'round', { play, roundId: newRoundId(), bet: slotBet });
    expect(refused.code).toBe('ENDED');
    expect(await purseOf(box, 'member1')).toBe(before);
    const { settleRound } = await import('#sandbox/games/seamless/purse.ts');
    await settleRound(box.sandbox, { round: running, amount: asMinor(25_00) });
    const [settled] = await box.sandbox.db.read.select().from(rounds).where(eq(rounds.id, running));
    expect([settled?.status, settled?.win]).toEqual(['settled', 25_00]);
    expect(await purseOf(box, 'member1')).toBe(before + 25_00);
  });

  it('refuses the bet of a game that the session itself has open', async () => {
    const { play, token } = await sitDown(box, 'member1');
    await askFor({ ...asker, token }, 'protection.break', { hours: 24, months: null });
    expect((await askHost(box, 'round', { play, roundId: newRoundId(), bet: slotBet })).code).toBe('ENDED');
  });

  it('is answered the same under the same key, and by its outcome, after a lost answer', async () => {
    const input = { ...half, key: newKey() };
    const first = await askFor(asker, 'protection.exclude', input);
    const again = await askFor(asker, 'protection.exclude', input);
    expect(again).toEqual(first);
    const { value } = await askFor(asker, 'wallet.outcome', { key: input.key });
    expect(value).toEqual({ state: 'done', value: first.value });
    expect(await rowsOf()).toHaveLength(1);
  });

  it('happens once when it is asked 64 times at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 64 }, () => askFor(asker, 'protection.exclude', half)),
    );
    const done = all.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const rest = all.filter(({ status }) => status !== 200);
    expect(new Set(rest.map(ruleOf))).toEqual(new Set(['alreadyAway']));
    expect(await rowsOf()).toHaveLength(1);
  });

  it.each([
    ['a break of hours outside the list', 'protection.break', { hours: 25, months: null }],
    ['a break of months outside the list', 'protection.break', { hours: null, months: 2 }],
    ['a break of hours and months', 'protection.break', { hours: 24, months: 2 }],
    ['a break of nothing', 'protection.break', { hours: null, months: null }],
    ['an exclusion of months outside the list', 'protection.exclude', { ...half, months: 7 }],
  ] as const)('refuses %s', async (_, name, input) => {
    const refused = await askFor(asker, name, input);
    expect([refused.code, ruleOf(refused)]).toEqual(['PROTECTION_RULE', 'notOffered']);
    expect(await rowsOf()).toEqual([]);
  });

  it.each([
    [1, true],
    [10, true],
    [42, true],
    [43, false],
    [0, false],
    [-3, false],
    [1.5, false],
  ])('for as many days as one asks, up to what the market allows: %s days, %s', async (days, allowed) => {
    const { value } = await askFor(asker, 'protection.break', { hours: days * 24, months: null });
    const rows = await rowsOf();
    expect(rows.map(({ from, until }) => (until ?? 0) - from)).toEqual(allowed ? [days * 24 * hour] : []);
    if (!allowed) expect(value).not.toMatchObject({ kind: 'BREAK' });
  });

  it('replaces a break by a longer one or by an exclusion, and nothing by something shorter', async () => {
    const rule = async (name: 'protection.break' | 'protection.exclude', input: object) =>
      ruleOf(await askFor(asker, name, { ...input })) ?? 'done';
    expect([
      await rule('protection.break', { hours: 168, months: null }),
      await rule('protection.break', { hours: 24, months: null }),
      await rule('protection.break', { hours: 168, months: null }),
      await rule('protection.break', { hours: 720, months: null }),
      await rule('protection.exclude', half),
      await rule('protection.break', { hours: 720, months: null }),
      await rule('protection.exclude', half),
      await rule('protection.exclude', { ...half, months: null }),
      await rule('protection.exclude', half),
      await rule('protection.exclude', { ...half, months: 60 }),
    ]).toEqual([
      'done',
      'alreadyAway',
      'alreadyAway',
      'done',
      'done',
      'alreadyAway',
      'alreadyAway',
      'done',
      'alreadyAway',
      'done',
    ]);
    const open = (await rowsOf()).filter(({ endedAt }) => endedAt === null);
    expect(open.map(({ kind, until }) => [kind, until])).toEqual([['EXCLUSION', null]]);
  });

  it('is told in a message that stays, in both languages, and noted in the history', async () => {
    await askFor(asker, 'protection.break', { hours: 24, months: null });
    const page = { page: 1, folder: 'all', search: '' };
    const titles = await Promise.all(
      ['ES', 'EN'].map(async (language) => {
        const { value } = await askFor(asker, 'inbox.page', { ...page, language });
        const [newest] = value.messages;
        return [newest?.title, newest?.kind, newest?.required];
      }),
    );
    expect(titles).toEqual([
      ['Tu descanso empezó', 'protection', true],
      ['Your break has begun', 'protection', true],
    ]);
    const noted = await box.sandbox.db.read
      .select()
      .from(protectionChanges)
      .where(eq(protectionChanges.memberId, asker.id));
    expect(noted.map(({ what }) => what)).toContain('BREAK');
  });

  it('lists what stays open before, and gives up the bonuses that are worked off', async () => {
    await bet(asker, 10_00, { status: 'taken' });
    const offers = await box.sandbox.db.read.select().from(promotionOffers);
    for (const { id } of offers.filter(({ kind }) => kind === 'WAGER')) await join(asker, id);
    const { value } = await askFor(asker, 'protection.openMatters');
    expect(value.openBets).toEqual({ count: 1, staked: '10.00' });
    expect(value.bonuses.length).toBeGreaterThan(0);
    await askFor(asker, 'protection.exclude', half);
    const after = await askFor(asker, 'protection.openMatters');
    expect(after.value).toMatchObject({ openBets: { count: 1, staked: '10.00' }, bonuses: [] });
  });
});

describe('the end', () => {
  it('of a break comes by itself, by the gateway’s clock', async () => {
    await askFor(asker, 'protection.break', { hours: 24, months: null });
    box.sandbox.clock.move(24 * hour - 120_000);
    let token = await signIn(box.address, 'member1');
    const away = async () =>
      (await askCall(box.address, 'member.info', {}, { token })).body.value as { away: boolean };
    expect((await away()).away).toBe(true);
    box.sandbox.clock.move(120_000);
    token = await signIn(box.address, 'member1');
    expect((await away()).away).toBe(false);
  });

  it('of an exclusion does not come by itself, however far the clock moves', async () => {
    await askFor(asker, 'protection.exclude', half);
    const begun = box.sandbox.clock.now();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(400 * 24 * hour), { maxLength: 6 }), async (moves) => {
        box.sandbox.clock.set(begun);
        for (const milliseconds of moves) {
          box.sandbox.clock.move(milliseconds);
          const { absence, may } = await standingOf(box.sandbox.db.read, asker.id, box.sandbox);
          if (absence?.kind !== 'EXCLUSION' || may.play || may.deposit || may.promote) return false;
        }
        return true;
      }),
      runs(25),
    );
  });
});
