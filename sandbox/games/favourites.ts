import { and, count, desc, eq } from 'drizzle-orm';
import { favourites } from '#sandbox/db/catalogue-schema.ts';
import { played } from '#sandbox/db/play-schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

/** The most favourites of one member. */
export const mostFavourites = 200;

/** The most games that count as played last. */
const mostRecent = 60;

/** The ids of a member's favourites, the newest first, without games that have left the catalogue. */
export async function favouritesOf({ db, catalogue }: Sandbox, memberId: string): Promise<string[]> {
  const found = await db.read
    .select({ gameId: favourites.gameId })
    .from(favourites)
    .where(eq(favourites.memberId, memberId))
    .orderBy(desc(favourites.at), favourites.gameId);
  return found.map(({ gameId }) => gameId).filter((gameId) => catalogue.game(gameId));
}

/** The ids of the games a member played last, the newest first. */
export async function recentOf({ db, catalogue }: Sandbox, memberId: string): Promise<string[]> {
  const found = await db.read
    .select({ gameId: played.gameId })
    .from(played)
    .where(eq(played.memberId, memberId))
    .orderBy(desc(played.at), played.gameId)
    .limit(mostRecent);
  return found.map(({ gameId }) => gameId).filter((gameId) => catalogue.game(gameId));
}

/** Records that a member plays a game or a lottery now. */
export async function notePlayed({ db, clock }: Sandbox, memberId: string, gameId: string): Promise<void> {
  const at = clock.now();
  await db.write((tx) =>
    tx
      .insert(played)
      .values({ memberId, gameId, at })
      .onConflictDoUpdate({ target: [played.memberId, played.gameId], set: { at } }),
  );
}

/**
 * Makes a game a favourite, or no longer one; a repetition changes nothing. Refusals: GAME_UNKNOWN, FAVOURITES_FULL.
 */
export async function setFavourite(
  { db, catalogue, clock }: Sandbox,
  memberId: string,
  gameId: string,
  favourite: boolean,
): Promise<void> {
  if (!catalogue.game(gameId)) throw new Refusal('GAME_UNKNOWN');
  const own = eq(favourites.memberId, memberId);
  await db.write(async (tx) => {
    if (!favourite) return void (await tx.delete(favourites).where(and(own, eq(favourites.gameId, gameId))));
    const [there] = await tx
      .select()
      .from(favourites)
      .where(and(own, eq(favourites.gameId, gameId)));
    if (there) return;
    const [kept] = await tx.select({ all: count() }).from(favourites).where(own);
    if ((kept?.all ?? 0) >= mostFavourites) throw new Refusal('FAVOURITES_FULL');
    await tx.insert(favourites).values({ memberId, gameId, at: clock.now() });
  });
}
