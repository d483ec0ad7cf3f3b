import type { FeedLine } from '../feed-lines.ts';
import type { Recording } from './record.ts';

type Record = Pick<Recording, 'lines' | 'actor'>;

function moves(line: FeedLine, record: Record): boolean {
  if (line.kind === 'step') return line.taken.length > 0;
  // What was there before anybody looked has not moved.
  return line.kind === 'started' && !line.late && record.actor(line.actor)?.machine !== null;
}

/**
 * The machine that moved last at a line, and at the newest one for null. When it has ended, it is what it led to: a machine
 * that moved after it, else the nearest of those that started it. Undefined while nothing has moved.
 */
export function lastMoved(record: Record, at: number | null): string | undefined {
  const until = at ?? Number.POSITIVE_INFINITY;
  const line = record.lines().findLast((one) => one.n <= until && moves(one, record));
  let actor = line && record.actor(line.actor);
  while (actor?.parent && actor.ended !== null && actor.ended <= until) actor = record.actor(actor.parent);
  return actor?.id;
}
