import { type SQL, sql } from 'drizzle-orm';
import { pagesOf } from '#sandbox/books/record-rows.ts';
import { type RoundsFrom, roundsNow } from '#sandbox/books/rounds-then.ts';
import { ledger } from '#sandbox/db/ledger-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';

/** Rows that are sorted sooner than everybody's time is walked through. */
const sorted = 20_000;

const tables = { rounds, ledger } as const;
type Name = keyof typeof tables;

/** Where the rows are in the order of their time, whoever they are of, and what that order is: no page needs sorting. */
const byTime: Readonly<Record<Name, SQL>> = {
  rounds: sql.raw('indexed by rounds_at'),
  ledger: sql.raw('indexed by ledger_at'),
};
const orders: Readonly<Record<Name, readonly string[]>> = {
  rounds: ['at', 'member_id', 'status', 'game_type', 'rowid'],
  ledger: ['at', 'member_id', 'account', 'cause', 'rowid'],
};

function orderOf(name: Name, way: 'asc' | 'desc'): SQL {
  return sql.raw(orders[name].map((column) => `${name}.${column} ${way}`).join(', '));
}

type Wanted = {
  readonly meant: SQL | undefined;
  /** How many rows that is. */
  readonly count: number;
  readonly page: number;
  readonly size: number;
};

/**
 * The row ids of a page, the newest first. The rows of few people, or few rows, are sorted; of many rows the page is
 * found by walking through time, from the end that is nearer. `from`: rounds as they were (books/rounds-then.ts).
 */
export function pageIn(name: Name, { meant, count, page, size }: Wanted, from: RoundsFrom | null = null) {
  const { offset, totalPages } = pagesOf({ page, size }, count);
  const after = Math.max(0, count - offset - size);
  const nearer = after < offset;
  const rows = Math.max(0, Math.min(size, count - offset));
  const order = orderOf(name, nearer ? 'asc' : 'desc');
  const plain = count > sorted ? sql`${tables[name]} ${byTime[name]}` : sql`${tables[name]}`;
  const source = from === null || from === roundsNow ? plain : from(meant);
  const ids = sql`(select rowid from ${source} where ${meant} order by ${order} limit ${rows} offset ${nearer ? after : offset})`;
  return { ids, newestFirst: orderOf(name, 'desc'), totalPages };
}
