import { periodAt } from '#sandbox/kit/merchant-time.ts';
import type { Lottery } from './lottery.ts';

const minute = 60_000;

/** How long before a draw its betting closes; milliseconds. */
const closing = 10_000;

/** One draw of the schedule, past or future; times in epoch milliseconds. */
export type Draw = { readonly issue: string; readonly closesAt: number; readonly drawsAt: number };

/** The draw at a time of the schedule: the merchant's day and its number there; the one at midnight is the last of its day. */
function drawAt(drawsAt: number, interval: number, zone: string): Draw {
  const { id, from } = periodAt('DAILY', drawsAt - 1, zone);
  const number = String(drawsAt / interval - Math.floor(from / interval)).padStart(4, '0');
  return { issue: `${id.replaceAll('-', '')}-${number}`, closesAt: drawsAt - closing, drawsAt };
}

/** The next draw after a moment. It follows from the clock alone, so no job has to run. */
export function drawAfter({ every }: Lottery, now: number, zone: string): Draw {
  const interval = every * minute;
  return drawAt((Math.floor(now / interval) + 1) * interval, interval, zone);
}

/** The time of the last draw up to a moment. */
export function lastBefore({ every }: Lottery, now: number): number {
  return Math.floor(now / (every * minute)) * every * minute;
}

/** The last draws up to a moment, the newest first. */
export function drawsUntil(
  lottery: Lottery,
  { now, zone, count }: { readonly now: number; readonly zone: string; readonly count: number },
): readonly Draw[] {
  const interval = lottery.every * minute;
  const last = lastBefore(lottery, now);
  return Array.from({ length: count }, (_, back) => drawAt(last - back * interval, interval, zone));
}
