import type { CallOutput } from '#contract/calls.ts';
import { asMinor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { seededRandom } from './art/random.ts';
import type { Catalogue } from './catalogue.ts';
import { withName } from './drawings.ts';
import type { BothNames, GameEntry } from './entries.ts';
import { bothNames } from './entries.ts';
import { nameIn } from './tiles.ts';

/** A room of a player-versus-player game. `minBet` is minor units. */
export type Room = BothNames & {
  readonly roomId: string;
  readonly game: GameEntry;
  readonly seats: number;
  /** Seats that stay free, so that a member can always get into a game. */
  readonly kept: number;
  readonly minBet: number;
};

/** A vendor opens rooms for its best games: a table for everybody, and one for higher stakes, which may be full. */
const gamesWithRooms = 12;
const tables = [
  { number: 1, name: 'Sala Abierta | Open Room', kept: 1, stake: 1 },
  { number: 2, name: 'Sala Alta | High Room', kept: 0, stake: 5 },
];
const seatings = [2, 4, 4, 6];
const leastBet = 100;

/** The rooms of a vendor; none for a vendor without such games. */
export function roomsOf(catalogue: Catalogue, vassalage: string): Room[] {
  const own = catalogue.games.filter(
    ({ vendor, closed }) => vendor.category === 'PVP' && vendor.vassalage === vassalage && !closed,
  );
  return own.slice(0, gamesWithRooms).flatMap((game) =>
    tables.map(({ number, name, kept, stake }) => {
      const roomId = `${game.gameId}.${number}`;
      const room = bothNames(name);
      return {
        nameEs: `${game.nameEs} · ${room.nameEs}`,
        nameEn: `${game.nameEn} · ${room.nameEn}`,
        roomId,
        game,
        seats: seededRandom(game.gameId).pick(seatings),
        kept,
        minBet: (game.stakes.minBet ?? leastBet) * stake,
      };
    }),
  );
}

/** The room of an id. */
export function roomOf(catalogue: Catalogue, roomId: string): Room | undefined {
  const game = catalogue.game(roomId.replace(/\.\d$/, ''));
  return game && roomsOf(catalogue, game.vendor.vassalage).find((room) => room.roomId === roomId);
}

const sitting = 3 * 60_000;

/** A room as it is listed: who sits there changes every few minutes of the sandbox's clock. */
export function listedRoom(
  room: Room,
  now: number,
  language: string,
): CallOutput<'games.rooms'>['rooms'][number] {
  const { roomId, game, seats, kept, minBet } = room;
  const players = seededRandom(`${roomId} ${Math.floor(now / sitting)}`).below(seats - kept + 1);
  return {
    roomId,
    gameId: game.gameId,
    roomName: nameIn(language, room),
    players,
    seats,
    minBet: amountOf(asMinor(minBet)),
    image: withName(game.image, nameIn(language, game)),
  };
}
