import { expect, it } from 'vitest';
import { isFull, roomsOf } from '#machines/games/rooms.rules.ts';

const room = (gameId: string, minBet: string) => ({
  roomId: `${gameId} ${minBet}`,
  gameId,
  roomName: 'Sala',
  players: 1,
  seats: 4,
  minBet,
  image: '',
});

it('a game has so many rooms, and the least stake of them', () => {
  const rooms = [room('A', '100.00'), room('B', '1.00'), room('A', '20.00')];
  expect(roomsOf({ gameId: 'A' }, rooms)).toEqual({ count: 2, least: '20.00' });
  expect(roomsOf({ gameId: 'C' }, rooms)).toEqual({ count: 0, least: null });
});

it('a room with more players than seats is full, too', () => {
  expect([3, 4, 5].map((players) => isFull({ players, seats: 4 }))).toEqual([false, true, true]);
});
