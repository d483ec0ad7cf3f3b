import type { AnyActorRef, StateValue } from 'xstate';
import type { Leg } from './scenario.schema.ts';
import { type Begun, dormant, endOf, findAll, type Shown, same, snapshotOf } from './scenario-actors.ts';

/** Where a machine went from the state of a scenario; null when it has ended. */
export type Gone = { readonly to: StateValue | null };

/**
 * Looks again, with each thing that happens, whether the product is still in the state that the legs end in.
 * Tells each change: where it went, and null when it has come back.
 */
export function watchStay(begun: Begun, legs: readonly Leg[], tell: (gone: Gone | null) => void): void {
  const wanted = endOf(legs);
  let queued = false;
  let known = '';

  function goneNow(): Gone | null {
    const actor = findAll(begun, legs).at(-1);
    if (!actor) return { to: null };
    const { value } = snapshotOf(actor);
    const asleep = value === dormant && legs.at(-1)?.steps.length === 0;
    return asleep || (wanted !== undefined && same(value, wanted)) ? null : { to: value };
  }

  function look(): void {
    queued = false;
    const gone = goneNow();
    const text = JSON.stringify(gone);
    if (text === known) return;
    known = text;
    tell(gone);
  }

  const soon = () => {
    if (!queued) queueMicrotask(look);
    queued = true;
  };
  known = JSON.stringify(null);
  begun.root.system.inspect(soon);
  soon();
}

type Scheduled = { readonly source: AnyActorRef };

/** An actor and all that it has started. */
function family(actor: AnyActorRef): readonly AnyActorRef[] {
  const { children = {} } = (actor.getSnapshot() ?? {}) as Partial<Shown>;
  return [actor, ...Object.values(children).flatMap((child) => (child ? family(child) : []))];
}

/** The actors of the legs, and all that the last one has started. */
function concerned(begun: Begun, legs: readonly Leg[]): ReadonlySet<AnyActorRef> {
  const met = findAll(begun, legs).flatMap((actor) => actor ?? []);
  const last = met.at(-1);
  return new Set([...met, ...(last ? family(last) : [])]);
}

/**
 * Whether a timer would end the state that the legs end in: one of its machine, of what it has started, or of
 * those that have started it.
 */
export function isTimed(begun: Begun, legs: readonly Leg[]): boolean {
  const those = concerned(begun, legs);
  const { _scheduledEvents: scheduled } = begun.root.system.getSnapshot();
  return Object.values<Scheduled>(scheduled).some(({ source }) => those.has(source));
}

/** The inputs of what the machine of the last leg, and those it has started, wait for. */
export function awaitedInputs(begun: Begun, legs: readonly Leg[]): ReadonlySet<unknown> {
  const last = findAll(begun, legs).at(-1);
  if (!last) return new Set();
  const [, ...under] = family(last);
  return new Set(
    under.flatMap((actor) => {
      const snapshot: { readonly input?: unknown } = actor.getSnapshot() ?? {};
      return snapshot.input === undefined ? [] : [snapshot.input];
    }),
  );
}
