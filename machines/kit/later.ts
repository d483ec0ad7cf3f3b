import type { AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/**
 * A machine that is fetched when it is first started, or first told one of the events of `wakes`; `load` says how.
 * `givesUp` says by which events whoever woke it wants it no more.
 */
export type LaterLogic<M extends AnyStateMachine = AnyStateMachine> = M & {
  readonly load: () => Promise<M>;
  readonly wakes: readonly string[] | undefined;
  readonly givesUp: (event: AnyEventObject) => boolean;
};

/** What such an actor shows before its machine is here: nothing happens in it, what it is told waits. */
type Awaited = {
  readonly status: 'active' | 'stopped';
  readonly value: 'dormant' | 'fetching' | 'lost';
  readonly awaited: true;
  readonly input: unknown;
  readonly told: readonly AnyEventObject[];
  readonly context: object;
  readonly children: object;
  readonly output: undefined;
  readonly error: undefined;
  readonly hasTag: () => boolean;
  readonly matches: () => boolean;
  readonly can: () => boolean;
};

const fetched = 'later.fetched';
const lost = 'later.lost';
/** What XState tells an actor that its parent gives up. */
const stop = 'xstate.stop';

/** Asks a machine that could not be fetched to be fetched again. */
export const fetchAgain = { type: 'later.again' } as const;

const no = () => false;

function awaiting(input: unknown, value: Awaited['value']): Awaited {
  return {
    status: 'active',
    value,
    awaited: true,
    input,
    told: [],
    context: {},
    children: {},
    output: undefined,
    error: undefined,
    hasTag: no,
    matches: no,
    can: no,
  };
}

/**
 * Names a machine that is not needed for the first screen; use it for every such machine, and for nothing else. Its code
 * comes with the first actor made of it, or, with `wakes`, when that actor is first told one of these events. Until it is
 * here the actor's value is `dormant`, `fetching`, or `lost` when it could not be had; then `fetchAgain` tries anew, and so
 * does what wakes it. What woke it is never told to it once that was given up: it would be done first, and taken back after.
 */
export function later<M extends AnyStateMachine>(
  load: () => Promise<M>,
  wakes?: readonly string[],
  givesUp: LaterLogic['givesUp'] = no,
): LaterLogic<M> {
  type Snapshot = Awaited | AnyMachineSnapshot;
  let machine: AnyStateMachine | undefined;

  function fetch({ self }: AnyActorScope): void {
    load().then(
      (found) => {
        machine = found;
        self.send({ type: fetched });
      },
      () => self.send({ type: lost }),
    );
  }

  function begun(given: Awaited, scope: AnyActorScope): Snapshot {
    if (!machine) return given;
    const { transition, getInitialSnapshot } = machine;
    return given.told.reduce(
      (snapshot, event) => (snapshot.status === 'active' ? transition(snapshot, event, scope) : snapshot),
      getInitialSnapshot(scope, given.input) as AnyMachineSnapshot,
    );
  }

  const logic = {
    load,
    wakes,
    givesUp,
    getInitialSnapshot: (scope: AnyActorScope, input: unknown): Snapshot =>
      machine
        ? (machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot)
        : awaiting(input, wakes ? 'dormant' : 'fetching'),
    start(snapshot: Snapshot, scope: AnyActorScope): void {
      if (!('awaited' in snapshot)) machine?.start(snapshot);
      else if (!wakes) fetch(scope);
    },
    transition(snapshot: Snapshot, event: AnyEventObject, scope: AnyActorScope): Snapshot {
      if (!('awaited' in snapshot)) return machine ? machine.transition(snapshot, event, scope) : snapshot;
      if (event.type === stop) return { ...snapshot, status: 'stopped' };
      if (event.type === fetched) return begun(snapshot, scope);
      if (event.type === lost)
        return snapshot.value === 'fetching' ? { ...snapshot, value: 'lost' } : snapshot;
      const again = event.type === fetchAgain.type;
      if (givesUp(event)) {
        const others = snapshot.told.filter(({ type }) => type !== event.type && !wakes?.includes(type));
        return { ...snapshot, told: [...others, event], value: 'dormant' };
      }
      // While nobody needs the machine only the last word of each kind matters: it may be a long time.
      const before = snapshot.told.filter(({ type }) => snapshot.value !== 'dormant' || type !== event.type);
      const told = again ? snapshot.told : [...before, event];
      const wanted = again ? snapshot.value === 'lost' : wakes?.includes(event.type);
      if (!wanted || snapshot.value === 'fetching') return { ...snapshot, told };
      fetch(scope);
      return { ...snapshot, told, value: 'fetching' };
    },
    getPersistedSnapshot: (snapshot: Snapshot) => snapshot,
  };
  return logic as unknown as LaterLogic<M>;
}
