import { desc, eq } from 'drizzle-orm';
import { tileOf } from '#sandbox/catalogue/tiles.ts';
import { played } from '#sandbox/db/play-schema.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';
import { launch } from './launching.ts';
import { winners } from './winners.ts';

/** How many games count as played lately. */
const mostRecent = 24;

/** The calls about playing: launches, games played lately, winners. */
export const playing = {
  'games.launch': launch,
  'games.recent': async ({ gameType, language }, caller, { db, catalogue }) => {
    const found = await db.read
      .select({ gameId: played.gameId })
      .from(played)
      .where(eq(played.memberId, memberIdOf(caller)))
      .orderBy(desc(played.at), desc(played.gameId));
    const games = found.flatMap(({ gameId }) => catalogue.game(gameId) ?? []);
    const asked = gameType ? games.filter(({ vendor }) => vendor.category === gameType) : games;
    return { list: asked.slice(0, mostRecent).map((game) => tileOf(game, language)) };
  },
  'games.ranks': async (input, _, sandbox) => ({ list: await winners(input, sandbox) }),
} satisfies Partial<Handlers>;
