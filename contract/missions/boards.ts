import * as z from 'zod/mini';
import { Amount } from '../wallet/money.ts';

/** Days and weeks (from Monday 00:00) are the merchant's. */
export const boards = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type BoardName = (typeof boards)[number];

/** `name` is masked unless it is the caller's own. The score is the money staked in settled bets. */
const BoardRow = z.object({
  rank: z.number(),
  name: z.string(),
  score: Amount,
  /** When the score was reached: of equal scores the earlier ranks higher. */
  reachedAt: z.number(),
  prize: z.nullable(Amount),
  own: z.boolean(),
});
export type BoardRow = z.infer<typeof BoardRow>;

/** Epoch milliseconds throughout. */
export const Board = z.object({
  board: z.enum(boards),
  /** The period's id, such as 2026-11-25, 2026-W48 or 2026-11. */
  period: z.string(),
  from: z.number(),
  to: z.number(),
  zone: z.string(),
  /** RUNNING; FINALISING between the end and the prizes; FINAL: frozen, and its prizes were given. */
  state: z.enum(['RUNNING', 'FINALISING', 'FINAL']),
  /** When a finalising one becomes final. */
  finalAt: z.number(),
  asOf: z.number(),
  /** Bets count by the time of their settlement, ties go to the earlier: printed with this version. */
  version: z.number(),
  prizes: z.array(z.object({ from: z.number(), to: z.number(), amount: Amount })),
  rows: z.array(BoardRow),
  /** Everybody on the board. */
  count: z.number(),
  totalPages: z.number(),
  /** The caller's own row; null for somebody who has no score or may not be on the board. */
  own: z.nullable(BoardRow),
  /** Earlier periods that are kept, the newest first. */
  earlier: z.array(z.object({ period: z.string(), from: z.number(), to: z.number() })),
});
export type Board = z.infer<typeof Board>;
