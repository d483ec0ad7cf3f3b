import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  fromTransition,
  type InspectionEvent,
  SimulatedClock,
  type StateValue,
} from 'xstate';
import { CallFailure, type Failure } from '#contract/errors.ts';
import { constants } from '#src/watch/constants.ts';
import type { Happened, Trace, Traced } from '#src/watch/trace.ts';
import { plain } from './plain.ts';
import { nodesOf, transitionId } from './transitions.ts';

/** One actor of a trace, walked again: each step as a person reads it, and where it went another way. */
export type Walk = {
  readonly actor: string;
  readonly machine: string;
  readonly steps: readonly string[];
  /** Where it was at the end, and whether something had gone wrong on the way (the tag `refused`). */
  readonly end: string;
  readonly refused: boolean;
  readonly difference?: string;
};

const silent = fromTransition((nothing: null) => nothing, null);

/** The machine with actors that never say anything: all that is said stands in the trace. */
function withSilentActors(machine: AnyStateMachine): AnyStateMachine {
  const named = Object.keys(machine.implementations.actors as Record<string, AnyActorLogic>);
  const actors = Object.fromEntries([...named, 'silent'].map((src) => [src, silent]));
  return machine.provide({ actors }) as AnyStateMachine;
}

/** Errors of calls, and constants, are told as plain data; the machines know them by their class, or by themselves. */
function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  const { thrown, failure, constant } = value as { thrown?: unknown; failure?: Failure; constant?: string };
  if (constant !== undefined) return constants[constant];
  if (typeof thrown === 'string') return failure ? new CallFailure(failure) : new Error(thrown);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, revived(part)]));
}

/** Every child that the machine may have: whatever it says to one that ran finds somebody to hear it. */
function childrenOf(machine: AnyStateMachine, { running }: Traced): Record<string, unknown> {
  const invoked = nodesOf(machine).flatMap((node) => node.invoke.map(({ id }) => id));
  const child = { src: 'silent', snapshot: { status: 'active', context: null }, syncSnapshot: false };
  return Object.fromEntries([...invoked, ...running].map((id) => [id, child]));
}

function snapshotOf(machine: AnyStateMachine, traced: Traced): object {
  const { value, context, history = {} } = traced;
  const historyValue = Object.entries(history).map(([id, nodes]) => [
    id,
    nodes.map((node) => ({ id: node })),
  ]);
  return {
    status: 'active',
    value,
    context: revived(context),
    historyValue: Object.fromEntries(historyValue),
    children: childrenOf(machine, traced),
  };
}

function textOf(value: StateValue | null): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The transitions of the actor's microsteps since the last look. */
function listening(actor: () => AnyActorRef | undefined) {
  let taken: string[] = [];
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep' || (actor() && event.actorRef !== actor())) return;
    taken.push(...event._transitions.map(transitionId));
  };
  const look = () => {
    const seen = taken;
    taken = [];
    return seen;
  };
  return { inspect, look };
}

function idsOf(machine: AnyStateMachine, line: Extract<Happened, { kind: 'step' }> | undefined): string[] {
  return (line?.taken ?? []).map(([, node, event, branch]) => {
    const source = machine.getStateNodeById(node);
    const transition = ((event === '' ? source.always : source.transitions.get(event)) ?? [])[branch];
    return transition
      ? transitionId(transition)
      : `${node} · ${event} [${branch}], which is no transition now`;
  });
}

/** Walks one actor of a trace again: from where it set out, told the same, with all others silent. */
export function walkActor(traced: Traced, lines: readonly Happened[], machine: AnyStateMachine): Walk {
  const own = lines.filter(({ actor, n }) => actor === traced.actor && n > traced.n);
  const steps: string[] = [];
  const quiet = withSilentActors(machine);
  let actor: AnyActorRef | undefined;
  let refused = false;
  const { inspect, look } = listening(() => actor);
  const root = createActor(silent, { clock: new SimulatedClock(), inspect }).start();
  const begins =
    traced.from === 'input'
      ? { input: revived(traced.input) as never }
      : { snapshot: snapshotOf(machine, traced) as never };
  actor = createActor(quiet, { parent: root, id: traced.id, ...begins });
  actor.subscribe({ error: () => undefined });

  const difference = (
    label: string,
    value: StateValue | null,
    line?: Extract<Happened, { kind: 'step' }>,
  ) => {
    const now = actor?.getSnapshot().value as StateValue;
    const [wanted, took] = [idsOf(machine, line), look()];
    steps.push(`${label} -> ${textOf(now)}`);
    refused ||= actor?.getSnapshot().hasTag?.('refused') === true;
    if (plain(now) !== plain(value)) return `${label}: expected ${textOf(value)}, and it is ${textOf(now)}`;
    if (plain(wanted) === plain(took)) return undefined;
    return `${label}: expected to take ${wanted.join(' ; ') || 'nothing'}, and it took ${took.join(' ; ') || 'nothing'}`;
  };

  let value = traced.value;
  const first = own.find((line) => line.kind === 'step' && line.of === null) as typeof undefined;
  actor.start();
  let wrong = difference('begins', value, traced.from === 'input' ? first : undefined);
  for (const line of own) {
    if (wrong !== undefined) break;
    if (line.kind !== 'event') continue;
    const step = own.find((one) => one.kind === 'step' && one.of === line.n);
    if (step?.kind === 'step') value = step.value;
    actor.send(revived(line.event) as never);
    wrong = difference(line.event.type, value, step?.kind === 'step' ? step : undefined);
  }
  const end = textOf(actor.getSnapshot().value as StateValue);
  root.stop();
  return {
    actor: traced.actor,
    machine: machine.id,
    steps,
    end,
    refused,
    ...(wrong === undefined ? {} : { difference: wrong }),
  };
}

/**
 * Walks every actor of a trace again. Throws for a trace in which nothing happened, and for a machine that nobody
 * knows.
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
    .filter(({ actor }) => trace.lines.some((line) => line.actor === actor))
    .map((traced) => {
      const machine = known.get(traced.machine ?? '');
      if (!machine) throw new Error(`no machine is called ${traced.machine}`);
      return walkActor(traced, trace.lines, machine);
    });
}
