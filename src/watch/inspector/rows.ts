import type { FeedLine } from '../feed-lines.ts';
import { leavesIn } from '../is-in.ts';
import { heardLabel } from './chart-reading.ts';

/** Returns the actor in whose column another is shown: a call is in that of the machine that made it. */
export type ColumnOf = (actor: string) => string;

/** The columns of these lines, in the order in which they are first needed. */
export function columnsOf(lines: readonly FeedLine[], columnOf: ColumnOf): readonly string[] {
  const columns = new Set<string>();
  for (const line of lines) {
    if (line.kind === 'event' && line.from !== null) columns.add(columnOf(line.from));
    columns.add(columnOf(line.actor));
  }
  return [...columns];
}

/** The lines without those of actors that were there and have done nothing since: neither they nor their calls. */
export function withoutIdle(lines: readonly FeedLine[], columnOf: ColumnOf): readonly FeedLine[] {
  const busy = new Set<string>();
  for (const line of lines) {
    if (line.kind === 'started' && line.late) continue;
    busy.add(columnOf(line.actor));
    if (line.kind === 'event' && line.from !== null) busy.add(columnOf(line.from));
  }
  return lines.filter(({ actor }) => busy.has(columnOf(actor)));
}

/** A line in a few words: the message, the state it led to, or how an actor started and ended. */
export function labelOf(line: FeedLine, machine = '', stateName = (path: string) => path): string {
  if (line.kind === 'event') return heardLabel(line.event.type, machine);
  if (line.kind === 'ended') return `■ ${line.status}`;
  const leaves = leavesIn(line.value).map(stateName).join(', ');
  return `${line.kind === 'started' ? '●' : '→'} ${leaves || (line.kind === 'started' ? line.id : '')}`;
}

/** Where the arrow of a line begins and how long it is, in pixels; `back` when it points to the left. */
export function rowOf(
  line: FeedLine,
  columns: readonly string[],
  columnOf: ColumnOf,
  columnWidth: number,
): { readonly left: number; readonly width: number; readonly back: boolean } {
  const middle = (actor: string) => (columns.indexOf(columnOf(actor)) + 0.5) * columnWidth;
  const to = middle(line.actor);
  const from = line.kind === 'event' && line.from !== null ? middle(line.from) : to;
  return { left: Math.min(from, to), width: Math.abs(to - from), back: to < from };
}

/** How far to scroll sideways so that what begins at `left` and is `width` long can be seen whole, or its beginning. */
export function sideways(now: number, pane: number, left: number, width: number): number {
  if (left < now) return Math.max(0, left);
  return left + width > now + pane ? Math.max(0, Math.min(left, left + width - pane)) : now;
}
