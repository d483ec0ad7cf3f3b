import { type SQL, sql } from 'drizzle-orm';
import { ledger } from '#sandbox/db/ledger-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { pagesOf } from '#sandbox/wallet/record-rows.ts';

/** Rows that are sorted sooner than everybody's time is walked through. */
const sorted = 20_000;

/** Where the rows are in the order of their time, whoever they are of. */
const byTime = { rounds: sql.raw('indexed by rounds_at'), ledger: sql.raw('indexed by ledger_at') } as const;
const tables = { rounds, ledger } as const;

type Wanted = {
  readonly meant: SQL | undefined;
  /** How many rows that is. */
  readonly count: number;
  readonly page: number;
  readonly size: number;
};

/**
 * The row ids of a page, the newest first. The rows of few people, or few rows, are sorted; of many rows the page is
 * found by walking through time, from the end that is nearer.
 */
export function pageIn(name: keyof typeof tables, { meant, count, page, size }: Wanted) {
  const table = tables[name];
  const { offset, totalPages } = pagesOf({ page, size }, count);
  const after = Math.max(0, count - offset - size);
  const nearer = after < offset;
  const rows = Math.max(0, Math.min(size, count - offset));
  const way = sql.raw(nearer ? 'asc' : 'desc');
  const hint = count > sorted ? byTime[name] : sql.empty();
  const ids = sql`(select rowid from ${table} ${hint} where ${meant} order by ${table.at} ${way}, rowid ${way} limit ${rows} offset ${nearer ? after : offset})`;
  return { ids, totalPages };
}
