import { sql } from 'drizzle-orm';
import type { Minor } from '#contract/units.ts';
import type { Transaction } from './database.ts';

export type Row = readonly (string | number | Minor | null)[];

/** Writes many rows with one statement: a start writes thousands of rows, and tests start often. */
export async function writeRows(
  tx: Transaction,
  table: string,
  columns: readonly string[],
  rows: Iterable<Row>,
): Promise<void> {
  const values = columns.map((_, at) => `value ->> ${at}`).join(', ');
  const into = sql.raw(`insert into ${table} (${columns.join(', ')}) select ${values} from json_each(`);
  await tx.run(sql`${into}${JSON.stringify([...rows])}${sql.raw(')')}`);
}
