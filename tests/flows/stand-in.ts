import type { ActorLogic, AnyActorLogic, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate';
import { stopped } from './event-names.ts';
import type { Answer } from './model.ts';
import { nodesOf } from './transitions.ts';

/** An actor that does nothing of its own accord and answers when it is told to, at once. */
const standIn: ActorLogic<Snapshot<unknown>, AnyEventObject, unknown> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    if (event.type === stopped) return { status: 'stopped', output: undefined, error: undefined };
    return event.type === answered ? answeredWith(snapshot, event.answer) : snapshot;
  },
};

const answered = 'stand-in.answered';

function answeredWith(snapshot: Snapshot<unknown>, answer: Answer): Snapshot<unknown> {
  if ('done' in answer) return { status: 'done', output: answer.done, error: undefined };
  if ('error' in answer) return { status: 'error', output: undefined, error: answer.error };
  return { ...snapshot, ...answer.snapshot };
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
  const named = Object.keys(machine.implementations.actors as Record<string, AnyActorLogic>);
  return machine.provide({
    actors: Object.fromEntries([...named, ...invoked].map((src) => [src, standIn])),
  }) as AnyStateMachine;
}
