import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runHousekeeping } from '#sandbox/app/housekeeping.ts';
import { referrals } from '#sandbox/db/referral-schema.ts';
import { rewards } from '#sandbox/db/rewards-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { settleReferrals } from '#sandbox/member/referral/settling.ts';
import { askCall } from '../../kit/ask-call.ts';
import { early } from '../../kit/moment.ts';
import { askerOf, askFor, bet } from '../../kit/promotions.ts';
import {
  begin,
  day,
  friendsOf,
  hour,
  invitationOf,
  invite,
  inviteGood,
  noon,
  pay,
  prove,
  referralRewards,
} from '../../kit/referral.ts';
import { register } from '../../kit/registering.ts';
import { startSandbox, type TestSandbox } from '../../kit/sandbox.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => begin(box));

/** The rewards that member2 got for friends. */
async function givenIn({ sandbox: { db } }: TestSandbox) {
  const own = and(eq(rewards.source, 'REFERRAL'), eq(members.account, 'member2'));
  const found = await db.read
    .select()
    .from(rewards)
    .innerJoin(members, eq(members.id, rewards.memberId))
    .where(own);
  return found.map((one) => one.rewards);
}
const given = () => givenIn(box);

describe('the reward', () => {
  it('comes by the clock alone, with a message, and is claimed in the reward centre once', async () => {
    await inviteGood(box, 'member2', 'nuevo01');
    await settleReferrals(box.sandbox);
    const stop = runHousekeeping(box.sandbox, () => () => undefined);
    box.sandbox.clock.move(48 * hour);
    await stop();
    const [row] = await given();
    expect(row).toMatchObject({ amount: 10_00, status: 'CLAIM' });
    const inviter = await askerOf(box, 'member2');
    const seen = { id: row?.id ?? '', amount: '10.00' };
    const [first, second] = [
      await askFor(inviter, 'promotions.claim', seen),
      await askFor(inviter, 'promotions.claim', seen),
    ];
    expect([first.status, second.code]).toEqual([200, 'ALREADY_CLAIMED']);
    const list = await askCall(
      box.address,
      'inbox.page',
      { folder: 'all', page: 1, language: 'ES' },
      { token: inviter.token },
    );
    expect(JSON.stringify(list.body)).toContain('Tienes una recompensa por cobrar');
  });

  it('is given once, however many look at once', async () => {
    await inviteGood(box, 'member2', 'nuevo01');
    box.sandbox.clock.move(48 * hour);
    await Promise.all(Array.from({ length: 64 }, () => settleReferrals(box.sandbox)));
    expect(await given()).toHaveLength(1);
  });

  it('is given once, whatever is restarted on the way', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-'));
    const options = { databaseUrl: `file:${path.join(folder, 'restarted.db')}`, begins: early };
    let other = await startSandbox(options);
    await begin(other);
    await inviteGood(other, 'member2', 'nuevo01');
    await settleReferrals(other.sandbox);
    for (const later of [47, 49, 50, 100]) {
      await other.close();
      other = await startSandbox(options);
      other.sandbox.clock.set(noon + later * hour);
      await Promise.all([settleReferrals(other.sandbox), settleReferrals(other.sandbox)]);
      expect(await givenIn(other)).toHaveLength(later < 49 ? 0 : 1);
    }
    await other.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('a failure in the middle of giving leaves nothing behind: the next look gives it', async () => {
    await inviteGood(box, 'member2', 'nuevo01');
    await settleReferrals(box.sandbox);
    const { db, clock } = box.sandbox;
    // A clock of its own: the sandbox's housekeeping must not do it meanwhile.
    const later = { ...clock, now: () => clock.now() + 48 * hour };
    const broken: typeof db = {
      ...db,
      write: (work) =>
        db.write(async (tx) => {
          await work(tx);
          throw new Error('the process ends here');
        }),
    };
    await expect(settleReferrals({ ...box.sandbox, clock: later, db: broken })).rejects.toThrow('ends here');
    expect(await given()).toEqual([]);
    await settleReferrals({ ...box.sandbox, clock: later });
    expect(await given()).toHaveLength(1);
  });

  it('two friends reach the month’s limit at once: one of them has the place', async () => {
    await begin(box, { perMonth: 1 });
    const friends = [await invite(box, 'member2', 'nuevo01'), await invite(box, 'member2', 'nuevo02')];
    for (const friend of friends) {
      await prove(friend);
      await pay(friend, 20_00);
    }
    await Promise.all(friends.map((friend) => bet(friend, 100_00)));
    await Promise.all(Array.from({ length: 16 }, () => settleReferrals(box.sandbox)));
    const stages = (await friendsOf(box, 'member2')).map(({ stage, reason }) => reason ?? stage);
    expect(stages.toSorted()).toEqual(['CAP_MONTH', 'QUALIFIED']);
    box.sandbox.clock.move(3 * day);
    expect(await referralRewards(box, 'member2')).toHaveLength(1);
  });
});

describe('what an inviter is told', () => {
  it('has no amount, account, name or id of a friend', async () => {
    const friend = await invite(box, 'member2', 'nuevo01', { payeeName: 'Ana María Núñez' });
    await prove(friend, 'ana.secreta@correo.example');
    await pay(friend, 137_31);
    await bet(friend, 43_17);
    const { token } = await askerOf(box, 'member2');
    const said = JSON.stringify([
      (await askCall(box.address, 'member.referral', {}, { token })).body,
      (await askCall(box.address, 'member.invited', { page: 1 }, { token })).body,
    ]);
    for (const secret of ['nuevo01', 'Ana', 'secreta', '137', '43.17', '4317', friend.id]) {
      expect(said).not.toContain(secret);
    }
    expect(said).toContain('nu•••1');
  });

  it('GWY-02 is about their own friends only, page by page, the newest first', async () => {
    for (let n = 0; n < 12; n += 1) {
      await invite(box, 'member2', `nuevo${n + 10}`);
      box.sandbox.clock.move(1_000);
    }
    const [first, second] = [await friendsOf(box, 'member2'), await friendsOf(box, 'member2', 2)];
    expect([first.length, second.length]).toEqual([10, 2]);
    const all = [...first, ...second];
    expect(all.map(({ registeredAt }) => registeredAt)).toEqual(
      all.map(({ registeredAt }) => registeredAt).toSorted((a, b) => b - a),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(12);
    expect(await friendsOf(box, 'vip5')).toEqual([]);
    expect(await friendsOf(box, 'member2', 3)).toEqual([]);
  });

  it('ROL-01 is nothing for a demo account', async () => {
    const { token } = await askerOf(box, 'demo4');
    for (const name of ['member.referral', 'member.invited'] as const) {
      expect((await askCall(box.address, name, { page: 1 }, { token })).status).toBe(403);
    }
  });

  it('member1 of the seed has a friend in every stage', async () => {
    await box.reset();
    const friends = await friendsOf(box, 'member1');
    const seeded = friends.map(({ name, stage, reason }) => [name, reason ?? stage]);
    expect(seeded).toEqual([
      ['fr•••1', 'REGISTERED'],
      ['fr•••2', 'VERIFIED'],
      ['fr•••3', 'DEPOSITED'],
      ['fr•••4', 'QUALIFIED'],
      ['fr•••7', 'OWN_DEVICE'],
      ['fr•••6', 'TOO_LATE'],
      ['fr•••5', 'REWARDED'],
    ]);
    const [reward] = await referralRewards(box, 'member1');
    expect(reward).toMatchObject({ id: friends[6]?.rewardId, status: 'CLAIMED', amount: '5.00' });
    expect((await invitationOf(box, 'member1')).friends?.totals).toMatchObject({
      invited: 7,
      amount: '5.00',
    });
  });
});

describe('a newcomer', () => {
  it('is one inviter’s friend for good: a second registration by another link is another account', async () => {
    const friend = await invite(box, 'member2', 'nuevo01');
    const row = { friendId: friend.id, inviterId: friend.id, registeredAt: noon };
    const [own] = await box.sandbox.db.read.select().from(referrals).where(eq(referrals.friendId, friend.id));
    await expect(
      box.sandbox.db.write((tx) =>
        tx.insert(referrals).values({ ...row, id: 'another-row-of-one', terms: own?.terms as never }),
      ),
    ).rejects.toThrow();
  });

  it('whose account can’t be made makes no friend', async () => {
    const { code } = await invitationOf(box, 'member2');
    const came = await Promise.all(
      Array.from({ length: 8 }, () => register(box, { username: 'nuevo01', affiliateCode: code })),
    );
    expect(came.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await friendsOf(box, 'member2')).toHaveLength(1);
  });

  it('has a code of their own, whoever invited them', async () => {
    await invite(box, 'member2', 'nuevo01');
    const rows = await box.sandbox.db.read.select().from(members).where(eq(members.account, 'nuevo01'));
    expect(rows.map(({ affiliateCode }) => affiliateCode?.length)).toEqual([10]);
  });
});
