import * as z from 'zod/mini';
import { minorOf } from '#contract/wallet/minor-units.ts';

// What the game host and the gateway's seamless wallet say to each other. No part of `contract/`: the app never hears it.

/** Where each question is asked: the app has a page at `/seamless`. */
export const seamlessRoot = '/seamless-wallet';

/** Codes of a refusal. ENDED: of the play session; SHORT: of money; CLOSED: of the round; UNKNOWN: no such round. */
export const seamlessCodes = ['ENDED', 'SHORT', 'CLOSED', 'UNKNOWN', 'MAINTENANCE', 'INVALID'] as const;
export type SeamlessCode = (typeof seamlessCodes)[number];

/** Random bits in base64url, as plays and tickets are made of. */
const Secret = z.string().check(z.regex(/^[\w-]{43}$/));
const Round = z.string().check(z.regex(/^[\w-]{43}$/));
const Player = z.string().check(z.regex(/^[\w-]{10,64}$/));

/** The most one round may cost or bring, in minor units. */
const most = 100_000_000_00;

/** Money that changes hands: a decimal string, read as whole minor units. */
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

/** What is played: who it is for the host, which game, and where its way out leads when it stands alone. */
export const Playing = z.object({
  player: z.string(),
  game: z.object({ id: z.string(), type: z.string(), nameEs: z.string(), nameEn: z.string() }),
  /** The least that a round may cost. */
  least: z.string(),
  /** Return to player in per cent, and the lines that are played; null where nothing is said of them. */
  rtp: z.nullable(z.number()),
  lines: z.nullable(z.number()),
  /** What can be played in the same lobby: the lotteries of one page (spec 4); empty for other games. */
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
  /** With what the round won of a jackpot, which is paid with it. */
  settle: z.extend(Balance, { jackpot: z.string() }),
  rollback: Balance,
} as const;

/** Thrown by the wallet: it says no. */
export class SeamlessRefusal extends Error {
  override readonly name = 'SeamlessRefusal';
  readonly code: SeamlessCode;
  constructor(code: SeamlessCode) {
    super(code);
    this.code = code;
  }
}
