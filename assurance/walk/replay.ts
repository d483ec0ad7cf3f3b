import type { StateValue } from 'xstate';
import { type FlowStart, type FlowState, type Step, stateLabel, stepLabel } from './graph.ts';
import { plain } from './plain.ts';
import type { Tour } from './tours.ts';

/** What a driver sees of a state. It leaves out what it cannot see; what it tells must be as the walk has it. */
export type Seen = {
  readonly value?: StateValue;
  /** The whole state as `keyOf` tells it, for drivers that can read the context. */
  readonly key?: string;
  /** Ids of the transitions taken since the last look. */
  readonly taken?: readonly string[];
};

/**
 * Carries out tours somewhere: on a bare actor, over the wire, in a browser. One driver carries out one tour.
 * `at` is the time from the start, in milliseconds, at which a step takes place: a driver brings its clock there
 * first. A step of the kind `timer` is nothing but that time passing.
 */
export type Driver = {
  readonly start: (start: FlowStart) => Promise<void>;
  readonly do: (step: Step, at: number) => Promise<void>;
  /**
   * Looks at the state, once it is reached by the transitions `taken`; a driver may also check by itself what a
   * person sees of `expected`.
   */
  readonly state: (expected: FlowState, taken: readonly string[]) => Promise<Seen>;
  /** Ends everything and gives the ids of all transitions that were recorded. */
  readonly stop: () => Promise<readonly string[]>;
};

function difference(expected: FlowState, taken: readonly string[], seen: Seen): string | undefined {
  const { value } = expected.snapshot;
  if (seen.value !== undefined && plain(seen.value) !== plain(value)) {
    return `expected ${plain(value)}, and it is ${plain(seen.value)}`;
  }
  if (seen.key !== undefined && seen.key !== expected.key) {
    return `expected ${expected.key}, and it is ${seen.key}: does the projection leave out something?`;
  }
  if (seen.taken !== undefined && plain(seen.taken) !== plain(taken)) {
    return `expected to take ${taken.join(' ; ') || 'nothing'}, and it took ${seen.taken.join(' ; ') || 'nothing'}`;
  }
  return undefined;
}

/**
 * Carries out a tour and compares every state with the walk. Gives the recorded transitions. Throws at the first
 * difference, with the steps up to it, and when nothing was recorded.
 */
export async function replay(tour: Tour, driver: Driver): Promise<readonly string[]> {
  const done: string[] = [`started with ${tour.start.name}`];
  const look = async ({ to, taken }: { to: FlowState; taken: readonly string[] }) => {
    const wrong = difference(to, taken, await driver.state(to, taken));
    if (wrong) throw new Error(wrong);
    done.push(`(${stateLabel(to.snapshot)})`);
  };
  let recorded: readonly string[] = [];
  try {
    await driver.start(tour.start);
    await look(tour.start);
    for (const [n, edge] of tour.edges.entries()) {
      done.push(stepLabel(edge.step));
      await driver.do(edge.step, tour.at[n] ?? 0);
      await look(edge);
    }
  } catch (cause) {
    const { machine } = tour.start.to.snapshot;
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${machine.id}: ${what}\nafter ${done.join(' -> ')}`, { cause });
  } finally {
    recorded = await driver.stop();
  }
  if (recorded.length === 0)
    throw new Error('the recording is empty: the driver does not listen to the machine');
  return recorded;
}
