import type { FeedLine } from '../feed-lines.ts';
import { leavesIn } from '../is-in.ts';

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

/** A line in a few words: the message, the state it led to, or how an actor started and ended. */
export function labelOf(line: FeedLine): string {
  if (line.kind === 'event') return line.event.type;
  if (line.kind === 'ended') return `■ ${line.status}`;
  const leaves = leavesIn(line.value);
  return `${line.kind === 'started' ? '●' : '→'} ${leaves.join(', ') || (line.kind === 'started' ? line.id : '')}`;
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
