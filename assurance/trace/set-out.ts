import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  fromTransition,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { CallFailure, type Failure } from '#contract/errors.ts';
import { constants } from '#src/watch/constants.ts';
import type { Traced } from '#src/watch/trace.ts';
import { nodesOf } from '../walk/transitions.ts';

const silent = fromTransition((nothing: null) => nothing, null);

/** The machine with actors that never say anything: all that is said stands in the trace. */
function withSilentActors(machine: AnyStateMachine): AnyStateMachine {
  const named = Object.keys(machine.implementations.actors as Record<string, AnyActorLogic>);
  const actors = Object.fromEntries([...named, 'silent'].map((src) => [src, silent]));
  return machine.provide({ actors }) as AnyStateMachine;
}

/** Errors of calls, and constants, are told as plain data; the machines know them by their class, or by themselves. */
export function revived(value: unknown): unknown {
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

/** An actor of a trace, alive again. */
export type SetOut = {
  readonly actor: AnyActorRef;
  /** Ends it, and its system. */
  readonly stop: () => void;
};

/**
 * Makes an actor of a trace again, not yet begun, with silent children and a clock that stands: from its input, or from
 * where it was before the kept part. Throws when its machine has no such state.
 */
export function setOut(
  traced: Traced,
  machine: AnyStateMachine,
  inspect: (event: InspectionEvent) => void,
): SetOut {
  const root = createActor(silent, { clock: new SimulatedClock(), inspect }).start();
  const begins =
    traced.from === 'input'
      ? { input: revived(traced.input) as never }
      : { snapshot: snapshotOf(machine, traced) as never };
  const actor = createActor(withSilentActors(machine), { parent: root, id: traced.id, ...begins });
  actor.subscribe({ error: () => undefined });
  // XState keeps what was thrown while it made the actor.
  const { status, error } = actor.getSnapshot();
  if (status === 'error') {
    root.stop();
    throw error;
  }
  return { actor, stop: () => root.stop() };
}
