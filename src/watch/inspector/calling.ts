import { type Charts, callOf } from './chart-reading.ts';
import type { Names } from './names.ts';
import type { Actor, Recording } from './record.ts';

/** Gives what a person calls an actor, by its id: the title of its machine, or the name of the call that it makes. */
export type Calling = (actor: string) => string;

type Running = Parameters<typeof callOf>[1];

/** Names actors; without charts a call has the name under which it was started. */
export function createCalling(
  record: Pick<Recording, 'actor'>,
  names: Names,
  charts: Charts | null,
): Calling {
  const known = new WeakMap<Actor, string>();
  const running = (id: string | null): Running | undefined => {
    const actor = id === null ? undefined : record.actor(id);
    return actor && { id: actor.invoked, machine: actor.machine, parent: running(actor.parent) };
  };
  const nameOf = (actor: Actor): string => {
    const runs = charts && actor.kind === 'call' ? running(actor.id) : undefined;
    return (charts && runs && callOf(charts, runs)) || names.actor(actor);
  };
  return (id) => {
    const actor = record.actor(id);
    if (!actor) return id;
    const name = known.get(actor) ?? nameOf(actor);
    known.set(actor, name);
    return name;
  };
}
