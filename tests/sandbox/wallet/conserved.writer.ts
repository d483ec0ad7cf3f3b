import { randomUUID } from 'node:crypto';
import { promotionEntries } from '#catalogue/promotions/promotions.ts';
import type { CallName } from '#contract/calls.ts';
import { deposits, withdrawals } from '#sandbox/db/money-schema.ts';
import { pointRewards, redemptions, rewards } from '#sandbox/db/rewards-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { askDeposit } from '../../kit/depositing.ts';
import { dyingAt } from '../../kit/dying.ts';
import { player } from '../../kit/play-sessions.ts';
import { delivery, onMall, onRedemption } from '../../kit/points.ts';
import { act, askerOf, askFor, join } from '../../kit/promotions.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { seededChance } from '../../kit/seeded-chance.ts';
import { office, withdraw, withdrawPassword } from '../../kit/withdrawing.ts';
import { perHundred } from './conserved.sources.ts';

// Moves money and points at random, as a member, the game host and the back office do, through the gateway's own handlers,
// until so many acts are done or it kills itself at the nth thing that it writes. It says what it gives of points before it
// does, and when it is given: nothing else in the books says how much that was.
const [url = '', seed = '', acts = '', nth = '', begins = ''] = process.argv.slice(2);
const chance = seededChance(Number(seed));
const say = (line: string) => process.stdout.write(`${line}\n`);

const box = await startSandbox({
  databaseUrl: url,
  begins: Number(begins),
  settings: { money: { turnover: 0 } },
});
const { read } = box.sandbox.db;
const asker = await askerOf(box, 'vip5');
const host = await player(box, 'vip5');
await host.sitDown();
Object.assign(box.sandbox, { db: dyingAt(Number(nth), box.sandbox.db) });

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
  cancelled: async () => {
    const reference = one((await read.select().from(withdrawals)).filter(own('PENDING')))?.reference;
    return reference && ask('wallet.cancelWithdrawal', { reference });
  },
  paidOut: async () => {
    const open = own('PENDING', 'APPROVED', 'PAYING');
    const row = one((await read.select().from(withdrawals)).filter(open));
    if (!row) return;
    if (row.status === 'PENDING') return office(box, { reference: row.reference, act: 'approve' });
    const amount = chance(2) === 0 ? { amount: wired(1 + chance(10_00)) } : {};
    const what = chance(4) === 0 ? { act: 'reject' } : { act: 'pay', ...amount };
    return office(box, { reference: row.reference, ...what });
  },
  bet: async () => {
    const { round } = await host.bet(1 + chance(4_00));
    if (chance(5) > 0) await host.settle(round, chance(3) === 0 ? chance(9_00) : 0).catch(() => undefined);
  },
  corrected: async () => {
    const round = one((await read.select().from(rounds)).filter(own('settled', 'refunded')));
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
  joined: async () => join(asker, one(promotionEntries)?.id ?? ''),
  claimed: async () => {
    const row = one((await read.select().from(rewards)).filter(own('CLAIM', 'PROCESS', 'APPLYING')));
    if (row?.status === 'APPLYING') return act(box, 'rewards', { id: row.id, act: 'approve' });
    return row && ask(row.source === 'RAFFLE' ? 'promotions.raffle' : 'promotions.claim', { id: row.id });
  },
  issued: () => {
    const gift = { account: asker.account, amount: wired(1 + chance(9_00)) };
    return act(box, 'rewards', { ...gift, act: chance(2) === 0 ? 'issue' : 'give' });
  },
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
    const reference = one((await read.select().from(redemptions)).filter(own('IN_PROCESS')))?.reference;
    return onRedemption(box, { reference, act: chance(2) === 0 ? 'approve' : 'reject' });
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
};

const names = Object.keys(deeds);
await onMall(box, { act: 'rule', step: 100, amount: wired(perHundred) });
for (let done = 0; done < Number(acts); done += 1) {
  box.sandbox.clock.move(1_000);
  // Bets come most: missions and wagering need many.
  const name = chance(3) === 0 ? 'bet' : (one(names) ?? 'bet');
  await deeds[name]?.();
}
await box.close();
