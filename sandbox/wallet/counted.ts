import { type SQL, sql } from 'drizzle-orm';
import type { CallOutput } from '#contract/calls.ts';
import type { CountedRow } from '#contract/wallet/counted.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { type RoundsFrom, roundsThen } from './rounds-then.ts';

// Counters of bets: they are not kept, but added up from the rounds whenever somebody asks. A settled bet moves them, a
// voided one takes back what it moved, and nothing can be counted twice. Every counter is in millionths of its unit.

type Reader = Pick<Transaction, 'values'>;

/** A stretch of time in which a rule counts bets: those settled after `after`, up to `until` (epoch milliseconds). */
export type Counting = {
  readonly after: number;
  readonly until: number;
  /** The rule and its version, as rows name them. */
  readonly rule: { readonly id: string; readonly version: number };
  /**
   * What a bet counts, by game type; `others` is for types that are not named. 'stake': millionths for each minor unit of
   * its stake; 'bets': millionths for each bet.
   */
  readonly per: 'stake' | 'bets';
  readonly shares: Readonly<Record<string, number>>;
  readonly others: number;
  /** A higher stake counts nothing; null for any. */
  readonly maxBet: number | null;
};

/** Millionths as a decimal string, such as '12.804'. */
export function quantityOf(micro: number): string {
  const digits = String(Math.abs(micro)).padStart(7, '0');
  const rest = digits.slice(-6).replace(/0+$/, '');
  return `${micro < 0 ? '-' : ''}${digits.slice(0, -6)}${rest === '' ? '' : `.${rest}`}`;
}

function shareOf({ shares, others }: Counting): SQL<number> {
  const named = Object.entries(shares).map(([type, share]) => sql`when ${type} then ${share}`);
  if (named.length === 0) return sql<number>`${others}`;
  return sql<number>`case ${rounds.gameType} ${sql.join(named, sql` `)} else ${others} end`;
}

/** What a bet of the rounds counts under a rule, whatever became of it. */
function countedBy(counting: Counting): SQL<number> {
  const { per, maxBet } = counting;
  const whole = per === 'stake' ? sql`${rounds.stake} * ${shareOf(counting)}` : shareOf(counting);
  if (maxBet === null) return sql<number>`${whole}`;
  return sql<number>`case when ${rounds.stake} > ${maxBet} then 0 else ${whole} end`;
}

function within(memberId: string, { after, until }: Counting, statuses: SQL): SQL {
  return sql`${rounds.memberId} = ${memberId} and ${rounds.status} in ${statuses} and ${rounds.at} > ${after} and ${rounds.at} <= ${until}`;
}

const settled = sql`('settled')`;
const shown = sql`('settled', 'refunded', 'taken')`;

/** What a member's settled bets count, in millionths. */
export async function countedSum(
  from: Reader,
  memberId: string,
  countings: readonly Counting[],
): Promise<number> {
  const sums = await Promise.all(
    countings.map((counting) =>
      from.values<[number]>(
        sql`select coalesce(sum(${countedBy(counting)}), 0) as micro from ${rounds} where ${within(memberId, counting, settled)}`,
      ),
    ),
  );
  return sums.reduce((all, [found]) => all + (found?.[0] ?? 0), 0);
}

/** When a counter reached `target` millionths, epoch milliseconds; null when it has not. */
export async function reachedAt(
  from: Reader,
  memberId: string,
  counting: Counting,
  target: number,
): Promise<number | null> {
  const [found] = await from.values<[number]>(sql`
    select at from (
      select ${rounds.at} as at, sum(${countedBy(counting)}) over (order by ${rounds.at}, rowid) as running
      from ${rounds} where ${within(memberId, counting, settled)}
    ) where running >= ${target} order by at limit 1`);
  return found?.[0] ?? null;
}

/** What of a counter each game type brought: stakes of settled bets in minor units, and millionths. */
export async function countedByGame(
  from: Reader,
  memberId: string,
  counting: Counting,
): Promise<{ gameType: string; staked: number; micro: number }[]> {
  const found = await from.values<[string, number, number]>(sql`
    select ${rounds.gameType}, sum(${rounds.stake}), sum(${countedBy(counting)}) as micro
    from ${rounds} where ${within(memberId, counting, settled)}
    group by ${rounds.gameType} order by micro desc, ${rounds.gameType}`);
  return found.map(([gameType, staked, micro]) => ({ gameType, staked, micro }));
}

/** Bets that were placed and are not settled: they may count later. Their stakes in minor units. */
export async function openBets(
  from: Reader,
  memberId: string,
  counting: Counting,
): Promise<{ bets: number; stake: number; micro: number }> {
  const [found] = await from.values<[number, number, number]>(sql`
    select count(*), coalesce(sum(${rounds.stake}), 0), coalesce(sum(${countedBy(counting)}), 0)
    from ${rounds} where ${rounds.memberId} = ${memberId} and ${rounds.status} = 'taken' and ${countedBy(counting)} > 0`);
  const [bets = 0, stake = 0, micro = 0] = found ?? [];
  return { bets, stake, micro };
}

type Found = [
  id: string,
  kind: CountedRow['kind'],
  name: string,
  gameType: string,
  status: string,
  stake: number,
  whole: number,
  share: number,
  over: number,
  at: number,
  rule: number,
];

const pageSize = 20;

function reasonOf(status: string, share: number, over: number): CountedRow['reason'] {
  if (status === 'taken') return 'OPEN';
  if (status === 'refunded') return 'REFUNDED';
  if (share === 0) return 'GAME';
  return over === 1 ? 'OVER_MAX' : 'COUNTS';
}

function betsOf(memberId: string, counting: Counting, at: number, from: RoundsFrom): SQL {
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
  countings: readonly Counting[],
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
  const [sums] = await from.values<[number, number]>(
    sql`select count(*), coalesce(sum(${counts}), 0) from (${all})`,
  );
  const found = await from.values<Found>(
    sql`select * from (${all}) order by at desc, id limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return {
    rows: found.map(([id, kind, name, gameType, status, stake, whole, share, over, at, ruled]) => {
      const { per = 'stake', rule = { id: kind, version: 1 } } = countings[ruled] ?? {};
      // A share of the stake is told per whole unit of money, a share of a bet per bet.
      const told = quantityOf(per === 'stake' ? share * 100 : share);
      return {
        id,
        kind,
        name: kind === 'BET' ? names(name) : name,
        gameType,
        stake: amountOf(stake),
        counted: quantityOf(status === 'settled' ? whole : 0),
        reason: reasonOf(status, share, over),
        rule: { ...rule, share: told },
        at,
      };
    }),
    count: sums?.[0] ?? 0,
    total: quantityOf(sums?.[1] ?? 0),
    totalPages: Math.max(1, Math.ceil((sums?.[0] ?? 0) / pageSize)),
    asOf,
  };
}
