import type { AnyActorRef, StateValue } from 'xstate';
import type { Leg } from './scenario.schema.ts';

/** What is asked of any machine that runs. */
export type Shown = {
  readonly status: string;
  readonly value: StateValue;
  readonly machine?: { readonly id: string };
  readonly children: Readonly<Record<string, AnyActorRef | undefined>>;
};

/** The actors of a system at their start; to be watched before any of them does anything. */
export type Begun = { readonly root: AnyActorRef; readonly made: ReadonlySet<AnyActorRef> };

/** The state of a machine that is fetched only at its first event, as which it is in its first one. */
export const dormant = 'dormant';

/** The snapshot of a machine that runs. */
export function snapshotOf(actor: AnyActorRef): Shown {
  return actor.getSnapshot();
}

/** One text for equal values, whatever the order of their regions. */
function textOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  const regions = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${regions.map(([name, under]) => `${name}:${under ? textOf(under) : ''}`).join()}}`;
}

/** Whether two values are of the same states. */
export function same(one: StateValue, other: StateValue): boolean {
  return textOf(one) === textOf(other);
}

/** The actor of a leg; `before` is that of the leg before it. */
export function find(
  { root, made }: Begun,
  { machine, where }: Leg,
  before: AnyActorRef | undefined,
): AnyActorRef | undefined {
  if ('system' in where) return root.system.get(where.system) as AnyActorRef | undefined;
  if ('child' in where) return before && snapshotOf(before).children[where.child];
  const alive = [...made].filter((actor) => snapshotOf(actor).status === 'active');
  return alive.find((actor) => snapshotOf(actor).machine?.id === machine);
}

/** The actors of all legs as they are now; a page may have made them anew. */
export function findAll(begun: Begun, legs: readonly Leg[]): readonly (AnyActorRef | undefined)[] {
  const found: (AnyActorRef | undefined)[] = [];
  for (const leg of legs) found.push(find(begun, leg, found.at(-1)));
  return found;
}

/** The state that legs end in. */
export function endOf(legs: readonly Leg[]): StateValue | undefined {
  const last = legs.at(-1);
  return last?.steps.at(-1)?.value ?? last?.from;
}

/** Watches for actors that pages make for themselves, which the system has no names for. */
export function watchBegun(root: AnyActorRef): Begun {
  const made = new Set<AnyActorRef>();
  root.system.inspect(({ type, actorRef }) => {
    if (type === '@xstate.snapshot' && 'getSnapshot' in actorRef) made.add(actorRef as AnyActorRef);
  });
  return { root, made };
}
