import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Stepped } from '#src/watch/feed-lines.ts';
import { transitionId } from '../walk/transitions.ts';

function sourceOf(machine: AnyStateMachine, id: string): AnyStateNode | undefined {
  try {
    return machine.getStateNodeById(id);
  } catch {
    return undefined;
  }
}

/** The transitions of a line, as the machine has them now; the name of one that it has not. */
export function takenIn(
  machine: AnyStateMachine,
  taken: Stepped['taken'] = [],
): readonly (AnyTransitionDefinition | string)[] {
  return taken.map(([, node, event, branch]) => {
    const source = sourceOf(machine, node);
    const among = (event === '' ? source?.always : source?.transitions.get(event)) ?? [];
    return among[branch] ?? `${node} · ${event} [${branch}], which is no transition now`;
  });
}

/** The ids of the transitions of a line. */
export function takenIds(machine: AnyStateMachine, taken?: Stepped['taken']): readonly string[] {
  return takenIn(machine, taken).map((one) => (typeof one === 'string' ? one : transitionId(one)));
}
