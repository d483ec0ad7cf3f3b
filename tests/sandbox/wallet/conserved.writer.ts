import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/calls.ts';
import { minus, plain } from '#contract/units.ts';
import { promotionEntries } from '#sandbox/catalogue/promotions/promotions.ts';
import { deposits, withdrawals } from '#sandbox/db/money-schema.ts';
import { pointRewards, redemptions, rewards } from '#sandbox/db/rewards-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { officeBoards } from '#sandbox/missions/board-office.ts';
import { askDeposit, putProofs, shownIn } from '../../kit/depositing.ts';
import { dyingAt } from '../../kit/dying.ts';
import { idOf } from '../../kit/members.ts';
import { type Player, player } from '../../kit/play-sessions.ts';
import { delivery, onMall, onRedemption } from '../../kit/points.ts';
import { act, askerOf, askFor, join } from '../../kit/promotions.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { seededChance } from '../../kit/seeded-chance.ts';
import { office, withdraw, withdrawPassword } from '../../kit/withdrawing.ts';
import { perHundred } from './conserved.sources.ts';

// Moves money and points at random, as a member, the member's friends, an agent, the game host and the back office do, through
// the gateway's own handlers, until so many acts are done or it kills itself at the nth thing that it writes (of a table, where
// one is named). Contracts and invitations are settled by the gateway's own housekeeping, which every step of the clock wakes.
// It says what it gives of points before it does, and when it is given: nothing else in the books says how much that was.
const [url = '', seed = '', acts = '', begins = '', nth = '', table] = process.argv.slice(2);
const chance = seededChance(Number(seed));
const say = (line: string) => process.stdout.write(`${line}\n`);

const box = await startSandbox({
  databaseUrl: url,
  begins: Number(begins),
  settings: { money: { turnover: 0 }, boards: { rivals: 0 } },
});
const { read } = box.sandbox.db;
const asker = await askerOf(box, 'vip5');
const host = await player(box, 'vip5');
await host.sitDown();
const agent = await askerOf(box, 'agent1');
const below = await Promise.all(['downline1a', 'downline1b'].map((account) => idOf(box, account)));
// In its place: the housekeeping holds the database too.
Object.assign(box.sandbox.db, dyingAt(Number(nth), { ...box.sandbox.db }, table));

function one<T>(all: readonly T[]): T | undefined {
  return all[chance(Math.max(1, all.length))];
}

type Had = { readonly memberId: string; readonly status: string };
const own =
  (...statuses: readonly string[]) =>
  ({ memberId, status }: Had) =>
    memberId === asker.id && statuses.includes(status);
const wired = (minor: number) => (minor / 100).toFixed(2);
const ask = (name: CallName, input: Readonly<Record<string, unknown>>) => askFor(asker, name, input);

const minute = 60_000;
const friends = new Map<string, Player>();

/** A friend who came by the asker's invitation deposits something and bets it. */
async function befriended(account: string): Promise<void> {
  const { token } = await askerOf(box, account);
  const { reference } = shownIn(await askDeposit(box, token));
  await act(box, 'deposits', { reference, act: 'approve' });
  const friend = friends.get(account) ?? (await player(box, account));
  if (!friends.has(account)) await friend.sitDown();
  friends.set(account, friend);
  const { round, refused } = await friend.bet(5_00);
  if (refused === '') await friend.settle(round, 0);
}

/** One step of a withdrawal: its member takes it back, or the back office goes on with it. */
async function onward({ reference, status }: typeof withdrawals.$inferSelect): Promise<unknown> {
  const last = chance(4) === 0;
  if (status === 'PENDING' && last) return ask('wallet.cancelWithdrawal', { reference });
  if (status === 'PENDING') return office(box, { reference, act: 'approve' });
  if (last) return office(box, { reference, act: 'reject' });
  const amount = chance(3) === 0 ? { amount: wired(1 + chance(10_00)) } : {};
  return office(box, { reference, act: 'pay', ...amount });
}

const deeds: Readonly<Record<string, () => Promise<unknown>>> = {
  deposited: () => askDeposit(box, asker.token),
  credited: async () => {
    const reference = one((await read.select().from(deposits)).filter(own('PENDING')))?.reference;
    return act(box, 'deposits', { reference, act: chance(4) === 0 ? 'reject' : 'approve' });
  },
  recalled: async () => {
    const reference = one((await read.select().from(deposits)).filter(own('APPROVED')))?.reference;
    return act(box, 'deposits', { reference, act: 'reverse' });
  },
  withdrawn: () => withdraw(box, asker.token, wired(20_00 + chance(30_00))),
  paidOut: async () => {
    for (const row of (await read.select().from(withdrawals)).filter(own('PENDING', 'APPROVED', 'PAYING')))
      await onward(row);
  },
  answered: async () => {
    const paid = (await read.select().from(withdrawals)).filter(own('PAID'));
    const row = one(paid.filter(({ receipt }) => receipt === 'OPEN' || receipt === 'REPORTED'));
    if (!row) return;
    const { reference, amount, fee, receipt, received } = row;
    if (receipt === 'OPEN' && chance(3) === 0) {
      const remaining = wired(plain(minus(minus(amount, fee), received)) - 1_00);
      return ask('wallet.confirmReceipt', { reference, received: '1.00', remaining });
    }
    if (receipt === 'OPEN') {
      const proofs = await putProofs(box, asker.account, 1);
      await ask('wallet.reportReceipt', { reference, proofs });
    }
    return office(box, { reference, act: chance(4) === 0 ? 'force' : 'refund' });
  },
  bet: async () => {
    const { round } = await host.bet(1 + chance(4_00));
    if (chance(5) > 0) await host.settle(round, chance(3) === 0 ? chance(9_00) : 0).catch(() => undefined);
  },
  corrected: async () => {
    // The newest, so that some are in bills and others are not.
    const newest = (await read.select().from(rounds)).filter(own('settled', 'refunded')).slice(-60);
    const round = one(newest);
    const again = { act: 'resettle', win: wired(chance(5_00)) };
    return act(box, 'bets', { reference: round?.id, ...(chance(2) === 0 ? { act: 'void' } : again) });
  },
  ran: async () => {
    const { missions = [] } = (await ask('missions.summary', {})).value as {
      missions?: { id: string; state: string }[];
    };
    return ask('missions.join', { id: one(missions.filter(({ state }) => state === 'OPEN'))?.id ?? 'none' });
  },
  rewarded: async () => {
    type Run = { readonly state: string; readonly runId: string | null };
    const { missions = [] } = (await ask('missions.summary', {})).value as { missions?: readonly Run[] };
    const done = one(missions.filter(({ state }) => state === 'CLAIM'));
    return done && ask('missions.claim', { id: done.runId });
  },
  joined: async () => {
    const had = (await read.select().from(rewards)).filter(({ memberId }) => memberId === asker.id);
    const fresh = promotionEntries.filter(({ id }) => !had.some(({ promotionId }) => promotionId === id));
    return join(asker, one(fresh)?.id ?? '');
  },
  claimed: async () => {
    const waiting = (await read.select().from(rewards)).filter(own('CLAIM', 'PROCESS'));
    // One of each source, or most would be gifts.
    for (const source of new Set(waiting.map((row) => row.source))) {
      const from = waiting.filter((row) => row.source === source);
      const row = one(from.filter(own('CLAIM'))) ?? one(from);
      await ask(source === 'RAFFLE' ? 'promotions.raffle' : 'promotions.claim', { id: row?.id });
    }
  },
  granted: async () => {
    const id = one((await read.select().from(rewards)).filter(own('APPLYING')))?.id;
    return act(box, 'rewards', { id, act: 'approve' });
  },
  issued: () => {
    const gift = { account: asker.account, amount: wired(1 + chance(9_00)) };
    return act(box, 'rewards', { ...gift, act: chance(2) === 0 ? 'issue' : 'give' });
  },
  ranked: async () => {
    const ended = one((await officeBoards(box.sandbox)).filter(({ rows }) => rows === 0));
    return act(box, 'boards', { board: ended?.board, period: ended?.period, act: 'freeze' });
  },
  befriended: () => befriended(`friend${1 + chance(2)}`),
  given: async () => {
    const points = chance(900) - 100;
    say(`going ${points}`);
    await onMall(box, { act: 'give', account: asker.account, points });
    say('given');
  },
  redeemed: async () => {
    const offer = one(await read.select().from(pointRewards));
    const asked = { id: offer?.id, price: offer?.price, quantity: 1, withdrawPassword, ...delivery };
    // Twice under one key, as a page does that heard no answer.
    const key = randomUUID();
    await ask('points.redeem', { ...asked, key });
    return ask('points.redeem', { ...asked, key });
  },
  decided: async () => {
    for (const { reference } of (await read.select().from(redemptions)).filter(own('IN_PROCESS')))
      await onRedemption(box, { reference, act: chance(2) === 0 ? 'approve' : 'reject' });
  },
  converted: async () => {
    const steps = 1 + chance(9);
    return ask('points.convert', {
      points: steps * 100,
      amount: wired(steps * perHundred),
      withdrawPassword,
    });
  },
  moved: () => {
    const there = { from: 'MAIN', to: 'PULSO' };
    const way = chance(2) === 0 ? there : { from: there.to, to: there.from };
    return ask('wallet.transfer', { ...way, amount: wired(1_00 + chance(5_00)) });
  },
  sent: () => {
    const sent = { memberId: one(below), amount: wired(10_00 + chance(5_00)), withdrawPassword };
    return askFor(agent, 'wallet.sendToLine', sent);
  },
  // Long enough for a real-time salary to be settled.
  waited: async () => box.sandbox.clock.move(5 * minute),
};

let dealt: string[] = [];

/** Deals the deeds like cards: each comes as often as the others. */
function next(): string {
  if (dealt.length === 0) dealt = Object.keys(deeds);
  return dealt.splice(chance(dealt.length), 1)[0] ?? 'bet';
}

await onMall(box, { act: 'rule', step: 100, amount: wired(perHundred) });
for (let done = 0; done < Number(acts); done += 1) {
  box.sandbox.clock.move(1_000);
  // Bets come most: missions and wagering need many.
  await deeds[chance(3) === 0 ? 'bet' : next()]?.();
}
await box.close();
