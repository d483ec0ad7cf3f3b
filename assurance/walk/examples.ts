import { stepsIn } from './explore.ts';
import { type FlowState, type Graph, stateLabel, stepLabel } from './graph.ts';
import type { Arrival, Example, Model } from './model.ts';
import { advance, begin, type Projection } from './pure-step.ts';
import { withStandIns } from './stand-in.ts';

/** Takes the steps of examples through the machine of a model, one at a time as the walk does. */
export function follower(model: Model): (example: Example) => Arrival | string {
  const machine = withStandIns(model.machine);
  const project: Projection = model.project ?? ((context) => context);
  const inputs: Readonly<Record<string, unknown>> = model.inputs ?? { start: undefined };
  const on = (before: FlowState, label: string): Arrival | string => {
    const step = stepsIn(model, before).find((one) => stepLabel(one) === label);
    if (!step || before.snapshot.status !== 'active') {
      return `“${label}” can’t happen in ${stateLabel(before.snapshot)}`;
    }
    const { state, ...how } = advance(machine, before, step, project);
    return { to: state, ...how };
  };
  return ({ given = Object.keys(inputs)[0] ?? '', way }) => {
    if (!(given in inputs)) return `there is no start “${given}”`;
    const { state, ...how } = begin(machine, inputs[given], project);
    return way.reduce<Arrival | string>((at, label) => (typeof at === 'string' ? at : on(at.to, label)), {
      to: state,
      ...how,
    });
  };
}

/** Why an example fails; undefined when it does not. */
export function wrongWith(example: Example, end: Arrival | string): string | undefined {
  if (typeof end === 'string') return end;
  const at = stateLabel(end.to.snapshot);
  if (at !== example.leads) return `it leads to ${at}, not to ${example.leads}`;
  return example.and?.(end) === false
    ? `it leads to ${at}, but there something is not as it says`
    : undefined;
}

/**
 * Examples that could not fail, whatever the machine did: what they check besides the state holds everywhere.
 */
export function idleExamples({ examples = [] }: Model, graph: Graph): readonly string[] {
  const arrivals: readonly Arrival[] = [...graph.starts, ...[...graph.edges.values()].flat()];
  const fails = ({ and }: Example, end: Arrival) => {
    try {
      return and?.(end) === false;
    } catch {
      return true;
    }
  };
  return examples
    .filter((example) => example.and && !arrivals.some((end) => fails(example, end)))
    .map(({ name }) => name);
}
