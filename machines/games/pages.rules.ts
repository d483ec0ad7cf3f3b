import type { CallOutput } from '#contract/calls.ts';
import type { GameTile } from '#contract/games.ts';

/** Games per page: as many as the contract allows. */
export const pageSize = 60;

type Page = CallOutput<'games.list'>;

/** A key that is unique among games. */
export function tileKey({ vassalage, gameId }: Pick<GameTile, 'vassalage' | 'gameId'>): string {
  return `${vassalage}/${gameId}`;
}

/** The games of consecutive pages; a game that moved to a later page meanwhile appears once (NET-11). */
export function tilesOf(pages: readonly Page[]): readonly GameTile[] {
  const seen = new Map<string, GameTile>();
  for (const { games } of pages) {
    for (const game of games) if (!seen.has(tileKey(game))) seen.set(tileKey(game), game);
  }
  return [...seen.values()];
}

/** The next page, or undefined at the end: the newest answer says where the end is, and an empty page is one too. */
export function pageAfter({ games, totalPages }: Page, page: number): number | undefined {
  return games.length > 0 && page < totalPages ? page + 1 : undefined;
}

/** The page before, or undefined at the beginning. */
export function pageBefore(page: number): number | undefined {
  return page > 1 ? page - 1 : undefined;
}

/** The page that holds an index of the list; indexes count from 0, pages from 1. */
export function pageOfPlace(place: number): number {
  return Math.floor(Math.max(0, place) / pageSize) + 1;
}

/** The index of the first game on a page. */
export function firstPlaceOf(page: number): number {
  return (page - 1) * pageSize;
}

/** Where to start instead when the list has become shorter than the requested page; otherwise undefined. */
export function pageInstead({ games, totalPages }: Page, page: number): number | undefined {
  if (games.length > 0 || page === 1) return undefined;
  return Math.max(1, Math.min(page - 1, Math.trunc(totalPages)));
}
