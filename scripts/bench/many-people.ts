import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import { writeRows } from '#sandbox/db/write-rows.ts';

/** How many people, and how many of them are directly below each of them in turn; all below the agent without. */
type Team = { readonly people: number; readonly each?: number };

/** The account of one of those people. */
export const crowdAccount = (n: number) => `crowd${String(n).padStart(5, '0')}`;

/** Puts many people below an agent at once, who joined just before `now`. */
export async function joinMany(
  db: Database,
  agent: string,
  { people, each = 0 }: Team,
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    const [found] = await tx.select({ id: members.id }).from(members).where(eq(members.account, agent));
    if (!found) throw new Error(`There is no ${agent}`);
    const id = (n: number) => `id-of-crowd-${n}`;
    const above = (n: number) => (each === 0 || n < each ? found.id : id(Math.floor(n / each) - 1));
    const rows = Array.from({ length: people }, (_, n) => {
      const name = crowdAccount(n);
      const plain = [0, `Persona ${n}`, '', 1, '', '', 'STATIC', 'ES', 0, 0, 0, 0];
      return [id(n), name, name, 'x', above(n), ...plain, now - 1];
    });
    const names = [
      ...['id', 'account', 'account_key', 'password_hash', 'upline_id', 'type', 'nickname', 'user_name'],
      ...['rank_level', 'rank_name', 'avatar', 'avatar_type', 'language', 'must_change', 'first_login'],
      ...['disabled', 'address_checked', 'created_at'],
    ];
    await writeRows(tx, 'members', names, rows);
  });
}
