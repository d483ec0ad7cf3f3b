import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { withoutConflicts } from './conflicts.ts';
import { transitionId } from './transitions.ts';

/** Collects the transitions that running machines take, by the id of the machine, in order. */
export type Recorder = {
  /** To be given to `createActor` as `inspect`, or to `actor.system.inspect`. */
  readonly inspect: (told: InspectionEvent) => void;
  /** Ids of the transitions that a machine has taken so far, as often as they were taken. */
  readonly taken: (machineId: string) => readonly string[];
  readonly machines: () => readonly string[];
};

/** A new recorder. It reads the microsteps: XState declares `@xstate.transition` and never emits it. */
export function recorder(): Recorder {
  const seen = new Map<string, string[]>();
  return {
    inspect: (told) => {
      if (told.type !== '@xstate.microstep') return;
      for (const transition of withoutConflicts(told._transitions)) {
        const { id } = transition.source.machine;
        if (!seen.has(id)) seen.set(id, []);
        seen.get(id)?.push(transitionId(transition));
      }
    },
    taken: (machineId) => [...(seen.get(machineId) ?? [])],
    machines: () => [...seen.keys()],
  };
}

/** A transition as it leaves a browser: ids of its machine and state node, type of event, number of the branch. */
export type Told = readonly [machine: string, node: string, event: string, branch: number];

/**
 * Puts a recorder into a page, as the global function `name`: the app hands it each microstep of its machines, and
 * `told` holds the transitions of each. It stands alone, so that a driver can send it:
 * `page.addInitScript(recordInPage, name)`.
 */
export function recordInPage(name: string): void {
  const told: (readonly Told[])[] = [];
  const recorder = ({ taken }: { readonly taken: readonly Told[] }) => told.push(taken);
  Object.assign(globalThis, { [name]: Object.assign(recorder, { told }) });
}

/** The ids of what a page told of one machine. Throws when it told of a transition that the machine has not. */
export function transitionsTold(machine: AnyStateMachine, told: readonly (readonly Told[])[]): string[] {
  return told.flatMap((microstep) => {
    const ours = microstep.filter(([id]) => id === machine.id);
    const found = ours.map(([, node, event, branch]) => {
      const source = machine.getStateNodeById(node);
      const among: readonly AnyTransitionDefinition[] =
        (event === '' ? source.always : source.transitions.get(event)) ?? [];
      const transition = among[branch];
      if (!transition) throw new Error(`${machine.id} has no branch ${branch} of ${event} in ${node}`);
      return transition;
    });
    return withoutConflicts(found).map(transitionId);
  });
}
