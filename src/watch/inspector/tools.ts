import type { Calling } from './calling.ts';
import type { Charts } from './chart-reading.ts';
import type { Link } from './link.ts';
import type { Names } from './names.ts';
import type { Actor } from './record.ts';
import type { Say } from './words.ts';

/** What every part of the inspector works with. */
export type Tools = {
  readonly link: Link;
  readonly say: Say;
  readonly names: Names;
  readonly called: Calling;
  /** Null until they have come. */
  readonly charts: Charts | null;
};

const words = { active: 'active', done: 'done', error: 'error', stopped: 'cancelled' } as const;

/** The names of an actor in the code: of its machine, and its own where it has another. */
export function codeOf({ machine, name }: Actor): string {
  // An actor of a page has none of its own but a number.
  if (machine === null || machine === name || /^x:/.test(name)) return machine ?? name;
  return `${name} · ${machine}`;
}

/** Whether an actor is under way, done, failed or given up, in words. */
export function statusIn(say: Say, { status }: Pick<Actor, 'status'>): string {
  return say(words[status]);
}
