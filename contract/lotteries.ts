import * as z from 'zod/mini';
import { defineCall } from './call.ts';

const code = z.string().check(z.maxLength(64));

/** The values of a lottery's `accountTypeName` (spec 4): they decide which page it is played on. The words are ours. */
export const accountTypes = {
  lottery: 'LOTTERY',
  electronic: 'ELOTTERY',
  vietnam: 'VNLOTTERY',
  southEastAsia: 'SEALOTTERY',
} as const;
export type AccountType = (typeof accountTypes)[keyof typeof accountTypes];

/** The `isGame` value of an entry that opens its vendor's list of games instead of one game (spec 3). */
export const opensGames = 'VASSALAGE';

/**
 * A lottery in a menu (spec 3, game launch object). With `isGame` VASSALAGE it is not one game but opens its
 * vendor's list of games. `accountTypeName` decides which page it is played on (spec 4).
 */
export const LotteryItem = z.object({
  code: z.string(),
  labelName: z.string(),
  defaultPlayType: z.string(),
  accountTypeName: z.string(),
  gameType: z.string(),
  isGame: z.string(),
  vassalage: z.string(),
  image: z.string(),
});
export type LotteryItem = z.infer<typeof LotteryItem>;

/** A group of lotteries. */
const LotteryMenu = z.object({
  gameGroupCode: z.string(),
  labelName: z.string(),
  games: z.array(LotteryItem),
});

/** One past draw: its issue, such as '20261121-0412', its numbers in order, and its time (epoch ms). */
export const Opened = z.object({
  issue: z.string(),
  numbers: z.array(z.string()),
  openedAt: z.number(),
});
export type Opened = z.infer<typeof Opened>;

const opened = z.object({ list: z.array(Opened) });
const count = z.literal('100');

/** Whose prizes to list (spec 3, prize modes). We take ZY, the operator's own lotteries, to be Vietnam's. */
export const PrizeMode = z.enum(['Lott', 'ZY', 'Elott', 'SEA']);
export type PrizeMode = z.infer<typeof PrizeMode>;

export const lotteries = {
  /** spec 7: the lotteries in their groups. */
  'lotteries.menus': defineCall({
    method: 'GET',
    path: '/lgw/games/game_menus',
    kept: 'everybody',
    input: z.object({ device: z.literal('WEB'), language: z.string() }),
    output: z.object({ gameMenus: z.array(LotteryMenu) }),
  }),
  /** spec 7: the Vietnam lotteries. */
  'lotteries.vnMenu': defineCall({
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    kept: 'everybody',
    input: z.object({ device: z.literal('WEB'), language: z.string() }),
    output: z.object({ gameMenus: z.array(LotteryMenu) }),
  }),
  /** spec 7 [T]: the Vietnam lotteries that the member played last. */
  'lotteries.vnRecent': defineCall({
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    token: true,
    input: z.object({ device: z.literal('WEB'), language: z.string() }),
    output: z.object({ games: z.array(LotteryItem) }),
  }),
  /** spec 7: the most played lotteries. */
  'lotteries.popular': defineCall({
    method: 'GET',
    path: '/lgw/games/popular',
    kept: 'everybody',
    input: z.object({
      count: z.literal('20'),
      prizeMode: PrizeMode,
      device: z.literal('WEB'),
      language: z.string(),
    }),
    output: z.object({ games: z.array(LotteryItem) }),
  }),
  /** spec 7: the latest draws of a Vietnam lottery, newest first. */
  'lotteries.vnOpened': defineCall({
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    kept: 'everybody',
    input: z.object({ gameCode: code, count }),
    output: opened,
    row: true,
  }),
  /** spec 7 [T]: the latest draws of any other lottery, newest first. */
  'lotteries.opened': defineCall({
    method: 'GET',
    path: '/lotto/lgw/games/opened/numero',
    token: true,
    quiet: true,
    input: z.object({ gameCode: code, count }),
    output: opened,
    row: true,
  }),
  /**
   * The next draw: when betting closes, when it is held, when the one before was held, and the gateway's
   * clock (epoch ms). Ours.
   */
  'lotteries.next': defineCall({
    method: 'GET',
    path: '/lgw/games/draw/next',
    assumed: true,
    input: z.object({ gameCode: code }),
    output: z.object({
      issue: z.string(),
      closesAt: z.number(),
      drawsAt: z.number(),
      lastAt: z.number(),
      now: z.number(),
    }),
    row: true,
  }),
};
