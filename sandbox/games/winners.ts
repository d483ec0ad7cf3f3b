import { and, desc, eq, gt, ne, not } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { demoType } from '#contract/session/account-types.ts';
import { asMinor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { gameShown } from '#sandbox/books/game-names.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { awayAt } from '#sandbox/kit/away.ts';
import { hiddenAccount } from '#sandbox/kit/masking.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

type Winner = CallOutput<'games.ranks'>['list'][number];

const day = 24 * 60 * 60_000;

/** How many rows the board has. */
const most = 20;

/** The largest wins of the last day, the newest first among equals (spec 7), without demo accounts and without whoever is away. */
export async function winners(
  { gameType, language }: CallInput<'games.ranks'>,
  sandbox: Sandbox,
): Promise<Winner[]> {
  const { db, clock } = sandbox;
  const ofType = gameType ? eq(rounds.gameType, gameType) : undefined;
  const counts = and(
    eq(rounds.status, 'settled'),
    gt(rounds.win, asMinor(0)),
    gt(rounds.at, clock.now() - day),
    ne(members.type, demoType),
    not(awayAt(rounds.memberId, clock.now())),
    ofType,
  );
  const found = await db.read
    .select({ round: rounds, account: members.account })
    .from(rounds)
    .innerJoin(members, eq(members.id, rounds.memberId))
    .where(counts)
    .orderBy(desc(rounds.win), desc(rounds.at))
    .limit(most);
  return found.map(({ round, account }) => ({
    account: hiddenAccount(account),
    gameId: round.gameId,
    ...gameShown(round.gameId, language, sandbox),
    gameType: round.gameType,
    amount: amountOf(round.win),
    wonAt: round.at,
  }));
}
