import { and, desc, eq, gt, ne, not } from 'drizzle-orm';
import { withName } from '#catalogue/drawings.ts';
import { nameIn } from '#catalogue/tiles.ts';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { demoType } from '#contract/session/account-types.ts';
import { asMinor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { awayAt } from '#sandbox/kit/away.ts';
import { hiddenAccount } from '#sandbox/kit/hidden.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { lotteryOf } from '#sandbox/lotteries/lotteries.ts';
import { itemOf } from '#sandbox/lotteries/menu.ts';

type Winner = CallOutput<'games.ranks'>['list'][number];

const day = 24 * 60 * 60_000;

/** How many rows the board has. */
const most = 20;

/** The name of a game or a lottery; its id when it is not in the catalogue any more. */
export function gameNameOf(gameId: string, language: string, sandbox: Sandbox): string {
  return shownOf(gameId, language, sandbox).gameName;
}

/** The name and picture of a game of the catalogue, or of a lottery. */
function shownOf(gameId: string, language: string, { catalogue }: Sandbox) {
  const game = catalogue.game(gameId);
  const lottery = game ? undefined : lotteryOf(gameId);
  if (game) {
    const gameName = nameIn(language, game);
    return { gameName, image: withName(game.image, gameName) };
  }
  const { labelName: gameName = gameId, image = '' } = lottery ? itemOf(lottery, language) : {};
  return { gameName, image };
}

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
    ...shownOf(round.gameId, language, sandbox),
    gameType: round.gameType,
    amount: amountOf(round.win),
    wonAt: round.at,
  }));
}
