import type { CallOutput } from '#contract/calls.ts';
import type { Mission } from '#contract/missions/mission.ts';
import type { Claimable } from '../promotions/claim.rules.ts';

/** Milliseconds until missions whose clock runs are read again: their progress moves while the member plays. */
const every = 15_000;

/** What can be claimed comes first, then what runs, then what may be begun. */
const order: readonly Mission['state'][] = ['CLAIM', 'JOINED', 'OPEN'];

/** The missions in the order of the page: what one can do, what is still locked, what is over. */
export type MissionShelves = Readonly<Record<'now' | 'locked' | 'over', readonly Mission[]>>;

/** `held` are the completion ids whose claim this page tells about: they stay where they were claimed. */
export function missionShelves(missions: readonly Mission[], held: readonly string[]): MissionShelves {
  const placeOf = ({ state, runId }: Mission) =>
    runId !== null && held.includes(runId) ? 0 : order.indexOf(state);
  const now = missions.filter((one) => placeOf(one) >= 0).toSorted((a, b) => placeOf(a) - placeOf(b));
  const others = missions.filter((one) => !now.includes(one));
  return {
    now,
    locked: others.filter(({ state }) => state === 'LOCKED'),
    over: others.filter(({ state }) => state !== 'LOCKED'),
  };
}

/** The claims that these missions can have: one for each completion id, and what the member saw of it. */
export function missionClaims(missions: readonly Mission[]): Omit<Claimable, 'language'>[] {
  return missions.flatMap(({ runId, reward: { kind, amount } }) =>
    runId === null
      ? []
      : [{ call: 'missions.claim', id: runId, seen: { runId, reward: { kind, amount } } } as const],
  );
}

/** How much of a mission is done, from 0 to 100, rounded down: only all of it is 100. */
export function missionPercent({ done, target }: Pick<Mission, 'done' | 'target'>): number {
  const whole = Number(target);
  return whole > 0 ? Math.max(0, Math.min(100, Math.floor((Number(done) * 100) / whole))) : 100;
}

/** The hours that a run would have now, in epoch milliseconds `now`: its own, or fewer where the period ends sooner. */
export function hoursLeft({ hours, endsAt }: Pick<Mission, 'hours' | 'endsAt'>, now: number): number {
  return endsAt === null ? hours : Math.max(0, Math.min(hours, Math.ceil((endsAt - now) / 3_600_000)));
}

/** Whether a recurring mission comes again after what happened to it, and when; null for no more. */
export function comesAgain({ state, recurs }: Pick<Mission, 'state' | 'recurs'>): 'DAILY' | 'WEEKLY' | null {
  const over = state === 'CLAIMED' || state === 'MISSED' || state === 'LAPSED';
  return over && recurs !== 'ONCE' ? recurs : null;
}

/** The longest wait until the missions are read again, in milliseconds. */
const longest = 3_600_000;

/**
 * Milliseconds until the missions are read again while they are shown: soon while a clock runs, and when a step of one
 * ends; null for never. `now` is in epoch milliseconds.
 */
export function missionsAgainIn(
  { missions = [] }: CallOutput<'missions.summary'>,
  { now }: { readonly now: number },
): number | null {
  if (missions.some(({ state }) => state === 'JOINED')) return every;
  const ends = missions.flatMap(({ state, endsAt }) =>
    order.includes(state) && endsAt !== null ? [Math.max(endsAt - now, every)] : [],
  );
  return ends.length === 0 ? null : Math.min(longest, ...ends);
}

/**
 * What tells a mission of the list from all others: its id, or for a run of an earlier period, which stands beside the
 * present one until it was claimed, that of the run.
 */
export function missionKey(
  { id, runId, joinedAt }: Pick<Mission, 'id' | 'runId' | 'joinedAt'>,
  missions: readonly Mission[],
): string {
  const began = joinedAt ?? Number.POSITIVE_INFINITY;
  const later = missions.some((one) => one.id === id && (one.joinedAt ?? Number.POSITIVE_INFINITY) > began);
  return later ? (runId ?? id) : id;
}
