import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { asMinor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { heldIn } from '#sandbox/books/journal.ts';
import { main } from '#sandbox/books/wallets.ts';
import { bothNames } from '#sandbox/catalogue/entries.ts';
import { plays } from '#sandbox/db/round-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { lobbyOf } from '#sandbox/lotteries/lotteries.ts';
import { findNamedSession } from '#sandbox/wire/sessions.ts';
import { SeamlessRefusal } from '#sandbox/wire/signed/refusal.ts';
import { notePlayed } from '../favourites.ts';
import type { Playing } from './messages.ts';

export type Play = typeof plays.$inferSelect;

/** The game and the member of a launch. */
export type Launch = Omit<Play, 'ticketHash' | 'ticketExpiresAt' | 'playHash' | 'createdAt'>;

/** How long a ticket works; milliseconds. */
const ticketLife = 60_000;

/** Launches are deleted after a day: no session lives that long. */
const remembered = 24 * 60 * 60_000;

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Tickets and play sessions are stored as hashes, so that a reader of the database can't use them. */
export function hashOf(shown: string): string {
  return createHash('sha256').update(shown).digest('base64url');
}

/** Makes the ticket of a launch, which works once and for a minute. Only this call returns it. */
export async function issueLaunch({ db, clock }: Sandbox, launch: Launch): Promise<string> {
  const ticket = newSecret();
  const now = clock.now();
  const times = { ticketExpiresAt: now + ticketLife, createdAt: now };
  await db.write(async (tx) => {
    await tx.delete(plays).where(lt(plays.createdAt, now - remembered));
    await tx.insert(plays).values({ ...launch, ...times, ticketHash: hashOf(ticket) });
  });
  return ticket;
}

/** The play session with an id, while the session that launched it lives and its member is not away. Throws ENDED. */
async function livePlay(sandbox: Sandbox, play: string): Promise<Play> {
  const [found] = await sandbox.db.read
    .select()
    .from(plays)
    .where(eq(plays.playHash, hashOf(play)));
  const session = found && (await findNamedSession(sandbox, found.sessionHash));
  if (!found || !session || session.restriction || session.away) throw new SeamlessRefusal('ENDED');
  return found;
}

/** Refuses a game that is not open just now. */
function refuseWhileShut({ settings }: Sandbox, game: Pick<Play, 'gameId' | 'vassalage'>): void {
  const { maintenance, restriction, closedGames } = settings.current();
  const shut = closedGames.includes(game.gameId) || closedGames.includes(game.vassalage);
  if (shut || maintenance.on || restriction.on) throw new SeamlessRefusal('MAINTENANCE');
}

/** The play session of a bet; a bet counts as a use of the session. Throws ENDED, MAINTENANCE. */
export async function playToBet(sandbox: Sandbox, play: string): Promise<Play> {
  const found = await livePlay(sandbox, play);
  refuseWhileShut(sandbox, found);
  return found;
}

/** A play session as the host gets it. */
async function playingOf({ db, settings, catalogue }: Sandbox, play: Play): Promise<Playing> {
  const { memberId, gameId: id, gameType: type, nameEs, nameEn, least, back } = play;
  const { rtp = null, lineNum: lines = null } = catalogue.game(id)?.stakes ?? {};
  const balance = amountOf(await heldIn(db.read, memberId, main));
  return {
    player: memberId,
    game: { id, type, nameEs, nameEn },
    least: amountOf(asMinor(least)),
    rtp,
    lines,
    lobby: lobbyOf(id).map(({ code, name }) => ({ id: code, ...bothNames(name) })),
    back,
    balance,
    currency: settings.current().brand.currencySymbol,
  };
}

/** Exchanges a ticket for a play session; of several requests the first wins. Throws ENDED for a bad ticket. */
export async function enterPlay(sandbox: Sandbox, ticket: string): Promise<Playing & { play: string }> {
  const play = newSecret();
  const good = and(
    eq(plays.ticketHash, hashOf(ticket)),
    isNull(plays.playHash),
    gt(plays.ticketExpiresAt, sandbox.clock.now()),
  );
  await sandbox.db.write((tx) =>
    tx
      .update(plays)
      .set({ playHash: hashOf(play) })
      .where(good),
  );
  return { ...(await tellPlay(sandbox, play)), play };
}

/** A play session with its balance. Throws ENDED. */
export async function tellPlay(sandbox: Sandbox, play: string): Promise<Playing> {
  return playingOf(sandbox, await livePlay(sandbox, play));
}

/**
 * Switches to another lottery of the same lobby, in the same play session. Throws ENDED, MAINTENANCE, and
 * INVALID for a game outside the lobby.
 */
export async function chooseLottery(
  sandbox: Sandbox,
  { play, game }: { play: string; game: string },
): Promise<Playing> {
  const { gameId, vassalage, memberId } = await livePlay(sandbox, play);
  const chosen = lobbyOf(gameId).find(({ code }) => code === game);
  if (!chosen) throw new SeamlessRefusal('INVALID');
  refuseWhileShut(sandbox, { gameId: game, vassalage });
  const { gameType, name } = chosen;
  await sandbox.db.write((tx) =>
    tx
      .update(plays)
      .set({ gameId: game, gameType, ...bothNames(name) })
      .where(eq(plays.playHash, hashOf(play))),
  );
  await notePlayed(sandbox, memberId, game);
  return tellPlay(sandbox, play);
}
