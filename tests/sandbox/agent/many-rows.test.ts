import { beforeAll, describe, expect, it } from 'vitest';
import { members } from '#sandbox/db/schema.ts';
import { playMany } from '../../../scripts/bench/many-rounds.ts';
import { signIn } from '../../kit/ask-call.ts';
import { idOf } from '../../kit/members.ts';
import { played, reportOf } from '../../kit/reports.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile({ crowd: true });
let token: string;
const rounds = 24_000;

beforeAll(async () => {
  const { db, clock } = box.sandbox;
  const all = await db.read.select({ account: members.account }).from(members);
  // The names of the crowd end with a number.
  const crowd = all.flatMap(({ account }) => (/\d{4}$/.test(account) ? [account] : []));
  await playMany(db, crowd, rounds, clock.now());
  token = await signIn(box.address, 'agent1');
});

const minor = (amount: string) => Math.round(Number(amount) * 100);
const from = () => new Date(box.sandbox.clock.now() - 89 * 24 * 60 * 60_000).toISOString().slice(0, 10);

describe('more rows than are sorted', () => {
  it('are on the pages of bets once each, in order, whatever is played meanwhile', async () => {
    const first = await reportOf(box, 'agent.bets', token, { from: from(), size: 1_000 });
    expect(first.totals.count).toBeGreaterThan(rounds);
    const memberId = await idOf(box, 'downline1a');
    box.sandbox.clock.move(1_000);
    await played(box, { memberId, at: box.sandbox.clock.now(), stake: 100, win: 0 });
    const seen: string[] = [];
    const times: number[] = [];
    let net = 0;
    for (let page = 1; page <= first.totalPages; page += 1) {
      const asked = { from: from(), size: 1_000, page, asOf: first.asOf };
      const answer = await reportOf(box, 'agent.bets', token, asked);
      expect(answer.totals).toEqual(first.totals);
      seen.push(...answer.bets.map(({ roundId }) => roundId));
      times.push(...answer.bets.map(({ at }) => at));
      net += answer.bets.reduce((all, bet) => all + minor(bet.net), 0);
    }
    expect([new Set(seen).size, seen.length]).toEqual([first.totals.count, first.totals.count]);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(net).toBe(minor(first.totals.net));
    expect((await reportOf(box, 'agent.bets', token, { from: from() })).totals.count).toBe(
      first.totals.count + 1,
    );
    const past = { from: from(), page: first.totalPages + 1, size: 1_000, asOf: first.asOf };
    expect((await reportOf(box, 'agent.bets', token, past)).bets).toEqual([]);
  }, 60_000);

  it('are on the pages of movements once each', async () => {
    const first = await reportOf(box, 'agent.movements', token, { from: from(), size: 1_000 });
    expect(first.totals.count).toBeGreaterThan(2 * rounds);
    const seen = new Set<string>();
    let sum = 0;
    for (let page = 1; page <= first.totalPages; page += 1) {
      const asked = { from: from(), size: 1_000, page, asOf: first.asOf };
      const { movements } = await reportOf(box, 'agent.movements', token, asked);
      for (const { id, change } of movements) {
        seen.add(id);
        sum += minor(change);
      }
    }
    expect(seen.size).toBe(first.totals.count);
    expect(sum).toBe(minor(first.totals.incoming) - minor(first.totals.outgoing));
  }, 60_000);
});
