import { randomBytes } from 'node:crypto';
import { drawKeys } from '#sandbox/db/draw-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

const only = 1;

async function kept({ db }: Sandbox): Promise<string | undefined> {
  const [found] = await db.read.select().from(drawKeys).limit(1);
  return found?.secret;
}

/** The secret that the draws of this database follow from; the first request makes it. */
export async function drawKey(sandbox: Sandbox): Promise<string> {
  const known = await kept(sandbox);
  if (known !== undefined) return known;
  const secret = randomBytes(32).toString('base64url');
  await sandbox.db.write((tx) => tx.insert(drawKeys).values({ id: only, secret }).onConflictDoNothing());
  return (await kept(sandbox)) ?? secret;
}
