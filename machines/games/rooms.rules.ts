import type { CallOutput } from '#contract/calls.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';

/** A room of a player-versus-player game (spec 7, rooms). */
export type Room = CallOutput<'games.rooms'>['rooms'][number];

/** The rooms of one game: how many, and the least stake in them as on the wire; null without rooms. */
export function roomsOf(
  { gameId }: { readonly gameId: string },
  rooms: readonly Room[],
): { readonly count: number; readonly least: string | null } {
  const own = rooms.filter((room) => room.gameId === gameId);
  const [cheapest] = own.toSorted((one, other) => (minorOf(one.minBet) < minorOf(other.minBet) ? -1 : 1));
  return { count: own.length, least: cheapest?.minBet ?? null };
}

/** Whether nobody can sit down any more. */
export function isFull({ players, seats }: Pick<Room, 'players' | 'seats'>): boolean {
  return players >= seats;
}
