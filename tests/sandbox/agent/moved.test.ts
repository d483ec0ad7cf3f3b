import { beforeEach, describe, expect, it } from 'vitest';
import { rounds } from '#sandbox/db/round-schema.ts';
import { line } from '#sandbox/db/schema.ts';
import { correctRound } from '#sandbox/games/corrections.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { idOf } from '../../kit/members.ts';
import { act } from '../../kit/promotions.ts';
import { paid, played, type ReportCall, reportOf } from '../../kit/reports.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { daily, dividend, realTime } from '../../machines/contracts/terms-of.ts';
import { billsOf, inForce, withoutContracts } from '../contracts/contracts.ts';

const box = sandboxOfFile();
let tokens: { readonly agent1: string; readonly agent2: string };
let mover: string;

const minute = 60_000;

beforeEach(async () => {
  await box.reset();
  await withoutContracts(box);
  await box.sandbox.db.write((tx) => tx.delete(rounds));
  tokens = { agent1: await signIn(box.address, 'agent1'), agent2: await signIn(box.address, 'agent2') };
  mover = await idOf(box, 'downline1a');
});

const move = (account: string, upline: string | null) => act(box, 'people', { account, upline });
const later = () => box.sandbox.clock.move(minute);
const now = () => box.sandbox.clock.now();

/** A settled bet and a bonus of this moment. */
async function plays(memberId: string, stake: number) {
  await played(box, { memberId, at: now(), takenAt: now(), stake, win: 0 });
  await paid(box, memberId, 'bonus', { change: stake, at: now() });
}

const figures = async (who: keyof typeof tokens) => {
  const asked = (name: ReportCall) => reportOf(box, name, tokens[who], {});
  const bets = (await asked('agent.bets')) as Awaited<ReturnType<typeof reportOf<'agent.bets'>>>;
  const people = (await asked('agent.profit')) as Awaited<ReturnType<typeof reportOf<'agent.profit'>>>;
  const overview = (await asked('agent.overview')) as Awaited<ReturnType<typeof reportOf<'agent.overview'>>>;
  const moved = await reportOf(box, 'agent.movements', tokens[who], { kind: 'bonus' });
  return {
    bets: bets.bets.map(({ stake }) => stake),
    staked: bets.totals.stake,
    person: people.people.find(({ person }) => person.id === mover)?.stake ?? null,
    overview: overview.now.stake,
    bonuses: moved.movements.flatMap(({ change, person }) => (person.id === mover ? [change] : [])),
  };
};

describe('the agent to whose line somebody moves', () => {
  it('reads what they do from then on, and nothing from before', async () => {
    await plays(mover, 10_00);
    await later();
    await move('downline1a', 'agent2');
    expect(await figures('agent2')).toMatchObject({
      bets: [],
      staked: '0.00',
      bonuses: [],
      overview: '0.00',
    });
    await later();
    await plays(mover, 5_00);
    expect(await figures('agent2')).toEqual({
      bets: ['5.00'],
      staked: '5.00',
      person: '5.00',
      overview: '5.00',
      bonuses: ['5.00'],
    });
    const card = await askCall(box.address, 'agent.member', { id: mover }, { token: tokens.agent2 });
    expect((card.body.value as { figures: { stake: string } }).figures.stake).toBe('5.00');
    expect((await figures('agent1')).bets).toEqual([]);
  });

  it('reads no bet that was taken before the move and settled after it', async () => {
    const takenAt = now();
    await later();
    await move('downline1a', 'agent2');
    await later();
    await played(box, { memberId: mover, at: now(), takenAt, stake: 7_00, win: 0 });
    expect((await figures('agent2')).bets).toEqual([]);
  });

  it('reads nothing from before of those who come along', async () => {
    await move('agent41', 'agent1');
    const below = await idOf(box, 'downline41a');
    await later();
    await plays(below, 10_00);
    await later();
    await move('agent41', 'agent2');
    expect((await figures('agent2')).bets).toEqual([]);
  });

  it('goes on reading everything where the move is within the own line', async () => {
    await move('agent2', 'agent1');
    await plays(mover, 10_00);
    await later();
    await move('downline1a', 'agent2');
    expect((await figures('agent1')).bets).toEqual(['10.00']);
    expect((await figures('agent2')).bets).toEqual([]);
    await later();
    await move('downline1a', 'agent1');
    expect((await figures('agent1')).bets).toEqual(['10.00']);
  });

  it('finds them in the tree of the moment, but not on the pages of an earlier one', async () => {
    const tree = async (more: object) =>
      (await askCall(box.address, 'agent.tree', { page: 1, size: 50, ...more }, { token: tokens.agent2 }))
        .body.value as { total: number; asOf: number };
    const first = await tree({});
    await later();
    await move('downline1a', 'agent2');
    for (const search of ['', 'a']) {
      const before = await tree({ search, asOf: first.asOf });
      expect((await tree({ search })).total).toBe(before.total + 1);
    }
  });

  it.each([
    daily({ period: 'DAILY', tiers: [{ dailyBet: '0.00', active: 0, rate: 1_000 }] }),
    realTime([{ singleBet: '1.00', profitRate: 1_000, lossRate: 1_000 }]),
    dividend({ rate: 1_000 }),
  ])('is not paid for it either: $kind', async (terms) => {
    await inForce(box, { account: 'agent2', terms, since: now() - minute });
    const at = now();
    const early = `round-${mover}-${at}-`;
    await played(box, { memberId: mover, at, takenAt: at, stake: 10_00, win: 0 });
    await later();
    await move('downline1a', 'agent2');
    await later();
    await played(box, { memberId: mover, at: now(), takenAt: now(), stake: 5_00, win: 0 });
    await box.sandbox.clock.move(40 * 24 * 60 * minute);
    await askCall(
      box.address,
      'contracts.own',
      { kind: terms.kind },
      { token: await signIn(box.address, 'agent2') },
    );
    await correctRound(box.sandbox, { act: 'void', reference: early }).catch(() => undefined);
    const staked = (await billsOf(box)).map(({ pay }) => (pay as { validBet: string }).validBet);
    expect(staked.filter((bet) => bet !== '0.00')).toEqual(['5.00']);
  });
});

it('whoever was never moved is in every line from the beginning', async () => {
  const rows = await box.sandbox.db.read.select().from(line);
  expect(rows.every(({ since }) => since === 0)).toBe(true);
});
