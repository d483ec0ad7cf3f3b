import { eq } from 'drizzle-orm';
import type { Mission } from '#contract/missions/mission.ts';
import { asMicro, asMinor, type Micro, microBets, microMoney } from '#contract/units.ts';
import { type Counting, reachedAt } from '#sandbox/books/counted.ts';
import { type MissionEntry, missionEntries } from '#sandbox/catalogue/missions.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { missionRuns } from '#sandbox/db/rewards-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { periodAt } from '#sandbox/kit/merchant-time.ts';
import { claimableUntil, type TimeAway, timesAway } from '#sandbox/protection/time-away.ts';

type Reader = Pick<Transaction, 'select' | 'values'>;
export type RunRow = typeof missionRuns.$inferSelect;

const hour = 60 * 60_000;

/** How long a completed run can be claimed. */
export const claimTime = 72 * hour;

/** A mission counts bets, or the money of their stakes. */
type Counted = 'bet' | 'unit of money';

/** Where a mission, or one run of it, is at a moment. Epoch milliseconds. */
export type MissionStanding = {
  readonly entry: MissionEntry;
  readonly run: RunRow | null;
  readonly state: Mission['state'];
  readonly endsAt: number | null;
  readonly counting: Counting<Counted> | null;
  /** How often it was claimed. */
  readonly completions: number;
  /** What unlocks it, where it is locked. */
  readonly unlock: { readonly minRank: number | null; readonly after: MissionEntry | null } | null;
};

/** So many of what a mission counts: bets, or minor units of stakes. */
function counted({ unit }: MissionEntry, many: number): Micro<Counted> {
  return unit === 'BETS' ? microBets(many) : microMoney(asMinor(many));
}

/** What a run has to reach. */
export function microTarget(entry: MissionEntry): Micro<Counted> {
  return counted(entry, entry.target);
}

/** The bets that count for a run: settled after it was joined and before it ends. */
function countingOf(entry: MissionEntry, run: RunRow): Counting<Counted> {
  const { id, unit, gameTypes } = entry;
  const one = counted(entry, 1);
  return {
    after: run.joinedAt,
    until: run.endsAt - 1,
    rule: { id, version: run.version },
    per: unit === 'BETS' ? 'bets' : 'stake',
    shares: Object.fromEntries(gameTypes.map((type) => [type, one])),
    others: gameTypes.length === 0 ? one : asMicro(0),
    maxBet: null,
  };
}

/** The merchant's day or week of a mission at a moment; one that does not recur has a single period without end. */
export function missionPeriod(
  { recurs }: Pick<MissionEntry, 'recurs'>,
  at: number,
  zone: string,
): { readonly id: string; readonly to: number | null } {
  if (recurs === 'ONCE') return { id: 'once', to: null };
  return periodAt(recurs, at, zone);
}

async function stepOf(
  from: Reader,
  { entry, run, counting }: { entry: MissionEntry; run: RunRow; counting: Counting<Counted> },
  { at, away }: { readonly at: number; readonly away: readonly TimeAway[] },
): Promise<Pick<MissionStanding, 'state' | 'endsAt'>> {
  if (run.claimedAt !== null) return { state: 'CLAIMED', endsAt: null };
  const met = await reachedAt(
    from,
    run.memberId,
    { ...counting, until: Math.min(at, counting.until) },
    microTarget(entry),
  );
  if (met === null) return at < run.endsAt ? { state: 'JOINED', endsAt: run.endsAt } : missed(run.endsAt);
  const until = claimableUntil({ since: met, end: met + claimTime }, away);
  return at < until ? { state: 'CLAIM', endsAt: until } : { state: 'LAPSED', endsAt: until };
}

function missed(endsAt: number) {
  return { state: 'MISSED', endsAt } as const;
}

type Asked = { readonly memberId: string; readonly at: number; readonly zone: string };

/**
 * Every mission of a member at a moment, in the order of the catalogue: of runs of earlier periods those that can still be
 * claimed, and the one with this id.
 */
export async function missionsOf(
  from: Reader,
  { memberId, at, zone }: Asked,
  runId?: string,
): Promise<readonly MissionStanding[]> {
  const runs = await from.select().from(missionRuns).where(eq(missionRuns.memberId, memberId));
  const [member] = await from
    .select({ rank: members.rankLevel })
    .from(members)
    .where(eq(members.id, memberId));
  const claims = (id: string) =>
    runs.filter(({ missionId, claimedAt }) => missionId === id && claimedAt !== null).length;
  const away = await timesAway(from, memberId, at);
  const all: MissionStanding[] = [];
  for (const entry of missionEntries) {
    const completions = claims(entry.id);
    const period = missionPeriod(entry, at, zone);
    const own = runs.filter(({ missionId }) => missionId === entry.id);
    for (const run of own) {
      const counting = countingOf(entry, run);
      const step = await stepOf(from, { entry, run, counting }, { at, away });
      if (run.period !== period.id && step.state !== 'CLAIM' && run.id !== runId) continue;
      all.push({ entry, run, counting, completions, unlock: null, ...step });
    }
    if (own.some((run) => run.period === period.id)) continue;
    const ranked = (member?.rank ?? 1) >= entry.minRank;
    const first = entry.after === null || claims(entry.after) > 0;
    const none = { entry, run: null, counting: null, completions };
    if (ranked && first) {
      all.push({ ...none, state: 'OPEN', endsAt: period.to, unlock: null });
      continue;
    }
    const after = first ? null : (missionEntries.find(({ id }) => id === entry.after) ?? null);
    all.push({
      ...none,
      state: 'LOCKED',
      endsAt: null,
      unlock: { minRank: ranked ? null : entry.minRank, after },
    });
  }
  return all;
}
