import { type SQL, sql } from 'drizzle-orm';
import type { CallOutput } from '#contract/calls.ts';
import {
  asMicro,
  asMinor,
  type Micro,
  type Minor,
  quantityOf,
  signOf,
  sumOf,
  times,
} from '#contract/units.ts';
import type { CountedRow } from '#contract/wallet/counted.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { type RoundsFrom, roundsThen } from './rounds-then.ts';

// Counters of bets: they are not kept, but added up from the rounds whenever somebody asks. A settled bet moves them, a
// voided one takes back what it moved, and nothing can be counted twice. Every counter is in millionths of its unit.

type Reader = Pick<Transaction, 'values'>;

/** A stretch of time in which a rule counts bets: those settled after `after`, up to `until` (epoch milliseconds). */
export type Counting<Of extends string> = {
  readonly after: number;
  readonly until: number;
  /** The rule and its version, as rows name them. */
  readonly rule: { readonly id: string; readonly version: number };
  /** What a bet counts, by game type, for each minor unit of its stake or for itself; `others` for types that are not named. */
  readonly per: 'stake' | 'bets';
  readonly shares: Readonly<Record<string, Micro<Of>>>;
  readonly others: Micro<Of>;
  /** A higher stake counts nothing; null for any. */
  readonly maxBet: Minor | null;
};

function shareOf({ shares, others }: Counting<string>): SQL<number> {
  const named = Object.entries(shares).map(([type, share]) => sql`when ${type} then ${share}`);
  if (named.length === 0) return sql<number>`${others}`;
  return sql<number>`case ${rounds.gameType} ${sql.join(named, sql` `)} else ${others} end`;
}

/** What a bet of the rounds counts under a rule, whatever became of it. */
function countedBy(counting: Counting<string>): SQL<number> {
  const { per, maxBet } = counting;
  const whole = per === 'stake' ? sql`${rounds.stake} * ${shareOf(counting)}` : shareOf(counting);
  if (maxBet === null) return sql<number>`${whole}`;
  return sql<number>`case when ${rounds.stake} > ${maxBet} then 0 else ${whole} end`;
}

function within(memberId: string, { after, until }: Counting<string>, statuses: SQL): SQL {
  return sql`${rounds.memberId} = ${memberId} and ${rounds.status} in ${statuses} and ${rounds.at} > ${after} and ${rounds.at} <= ${until}`;
}

const settled = sql`('settled')`;
const shown = sql`('settled', 'refunded', 'taken')`;

/** What a member's settled bets count. */
export async function countedSum<Of extends string>(
  from: Reader,
  memberId: string,
  countings: readonly Counting<Of>[],
): Promise<Micro<Of>> {
  const sums = await Promise.all(
    countings.map((counting) =>
      from.values<[Micro<Of>]>(
        sql`select coalesce(sum(${countedBy(counting)}), 0) as micro from ${rounds} where ${within(memberId, counting, settled)}`,
      ),
    ),
  );
  return sumOf(
    asMicro<Of>(0),
    sums.flatMap(([found]) => found?.[0] ?? []),
  );
}

/** When a counter reached its target, epoch milliseconds; null when it has not. */
export async function reachedAt<Of extends string>(
  from: Reader,
  memberId: string,
  counting: Counting<Of>,
  target: NoInfer<Micro<Of>>,
): Promise<number | null> {
  const [found] = await from.values<[number]>(sql`
    select at from (
      select ${rounds.at} as at, sum(${countedBy(counting)}) over (order by ${rounds.at}, rowid) as running
      from ${rounds} where ${within(memberId, counting, settled)}
    ) where running >= ${target} order by at limit 1`);
  return found?.[0] ?? null;
}

/** What of a counter each game type brought: stakes of settled bets, and what they count. */
export async function countedByGame<Of extends string>(
  from: Reader,
  memberId: string,
  counting: Counting<Of>,
): Promise<{ gameType: string; staked: Minor; micro: Micro<Of> }[]> {
  const found = await from.values<[string, Minor, Micro<Of>]>(sql`
    select ${rounds.gameType}, sum(${rounds.stake}), sum(${countedBy(counting)}) as micro
    from ${rounds} where ${within(memberId, counting, settled)}
    group by ${rounds.gameType} order by micro desc, ${rounds.gameType}`);
  return found.map(([gameType, staked, micro]) => ({ gameType, staked, micro }));
}

/** Bets that were placed and are not settled: they may count later. Their stakes with them. */
export async function openBets<Of extends string>(
  from: Reader,
  memberId: string,
  counting: Counting<Of>,
): Promise<{ bets: number; stake: Minor; micro: Micro<Of> }> {
  const [found] = await from.values<[number, Minor, Micro<Of>]>(sql`
    select count(*), coalesce(sum(${rounds.stake}), 0), coalesce(sum(${countedBy(counting)}), 0)
    from ${rounds} where ${rounds.memberId} = ${memberId} and ${rounds.status} = 'taken' and ${countedBy(counting)} > 0`);
  const [bets = 0, stake = asMinor(0), micro = asMicro<Of>(0)] = found ?? [];
  return { bets, stake, micro };
}

type Found = [
  id: string,
  kind: CountedRow['kind'],
  name: string,
  gameType: string,
  status: string,
  stake: Minor,
  whole: Micro<string>,
  share: Micro<string>,
  over: number,
  at: number,
  rule: number,
];

const pageSize = 20;

function reasonOf(status: string, share: Micro<string>, over: number): CountedRow['reason'] {
  if (status === 'taken') return 'OPEN';
  if (status === 'refunded') return 'REFUNDED';
  if (signOf(share) === 0) return 'GAME';
  return over === 1 ? 'OVER_MAX' : 'COUNTS';
}

function betsOf(memberId: string, counting: Counting<string>, at: number, from: RoundsFrom): SQL {
  const { maxBet } = counting;
  const meant = within(memberId, counting, shown);
  const over = maxBet === null ? sql`0` : sql`${rounds.stake} > ${maxBet}`;
  return sql`select ${rounds.id} as id, 'BET' as kind, ${rounds.gameId} as name, ${rounds.gameType} as gameType,
    ${rounds.status} as status, ${rounds.stake} as stake, ${countedBy(counting)} as whole, ${shareOf(counting)} as share,
    ${over} as over, ${rounds.at} as at, ${at} as rule
    from ${from(meant)} where ${meant}`;
}

/**
 * A page of the rows that a counter is the sum of, newest first: bets under their rules and, with `moves`, whatever else
 * moved it (a query of the same columns as `betsOf`). `names` turns a game's id into its name.
 */
export async function countedRows(
  from: Reader,
  memberId: string,
  countings: readonly Counting<string>[],
  asked: {
    readonly page: number;
    readonly asOf: number;
    readonly names: (gameId: string) => string;
    readonly moves?: SQL;
  },
): Promise<CallOutput<'points.rows'>> {
  const { page, asOf, names, moves } = asked;
  const until = countings.map((one) => ({ ...one, until: Math.min(one.until, asOf) }));
  const then = await roundsThen(from, asOf);
  const parts = [...until.map((one, at) => betsOf(memberId, one, at, then)), ...(moves ? [moves] : [])];
  const all = parts.length === 0 ? null : sql.join(parts, sql` union all `);
  if (!all) return { rows: [], count: 0, total: '0', totalPages: 1, asOf };
  const counts = sql`case status when 'settled' then whole else 0 end`;
  const [sums] = await from.values<[number, Micro<string>]>(
    sql`select count(*), coalesce(sum(${counts}), 0) from (${all})`,
  );
  const found = await from.values<Found>(
    sql`select * from (${all}) order by at desc, id limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return {
    rows: found.map(([id, kind, name, gameType, status, stake, whole, share, over, at, ruled]) => {
      const { per = 'stake', rule = { id: kind, version: 1 } } = countings[ruled] ?? {};
      // A share of the stake is told per whole unit of money, a share of a bet per bet.
      const told = quantityOf(per === 'stake' ? times(100, share) : share);
      return {
        id,
        kind,
        name: kind === 'BET' ? names(name) : name,
        gameType,
        stake: amountOf(stake),
        counted: quantityOf(status === 'settled' ? whole : asMicro(0)),
        reason: reasonOf(status, share, over),
        rule: { ...rule, share: told },
        at,
      };
    }),
    count: sums?.[0] ?? 0,
    total: quantityOf(sums?.[1] ?? asMicro(0)),
    totalPages: Math.max(1, Math.ceil((sums?.[0] ?? 0) / pageSize)),
    asOf,
  };
}
