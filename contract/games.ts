import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** The game categories, in the order of spec 9; a category the product does not know is dropped. */
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

/** A game as lists show it. */
export const GameTile = z.object({
  gameId: z.string(),
  gameName: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: z.string(),
  image: z.string(),
  isHot: z.optional(z.number()),
  isNew: z.optional(z.number()),
});
export type GameTile = z.infer<typeof GameTile>;

export const games = {
  /** spec 7: `value.data.lanes`; names in the language of the `Language` header. */
  'games.vendors': defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_newGameVendor',
    input: z.object({ platform: z.literal('html5-desktop'), language: z.string() }),
    output: z.object({ data: z.object({ lanes: z.array(VendorLane) }) }),
  }),
  /** spec 7: hot games over all vendors, or of one `vassalage`. */
  'games.hot': defineCall({
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    input: z.object({
      merchantCode: z.string(),
      isPlatform: z.literal('2'),
      vassalage: z.optional(z.string()),
      platform: z.literal('html5-desktop'),
      language: z.string(),
    }),
    output: z.object({ list: z.array(GameTile) }),
  }),
};
