import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { asMinor } from '#contract/units.ts';
import { post } from '#sandbox/books/journal.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { members, signIns } from '#sandbox/db/schema.ts';
import { signIn } from '../../kit/ask-call.ts';
import { idOf } from '../../kit/members.ts';
import { said } from '../../kit/money.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let token: string;
let camila: string;

beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'agent1');
  camila = await idOf(box, 'downline1a');
});

const day = 24 * 60 * 60_000;
const card = (input: Record<string, unknown> = {}) =>
  said(box, 'agent.member', { id: camila, ...input }, token);
const change = (fields: Partial<typeof members.$inferInsert>) =>
  box.sandbox.db.write((tx) => tx.update(members).set(fields).where(eq(members.id, camila)));

/** Plays a round for them, and moves money of theirs, both at one moment. */
async function live(at: number, name: string): Promise<void> {
  await box.sandbox.db.write(async (tx) => {
    const played = { memberId: camila, gameId: 'x', gameType: 'RNG', balance: asMinor(0), at };
    await tx.insert(rounds).values([
      { ...played, id: `${name}-won`, status: 'settled', stake: asMinor(10_00), win: asMinor(25_00) },
      { ...played, id: `${name}-taken`, status: 'taken', stake: asMinor(5_00), win: asMinor(0) },
      { ...played, id: `${name}-back`, status: 'refunded', stake: asMinor(900_00), win: asMinor(0) },
    ]);
    const moves = [
      ['deposit', 70_00],
      ['bonus', 3_00],
      ['withdrawal', -40_00],
      ['return', 15_00],
    ] as const;
    for (const [cause, change] of moves)
      await post(tx, {
        cause,
        reference: `${name}-${cause}`,
        at,
        movements: [
          { memberId: camila, wallet: 'MAIN', change: asMinor(change) },
          { house: 'BANK', change: asMinor(-change) },
        ],
      });
  });
}

it('tells who somebody is, where they stand, and what may be done', async () => {
  const { value } = await card();
  expect(value).toMatchObject({
    account: 'downline1a',
    nickname: 'Camila Ponce',
    kind: 'member',
    level: 1,
    path: [{ account: 'downline1a' }],
    lastSeenAt: null,
    open: true,
    direct: 0,
    below: 0,
    sends: true,
  });
});

it('adds up what they did themselves in the days asked for, to the cent', async () => {
  // What the seed has them play.
  await box.sandbox.db.write((tx) => tx.delete(rounds).where(eq(rounds.memberId, camila)));
  const now = box.sandbox.clock.now();
  await live(now, 'now');
  await live(now - 20 * day, 'before');
  const { today, oldest } = (await card()).value.period;
  const once = {
    bets: 3,
    stake: '15.00',
    win: '25.00',
    net: '10.00',
    bonus: '3.00',
    deposits: '70.00',
    withdrawals: '25.00',
  };
  expect((await card({ from: today, to: today })).value.figures).toEqual(once);
  expect((await card({ from: oldest, to: today })).value.figures).toMatchObject({
    bets: 6,
    stake: '30.00',
    net: '20.00',
  });
});

it('knows when they last signed in', async () => {
  await signIn(box.address, 'downline1a');
  const [{ at } = { at: 0 }] = await box.sandbox.db.read
    .select()
    .from(signIns)
    .where(eq(signIns.memberId, camila));
  expect((await card()).value.lastSeenAt).toBe(at);
});

it('offers no money to a closed account, nor where the brand does not let it be sent', async () => {
  await change({ disabled: true });
  expect((await card()).value).toMatchObject({ open: false, sends: false });
  await change({ disabled: false });
  box.sandbox.settings.patch({ whitelabel: { LINETRANSFER: false } });
  expect((await card()).value.sends).toBe(false);
});

it('hides the names where the market asks for it', async () => {
  box.sandbox.settings.patch({ agents: { masked: true } });
  expect((await card()).value).toMatchObject({
    account: 'do•••a',
    nickname: 'Ca•••e',
    path: [{ account: 'do•••a' }],
  });
});

it.each([
  ['in the wrong order', { from: '2026-02-02', to: '2026-02-01' }],
  ['of no calendar', { from: '2026-02-30', to: '2026-02-30' }],
])('days %s are refused', async (_, days) => {
  expect((await card(days)).code).toBe('RANGE_REFUSED');
});
