import { count, desc, eq, sql } from 'drizzle-orm';
import type { ProtectionChange } from '#contract/protection/limits.ts';
import { protectionChanges } from '#sandbox/db/protection-schema.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handler } from '#sandbox/wire/handler.ts';
import { settleReturn } from './coming-back.ts';
import { settleRaises } from './raises-due.ts';

const pageSize = 20;

/** What changed and when, newest first; of one moment, the last that was noted first. */
export const historyOf: Handler<'protection.history'> = async ({ page }, caller, sandbox) => {
  const memberId = memberIdOf(caller);
  await settleRaises(sandbox, memberId);
  await settleReturn(sandbox, memberId);
  const own = eq(protectionChanges.memberId, memberId);
  const { read } = sandbox.db;
  const [all] = await read.select({ rows: count() }).from(protectionChanges).where(own);
  const rows = await read
    .select()
    .from(protectionChanges)
    .where(own)
    .orderBy(desc(protectionChanges.at), sql`rowid desc`)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    changes: rows.map(({ memberId: _, what, ...rest }) => ({
      ...rest,
      what: what as ProtectionChange['what'],
    })),
    totalPages: Math.ceil(Number(all?.rows ?? 0) / pageSize),
  };
};
