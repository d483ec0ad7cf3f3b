import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { referrals } from '#sandbox/db/referral-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { correctRound } from '#sandbox/games/corrections.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { askCall } from '../../kit/ask-call.ts';
import { stateOf } from '../../kit/depositing.ts';
import { memberOf } from '../../kit/members.ts';
import { act, askerOf, bet } from '../../kit/promotions.ts';
import {
  back,
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
  qualify,
  referralRewards,
} from '../../kit/referral.ts';
import { register, rulesWith } from '../../kit/registering.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => begin(box));

const one = async (account = 'member2') => (await friendsOf(box, account))[0];
const minute = 60_000;
const move = (ms: number) => box.sandbox.clock.move(ms);

describe('the code', () => {
  it('is one for each real account, unlike any other, of letters that are not confused', async () => {
    const all = await box.sandbox.db.read.select().from(members);
    const codes = all.filter(({ type }) => type !== 4).map(({ affiliateCode }) => affiliateCode ?? '');
    expect(new Set(codes).size).toBe(codes.length);
    const own = all.filter(({ type }) => type === 0).map(({ affiliateCode }) => affiliateCode);
    for (const code of own) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    expect((await memberOf(box, 'demo4'))?.affiliateCode).toBeNull();
  });

  it('is another after each start, and is in a link of the configured origin', async () => {
    const before = await invitationOf(box, 'member1');
    box.sandbox.settings.patch({ origin: 'https://casino.example' });
    const { code, link } = await invitationOf(box, 'member1');
    expect([code, link]).toEqual([before.code, `https://casino.example/register?referralCode=${code}`]);
    const other = await startSandbox();
    expect((await invitationOf(other, 'member1')).code).not.toBe(code);
    await other.close();
  });

  it('puts a friend beside the inviter: below the inviter’s agent, or below nobody', async () => {
    await invite(box, 'member2', 'nuevo01');
    await invite(box, 'downline1a', 'nuevo02');
    const agent = await memberOf(box, 'agent1');
    const uplines = [await memberOf(box, 'nuevo01'), await memberOf(box, 'nuevo02')].map(
      (row) => row?.uplineId,
    );
    expect(uplines).toEqual([null, agent?.id]);
  });

  it('of an agent makes nobody a friend', async () => {
    await register(box, { username: 'nuevo01', affiliateCode: 'NORTE-7Q4K2M8PXV' });
    const rows = await box.sandbox.db.read.select().from(referrals);
    const id = (await memberOf(box, 'nuevo01'))?.id;
    expect(rows.filter(({ friendId }) => friendId === id)).toEqual([]);
    expect((await invitationOf(box, 'agent1')).friends).toBeNull();
  });

  it('typed as recommender is the same, and the affiliate code goes before it', async () => {
    box.sandbox.settings.patch({ registerRules: rulesWith({ recommenderId: { enabled: true } }) });
    const { code } = await invitationOf(box, 'member2');
    await register(box, { username: 'nuevo01', recommenderId: code.toLowerCase() });
    await register(box, { username: 'nuevo02', recommenderId: code, affiliateCode: 'NORTE-7Q4K2M8PXV' });
    const wrong = await register(box, { username: 'nuevo03', recommenderId: 'NADIE22222' });
    expect([wrong.body.code, wrong.body.value]).toMatchObject(['FIELD_REFUSED', { field: 'recommenderId' }]);
    expect((await friendsOf(box, 'member2')).length).toBe(1);
  });

  it('of somebody who is blocked invites nobody', async () => {
    const { code } = await invitationOf(box, 'member2');
    await box.sandbox.db.write((tx) =>
      tx.update(members).set({ disabled: true }).where(eq(members.account, 'member2')),
    );
    expect((await register(box, { affiliateCode: code })).body.code).toBe('AFFILIATE_WRONG');
  });

  it('is told to its friend as fixed, without whose it is', async () => {
    const friend = await invite(box, 'member2', 'nuevo01');
    const { body } = await askCall(box.address, 'member.referral', {}, { token: friend.token });
    expect((body.value as { invitedAt: number }).invitedAt).toBeGreaterThanOrEqual(noon);
    expect(JSON.stringify(body)).not.toMatch(/member2|Mateo/);
  });
});

describe('a friend', () => {
  it('goes from stage to stage, each with what comes next and until when', async () => {
    const friend = await invite(box, 'member2', 'nuevo01');
    const { registeredAt = 0 } = (await one()) ?? {};
    const until = { deposit: registeredAt + 7 * day, bets: registeredAt + 30 * day };
    expect(await one()).toMatchObject({ stage: 'REGISTERED', next: 'VERIFY', deadline: until.deposit });
    await prove(friend);
    expect(await one()).toMatchObject({ stage: 'VERIFIED', next: 'DEPOSIT', deadline: until.deposit });
    await pay(friend, 19_99);
    expect(await one()).toMatchObject({ stage: 'VERIFIED' });
    await pay(friend, 20_00);
    expect(await one()).toMatchObject({ stage: 'DEPOSITED', next: 'BET', deadline: until.bets });
    await bet(friend, 99_99);
    expect(await one()).toMatchObject({ stage: 'DEPOSITED' });
    move(hour);
    const at = box.sandbox.clock.now();
    await bet(friend, 1, { at });
    const checkedUntil = at + 48 * hour;
    expect(await one()).toMatchObject({ stage: 'QUALIFIED', next: null, deadline: null, checkedUntil });
    expect(await referralRewards(box, 'member2')).toEqual([]);
    move(48 * hour);
    const last = await one();
    expect(last).toMatchObject({ stage: 'REWARDED', checkedUntil: null });
    expect(last?.endedAt).toBeGreaterThanOrEqual(checkedUntil);
    const [reward] = await referralRewards(box, 'member2');
    expect(reward).toMatchObject({ id: last?.rewardId, status: 'CLAIM', amount: '10.00' });
  });

  it('who registered with a number that a code proved is verified from the start', async () => {
    const { code } = await invitationOf(box, 'member2');
    const number = { mobileNum: '987111222', countryDialingCode: '51' };
    const sent = { mobileNo: number.mobileNum, countryDialingCode: '51' };
    await askCall(box.address, 'verification.smsRegister', sent, { client: 'phone' });
    const [letter] = await (await import('#sandbox/kit/outbox.ts')).readOutbox(box.sandbox, {
      to: '+51987111222',
    });
    const came = await register(
      box,
      { ...number, verificationCode: letter?.code, affiliateCode: code },
      { name: 'registration.registerMobile', client: 'phone' },
    );
    expect(came.status).toBe(200);
    expect(await one()).toMatchObject({ stage: 'VERIFIED', name: '51•••2' });
  });

  it('keeps the terms of the day they registered', async () => {
    await inviteGood(box, 'member2', 'nuevo01');
    box.sandbox.settings.patch({ referral: { version: 3, reward: '99.00', holdHours: 1, perMonth: 0 } });
    expect(await one()).toMatchObject({ stage: 'QUALIFIED' });
    move(47 * hour);
    expect(await one()).toMatchObject({ stage: 'QUALIFIED' });
    move(hour);
    expect((await referralRewards(box, 'member2')).map(({ amount }) => amount)).toEqual(['10.00']);
  });

  it('counts what was paid, not what is left of it after the fee; bets before the deposit count too', async () => {
    const friend = await invite(box, 'member2', 'nuevo01');
    await bet(friend, 100_00);
    await pay(friend, 20_00);
    expect(await one()).toMatchObject({ stage: 'REGISTERED' });
    await prove(friend);
    expect(await one()).toMatchObject({ stage: 'QUALIFIED' });
  });

  it('whose bets a game took back has to bet again, and one whose time is over can’t', async () => {
    const friend = await invite(box, 'member2', 'nuevo01');
    await prove(friend);
    await pay(friend, 150_00);
    const round = await bet(friend, 100_00);
    expect(await one()).toMatchObject({ stage: 'QUALIFIED' });
    await correctRound(box.sandbox, { act: 'void', reference: round });
    expect(await one()).toMatchObject({ stage: 'DEPOSITED', next: 'BET' });
    move(30 * day);
    const closed = await one();
    expect(closed).toMatchObject({ stage: 'CLOSED', reason: 'TOO_LATE' });
    expect(closed?.endedAt).toBe((closed?.registeredAt ?? 0) + 30 * day);
  });
});

describe('the end of the time', () => {
  it('is what counts, for the deposit and for the bets: a minute before is in time', async () => {
    const friend = await invite(box, 'member2', 'nuevo01');
    await prove(friend);
    move(7 * day - minute);
    await pay(friend, 20_00);
    expect(await one()).toMatchObject({ stage: 'DEPOSITED' });
    move(23 * day);
    await bet(friend, 100_00);
    expect(await one()).toMatchObject({ stage: 'QUALIFIED' });
  });

  it.each([
    ['without a deposit', async () => undefined, 7 * day],
    [
      'without the bets',
      async (friend: Parameters<typeof pay>[0]) => void (await pay(friend, 20_00)),
      30 * day,
    ],
  ])('%s closes it', async (_, meanwhile, length) => {
    const friend = await invite(box, 'member2', 'nuevo01');
    await prove(friend);
    await meanwhile(friend);
    const { registeredAt = 0 } = (await one()) ?? {};
    move(length);
    const endedAt = registeredAt + length;
    const closed = { stage: 'CLOSED', reason: 'TOO_LATE', endedAt, next: null, deadline: null };
    expect(await one()).toMatchObject(closed);
    // What comes later changes nothing.
    await pay(friend, 20_00);
    await bet(friend, 100_00);
    expect(await one()).toMatchObject(closed);
  });

  it('crosses the 29th of February as the days it takes', async () => {
    box.sandbox.clock.set(Date.parse('2032-02-27T17:00:00Z'));
    await invite(box, 'member2', 'nuevo01');
    const deadline = new Date((await one())?.deadline ?? 0).toISOString();
    expect(deadline.slice(0, 15)).toBe('2032-03-05T17:0');
  });
});

describe('the verdicts', () => {
  it('OWN_DEVICE: registered in a tab where the inviter is signed in', async () => {
    const { code } = await invitationOf(box, 'member2');
    const { token } = await askerOf(box, 'member2');
    expect(token).not.toBe('');
    // `signIn` of the tests uses one tab for everybody.
    await register(box, { username: 'nuevo01', affiliateCode: code }, { client: 'test-client' });
    expect(await one()).toMatchObject({ stage: 'CLOSED', reason: 'OWN_DEVICE' });
  });

  it.each([
    ['the same mailbox', 'member2+otra@vestibulo.example', {}],
    [
      'the inviter’s name, in another order and without accents',
      'otra@correo.example',
      { payeeName: 'Rívas Mateo' },
    ],
  ])('SAME_PERSON: %s', async (_, mail, fields) => {
    const friend = await invite(box, 'member2', 'nuevo01', fields);
    await prove(friend, mail);
    await pay(friend, 20_00);
    await bet(friend, 100_00);
    expect(await one()).toMatchObject({ stage: 'CLOSED', reason: 'SAME_PERSON' });
  });

  it('SAME_PERSON: a second account of an earlier friend, not the first of it', async () => {
    const first = await invite(box, 'member2', 'nuevo01');
    await prove(first, 'ana@correo.example');
    move(1);
    const second = await invite(box, 'member2', 'nuevo02');
    await prove(second, 'ana+2@correo.example');
    for (const friend of [first, second]) {
      await pay(friend, 20_00);
      await bet(friend, 100_00);
    }
    const stages = (await friendsOf(box, 'member2')).map(({ stage, reason }) => [stage, reason]);
    expect(stages).toEqual([
      ['CLOSED', 'SAME_PERSON'],
      ['QUALIFIED', null],
    ]);
  });

  it('REVERSED: the deposit was recalled before the check ended; the books hold', async () => {
    const friend = await invite(box, 'member2', 'nuevo01');
    const reference = await qualify(friend);
    expect(await one()).toMatchObject({ stage: 'QUALIFIED' });
    move(47 * hour);
    expect((await act(box, 'deposits', { reference, act: 'reverse' })).status).toBe(200);
    expect(await one()).toMatchObject({ stage: 'CLOSED', reason: 'REVERSED' });
    expect((await act(box, 'deposits', { reference, act: 'reverse' })).code).toBe('NOT_FOUND');
    move(48 * hour);
    expect(await referralRewards(box, 'member2')).toEqual([]);
    const { token } = await back(friend);
    expect((await stateOf(box, token, reference)).body.value).toMatchObject({
      status: 'REJECTED',
      reason: 'Tu banco anuló el pago.',
    });
    expect((await readBooks(box.sandbox)).holds).toBe(true);
  });

  it('a recalled deposit leaves another good one, and one that was rewarded, as they are', async () => {
    const friend = await invite(box, 'member2', 'nuevo01');
    const first = await qualify(friend);
    move(1);
    await pay(friend, 20_00);
    await act(box, 'deposits', { reference: first, act: 'reverse' });
    expect(await one()).toMatchObject({ stage: 'QUALIFIED' });
    move(49 * hour);
    expect(await one()).toMatchObject({ stage: 'REWARDED' });
  });
});

describe('the limits', () => {
  it('CAP_MONTH: the month is the merchant’s, one being checked has its place, and totals say what is left', async () => {
    await begin(box, { perMonth: 1, inTotal: 2 });
    // An hour before the month ends in Lima, five hours behind UTC.
    box.sandbox.clock.set(Date.parse('2031-04-01T04:00:00Z'));
    await inviteGood(box, 'member2', 'nuevo01');
    expect((await invitationOf(box, 'member2')).friends?.totals).toMatchObject({
      qualified: 1,
      rewarded: 0,
      left: { month: 0, total: 1 },
    });
    await inviteGood(box, 'member2', 'nuevo02');
    move(hour);
    await inviteGood(box, 'member2', 'nuevo03');
    move(hour);
    await inviteGood(box, 'member2', 'nuevo04');
    const stages = (await friendsOf(box, 'member2')).map(({ stage, reason }) => reason ?? stage);
    expect(stages.toSorted()).toEqual(['CAP_MONTH', 'CAP_TOTAL', 'QUALIFIED', 'QUALIFIED']);
    move(48 * hour);
    expect((await invitationOf(box, 'member2')).friends?.totals).toEqual({
      invited: 4,
      qualified: 2,
      rewarded: 2,
      amount: '20.00',
      month: { qualified: 1, amount: '20.00' },
      left: { month: 0, total: 0 },
    });
  });

  it('a place is free again when a check fails', async () => {
    await begin(box, { perMonth: 1 });
    const first = await invite(box, 'member2', 'nuevo01');
    const reference = await qualify(first);
    expect((await invitationOf(box, 'member2')).friends?.totals.left.month).toBe(0);
    await act(box, 'deposits', { reference, act: 'reverse' });
    expect((await invitationOf(box, 'member2')).friends?.totals.left.month).toBe(1);
    move(1);
    await inviteGood(box, 'member2', 'nuevo02');
    expect(await one()).toMatchObject({ stage: 'QUALIFIED' });
  });
});
