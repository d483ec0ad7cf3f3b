import type { AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, OutputFrom } from 'xstate';

/**
 * A machine that is fetched when it first starts, or at the first event in `wakes`; `load` fetches it.
 * `givesUp` lists the events that withdraw the waking event. `closed` is its output when it is closed before it is here.
 */
export type LaterLogic<M extends AnyStateMachine = AnyStateMachine> = M & {
  readonly load: () => Promise<M>;
  readonly wakes: readonly string[] | undefined;
  readonly givesUp: (event: AnyEventObject) => boolean;
  readonly closed: OutputFrom<M> | undefined;
};

/** The actor before its machine is here: nothing happens in it, and its events wait. */
type Awaited = {
  readonly status: 'active' | 'stopped' | 'done';
  readonly value: 'dormant' | 'fetching' | 'lost';
  readonly awaited: true;
  readonly input: unknown;
  readonly queued: readonly AnyEventObject[];
  readonly context: object;
  readonly children: object;
  readonly output: unknown;
  readonly error: undefined;
  readonly hasTag: () => boolean;
  readonly matches: () => boolean;
  readonly can: () => boolean;
  readonly getMeta: () => object;
};

const fetched = 'later.fetched';
const lost = 'later.lost';
/** The event XState sends to an actor when its parent stops it. */
const stop = 'xstate.stop';

/** What a person does who closes a dialog; one whose machine is not here yet can be closed already. */
export const close = { type: 'closed' } as const;

/** Tries again to fetch a machine that could not be fetched. */
export const fetchAgain = { type: 'later.again' } as const;

const no = () => false;

function awaiting(input: unknown, value: Awaited['value']): Awaited {
  return {
    status: 'active',
    value,
    awaited: true,
    input,
    queued: [],
    context: {},
    children: {},
    output: undefined,
    error: undefined,
    hasTag: no,
    matches: no,
    can: no,
    getMeta: () => ({}),
  };
}

/**
 * Declares a machine that the first screen doesn't need; use it for every such machine, and for nothing else.
 * Its code is fetched with the first actor made of it, or, with `wakes`, when that actor first gets one of
 * these events. Until then the actor's value is `dormant`, `fetching`, or `lost` when the code could not be
 * fetched; `fetchAgain` or a waking event then tries again. A waking event that was given up meanwhile never
 * reaches the machine, which would otherwise carry it out and then undo it. A machine with an output for it, `closed`,
 * ends with that output when it is closed meanwhile.
 */
export function lazyMachine<M extends AnyStateMachine>(
  load: () => Promise<M>,
  wakes?: readonly string[],
  givesUp: LaterLogic['givesUp'] = no,
  closed?: OutputFrom<M>,
): LaterLogic<M> {
  type Snapshot = Awaited | AnyMachineSnapshot;
  let machine: AnyStateMachine | undefined;

  function fetch({ self }: AnyActorScope): void {
    /** Whoever was stopped or closed meanwhile hears nothing. */
    const tell = (type: string) => {
      if (self.getSnapshot().status === 'active') self.send({ type });
    };
    load().then(
      (found) => {
        machine = found;
        tell(fetched);
      },
      () => tell(lost),
    );
  }

  function begun(given: Awaited, scope: AnyActorScope): Snapshot {
    if (!machine) return given;
    const { transition, getInitialSnapshot } = machine;
    return given.queued.reduce(
      (snapshot, event) => (snapshot.status === 'active' ? transition(snapshot, event, scope) : snapshot),
      getInitialSnapshot(scope, given.input) as AnyMachineSnapshot,
    );
  }

  const logic = {
    load,
    wakes,
    givesUp,
    closed,
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
      if (event.type === close.type && closed !== undefined) {
        return { ...snapshot, status: 'done', output: closed };
      }
      if (event.type === fetched) return begun(snapshot, scope);
      if (event.type === lost)
        return snapshot.value === 'fetching' ? { ...snapshot, value: 'lost' } : snapshot;
      const again = event.type === fetchAgain.type;
      if (givesUp(event)) {
        const others = snapshot.queued.filter(({ type }) => type !== event.type && !wakes?.includes(type));
        return { ...snapshot, queued: [...others, event], value: 'dormant' };
      }
      // While nobody needs the machine, only the last event of each type matters: it may be a long time.
      const before = snapshot.queued.filter(
        ({ type }) => snapshot.value !== 'dormant' || type !== event.type,
      );
      const queued = again ? snapshot.queued : [...before, event];
      const wanted = again ? snapshot.value === 'lost' : wakes?.includes(event.type);
      if (!wanted || snapshot.value === 'fetching') return { ...snapshot, queued };
      fetch(scope);
      return { ...snapshot, queued, value: 'fetching' };
    },
    getPersistedSnapshot: (snapshot: Snapshot) => snapshot,
  };
  return logic as unknown as LaterLogic<M>;
}
