import { and, eq } from 'drizzle-orm';
import { rounds } from '#sandbox/db/round-schema.ts';
import { correctRound } from '#sandbox/games/corrections.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Asker } from './promotions.ts';

// Histories are drawn: a number chooses what something happens to.

/** One of all, by any number. */
export function pick<T>(all: readonly T[], n: number): T | undefined {
  return all[n % Math.max(1, all.length)];
}

/** Does what the back office or a provider does; what can't be done just now is left. */
export async function tried(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

/** A member's bets of the kit's game, in one state. */
export function roundsOf({ box, id }: Asker, status: 'taken' | 'settled' | 'refunded') {
  const own = and(eq(rounds.memberId, id), eq(rounds.status, status), eq(rounds.gameId, 'RNG-TRESCONDOR-01'));
  return box.sandbox.db.read.select().from(rounds).where(own).orderBy(rounds.id);
}

/** What a provider does to a member's bets: takes one back, or settles one again without a win. */
export const correctionDeeds = {
  voided: async (asker: Asker, one: number) => {
    const round = pick(await roundsOf(asker, 'settled'), one);
    if (round) await tried(correctRound(asker.box.sandbox, { act: 'void', reference: round.id }));
  },
  resettled: async (asker: Asker, one: number) => {
    const round = pick(await roundsOf(asker, 'refunded'), one);
    const act = { act: 'resettle', win: '0.00' } as const;
    if (round) await tried(correctRound(asker.box.sandbox, { ...act, reference: round.id }));
  },
};
