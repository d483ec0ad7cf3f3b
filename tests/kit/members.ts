import { eq } from 'drizzle-orm';
import { members } from '#sandbox/db/schema.ts';
import type { TestSandbox } from './sandbox.ts';

type Box = Pick<TestSandbox, 'sandbox'>;

/** A member as the database has them; undefined where nobody has the account. */
export async function memberOf({ sandbox }: Box, account: string) {
  const [found] = await sandbox.db.read.select().from(members).where(eq(members.account, account));
  return found;
}

/** The id of a member; empty where nobody has the account. */
export async function idOf(box: Box, account: string): Promise<string> {
  return (await memberOf(box, account))?.id ?? '';
}
