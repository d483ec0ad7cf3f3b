import { asc, eq, sql } from 'drizzle-orm';
import type { Facts } from '#contract/promotions/terms.ts';
import { asMicro, microMoney, signOf } from '#contract/units.ts';
import { minorOf, percentOf } from '#contract/wallet/minor-units.ts';
import { type Counting, reachedAt } from '#sandbox/books/counted.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { rewards } from '#sandbox/db/rewards-schema.ts';
import { claimableUntil, type TimeAway, timesAway } from '#sandbox/protection/time-away.ts';
import { type Reason, reasons } from './reasons.ts';
import { claimTime, wageringTime } from './terms.ts';

type Reader = Pick<Transaction, 'select' | 'values'>;
export type RewardRow = typeof rewards.$inferSelect;

/** Where a reward is at a moment: what was decided, and what the clock and the bets made of it. Epoch milliseconds. */
export type Standing = {
  readonly row: RewardRow;
  readonly status: RewardRow['status'];
  /** Why it ended, where the clock ended it. */
  readonly reason: Reason | null;
  /** When the step it is at ends; null for no end. */
  readonly endsAt: number | null;
  readonly settledAt: number | null;
  /** When what it takes was done; null for not yet, or for nothing to do. */
  readonly metAt: number | null;
  /** What is wagered before it; 0 for its turn. */
  readonly place: number;
  /** The bets that count for it; null where none count, or not yet. */
  readonly counting: Counting<'unit of money'> | null;
};

const decided: readonly RewardRow['status'][] = ['CLAIMED', 'ISSUED', 'REJECTED', 'CLOSE'];

/** Whether nothing can change it any more. */
export function isDecided({ status }: Pick<RewardRow, 'status'>): boolean {
  return decided.includes(status);
}

function standing(row: RewardRow, more: Partial<Standing> = {}): Standing {
  const none = { reason: null, endsAt: null, metAt: row.metAt, place: 0, counting: null };
  return { row, status: row.status, settledAt: row.settledAt, ...none, ...more };
}

function closed(row: RewardRow, at: number, reason: Reason, more: Partial<Standing> = {}): Standing {
  return standing(row, { status: 'CLOSE', settledAt: at, reason, ...more });
}

/** When everything is looked at, and when its member was away until then. */
type Moment = { readonly at: number; readonly away: readonly TimeAway[] };

/** One that waits for somebody, or can be claimed from the start: only the clock ends it. */
function ofClock(row: RewardRow, { at, away }: Moment): Standing {
  const { terms, status } = row;
  if (isDecided(row) || !terms) return standing(row);
  const { closesAt } = terms.dates;
  if (status === 'CLAIM') {
    const endsAt = claimableUntil({ since: row.at, end: closesAt + claimTime(terms) }, away);
    return at < endsAt ? standing(row, { endsAt }) : closed(row, endsAt, reasons.unclaimed);
  }
  if (at < closesAt) return standing(row, { endsAt: closesAt });
  return closed(row, closesAt, status === 'JOINED' ? reasons.noDeposit : reasons.undecided);
}

function countingOf(
  { promotionId, id }: RewardRow,
  terms: Facts,
  after: number,
  until: number,
): Counting<'unit of money'> {
  const games = terms.wagering?.games ?? [];
  return {
    after,
    until,
    rule: { id: promotionId ?? id, version: terms.version },
    per: 'stake',
    // Hundredths of a percent are what a minor unit counts in millionths of a unit.
    shares: Object.fromEntries(games.map(({ gameType, percent }) => [gameType, asMicro(percentOf(percent))])),
    others: asMicro(0),
    maxBet: terms.maxBet === null ? null : minorOf(terms.maxBet),
  };
}

type Queued = RewardRow & { readonly terms: Facts; readonly queuedAt: number };

/** Its turn has come: it is met, over, or being wagered. */
async function ofTurn(from: Reader, row: Queued, begun: number, { at, away }: Moment): Promise<Standing> {
  const { memberId, terms, required } = row;
  const deadline = begun + wageringTime(terms);
  const counting = countingOf(row, terms, begun, Math.min(at, deadline));
  const target = microMoney(required);
  // One is met for good once a later one was claimed on that ground: no bet counts for both.
  const metAt =
    row.metAt ?? (signOf(required) === 0 ? begun : await reachedAt(from, memberId, counting, target));
  if (metAt === null) {
    if (at >= deadline) return closed(row, deadline, reasons.unmet, { counting });
    return standing(row, { endsAt: deadline, counting });
  }
  const met = { metAt, counting: { ...counting, until: metAt } };
  const endsAt = claimableUntil({ since: metAt, end: metAt + claimTime(terms) }, away);
  if (at >= endsAt) return closed(row, endsAt, reasons.unclaimed, met);
  return standing(row, { ...met, status: 'CLAIM', endsAt });
}

/** The bets that counted for one that is decided. */
function ofPast(row: Queued, begun: number): Standing {
  const until = row.metAt ?? row.settledAt ?? 0;
  return standing(row, { counting: until > begun ? countingOf(row, row.terms, begun, until) : null });
}

/**
 * Bonuses are wagered one after the other: each begins when it was queued, or at the moment the one before was met or
 * ended.
 */
async function ofQueue(from: Reader, queue: readonly Queued[], moment: Moment): Promise<Standing[]> {
  const all: Standing[] = [];
  let free = 0;
  let place = 0;
  for (const row of queue) {
    const begun = signOf(row.required) === 0 ? row.queuedAt : Math.max(row.queuedAt, free);
    if (isDecided(row)) {
      all.push(ofPast(row, begun));
      free = Math.max(free, row.metAt ?? row.settledAt ?? 0);
      continue;
    }
    if (begun === Number.POSITIVE_INFINITY) {
      all.push(standing(row, { place }));
      place += 1;
      continue;
    }
    const one = await ofTurn(from, row, begun, moment);
    all.push(one);
    if (signOf(row.required) === 0) continue;
    const running = one.status === 'PROCESS';
    free = running ? Number.POSITIVE_INFINITY : Math.max(free, one.metAt ?? one.settledAt ?? 0);
    if (running) place += 1;
  }
  return all;
}

/** Everything of a member, the oldest first, as it is at a moment (epoch milliseconds). */
export async function standingsOf(from: Reader, memberId: string, at: number): Promise<Standing[]> {
  const rows = await from
    .select()
    .from(rewards)
    .where(eq(rewards.memberId, memberId))
    .orderBy(asc(rewards.at), sql`rowid`);
  const isQueued = (row: RewardRow): row is Queued => row.queuedAt !== null && row.terms !== null;
  const queue = rows.filter(isQueued).toSorted((a, b) => a.queuedAt - b.queuedAt);
  const moment = { at, away: await timesAway(from, memberId, at) };
  const queued = new Map((await ofQueue(from, queue, moment)).map((one) => [one.row.id, one]));
  return rows.map((row) => queued.get(row.id) ?? ofClock(row, moment));
}

/** One of a member's own as it is at a moment; nothing for another's. */
export async function standingOf(
  from: Reader,
  { memberId, id, at }: { readonly memberId: string; readonly id: string; readonly at: number },
): Promise<Standing | undefined> {
  return (await standingsOf(from, memberId, at)).find(({ row }) => row.id === id);
}
