import { and, eq, sql } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { betShown, betSums, betsOf, betTotals } from '#sandbox/books/record-rows.ts';
import { keptRows } from '#sandbox/db/read-cache.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { named, personShown } from '#sandbox/kit/team.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { pageIn } from './page.ts';
import { inScope, scopeOf } from './scope.ts';

/** What the team bet (`agent.bets`). */
export async function teamBets(
  input: CallInput<'agent.bets'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'agent.bets'>> {
  const { read } = sandbox.db;
  const scope = await scopeOf(input, caller, sandbox);
  const { status, gameType, language, page, size } = input;
  const meant = and(
    inScope(scope, rounds),
    betsOf(status),
    gameType ? eq(rounds.gameType, gameType) : undefined,
  );
  const from = scope.rounds(meant);
  const [found] = await keptRows(sandbox.db, read.select(betSums).from(from).where(meant));
  const wanted = { meant, count: found?.count ?? 0, page, size };
  const { ids, newestFirst, totalPages } = pageIn('rounds', wanted, scope.rounds);
  const rows = await read
    .select({ round: rounds, person: named })
    .from(from)
    .innerJoin(members, eq(members.id, rounds.memberId))
    .where(sql`rounds.rowid in ${ids}`)
    .orderBy(newestFirst);
  return {
    period: scope.period,
    ...scope.narrowed,
    bets: rows.map(({ round, person }) => ({
      ...betShown(round, language, sandbox),
      person: personShown(person, sandbox),
    })),
    totals: betTotals(found),
    totalPages,
    asOf: scope.asOf,
  };
}
