import { and, eq, isNull, max } from 'drizzle-orm';
import { demoType } from '#contract/session/account-types.ts';
import { asMinor, type Minor, negated } from '#contract/units.ts';
import { jackpotAfter, jackpotGames } from '#sandbox/catalogue/jackpots.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { entries, ledger } from '#sandbox/db/ledger-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { realChance } from '#sandbox/kit/chance.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

/** The house account that pays jackpots. */
export const jackpotsAccount = 'JACKPOTS';

const paid = and(isNull(ledger.memberId), eq(ledger.account, jackpotsAccount));

type From = Pick<Transaction, 'select'>;

/** When the jackpot of each game was last won, or else when the books began; epoch milliseconds. */
export async function jackpotsSince(from: From): Promise<(gameId: string) => number> {
  const won = await from
    .select({ gameId: rounds.gameId, at: max(ledger.at) })
    .from(ledger)
    .innerJoin(entries, eq(entries.id, ledger.entryId))
    .innerJoin(rounds, eq(rounds.id, entries.reference))
    .where(paid)
    .groupBy(rounds.gameId);
  const [first] = await from.select({ at: entries.at }).from(entries).orderBy(entries.id).limit(1);
  const wins = new Map(won.map(({ gameId, at }) => [gameId, at]));
  return (gameId) => wins.get(gameId) ?? first?.at ?? Number.POSITIVE_INFINITY;
}

/** The jackpot that a round has won, in minor units. */
export async function jackpotOf(from: From, roundId: string): Promise<Minor> {
  const [found] = await from
    .select({ change: ledger.change })
    .from(ledger)
    .innerJoin(entries, eq(entries.id, ledger.entryId))
    .where(and(paid, eq(entries.cause, 'win'), eq(entries.reference, roundId)));
  return negated(found?.change ?? asMinor(0));
}

/** Draws whether a round wins its game's jackpot: nothing, or the whole jackpot. Play money never wins. */
export async function drawJackpot(
  from: From,
  { gameId, memberId }: Pick<typeof rounds.$inferSelect, 'gameId' | 'memberId'>,
  { catalogue, settings, clock }: Pick<Sandbox, 'catalogue' | 'settings' | 'clock'>,
): Promise<Minor> {
  const { jackpotOneIn } = settings.current().limits;
  if (jackpotOneIn === 0 || realChance(jackpotOneIn) > 0) return asMinor(0);
  if (!jackpotGames(catalogue).some((game) => game.gameId === gameId)) return asMinor(0);
  const [member] = await from.select({ type: members.type }).from(members).where(eq(members.id, memberId));
  if (!member || member.type === demoType) return asMinor(0);
  const since = await jackpotsSince(from);
  return asMinor(jackpotAfter(gameId, clock.now() - since(gameId)));
}
