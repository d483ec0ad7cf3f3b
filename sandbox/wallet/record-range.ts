import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { Refusal } from '#sandbox/wire/handler.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How many days before today records cover. */
export const recordDays = 90;

/** A range in epoch milliseconds: the first moment in it, and the first after it. */
export type Range = { readonly start: number; readonly end: number };

/**
 * The moment after which nothing is in an answer: the asked one, and at most now. Now is when the books became as they
 * are, so that pages that are asked for one after the other are pages of the same list.
 */
export async function asOfIn(
  { asOf }: { readonly asOf?: number | undefined },
  { db, clock }: Pick<Sandbox, 'db' | 'clock'>,
): Promise<number> {
  const now = await db.kept(`now ${clock.ahead()}`, async () => clock.now());
  return Math.min(asOf ?? now, now);
}

export type Asked = { readonly from: string; readonly to: string; readonly offset: number };

/** The day of a moment on a member's clock, `offset` minutes ahead of UTC. */
export function dayOf(moment: number, offset: number): string {
  return new Date(moment + offset * minute).toISOString().slice(0, 10);
}

/** When a day begins on a member's clock. Refuses an impossible day. */
function startOf(date: string, offset: number): number {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(midnight) || dayOf(midnight, 0) !== date) throw new Refusal('RANGE_REFUSED');
  return midnight - offset * minute;
}

/** The range of the requested days; refuses days that records do not cover. */
export function rangeOf({ from, to, offset }: Asked, now: number): Range {
  const range = { start: startOf(from, offset), end: startOf(to, offset) + day };
  const oldest = dayOf(now - recordDays * day, offset);
  if (from > to || to > dayOf(now, offset) || from < oldest) throw new Refusal('RANGE_REFUSED');
  return range;
}

/** Every day from the first to the last, the oldest first. */
export function daysOf({ start, end }: Range, offset: number): string[] {
  return Array.from({ length: Math.round((end - start) / day) }, (_, at) => dayOf(start + at * day, offset));
}
