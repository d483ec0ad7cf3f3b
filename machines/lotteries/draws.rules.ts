import type { CallOutput } from '#contract/calls.ts';
import type { Opened } from '#contract/lotteries.ts';
import { paged } from '../kit/paged.rules.ts';
import { type Span, within } from '../kit/waits.rules.ts';

type Next = CallOutput<'lotteries.next'>;

/** Milliseconds: the shortest and the longest wait before asking again for a result that is due. */
const patience = { first: 1_000, most: 30_000 };

/** The shortest timer used; milliseconds. */
const soonest = 250;

/** A draw is held for everybody at once: each page asks for it up to so much later. */
const spread: Span = [0, 2_000];

/** When a page asks for what a draw at this moment changes; `chance`, from 0 to 1, differs from page to page. */
export function lookAt(drawsAt: number, chance: number): number {
  return drawsAt + within(spread, chance);
}

/**
 * Milliseconds until asking again for something that changes at `due`: at that moment, and then with doubling
 * pauses until it has changed. `askedAt` is the time of the last answer or failure. All times are the
 * gateway's, which the next answer tells a device that slept.
 */
export function askAgainIn(due: number, askedAt: number, now: number): number {
  const late = Math.min(patience.most, Math.max(patience.first, askedAt - due));
  const at = askedAt < due ? due : askedAt + late;
  return Math.max(soonest, at - now);
}

/** Whether a draw has been held whose result is not in the list yet. */
export function awaitsResult(list: readonly Opened[], { lastAt }: Next): boolean {
  return (list[0]?.openedAt ?? 0) < lastAt;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

/** Seconds as a clock shows them: 02:05, from an hour on 1:02:05. */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}

/** The phase of a draw: betting open, betting closed, or being drawn. Seconds left of each. */
export function phaseOf(untilClosing: number, untilDraw: number): 'open' | 'closed' | 'drawing' {
  if (untilDraw <= 0) return 'drawing';
  return untilClosing > 0 ? 'open' : 'closed';
}

/** Draws per page of the table. */
const perPage = 10;

/** One page of the draws, counted from 1, and the number of pages; a page past the end is the last. */
export function pageOf(list: readonly Opened[], asked: number) {
  const { page, pages, shown } = paged(list, asked, perPage);
  return { page, pages, draws: shown };
}
