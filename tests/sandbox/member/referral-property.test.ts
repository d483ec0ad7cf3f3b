import { expect, it } from 'vitest';
import type { Friend } from '#contract/member/referral.ts';
import { correctRound } from '#sandbox/games/corrections.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { type Asker, act, bet } from '../../kit/promotions.ts';
import {
  begin,
  day,
  friendsOf,
  hour,
  invitationOf,
  invite,
  pay,
  prove,
  referralRewards,
} from '../../kit/referral.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { seededChance } from '../../kit/seeded-chance.ts';

const box = sandboxOfFile();

const acts = [
  'prove',
  'prove',
  'pay',
  'pay',
  'bet',
  'bet',
  'void',
  'reverse',
  'reverse',
  'wait',
  'wait long',
] as const;
const limits = { perMonth: 1, inTotal: 2 };

type Life = { readonly friend: Asker; readonly paid: string[]; readonly bets: string[]; proved: boolean };

async function live(life: Life, what: (typeof acts)[number]): Promise<void> {
  const { friend, paid, bets } = life;
  if (what === 'wait') box.sandbox.clock.move(7 * hour);
  if (what === 'wait long') box.sandbox.clock.move(day);
  if (what === 'prove' && !life.proved) {
    await prove(friend);
    life.proved = true;
  }
  if (what === 'pay' && paid.length === 0) paid.push(await pay(friend, 20_00));
  if (what === 'bet') bets.push(await bet(friend, 100_00));
  const round = what === 'void' ? bets.pop() : undefined;
  if (round) await correctRound(box.sandbox, { act: 'void', reference: round }).catch(() => undefined);
  const reference = what === 'reverse' ? paid.pop() : undefined;
  if (reference) await act(box, 'deposits', { reference, act: 'reverse' });
}

/** The stages and reasons that were seen at all: a history that reaches nothing shows nothing. */
const reached = new Set<string>();

/** What must hold of the friends of an inviter, whatever they did. */
async function check(before: ReadonlyMap<string, Friend>): Promise<ReadonlyMap<string, Friend>> {
  const friends = await friendsOf(box, 'member2');
  const rewards = await referralRewards(box, 'member2');
  const byId = new Map(friends.map((one) => [one.id, one]));
  for (const { stage, reason } of friends) reached.add(reason ?? stage);
  for (const [id, { stage, endedAt }] of before) {
    // What is over stays over, as it ended.
    if (stage === 'REWARDED' || stage === 'CLOSED') expect(byId.get(id)).toMatchObject({ stage, endedAt });
  }
  const rewarded = friends.filter(({ stage }) => stage === 'REWARDED');
  expect(rewards.map(({ id }) => id).toSorted()).toEqual(rewarded.map(({ rewardId }) => rewardId).toSorted());
  const { totals } = (await invitationOf(box, 'member2')).friends ?? {};
  const good = friends.filter(({ stage }) => stage === 'QUALIFIED' || stage === 'REWARDED');
  expect([totals?.qualified, totals?.rewarded]).toEqual([good.length, rewarded.length]);
  expect(good.length).toBeLessThanOrEqual(limits.inTotal);
  expect(totals?.month.qualified).toBeLessThanOrEqual(limits.perMonth);
  return byId;
}

it.each([1, 2, 3, 4, 5])(
  'through any history (%i) limits hold, what is over stays, each good friend brings one reward',
  async (seed) => {
    await begin(box, limits);
    const chance = seededChance(seed);
    const lives: Life[] = [];
    let seen: ReadonlyMap<string, Friend> = new Map();
    for (let step = 0; step < 70; step += 1) {
      if (lives.length < 6 && (lives.length === 0 || chance(4) === 0)) {
        const friend = await invite(box, 'member2', `nuevo${lives.length + 10}`);
        lives.push({ friend, paid: [], bets: [], proved: false });
      }
      const life = lives[chance(lives.length)];
      if (life) await live(life, acts[chance(acts.length)] ?? 'wait');
      if (step % 3 === 0) seen = await check(seen);
    }
    box.sandbox.clock.move(40 * day);
    seen = await check(seen);
    // In the end everything is decided.
    expect([...seen.values()].every(({ stage }) => stage === 'REWARDED' || stage === 'CLOSED')).toBe(true);
    expect((await readBooks(box.sandbox)).holds).toBe(true);
  },
  240_000,
);

it('the histories reach every stage, and limits too', () => {
  const stages = [
    'REGISTERED',
    'VERIFIED',
    'DEPOSITED',
    'QUALIFIED',
    'REWARDED',
    'TOO_LATE',
    'REVERSED',
    'CAP_MONTH',
  ];
  for (const stage of stages) expect(reached).toContain(stage);
});
