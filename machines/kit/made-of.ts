import { type AnyStateMachine, createMachine } from 'xstate';

/** A chart that several flows share, and how one of them makes its own of it. */
type Making = { readonly whole: AnyStateMachine; readonly own: (chart: object) => object };

const makings = new WeakMap<object, Making>();

/** What a machine was made of; undefined for one with a chart of its own. */
export const makingOf = (machine: object): Making | undefined => makings.get(machine);

/** The machine of one flow, made of the chart that it shares with others. */
export function madeOf<M extends AnyStateMachine>(whole: M, own: Making['own']): M {
  const machine = createMachine(own(whole.config), whole.implementations as never);
  makings.set(machine, { whole, own });
  return machine as never;
}
