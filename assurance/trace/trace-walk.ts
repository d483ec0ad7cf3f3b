import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
  StateValue,
} from 'xstate';
import type { Stepped } from '#src/watch/feed-lines.ts';
import type { Happened, Trace, Traced } from '#src/watch/trace.ts';
import { beginning } from '../book/passage.ts';
import { plain } from '../walk/plain.ts';
import { pathOf, transitionId } from '../walk/transitions.ts';
import { revived, setOut } from './set-out.ts';
import { textOf } from './state.ts';
import { takenIds } from './taken.ts';

/** One microstep: the transitions that it took, and the states that the machine was in before and after it. */
export type Microstep = {
  readonly taken: readonly AnyTransitionDefinition[];
  readonly before: readonly AnyStateNode[];
  readonly after: readonly AnyStateNode[];
};

/** What an actor did again at one line: at its beginning (`of` is null), or with the event of line `of`. */
export type WalkStep = { readonly of: number | null; readonly micro: readonly Microstep[] };

/** Where an actor is, and the ids of the transitions by which it came there. */
type Came = { readonly value: StateValue | null; readonly taken: readonly string[] };

/** Where an actor first went another way than it was saved; `error` when it could not even begin. */
export type Apart = {
  /** The line of the event, and its type; null at the beginning. */
  readonly of: number | null;
  readonly event: string | null;
  readonly saved: Came;
  readonly now: Came;
  readonly error?: string;
};

/** One actor of a trace, walked again, as far as it goes the way that was saved. */
export type Walk = {
  readonly actor: string;
  readonly machine: string;
  /** The line that the walk begins after. */
  readonly n: number;
  readonly steps: readonly WalkStep[];
  /** Where it was at the end: its value as text, and its innermost states by their paths. */
  readonly end: string;
  readonly states: readonly string[];
  /** Whether something had gone wrong on the way (the tag `refused`). */
  readonly refused: boolean;
  readonly apart?: Apart;
  /** `apart` as a sentence. */
  readonly difference?: string;
};

/**
 * The state that is wanted, if the walk ended in it or in a state within it; else the states where it ended. A walk ends
 * where it first goes another way.
 */
export function endOf(walk: Walk | undefined, wanted: string): string {
  const states = walk?.states ?? [];
  const there = states.some((state) => state === wanted || state.startsWith(`${wanted}.`));
  return there ? wanted : states.join(' + ');
}

/** Where an actor went apart, as a sentence in English. */
function differenceOf({ event, saved, now, error }: Apart): string {
  const label = event ?? 'begins';
  if (error !== undefined) return `${label}: expected ${textOf(saved.value)}, and it can’t: ${error}`;
  if (plain(saved.value) !== plain(now.value)) {
    return `${label}: expected ${textOf(saved.value)}, and it is ${textOf(now.value)}`;
  }
  const list = (ids: readonly string[]) => ids.join(' ; ') || 'nothing';
  return `${label}: expected to take ${list(saved.taken)}, and it took ${list(now.taken)}`;
}

/** The microsteps of the actor since the last look. */
function listening(actor: () => AnyActorRef | undefined, beginsIn: readonly AnyStateNode[]) {
  let heard: Microstep[] = [];
  let nodes = beginsIn;
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep' || (actor() && event.actorRef !== actor())) return;
    const after = (event.snapshot as AnyMachineSnapshot)._nodes;
    heard.push({ taken: event._transitions, before: nodes, after });
    nodes = after;
  };
  const look = () => {
    const seen = heard;
    heard = [];
    const snapshot: AnyMachineSnapshot | undefined = actor()?.getSnapshot();
    nodes = snapshot?._nodes ?? nodes;
    return seen;
  };
  return { inspect, look };
}

/** Lines of one actor in order: its steps by the number of the line that caused them; null for its beginning. */
function stepsIn(lines: readonly Happened[]): ReadonlyMap<number | null, Stepped> {
  const steps = lines.filter((line) => line.kind === 'step').map((step) => [step.of, step] as const);
  // Of several, the first counts.
  return new Map(steps.reverse());
}

function ended(walk: Omit<Walk, 'difference' | 'apart'>, apart: Apart | undefined): Walk {
  return apart ? { ...walk, apart, difference: differenceOf(apart) } : walk;
}

/** Walks one actor of a trace again: from where it set out, told the same, with all others silent. */
function walkActor(traced: Traced, lines: readonly Happened[], machine: AnyStateMachine): Walk {
  const own = lines.filter(({ actor, n }) => actor === traced.actor && n > traced.n);
  const saved = stepsIn(own);
  const known = { actor: traced.actor, machine: machine.id, n: traced.n };
  const steps: WalkStep[] = [];
  let actor: AnyActorRef | undefined;
  let refused = false;
  const { inspect, look } = listening(() => actor, beginning(machine.root as AnyStateNode));

  /** What it did at a line, and where it went apart there. */
  function come(of: number | null, event: string | null, value: StateValue | null): Apart | undefined {
    const snapshot = actor?.getSnapshot() as AnyMachineSnapshot;
    const micro = look();
    steps.push({ of, micro });
    refused ||= snapshot.hasTag('refused');
    const step = of === null && traced.from === 'base' ? undefined : saved.get(of);
    const now = { value: snapshot.value, taken: micro.flatMap(({ taken }) => taken.map(transitionId)) };
    const then = { value, taken: takenIds(machine, step?.taken) };
    return plain(now) === plain(then) ? undefined : { of, event, saved: then, now };
  }

  let alive: ReturnType<typeof setOut>;
  try {
    alive = setOut(traced, machine, inspect);
  } catch (error) {
    const now = { value: null, taken: [] };
    const then = { value: traced.value, taken: [] };
    const apart = { of: null, event: null, saved: then, now, error: (error as Error).message };
    return ended({ ...known, steps, end: textOf(traced.value), states: [], refused }, apart);
  }
  actor = alive.actor;
  actor.start();
  let value = traced.value;
  let apart = come(null, null, value);
  for (const line of own) {
    if (apart !== undefined) break;
    if (line.kind !== 'event') continue;
    value = saved.get(line.n)?.value ?? value;
    actor.send(revived(line.event) as never);
    apart = come(line.n, line.event.type, value);
  }
  const last = actor.getSnapshot() as AnyMachineSnapshot;
  const states = last._nodes.filter((node) => Object.keys(node.states).length === 0).map(pathOf);
  alive.stop();
  return ended({ ...known, steps, end: textOf(last.value), states, refused }, apart);
}

/**
 * Walks every machine of a trace again, those too that only were there. Throws for a trace in which nothing happened, and
 * for a machine that nobody knows.
 */
export function walkTrace(
  trace: Pick<Trace, 'actors' | 'lines'>,
  machines: readonly AnyStateMachine[],
): Walk[] {
  if (!trace.lines.some((line) => line.kind === 'step' && line.taken.length > 0)) {
    throw new Error('nothing happens in this trace');
  }
  const known = new Map(machines.map((machine) => [machine.id, machine]));
  return trace.actors
    .filter(({ machine }) => machine !== null)
    .map((traced) => {
      const machine = known.get(traced.machine ?? '');
      if (!machine) throw new Error(`no machine is called ${traced.machine}`);
      return walkActor(traced, trace.lines, machine);
    });
}
