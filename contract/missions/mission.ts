import * as z from 'zod/mini';
import { Quantity } from '../wallet/counted.ts';
import { Amount, Reference } from '../wallet/money.ts';

/**
 * Where a mission is. LOCKED: see `unlock`; OPEN: it may be joined; JOINED: its clock runs; CLAIM: completed, its reward
 * waits; CLAIMED; MISSED: its time ran out before it was completed; LAPSED: completed and never claimed.
 */
export const missionStates = ['LOCKED', 'OPEN', 'JOINED', 'CLAIM', 'CLAIMED', 'MISSED', 'LAPSED'] as const;

export const Mission = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  state: z.enum(missionStates),
  /** ONCE, or anew each merchant day or week. */
  recurs: z.enum(['ONCE', 'DAILY', 'WEEKLY']),
  /** What is counted: BETS settled bets, STAKE their stakes. */
  unit: z.enum(['BETS', 'STAKE']),
  /** Progress and target, in the unit. */
  done: Quantity,
  target: Quantity,
  /** Bets that count once they are settled. */
  open: z.number(),
  /** The game types that count; empty for all. */
  gameTypes: z.array(z.string()),
  /** Money, or so many points. */
  reward: z.object({ kind: z.enum(['MONEY', 'POINTS']), amount: Amount }),
  /** Hours that a run takes at most, from joining; the period's own end may come sooner. */
  hours: z.number(),
  /** The run of this period: its completion id; null before joining. */
  runId: z.nullable(Reference),
  joinedAt: z.nullable(z.number()),
  /** The end of the step it is at, epoch milliseconds: of joining, of the run, of claiming; null for no end. */
  endsAt: z.nullable(z.number()),
  /** How often it was completed before. */
  completions: z.number(),
  /** How a locked one is unlocked; null for any other. */
  unlock: z.nullable(
    z.object({
      minRank: z.nullable(z.number()),
      /** The mission to be completed first, by its title. */
      after: z.nullable(z.string()),
    }),
  ),
  /** The version of its rules that this run follows. */
  version: z.number(),
});
export type Mission = z.infer<typeof Mission>;
