import { type AnyStateMachine, assign, createMachine } from 'xstate';
import type { ActCall } from '#contract/calls.ts';
import { actMachine } from './act.machine.ts';
import { type Outcome, type RecordShape, recordOf } from './act.rules.ts';
import { call } from './call.ts';

/** The chart of an act (act.machine.ts) that makes this call; its record is read by the call’s output. */
export function actOf(name: ActCall, output: RecordShape): typeof actMachine {
  return actMachine.provide({
    actors: { send: call(name) as never },
    actions: {
      keepRecord: assign((_, { outcome }: { outcome: Outcome }) => ({ record: recordOf(output, outcome) })),
    },
  });
}

/** A chart that several flows share, and how one of them makes its own of it. */
type Making = { readonly whole: AnyStateMachine; readonly own: (chart: object) => object };

const makings = new WeakMap<object, Making>();

/**
 * What a machine was made of; undefined for one with a chart of its own.
 * @internal for what reads the charts; the product only runs them
 */
export const makingOf = (machine: object): Making | undefined => makings.get(machine);

/** The machine of a flow, made of the chart that it shares with others: `own` takes what is for others out of it. */
export function madeOf<Flow, M extends AnyStateMachine>(
  chart: (flow: Flow) => M,
  own: (flow: Flow, whole: object) => object,
  flow: NoInfer<Flow>,
): M {
  const whole = chart(flow);
  const machine = createMachine(own(flow, whole.config), whole.implementations as never);
  makings.set(machine, { whole, own: (read) => own(flow, read) });
  return machine as never;
}
