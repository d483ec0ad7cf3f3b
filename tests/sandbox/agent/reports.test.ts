import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { profitCounts, profitSorts } from '#contract/agent/reports.ts';
import { asMinor } from '#contract/units.ts';
import { betStatuses, movementKinds } from '#contract/wallet/records.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { signIn } from '../../kit/ask-call.ts';
import { runs } from '../../kit/depth.ts';
import { idOf } from '../../kit/members.ts';
import { askReport, type ReportCall, reportOf } from '../../kit/reports.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile({ crowd: true });
let token: string;
let agentId: string;
/** People at several levels below agent1. */
let ids: string[];

beforeAll(async () => {
  token = await signIn(box.address, 'agent1');
  agentId = await idOf(box, 'agent1');
  const rows = await plain(`select member_id from line where ancestor_id = '${agentId}' and depth > 0
    order by depth, member_id`);
  ids = rows.filter((_, n) => n % 97 === 0).map(([id]) => String(id));
});

/** The books asked in plain SQL, which shares nothing with the gateway's own queries. */
function plain(text: string): Promise<unknown[][]> {
  return box.sandbox.db.read.values(sql.raw(text));
}
const day = 24 * 60 * 60_000;
const minor = (amount: string) => Math.round(Number(amount) * 100);
const total = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + minor(amount), 0);
const dayAgo = (days: number) =>
  new Date(box.sandbox.clock.now() - 5 * 60 * 60_000 - days * day).toISOString().slice(0, 10);
/** The merchant's clock stays five hours behind UTC all year. */
const lima = (date: string) => Date.parse(`${date}T00:00:00-05:00`);

type Asked = { readonly from: string; readonly to: string };
const days = fc
  .tuple(fc.integer({ min: 0, max: 89 }), fc.integer({ min: 0, max: 89 }))
  .map(([a, b]): readonly [number, number] => [Math.max(a, b), Math.min(a, b)]);
const within = ({ from, to }: Asked, at = 'at') => `${at} >= ${lima(from)} and ${at} < ${lima(to) + day}`;
const below = (id: string, depth: number) =>
  `(select l.member_id from line l join members m on m.id = l.member_id and m.type <> 4
    where l.ancestor_id = '${id}' and l.depth >= ${depth})`;
/** Those who are meant: one, or all below the agent. */
const whose = (one: string | undefined) => (one ? `('${one}')` : below(agentId, 1));
const given = <T>(name: string, value: T | undefined) => (value === undefined ? {} : { [name]: value });
const somebody = () => fc.option(fc.constantFrom(...ids), { nil: undefined, freq: 2 });
const few = runs(25);

describe('totals are the sum of the rows to the cent, and what plain SQL finds in the books', () => {
  it('of bets, whatever they are filtered by', async () => {
    const filters = fc.tuple(
      days,
      fc.option(fc.constantFrom(...betStatuses), { nil: undefined }),
      fc.option(fc.constantFrom('RNG', 'LIVE', 'FISH', 'SPORTS', 'ELOTT'), { nil: undefined }),
      somebody(),
    );
    await fc.assert(
      fc.asyncProperty(filters, async ([[first, last], status, gameType, member]) => {
        const asked = { from: dayAgo(first), to: dayAgo(last) };
        const narrowed = {
          ...given('status', status),
          ...given('gameType', gameType),
          ...given('member', member),
        };
        const rows = [];
        let page = 1;
        let answer = await reportOf(box, 'agent.bets', token, { ...asked, ...narrowed, size: 1_000 });
        rows.push(...answer.bets);
        while (page < answer.totalPages) {
          page += 1;
          const more = { ...asked, ...narrowed, size: 1_000, page, asOf: answer.asOf };
          answer = await reportOf(box, 'agent.bets', token, more);
          rows.push(...answer.bets);
        }
        const { totals } = answer;
        const [[count, stake, win] = []] = await plain(`
          select count(*), coalesce(sum(stake) filter (where status <> 'refunded'), 0), coalesce(sum(win), 0)
          from rounds where member_id in ${whose(member)} and ${within(asked)} and status <> 'void'
          ${status ? `and status = '${status.toLowerCase()}'` : ''} ${gameType ? `and game_type = '${gameType}'` : ''}`);
        const sums = { count, stake: minor(totals.stake), win: minor(totals.win) };
        expect(sums).toEqual({ count: totals.count, stake, win });
        expect(new Set(rows.map(({ roundId }) => roundId)).size).toBe(count);
        expect(minor(totals.net)).toBe(Number(win) - Number(stake));
        expect(total(rows.map(({ net }) => net))).toBe(minor(totals.net));
        const times = rows.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((a, b) => b - a));
      }),
      few,
    );
  }, 60_000);

  it('of movements, whatever they are filtered by', async () => {
    const kinds = fc.option(fc.constantFrom(...movementKinds), { nil: undefined });
    await fc.assert(
      fc.asyncProperty(fc.tuple(days, kinds, somebody()), async ([[first, last], kind, member]) => {
        const asked = { from: dayAgo(first), to: dayAgo(last) };
        const narrowed = { ...given('kind', kind), ...given('member', member) };
        const { totals, totalPages, movements } = await reportOf(box, 'agent.movements', token, {
          ...asked,
          ...narrowed,
          size: 1_000,
        });
        const [[count, incoming, outgoing] = []] = await plain(`
          select count(*), coalesce(sum(change) filter (where change > 0), 0), coalesce(-sum(change) filter (where change < 0), 0)
          from ledger where member_id in ${whose(member)} and ${within(asked)} and account <> 'HELD'
          ${kind ? `and cause = '${kind}'` : ''}`);
        expect({ ...totals, incoming: minor(totals.incoming), outgoing: minor(totals.outgoing) }).toEqual({
          count,
          incoming,
          outgoing,
        });
        expect(movements).toHaveLength(Math.min(Number(count), 1_000));
        if (totalPages === 1) {
          const net = minor(totals.incoming) - minor(totals.outgoing);
          expect(total(movements.map(({ change }) => change))).toBe(net);
        }
        expect(movements.every((one) => !('balance' in one) && !('reference' in one))).toBe(true);
      }),
      few,
    );
  }, 60_000);

  it('of profit and loss by person, whomever they are counted for', async () => {
    const only = fc.option(fc.constantFrom(...profitCounts), { nil: undefined });
    const sorts = fc.constantFrom(...profitSorts);
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(days, only, sorts, somebody()),
        async ([[first, last], counted, sort, under]) => {
          const asked = { from: dayAgo(first), to: dayAgo(last) };
          const narrowed = { ...given('counted', counted), ...given('under', under), sort };
          const pages = [await reportOf(box, 'agent.profit', token, { ...asked, ...narrowed, size: 1_000 })];
          const [{ totals, totalPages, asOf } = { totals: undefined, totalPages: 0, asOf: 0 }] = pages;
          for (let page = 2; page <= totalPages; page += 1)
            pages.push(
              await reportOf(box, 'agent.profit', token, { ...asked, ...narrowed, size: 1_000, page, asOf }),
            );
          const rows = pages.flatMap(({ people }) => people);
          const those = under ? below(under, 0) : below(agentId, 1);
          const all = await plain(`
            select m.id, l.depth,
              (select count(*) from rounds where member_id = m.id and ${within(asked)} and status <> 'void'),
              (select coalesce(sum(stake), 0) from rounds where member_id = m.id and ${within(asked)} and status in ('taken', 'settled')),
              (select coalesce(sum(win), 0) from rounds where member_id = m.id and ${within(asked)}),
              (select coalesce(sum(change), 0) from ledger where member_id = m.id and ${within(asked)} and cause = 'bonus'),
              (select coalesce(sum(change), 0) from ledger where member_id = m.id and ${within(asked)} and cause = 'deposit'),
              (select coalesce(-sum(change), 0) from ledger where member_id = m.id and account = 'MAIN' and ${within(asked)} and cause in ('withdrawal', 'release', 'return')),
              (select min(at) from ledger where member_id = m.id and cause = 'deposit') >= ${lima(asked.from)},
              ${within(asked, 'm.created_at')},
              (select count(*) from rounds where member_id = m.id and ${within(asked)} and status in ('taken', 'settled'))
            from members m join line l on l.member_id = m.id and l.ancestor_id = '${agentId}'
            where m.id in ${those}`);
          const wanted = all.filter(
            ([, , bets, , , bonus, deposits, withdrawals, first, joined, valid]) =>
              ({
                active: Number(valid) > 0,
                depositors: Number(deposits) > 0,
                firstDeposits: Number(deposits) > 0 && first === 1,
                joined: joined === 1,
                none: [bets, bonus, deposits, withdrawals].some((one) => one !== 0),
              })[counted ?? 'none'],
          );
          const shown = rows.map(({ person, level, bets, stake, win, bonus, deposits, withdrawals, net }) => {
            expect(minor(net)).toBe(minor(win) - minor(stake));
            return [person.id, level, bets, ...[stake, win, bonus, deposits, withdrawals].map(minor)];
          });
          const byId = (a: readonly unknown[], b: readonly unknown[]) =>
            String(a[0]) < String(b[0]) ? -1 : 1;
          expect(shown.toSorted(byId)).toEqual(wanted.map((row) => row.slice(0, 8)).toSorted(byId));
          expect(totals?.count).toBe(rows.length);
          for (const sum of ['stake', 'win', 'bonus', 'net', 'deposits', 'withdrawals'] as const)
            expect(total(rows.map((row) => row[sum]))).toBe(minor(totals?.[sum] ?? ''));
          const order = rows.map((row) => (sort === 'account' ? row.person.account : -minor(row[sort])));
          expect(order).toEqual(order.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
        },
      ),
      few,
    );
  }, 120_000);

  it('of the overview: every figure is what its report says, and the rows that it counts', async () => {
    const asked = { from: dayAgo(20), to: dayAgo(0) };
    const { now, team } = await reportOf(box, 'agent.overview', token, asked);
    expect(team.people).toBe(2_000);
    const profit = await reportOf(box, 'agent.profit', token, asked);
    for (const sum of ['stake', 'win', 'bonus', 'net', 'deposits', 'withdrawals'] as const)
      expect([sum, now[sum]]).toEqual([sum, profit.totals[sum]]);
    for (const counted of profitCounts) {
      const { totals } = await reportOf(box, 'agent.profit', token, { ...asked, counted });
      expect([counted, totals.count]).toEqual([counted, now[counted]]);
      expect(totals.count).toBeGreaterThan(0);
    }
    const bets = await reportOf(box, 'agent.bets', token, asked);
    expect([bets.totals.stake, bets.totals.net]).toEqual([now.stake, now.net]);
    const deposits = await reportOf(box, 'agent.movements', token, { ...asked, kind: 'deposit' });
    expect(deposits.totals.incoming).toBe(now.deposits);
  });
});

describe('a report', () => {
  const reports = ['agent.bets', 'agent.movements', 'agent.profit'] as const;
  const naming = (name: ReportCall, id: string) => ({ [name === 'agent.profit' ? 'under' : 'member']: id });

  it.each(reports)(
    'GWY-02 %s tells nothing of anybody outside the line, and does not say why',
    async (name) => {
      const outside = ['agent1', 'agent2', 'downline2a', 'member1', 'demo4'];
      const strangers = await Promise.all(outside.map((account) => idOf(box, account)));
      for (const id of [...strangers, 'nobody', 'x'.repeat(64)]) {
        const { status, body } = await askReport(box, name, token, naming(name, id));
        expect([status, body.code, body.value]).toEqual([422, 'MEMBER_UNKNOWN', undefined]);
      }
      expect((await askReport(box, name, token, naming(name, 'no id'))).status).toBe(400);
      const other = await signIn(box.address, 'agent2');
      const own = await askReport(box, name, other, naming(name, ids[0] ?? ''));
      expect(own.body.code).toBe('MEMBER_UNKNOWN');
    },
  );

  it.each(reports)('%s names the person that it is narrowed to, also when it lists nothing', async (name) => {
    const silent = await idOf(box, 'downline1b');
    const { about, totals } = await reportOf(box, name, token, naming(name, silent));
    expect(about).toEqual({ id: silent, account: 'downline1b', nickname: 'Diego Lara', kind: 'member' });
    expect(totals.count).toBe(0);
    expect((await reportOf(box, name, token)).about).toBe(undefined);
  });

  it.each(reports)('%s ends for a person who has left the line', async (name) => {
    const id = ids[3] ?? '';
    const upline = await plain(`select upline_id from members where id = '${id}'`);
    await box.sandbox.db.write((tx) => tx.update(members).set({ uplineId: null }).where(eq(members.id, id)));
    expect((await askReport(box, name, token, naming(name, id))).body.code).toBe('MEMBER_UNKNOWN');
    const uplineId = String(upline[0]?.[0]);
    await box.sandbox.db.write((tx) => tx.update(members).set({ uplineId }).where(eq(members.id, id)));
    expect((await askReport(box, name, token, naming(name, id))).status).toBe(200);
  });

  it('shows at once that an old bet was given back, on every page of the same moment', async () => {
    const asked = { from: dayAgo(60), to: dayAgo(0), size: 5 };
    const before = await reportOf(box, 'agent.bets', token, asked);
    const given = before.bets.find(({ status }) => status === 'SETTLED');
    const change = { status: 'refunded', win: asMinor(0) } as const;
    await box.sandbox.db.write((tx) =>
      tx
        .update(rounds)
        .set(change)
        .where(eq(rounds.id, given?.roundId ?? '')),
    );
    const after = await reportOf(box, 'agent.bets', token, { ...asked, asOf: before.asOf, page: 2 });
    expect(after.totals.count).toBe(before.totals.count);
    expect(minor(before.totals.stake) - minor(after.totals.stake)).toBe(minor(given?.stake ?? '0'));
    const people = await reportOf(box, 'agent.profit', token, { ...asked, asOf: before.asOf });
    expect(people.totals).toMatchObject({ bets: after.totals.count, stake: after.totals.stake });
  });

  it('shows names masked where the market asks for it, with the same rows and totals', async () => {
    const asked = { from: dayAgo(60), sort: 'stake' };
    const open = await reportOf(box, 'agent.profit', token, asked);
    box.sandbox.settings.patch({ agents: { masked: true } });
    const masked = await reportOf(box, 'agent.profit', token, asked);
    const bets = await reportOf(box, 'agent.bets', token, { from: dayAgo(60) });
    const movements = await reportOf(box, 'agent.movements', token, { from: dayAgo(60) });
    box.sandbox.settings.patch({ agents: { masked: false } });
    expect(masked.totals).toEqual(open.totals);
    expect(masked.people.map(({ person }) => person.id)).toEqual(open.people.map(({ person }) => person.id));
    for (const { person } of [...masked.people, ...bets.bets, ...movements.movements]) {
      expect(person.account).toMatch(/^..•••.$/);
      expect(person.nickname).toMatch(/^..•••.$/);
    }
  });

  it('shows names as they are written, whatever is in them', async () => {
    const id = ids[0] ?? '';
    const nickname = '=HYPERLINK("https://x","y")<b>\u202Eoirf';
    await box.sandbox.db.write((tx) => tx.update(members).set({ nickname }).where(eq(members.id, id)));
    const { about } = await reportOf(box, 'agent.bets', token, { member: id });
    expect(about?.nickname).toBe(nickname);
  });
});
