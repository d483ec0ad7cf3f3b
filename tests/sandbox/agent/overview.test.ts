import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { members } from '#sandbox/db/schema.ts';
import { signIn } from '../../kit/ask-call.ts';
import { idOf } from '../../kit/members.ts';
import { noFigures } from '../../kit/models/team-figures.ts';
import { early } from '../../kit/moment.ts';
import { askReport, paid, played, reportOf } from '../../kit/reports.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let token: string;
let below: string;

/** Nobody of the plain seed has played yet at this time, and nobody signed in. */
const noon = Date.parse('2028-03-02T17:00:00Z');
const lima = (local: string) => Date.parse(`${local}-05:00`);

beforeEach(async () => {
  await box.reset({ begins: early });
  box.sandbox.clock.set(noon);
  // The passwords of the seed are old by then.
  box.sandbox.settings.patch({ whitelabel: { PWDEXPIRE: false } });
  token = await signIn(box.address, 'agent1');
  below = await idOf(box, 'downline1a');
});

const overview = (more = {}) => reportOf(box, 'agent.overview', token, more);
const today = { from: '2028-03-02', to: '2028-03-02' };

describe('the overview of a team', () => {
  it('is of the last seven days on the merchant’s calendar, and says which, and of the seven before', async () => {
    const { period, team, now, before } = await overview();
    expect(period).toEqual({
      from: '2028-02-25',
      to: '2028-03-02',
      today: '2028-03-02',
      oldest: '2027-12-03',
      zone: 'America/Lima',
    });
    expect(team).toEqual({ people: 2, agents: 0, direct: 2 });
    expect([now, before]).toEqual([noFigures, noFigures]);
    await played(box, { memberId: below, at: lima('2028-02-24T23:59:59.999'), stake: 500, win: 200 });
    const after = await overview();
    expect(after.now).toEqual(noFigures);
    expect(after.before).toMatchObject({ active: 1, stake: '5.00', win: '2.00', net: '-3.00' });
  });

  it('counts whom is below at any depth, and never the agent’s own play', async () => {
    const own = await idOf(box, 'agent1');
    for (const memberId of [own, below, await idOf(box, 'downline2a')])
      await played(box, { memberId, at: noon - 1_000, stake: 1_000, win: 400 });
    await paid(box, own, 'deposit', { change: 5_000, at: noon - 1_000 });
    expect((await overview(today)).now).toMatchObject({ active: 1, stake: '10.00', deposits: '0.00' });
    await box.sandbox.db.write((tx) =>
      tx.update(members).set({ uplineId: below }).where(eq(members.account, 'agent2')),
    );
    const deeper = await overview(today);
    expect(deeper.team).toEqual({ people: 4, agents: 1, direct: 2 });
    expect(deeper.now).toMatchObject({ active: 2, stake: '20.00', win: '8.00', net: '-12.00' });
  });

  it('leaves out stakes that were given back, and demo accounts', async () => {
    await played(box, { memberId: below, at: noon - 2_000, stake: 700, win: 0, status: 'refunded' });
    await played(box, { memberId: below, at: noon - 2_000, stake: 900, win: 0, status: 'void' });
    expect((await overview(today)).now).toEqual(noFigures);
    const demo = await idOf(box, 'demo4');
    await box.sandbox.db.write((tx) =>
      tx.update(members).set({ uplineId: below }).where(eq(members.account, 'demo4')),
    );
    await played(box, { memberId: demo, at: noon - 1_000, stake: 700, win: 0 });
    const { team, now } = await overview(today);
    expect([team.people, now]).toEqual([2, noFigures]);
  });

  it('counts a first deposit once, on the day it came, and takes withdrawals back that were given back', async () => {
    const other = await idOf(box, 'downline1b');
    const yesterday = lima('2028-03-01T12:00:00');
    await paid(box, below, 'deposit', { change: 2_000, at: yesterday });
    await paid(box, below, 'deposit', { change: 3_000, at: noon - 9_000 });
    await paid(box, other, 'deposit', { change: 1_050, at: noon - 8_000 });
    await paid(box, other, 'deposit', { change: 1_000, at: noon - 7_000 });
    await paid(box, below, 'withdrawal', { change: -900, at: noon - 6_000 });
    await paid(box, below, 'release', { change: 400, at: noon - 5_000 });
    await paid(box, below, 'bonus', { change: 125, at: noon - 4_000 });
    const { now, before } = await overview(today);
    expect(now).toMatchObject({
      firstDeposits: 1,
      depositors: 2,
      deposits: '50.50',
      withdrawals: '5.00',
      bonus: '1.25',
    });
    expect(before).toMatchObject({ firstDeposits: 1, depositors: 1, deposits: '20.00' });
  });

  it('counts who joined, by the moment of their registration', async () => {
    const moments = [lima('2028-03-01T23:59:59.999'), lima('2028-03-02T00:00:00')];
    for (const [n, createdAt] of moments.entries())
      await box.sandbox.db.write((tx) =>
        tx
          .update(members)
          .set({ createdAt })
          .where(eq(members.account, n === 0 ? 'downline1a' : 'downline1b')),
      );
    const { now, before } = await overview(today);
    expect([now.joined, before.joined]).toEqual([1, 1]);
  });

  it.each([
    ['an ordinary midnight', '2028-03-02', '2028-03-01T23:59:59.999', '2028-03-02T00:00:00'],
    [
      'the 29th of February, at its beginning',
      '2028-02-29',
      '2028-02-28T23:59:59.999',
      '2028-02-29T00:00:00',
    ],
    ['the 29th of February, at its end', '2028-03-01', '2028-02-29T23:59:59.999', '2028-03-01T00:00:00'],
  ])('days begin at the merchant’s midnight: %s', async (_, day, last, first) => {
    await played(box, { memberId: below, at: lima(last), stake: 100, win: 0 });
    await played(box, { memberId: below, at: lima(first), stake: 30, win: 0 });
    const { now, before, period } = await overview({ from: day, to: day });
    expect([period.from, now.stake, before.stake]).toEqual([day, '0.30', '1.00']);
  });

  it('follows the zone of the merchant, and says it', async () => {
    box.sandbox.settings.patch({ zone: 'Pacific/Kiritimati' });
    expect((await overview()).period).toMatchObject({ today: '2028-03-03', zone: 'Pacific/Kiritimati' });
  });

  it('refuses days in the wrong order, in the future, too long ago, or in no calendar', async () => {
    const wrong = [
      { from: '2028-03-02', to: '2028-03-01' },
      { from: '2028-03-02', to: '2028-03-03' },
      { from: '2027-12-02', to: '2028-03-02' },
      { from: '2027-02-29', to: '2028-03-02' },
    ];
    for (const name of ['agent.overview', 'agent.bets', 'agent.profit', 'agent.movements'] as const) {
      for (const days of wrong) {
        const { status, body } = await askReport(box, name, token, days);
        expect([name, status, body.code]).toEqual([name, 422, 'RANGE_REFUSED']);
      }
      expect((await askReport(box, name, token, { from: '2027-12-03' })).status).toBe(200);
    }
  });
});
