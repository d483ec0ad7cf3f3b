import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { withoutConflicts } from './conflicts.ts';
import { transitionId } from './transitions.ts';

/** Collects the transitions that running machines take, by the id of the machine, in order. */
export type Recorder = {
  /** To be given to `createActor` as `inspect`, or to `actor.system.inspect`. */
  readonly inspect: (reported: InspectionEvent) => void;
  /** Ids of the transitions that a machine has taken so far, as often as they were taken. */
  readonly taken: (machineId: string) => readonly string[];
  readonly machines: () => readonly string[];
};

/** A new recorder. It reads the microsteps: XState declares `@xstate.transition` and never emits it. */
export function recorder(): Recorder {
  const seen = new Map<string, string[]>();
  return {
    inspect: (reported) => {
      if (reported.type !== '@xstate.microstep') return;
      for (const transition of withoutConflicts(reported._transitions)) {
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
export type TakenTransition = readonly [machine: string, node: string, event: string, branch: number];

/** Names of globals of a page: the list of its transitions, and the function called after each microstep. */
export type PageRecorder = { readonly recorder: string; readonly bell: string };

/**
 * Puts a recorder into a page: the app hands it each microstep of its machines, `reported` holds the transitions of each, and
 * the bell rings. It stands alone, so that a driver can send it: `page.addInitScript(recordInPage, names)`.
 */
export function recordInPage({ recorder, bell }: PageRecorder): void {
  const reported: (readonly TakenTransition[])[] = [];
  const page = globalThis as unknown as Record<string, (() => void) | undefined>;
  const record = ({ taken }: { readonly taken: readonly TakenTransition[] }) => {
    reported.push(taken);
    page[bell]?.();
  };
  Object.assign(globalThis, { [recorder]: Object.assign(record, { reported }) });
}

/**
 * The ids of the transitions that a page reported for one machine. Throws for one that the machine does not
 * have.
 */
export function transitionsReported(
  machine: AnyStateMachine,
  reported: readonly (readonly TakenTransition[])[],
): string[] {
  return reported.flatMap((microstep) => {
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
