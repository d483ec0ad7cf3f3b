import { describe, expect, it } from 'vitest';
import type { CallName, CallOutput } from '#contract/calls.ts';
import { gameTypes } from '#contract/games.ts';
import { listedRoom, roomOf, roomsOf } from '#sandbox/catalogue/rooms.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

async function read<N extends CallName>(name: N, input: Record<string, unknown>, token?: string) {
  const { status, body } = await askCall(box.address, name, input, token ? { token } : {});
  expect([name, status, body.code]).toEqual([name, 200, undefined]);
  return body.value as CallOutput<N>;
}

describe('the vendors of a category', () => {
  it('come with the number of their games and their classes', async () => {
    const { types } = await read('games.types', { gameType: 'RNG', language: 'EN' });
    expect(types).toHaveLength(20);
    expect(types.reduce((sum, { games }) => sum + games, 0)).toBe(10_000);
    for (const { vassalage, games, classes } of types) {
      expect(classes.length, vassalage).toBeGreaterThanOrEqual(3);
      expect(
        classes.reduce((sum, one) => sum + one.games, 0),
        vassalage,
      ).toBe(games);
    }
    expect(types.find(({ vassalage }) => vassalage === 'BAMBU')?.classes[0]).toMatchObject({
      name: 'ASIA',
      label: 'The East',
    });
  });

  it('exist for every category, one of which has one vendor, and BGS alone has the jackpots', async () => {
    const counts = await Promise.all(
      gameTypes.map(async (gameType) => {
        const { types } = await read('games.types', { gameType, language: 'ES' });
        return [gameType, types.map(({ vassalage }) => vassalage)] as const;
      }),
    );
    const known = new Map(counts);
    expect(known.get('JACKPOT')).toEqual(['BGS']);
    expect(known.get('PVP')).toHaveLength(1);
    expect(known.get('COCKFIGHT')).toEqual(['DS88', 'DIG']);
    for (const [gameType, vendors] of counts) expect(vendors.length, gameType).toBeGreaterThan(0);
    expect(await read('games.types', { gameType: 'x', language: 'ES' })).toEqual({ types: [] });
  });
});

describe('jackpots', () => {
  it('grow at their stated rate by the gateway’s clock, and lead to existing games', async () => {
    const first = (await read('games.jackpots', { language: 'ES' })).jackpots;
    expect(first.length).toBeGreaterThanOrEqual(10);
    const amounts = first.map(({ amount }) => Number(amount));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    box.sandbox.clock.move(10 * 60_000);
    const later = new Map(
      (await read('games.jackpots', { language: 'ES' })).jackpots.map((one) => [
        one.gameId,
        Number(one.amount),
      ]),
    );
    const grown = first.filter(({ gameId, amount, perMinute }) => {
      const by = (later.get(gameId) ?? 0) - Number(amount);
      return Math.abs(by - 10 * Number(perMinute)) < Number(perMinute);
    });
    // One of them may have been won in between.
    expect(grown.length).toBeGreaterThanOrEqual(first.length - 1);
    for (const { gameId } of first) expect(box.sandbox.catalogue.game(gameId)?.closed).toBe(false);
    box.sandbox.clock.set(0);
    for (const { amount } of (await read('games.jackpots', { language: 'EN' })).jackpots)
      expect(Number(amount)).toBeGreaterThan(0);
    box.sandbox.clock.reset();
  });
});

describe('rooms of player-versus-player games', () => {
  it('have seats that fill and empty, a minimum bet, and a game that is open', async () => {
    const token = await signIn(box.address, 'member1');
    const { rooms } = await read('games.rooms', { vassalage: 'MESABRAVA', language: 'ES' }, token);
    expect(rooms).toHaveLength(24);
    expect(new Set(rooms.map(({ roomId }) => roomId)).size).toBe(24);
    for (const { roomId, gameId, players, seats, minBet } of rooms) {
      expect(players).toBeLessThanOrEqual(seats);
      expect(seats).toBeGreaterThanOrEqual(2);
      expect(minBet).toMatch(/^\d+\.00$/);
      expect(roomOf(box.sandbox.catalogue, roomId)?.game.gameId).toBe(gameId);
      expect(box.sandbox.catalogue.game(gameId)?.closed).toBe(false);
    }
    expect(rooms[0]?.roomName).toBe('Truco de la Pampa · Sala Abierta');
    box.sandbox.clock.move(60 * 60_000 * 0.4);
    const later = await read('games.rooms', { vassalage: 'MESABRAVA', language: 'ES' }, token);
    expect(later.rooms.map(({ players }) => players)).not.toEqual(rooms.map(({ players }) => players));
    box.sandbox.clock.reset();
  });

  it('are full now and then, except one of each game', () => {
    const rooms = roomsOf(box.sandbox.catalogue, 'MESABRAVA');
    const sittings = Array.from({ length: 500 }, (_, n) =>
      rooms.map((room) => listedRoom(room, n * 180_000, 'ES')),
    );
    for (const listed of sittings) {
      const free = listed.filter(({ players, seats }) => players < seats);
      expect(new Set(free.map(({ gameId }) => gameId)).size).toBe(rooms.length / 2);
    }
    expect(sittings.flat().some(({ players, seats }) => players === seats)).toBe(true);
  });

  it('do not exist for a vendor of another category', async () => {
    const token = await signIn(box.address, 'member1');
    for (const vassalage of ['BAMBU', 'nothing', '']) {
      expect(await read('games.rooms', { vassalage, language: 'ES' }, token)).toEqual({ rooms: [] });
    }
    expect(roomOf(box.sandbox.catalogue, 'RNG-BAMBU-01.1')).toBeUndefined();
    expect(roomOf(box.sandbox.catalogue, 'PVP-MESABRAVA-01.9')).toBeUndefined();
  });
});
