import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { type CallName, calls } from '#contract/calls.ts';
import { asMinor } from '#contract/units.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { idOf } from '../../kit/members.ts';
import { today } from '../../kit/moment.ts';
import { played } from '../../kit/reports.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let member: string;
const tokens: Record<string, string> = {};

beforeEach(async () => {
  await box.reset();
  member = await idOf(box, 'downline1a');
  for (const account of ['agent1', 'downline1a']) tokens[account] = await signIn(box.address, account);
});

const later = () => box.sandbox.clock.move(60_000);
const now = () => box.sandbox.clock.now();
const change = (id: string, how: Partial<typeof rounds.$inferInsert>) =>
  box.sandbox.db.write((tx) => tx.update(rounds).set(how).where(eq(rounds.id, id)));
const own = { from: today, to: today, language: 'ES', page: 1, size: 20 };

type Listed = { readonly asOf: number } & Readonly<Record<string, unknown>>;

const lists: readonly (readonly [CallName, 'agent1' | 'downline1a', object])[] = [
  ['wallet.bets', 'downline1a', own],
  ['wallet.bets', 'downline1a', { ...own, status: 'TAKEN' }],
  ['wallet.bets', 'downline1a', { ...own, status: 'SETTLED' }],
  ['wallet.bets', 'downline1a', { ...own, status: 'REFUNDED' }],
  ['wallet.movements', 'downline1a', own],
  ['wallet.bonuses', 'downline1a', own],
  ['agent.bets', 'agent1', { page: 1, size: 20, language: 'ES' }],
  ['agent.bets', 'agent1', { page: 1, size: 20, language: 'ES', status: 'TAKEN' }],
  ['agent.profit', 'agent1', { page: 1, size: 20 }],
  ['agent.movements', 'agent1', { page: 1, size: 20, language: 'ES' }],
  ['agent.income', 'agent1', { page: 1, size: 20 }],
  ['agent.tree', 'agent1', { page: 1, size: 20 }],
  ['points.rows', 'downline1a', { page: 1, language: 'ES' }],
  [
    'missions.boardRows',
    'downline1a',
    { page: 1, language: 'ES', board: 'MONTHLY', period: today.slice(0, 7) },
  ],
];

it.each(lists)(
  '%s of %s (%o) says the same of a moment when open bets end meanwhile',
  async (name, who, input) => {
    const ask = async (more = {}) =>
      (await askCall(box.address, name, { ...input, ...more }, { token: tokens[who] ?? '' })).body
        .value as Listed;
    const taken = { memberId: member, status: 'taken', win: 0 } as const;
    for (const [id, stake] of [
      ['settles', 10_00],
      ['given-back', 7_00],
      ['stays-open', 5_00],
    ] as const)
      await played(box, { ...taken, id, stake, at: now(), takenAt: now() });
    await later();
    await played(box, {
      id: 'settled-before',
      memberId: member,
      stake: 3_00,
      win: 1_00,
      at: now(),
      takenAt: now(),
    });
    await later();
    const first = await ask();
    expect(first.asOf).toBeTypeOf('number');
    await later();
    await change('settles', { status: 'settled', win: asMinor(90_00), at: now() });
    await change('given-back', { status: 'refunded', at: now() });
    await played(box, { ...taken, id: 'taken-later', stake: 2_00, at: now(), takenAt: now() });
    expect(await ask({ asOf: first.asOf })).toEqual(first);
    if (name === 'wallet.bets' || name === 'agent.bets')
      expect(await ask()).not.toMatchObject({ totals: first.totals });
  },
);

it('the pages of one moment hold each row once, the newest first, whatever ends between them', async () => {
  for (let bet = 0; bet < 12; bet += 1) {
    await played(box, {
      memberId: member,
      id: `bet-${bet}`,
      status: 'taken',
      stake: 1_00,
      win: 0,
      at: now(),
      takenAt: now(),
    });
    await box.sandbox.clock.move(1_000);
  }
  const page = async (number: number, asOf?: number) =>
    (
      await askCall(
        box.address,
        'agent.bets',
        { page: number, size: 5, language: 'ES', member, status: 'TAKEN', ...(asOf && { asOf }) },
        { token: tokens.agent1 ?? '' },
      )
    ).body.value as { bets: { roundId: string; at: number }[]; totalPages: number; asOf: number };
  const first = await page(1);
  const all = [...first.bets];
  for (let number = 2; number <= first.totalPages; number += 1) {
    await later();
    await change(`bet-${number}`, { status: 'settled', win: asMinor(0), at: now() });
    all.push(...(await page(number, first.asOf)).bets);
  }
  expect(all.map(({ roundId }) => roundId)).toEqual(Array.from({ length: 12 }, (_, at) => `bet-${11 - at}`));
});

/** Read by the reader of `points.rows`, of a mission or a promotion that somebody joined. */
const alike: readonly CallName[] = ['missions.rows', 'promotions.rows'];

it('every list that is asked for as of a moment is tried here', () => {
  const asked = (Object.keys(calls) as CallName[]).filter((name) => {
    const { shape = {} } = calls[name].input as { readonly shape?: object };
    return calls[name].method === 'GET' && 'asOf' in shape;
  });
  const tried = new Set([...lists.map(([name]) => name), ...alike]);
  expect(asked.filter((name) => !tried.has(name))).toEqual([]);
  expect(asked.length).toBeGreaterThan(8);
});
