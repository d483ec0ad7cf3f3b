import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import { writeRows } from '#sandbox/db/write-rows.ts';

const day = 24 * 60 * 60_000;

async function idsOf(db: Database, accounts: readonly string[]): Promise<string[]> {
  const found = await db.read
    .select({ id: members.id })
    .from(members)
    .where(inArray(members.account, accounts));
  if (found.length !== accounts.length) throw new Error(`Not all of ${accounts.join(', ')} are there`);
  return found.map(({ id }) => id);
}

/**
 * Has members play so many rounds within the last 80 days, in turn, some at the very same moment, each of them lost and
 * won back, so that nobody has more or less than before: rounds, entries and ledger as playing writes them.
 */
export async function playMany(
  db: Database,
  accounts: readonly string[],
  rounds: number,
  now: number,
): Promise<void> {
  const ids = await idsOf(db, accounts);
  const idOf = (n: number) => ids[n % ids.length] ?? '';
  const step = Math.floor((80 * day) / rounds);
  const numbers = Array.from({ length: rounds }, (_, n) => n);
  const name = (n: number) => `many${String(n).padStart(39, '0')}`;
  const at = (n: number) => now - day - (n - (n % 3)) * step;
  await db.write(async (tx) => {
    const [last] = await tx.values<[number]>(sql`select max(id) from entries`);
    const first = (last?.[0] ?? 0) + 1;
    const moves = numbers.flatMap((n) => [
      { id: first + 2 * n, n, cause: 'bet', change: -100 },
      { id: first + 2 * n + 1, n, cause: 'win', change: 100 },
    ]);
    const round = (n: number) => [name(n), idOf(n), 'RNG-X-01', 'RNG', 'settled', 100, 100, 0, at(n)];
    const ofRound = ['id', 'member_id', 'game_id', 'game_type', 'status', 'stake', 'win', 'balance', 'at'];
    await writeRows(tx, 'rounds', ofRound, numbers.map(round));
    const entries = moves.map(({ id, n, cause }) => [id, cause, name(n), at(n)]);
    await writeRows(tx, 'entries', ['id', 'cause', 'reference', 'at'], entries);
    const lines = moves.flatMap(({ id, n, cause, change }) => [
      [id, idOf(n), 'MAIN', change, 0, cause, at(n)],
      [id, null, 'GAMES', -change, 0, cause, at(n)],
    ]);
    const ofLine = ['entry_id', 'member_id', 'account', 'change', 'balance', 'cause', 'at'];
    await writeRows(tx, 'ledger', ofLine, lines);
  });
}
