import * as z from 'zod/mini';
import { asMinor } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';

// The messages between the game host and the gateway's seamless wallet. Not part of `contract/`: the app
// never gets them.

/** The path of each question. The app has a page at `/seamless`, so these are elsewhere. */
export const seamlessRoot = '/seamless-wallet';

/** Random bits in base64url, for plays and tickets. */
const Secret = z.string().check(z.regex(/^[\w-]{43}$/));
const Round = z.string().check(z.regex(/^[\w-]{43}$/));
const Player = z.string().check(z.regex(/^[\w-]{10,64}$/));

/** The most one round may cost or pay, in minor units. */
const most = asMinor(100_000_000_00);

/** An amount of money: a decimal string, read as whole minor units. */
const Money = z.pipe(
  z.string().check(
    z.regex(/^\d{1,12}\.\d{2}$/, { abort: true }),
    z.refine((amount) => minorOf(amount) <= most),
  ),
  z.transform(minorOf),
);

export const seamlessInputs = {
  enter: z.strictObject({ ticket: Secret }),
  balance: z.strictObject({ play: Secret }),
  choose: z.strictObject({ play: Secret, game: z.string().check(z.maxLength(64)) }),
  bet: z.strictObject({ play: Secret, round: Round, amount: Money }),
  settle: z.strictObject({ round: Round, amount: Money }),
  rollback: z.strictObject({ round: Round, player: Player }),
} as const;
export type SeamlessCall = keyof typeof seamlessInputs;

/** A play: the player's name for the host, the game, and where its exit leads when it is not framed. */
export const Playing = z.object({
  player: z.string(),
  game: z.object({ id: z.string(), type: z.string(), nameEs: z.string(), nameEn: z.string() }),
  /** The least price of a round. */
  least: z.string(),
  /** Return to player in per cent, and the number of lines; null when unknown. */
  rtp: z.nullable(z.number()),
  lines: z.nullable(z.number()),
  /** The games of the same lobby: the lotteries of one page (spec 4); empty for other games. */
  lobby: z.array(z.object({ id: z.string(), nameEs: z.string(), nameEn: z.string() })),
  back: z.string(),
  balance: z.string(),
  currency: z.string(),
});
export type Playing = z.infer<typeof Playing>;

const Balance = z.object({ balance: z.string() });

export const seamlessOutputs = {
  enter: z.extend(Playing, { play: z.string() }),
  balance: Playing,
  choose: Playing,
  bet: Balance,
  /** With the jackpot that the round won, which is paid with it. */
  settle: z.extend(Balance, { jackpot: z.string() }),
  rollback: Balance,
} as const;
