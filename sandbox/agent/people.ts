import { type SQL, sql } from 'drizzle-orm';
import { demoType } from '#contract/session/account-types.ts';
import { asMinor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import type { Range } from '#sandbox/books/record-days.ts';
import { type RoundsFrom, roundsNow } from '#sandbox/books/rounds-then.ts';
import { ledger, paidInMain } from '#sandbox/db/ledger-schema.ts';
import { rounds, takenAt } from '#sandbox/db/round-schema.ts';
import { sinceMoved } from '#sandbox/kit/team.ts';

// What each of a team did in a range: the overview counts and sums it, the report by person lists it.

/** The figures that are sums of money, in minor units. */
export const moneyFigures = ['stake', 'win', 'bonus', 'deposits', 'withdrawals'] as const;

export type Money = [stake: number, win: number, bonus: number, deposits: number, withdrawals: number];

/** What somebody did, in the order of `sumColumns`: how many bets, and those sums. */
export type Sums = [bets: number, ...Money];
export const sumColumns = sql.raw(['bets', ...moneyFigures].join(', '));

/** Whom a figure counts, as conditions on a row of `people`. */
export const counted = {
  active: sql.raw('valid > 0'),
  depositors: sql.raw('deposited > 0'),
  firstDeposits: sql.raw('began'),
  joined: sql.raw('joined'),
} as const;

type Whose = {
  readonly agentId: string;
  /** Somebody of the team: then it is about this person and everybody below. */
  readonly under?: string | undefined;
  /** What happened later is left out. */
  readonly asOf: number;
  /** The rounds as they were then; without it as they are. */
  readonly rounds?: RoundsFrom;
};

/**
 * A table `people` for a query: one row for everybody below an agent, with their level, what they bet and paid in a range,
 * and whether they joined or made their first deposit in it.
 */
export function peopleIn({ start, end }: Range, whose: Whose): SQL {
  const { agentId, under, asOf, rounds: from = roundsNow } = whose;
  const within = (column: 'at' | 'created_at') =>
    sql`${sql.raw(column)} >= ${start} and ${sql.raw(column)} < ${end} and ${sql.raw(column)} <= ${asOf}`;
  const below = under
    ? sql`and line.member_id in (select member_id from line where ancestor_id = ${under})`
    : sql.empty();
  const meant = sql`member_id in (select id from team) and ${within('at')} and status <> 'void'
    and ${sinceMoved(agentId, rounds.memberId, takenAt)}`;
  return sql`
    team as materialized (
      select members.id, depth, type, account, account_key, nickname, created_at from line join members on members.id = line.member_id
      where ancestor_id = ${agentId} and depth > 0 and type <> ${demoType} ${below}),
    played as (
      select member_id as id, count(*) as bets, sum(status <> 'refunded') as valid, sum(win) as win,
        sum(case status when 'refunded' then 0 else stake end) as stake
      from ${from(meant)} where ${meant} group by member_id),
    paid as (
      select member_id as id, sum(cause = 'deposit') as deposited,
        sum(case cause when 'deposit' then change else 0 end) as deposits,
        sum(case when cause in ('withdrawal', 'release', 'return') then -change else 0 end) as withdrawals,
        sum(case cause when 'bonus' then change else 0 end) as bonus
      from ledger indexed by ledger_paid
      where member_id in (select id from team) and ${within('at')} and ${paidInMain}
        and ${sinceMoved(agentId, ledger.memberId, ledger.at)} group by member_id),
    people as materialized (
      select team.*, coalesce(bets, 0) as bets, coalesce(valid, 0) as valid, coalesce(stake, 0) as stake,
        coalesce(win, 0) as win, coalesce(bonus, 0) as bonus, coalesce(deposited, 0) as deposited,
        coalesce(deposits, 0) as deposits, coalesce(withdrawals, 0) as withdrawals,
        played.id is not null or paid.id is not null as there, ${within('created_at')} as joined,
        deposited > 0 and not exists (
          select 1 from ledger indexed by ledger_paid
          where member_id = team.id and at < ${start} and cause = 'deposit' and ${paidInMain}) as began
      from team left join played on played.id = team.id left join paid on paid.id = team.id)`;
}

/** Those sums as an answer has them: what was won minus what was bet is the net. */
export function moneyShown([stake, win, bonus, deposits, withdrawals]: Money) {
  return {
    stake: amountOf(asMinor(stake)),
    win: amountOf(asMinor(win)),
    bonus: amountOf(asMinor(bonus)),
    net: amountOf(asMinor(win - stake)),
    deposits: amountOf(asMinor(deposits)),
    withdrawals: amountOf(asMinor(withdrawals)),
  };
}

export function sumsShown([bets, ...money]: Sums) {
  return { bets, ...moneyShown(money) };
}
