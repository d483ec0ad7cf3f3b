import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Line } from './typed-fields.ts';
import { Amount } from './wallet/money.ts';

/** The game categories, in the order of spec 9. An unknown category is dropped. */
export const categories = [
  'ELOTT',
  'LOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'COCKFIGHT',
] as const;
export type Category = (typeof categories)[number];

/** The types a game can have: the categories, and two that have a page but no place in the navigation (spec 1). */
export const gameTypes = [...categories, 'BINGO', 'JACKPOT'] as const;
export type GameType = (typeof gameTypes)[number];

/** One vendor (spec 3). `isHot` 1 shows the hot marker; `icon` is the address of its logo. */
export const Vendor = z.object({
  accountTypeId: z.number(),
  vassalage: z.string(),
  displayName: z.string(),
  isHot: z.number(),
  gameType: z.string(),
  icon: z.optional(z.string()),
});
export type Vendor = z.infer<typeof Vendor>;

/** One category and its vendors (spec 3); `title` is the category's code. */
export const VendorLane = z.object({
  title: z.string(),
  cards: z.array(Vendor),
  gameClassify: z.optional(z.array(z.object({ name: z.string(), vendors: z.array(z.string()) }))),
});
export type VendorLane = z.infer<typeof VendorLane>;

/** A game as lists show it. `gameType` is one of `gameTypes`; a game of an unknown type is dropped. */
export const GameTile = z.object({
  gameId: z.string(),
  gameName: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: z.string(),
  image: z.string(),
  isHot: z.optional(z.number()),
  isNew: z.optional(z.number()),
  /** The smallest stake of a round and the number of lines, for games that have them. */
  minBet: z.optional(Amount),
  lineNum: z.optional(z.number()),
  /** Return to player in per cent, such as 96.5. */
  rtp: z.optional(z.number()),
  volatility: z.optional(z.enum(['LOW', 'MEDIUM', 'HIGH'])),
});
export type GameTile = z.infer<typeof GameTile>;

/** The filters of a game list (spec 3, game selection types; ALL filters nothing). */
export const selections = ['ALL', 'NEW', 'HOT', 'FAV', 'RECENT'] as const;
export type Selection = (typeof selections)[number];

/** The order of a list: the gateway's own, by name, by return to player, or by smallest bet. */
export const sortings = ['best', 'name', 'rtp', 'minBet'] as const;
export type Sorting = (typeof sortings)[number];

const name = z.string().check(z.maxLength(64));
/** A count in a query. */
const count = z.int().check(z.nonnegative(), z.maximum(100_000));

/** A win on the winner board; the middle of `account` is hidden. `wonAt` is epoch milliseconds. */
export const Winner = z.object({
  account: z.string(),
  gameId: z.string(),
  gameName: z.string(),
  gameType: z.string(),
  image: z.string(),
  amount: Amount,
  wonAt: z.number(),
});
export type Winner = z.infer<typeof Winner>;

/** What opens a game, a room or a vendor (spec 3, game launch payload). */
export const GameLaunch = z.object({
  gameId: z.optional(name),
  roomId: z.optional(name),
  nodeId: name,
  accountType: z.literal(1),
  confirmTrans: z.literal(0),
  vassalage: name,
  launchMode: z.literal('GLS'),
  platform: z.literal('html5-desktop'),
  clientType: z.literal(3),
  username: name,
  merchantCode: name,
  language: z.string(),
});

export type GameLaunch = z.infer<typeof GameLaunch>;

/** What opens a lottery by itself, or in its lobby, whose own exit leads to `backUrl` (spec 7, lobby launch). */
export const LobbyLaunch = z.object({
  lottoArea: z.literal('VN'),
  launchMode: z.literal('LOTT'),
  gameCode: name,
  view: z.enum(['betting', 'lobby']),
  device: z.literal('WEB'),
  backUrl: z.string().check(z.maxLength(2_048)),
  language: z.string(),
});
export type LobbyLaunch = z.infer<typeof LobbyLaunch>;

/**
 * The answer to a launch: the address as `game_url` or `game_url2`, or as `content` for PVP (spec 3);
 * lotteries use the first.
 */
export const Launched = z.object({
  game_url: z.optional(z.nullable(z.string())),
  game_url2: z.optional(z.nullable(z.string())),
  content: z.optional(z.nullable(z.string())),
});
export type Launched = z.infer<typeof Launched>;

export const games = {
  /** spec 7: `value.data.lanes`; names in the language of the `Language` header. */
  'games.vendors': defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_newGameVendor',
    kept: 'everybody',
    input: z.object({ platform: z.literal('html5-desktop'), language: z.string() }),
    output: z.object({ data: z.object({ lanes: z.array(VendorLane) }) }),
  }),
  /** spec 7: hot games over all vendors, or of one `vassalage`. */
  'games.hot': defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    kept: 'everybody',
    input: z.object({
      merchantCode: z.string(),
      isPlatform: z.literal('2'),
      vassalage: z.optional(z.string()),
      platform: z.literal('html5-desktop'),
      language: z.string(),
    }),
    output: z.object({ list: z.array(GameTile) }),
  }),
  /**
   * spec 3 and 7: one page of a list. `page` counts from 1; a page past the end is empty. `gameName` matches part of
   * a name and ignores accents; `minBet` keeps games playable for that much or less, `minLineNum` games with at least
   * that many lines. `selection`, `sort`, `page`, `pageSize` and `gameIds` are ours; `gameIds` keeps only these games
   * (joined by commas), in that order unless `sort` says otherwise. Visitors may browse (spec 6), so the token is
   * sent only if there is one; FAV and RECENT need it, and are ordered like `games.favourites` and `games.recent`.
   */
  'games.list': defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    token: 'offered',
    kept: 'everybody',
    input: z.object({
      clientType: z.literal('3'),
      platform: z.literal('html5-desktop'),
      channel: z.literal('WEB'),
      merchant: z.string(),
      gameType: z.optional(name),
      vassalage: z.optional(name),
      gameClassify: z.optional(name),
      gameName: z.optional(Line),
      minBet: z.optional(Amount),
      minLineNum: z.optional(count),
      selection: z.optional(z.enum(selections)),
      sort: z.optional(z.enum(sortings)),
      gameIds: z.optional(z.string().check(z.maxLength(4_000))),
      page: z.int().check(z.minimum(1), z.maximum(100_000)),
      pageSize: z.int().check(z.minimum(1), z.maximum(60)),
      language: z.string(),
    }),
    output: z.object({ games: z.array(GameTile), totalPages: z.number() }),
  }),
  /** The names of all games of a type, for search as the person types: `[gameId, gameName, vassalage]`. Ours. */
  'games.names': defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getGameNames',
    assumed: true,
    kept: 'everybody',
    input: z.object({ gameType: z.optional(name), vassalage: z.optional(name), language: z.string() }),
    output: z.object({ names: z.array(z.tuple([z.string(), z.string(), z.string()])) }),
  }),
  /** spec 7: the vendors of a game type and the classes of their games; a list is filtered by the `name` of a class. */
  'games.types': defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    token: 'offered',
    kept: 'everybody',
    input: z.object({ gameType: name, language: z.string() }),
    output: z.object({
      types: z.array(
        z.object({
          vassalage: z.string(),
          displayName: z.string(),
          games: z.number(),
          classes: z.array(z.object({ name: z.string(), label: z.string(), games: z.number() })),
        }),
      ),
    }),
  }),
  /** spec 7: the winner board, newest and largest wins first. */
  'games.ranks': defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getRankList',
    kept: 'everybody',
    input: z.object({ gameType: z.optional(name), language: z.string() }),
    output: z.object({ list: z.array(Winner) }),
  }),
  /** Jackpots that can be won now; `perMinute` is how fast each grows. Ours. */
  'games.jackpots': defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getJackpots',
    assumed: true,
    kept: 'everybody',
    input: z.object({ language: z.string() }),
    output: z.object({
      jackpots: z.array(
        z.object({
          gameId: z.string(),
          gameName: z.string(),
          vassalage: z.string(),
          gameType: z.string(),
          image: z.string(),
          amount: Amount,
          perMinute: Amount,
        }),
      ),
    }),
  }),
  /** spec 7 [T]: the ids of the member's favourites, newest first. */
  'games.favourites': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGames',
    token: true,
    input: z.object({}),
    output: z.object({ games: z.array(z.string()) }),
  }),
  /** spec 7 [T]: the member's favourites as games. */
  'games.favouriteList': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    token: true,
    input: z.object({ gameType: z.optional(name), language: z.string() }),
    output: z.object({ list: z.array(GameTile) }),
  }),
  /** Adds or removes a favourite; answers with all favourites. Path and fields are ours. */
  'games.favour': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_setFavoriteGame',
    assumed: true,
    token: true,
    input: z.object({ gameId: name, favorite: z.boolean() }),
    output: z.object({ games: z.array(z.string()) }),
    row: true,
  }),
  /** spec 7 [T]: the member's recently played games, newest first. */
  'games.recent': defineCall({
    method: 'GET',
    path: '/wps/relay/GCS_recentGame',
    token: true,
    input: z.object({ gameType: z.optional(name), language: z.string() }),
    output: z.object({ list: z.array(GameTile) }),
  }),
  /** spec 7 [T]: the rooms of a player-versus-player vendor. */
  'games.rooms': defineCall({
    method: 'GET',
    path: '/wps/relay/GLS2_roomList',
    token: true,
    input: z.object({ vassalage: name, language: z.string() }),
    output: z.object({
      rooms: z.array(
        z.object({
          roomId: z.string(),
          gameId: z.string(),
          roomName: z.string(),
          players: z.number(),
          seats: z.number(),
          minBet: Amount,
          image: z.string(),
        }),
      ),
    }),
    row: true,
  }),
  /**
   * spec 3 and 7 [T]: opens a game, a room, a vendor's own lobby (neither id), or a lottery; `launchMode` tells them apart. The
   * client also puts the token in the body. `nodeId` is the vendor's `accountTypeId`, or '' when unknown.
   */
  'games.launch': defineCall({
    method: 'POST',
    path: '/wps/game/launchGame',
    token: true,
    repeatsToken: true,
    input: z.discriminatedUnion('launchMode', [GameLaunch, LobbyLaunch]),
    output: Launched,
    row: true,
  }),
};
