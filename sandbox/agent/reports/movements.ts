import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { movementShown, movementSums, movementTotals } from '#sandbox/books/record-rows.ts';
import { held } from '#sandbox/books/wallets.ts';
import { ledger } from '#sandbox/db/ledger-schema.ts';
import { keptRows } from '#sandbox/db/read-cache.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { named, personShown } from '#sandbox/kit/team.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { pageIn } from './page.ts';
import { inScope, scopeOf } from './scope.ts';

/** What moved in the wallets of the team (`agent.movements`), as each of them sees it, without what a wallet holds. */
export async function teamMovements(
  input: CallInput<'agent.movements'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'agent.movements'>> {
  const { read } = sandbox.db;
  const scope = await scopeOf(input, caller, sandbox);
  const { kind, language, page, size } = input;
  const meant = and(
    inScope(scope, ledger),
    // The house's side of each movement is not in the index by time.
    isNotNull(ledger.memberId),
    ne(ledger.account, held),
    kind ? eq(ledger.cause, kind) : undefined,
  );
  const [found] = await keptRows(sandbox.db, read.select(movementSums).from(ledger).where(meant));
  const { ids, newestFirst, totalPages } = pageIn('ledger', { meant, count: found?.count ?? 0, page, size });
  const rows = await read
    .select({ row: ledger, person: named })
    .from(ledger)
    .innerJoin(members, eq(members.id, ledger.memberId))
    .where(sql`${ledger.id} in ${ids}`)
    .orderBy(newestFirst);
  return {
    period: scope.period,
    ...scope.narrowed,
    movements: rows.map(({ row, person }) => ({
      ...movementShown(row, language, sandbox),
      person: personShown(person, sandbox),
    })),
    totals: movementTotals(found),
    totalPages,
    asOf: scope.asOf,
  };
}
