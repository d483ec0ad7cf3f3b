import {
  type ActorLogic,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  initialTransition,
  type Snapshot,
  StateMachine,
} from 'xstate';
import { stopped } from './event-names.ts';
import type { Answer } from './graph.ts';
import { nodesOf } from './transitions.ts';

const answered = 'stand-in.answered';

type StandIn = ActorLogic<Snapshot<unknown>, AnyEventObject, unknown>;

const waiting: Snapshot<unknown> = { status: 'active', output: undefined, error: undefined };

function answeredWith(snapshot: Snapshot<unknown>, answer: Answer): Snapshot<unknown> {
  if ('done' in answer) return { status: 'done', output: answer.done, error: undefined };
  if ('error' in answer) return { status: 'error', output: undefined, error: answer.error };
  return { ...snapshot, ...answer.snapshot };
}

/** How an actor begins: a child machine may be at its end before anyone has answered it. */
function beginning(logic: AnyActorLogic | undefined, input: unknown): Snapshot<unknown> {
  if (!(logic instanceof StateMachine)) return waiting;
  const [{ status, output }] = initialTransition(logic as AnyStateMachine, input as never);
  return status === 'done' ? { status, output, error: undefined } : waiting;
}

/** An actor that does nothing by itself and answers at once when the test says so. */
function standInFor(logic: AnyActorLogic | undefined): StandIn {
  return {
    getInitialSnapshot: (_, input) => beginning(logic, input),
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (snapshot, event) => {
      if (event.type === stopped) return { status: 'stopped', output: undefined, error: undefined };
      return event.type === answered ? answeredWith(snapshot, event.answer) : snapshot;
    },
  };
}

/** What makes a stand-in answer. */
export function answering(answer: Answer): AnyEventObject {
  return { type: answered, answer };
}

/** The machine with a stand-in for every actor. Throws when an actor has no name to be replaced by. */
export function withStandIns(machine: AnyStateMachine): AnyStateMachine {
  const invoked = nodesOf(machine).flatMap((node) =>
    [node.config.invoke ?? []].flat().map((invoke: { src: unknown }) => {
      if (typeof invoke.src === 'string') return invoke.src;
      throw new Error(`${node.id} invokes an actor without a name: name it in setup({ actors })`);
    }),
  );
  const named = machine.implementations.actors as Record<string, AnyActorLogic>;
  return machine.provide({
    actors: Object.fromEntries(
      [...Object.keys(named), ...invoked].map((src) => [src, standInFor(named[src])]),
    ),
  }) as AnyStateMachine;
}
