import { getTableName, sql } from 'drizzle-orm';
import type { Transaction } from '#sandbox/db/database.ts';
import { everything } from '#sandbox/db/every-table.ts';
import { members } from '#sandbox/db/schema.ts';

// A copy of every row that the seed wrote, in tables that only the connection that writes can see, and that go with it.

type Pair = { readonly rows: string; readonly copy: string };

/** Every table with its copy, those that others point to first. */
const pairs: readonly Pair[] = [...everything, members].toReversed().map((table) => {
  const name = getTableName(table);
  return { rows: `main."${name}"`, copy: `temp."seeded_${name}"` };
});

/** The highest number of a row so far, table by table. */
const sequence: Pair = { rows: 'main.sqlite_sequence', copy: 'temp.seeded_sequence' };

/** Copies all rows, in place of an older copy. */
export async function keepCopy(tx: Transaction): Promise<void> {
  for (const { rows, copy } of [...pairs, sequence]) {
    await tx.run(sql.raw(`drop table if exists ${copy}`));
    await tx.run(sql.raw(`create table ${copy} as select * from ${rows}`));
  }
}

/** Writes the copied rows into the emptied tables, with the numbers that they had: a fraction of the work of seeding. */
export async function putBackCopy(tx: Transaction): Promise<void> {
  const fill = ({ rows, copy }: Pair) => tx.run(sql.raw(`insert into ${rows} select * from ${copy}`));
  for (const pair of pairs) await fill(pair);
  await tx.run(sql.raw(`delete from ${sequence.rows}`));
  await fill(sequence);
}
