import type { Transaction } from '#sandbox/db/database.ts';
import { missionRuns } from '#sandbox/db/rewards-schema.ts';
import { newReference } from '#sandbox/kit/references.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** A run of a mission by somebody of the seed: joined and perhaps claimed so many milliseconds ago. */
type Ran = {
  readonly account: string;
  readonly missionId: string;
  readonly ago: number;
  readonly hours: number;
  readonly claimedAgo?: number;
};

/** One that the history of bets has completed, one that runs, one that was missed, and one that was claimed. */
const ran: readonly Ran[] = [
  { account: 'member1', missionId: 'primeras-diez', ago: 8 * day, hours: 168 },
  { account: 'member1', missionId: 'red-llena', ago: 20 * hour, hours: 72 },
  { account: 'member1', missionId: 'suerte-de-bingo', ago: 10 * day, hours: 48 },
  { account: 'vip5', missionId: 'primeras-diez', ago: 60 * day, hours: 168, claimedAgo: 54 * day },
];

/** The missions that the seed's people have joined. */
export async function fillMissions(
  tx: Transaction,
  { idOf, now }: { readonly idOf: (account: string) => string; readonly now: number },
): Promise<void> {
  await tx.insert(missionRuns).values(
    ran.map(({ account, missionId, ago, hours, claimedAgo }) => ({
      id: newReference(),
      memberId: idOf(account),
      missionId,
      period: 'once',
      version: 1,
      joinedAt: now - ago,
      endsAt: now - ago + hours * hour,
      claimedAt: claimedAgo === undefined ? null : now - claimedAgo,
    })),
  );
}
