import type { StateMachine } from 'xstate';
import type { ActCall } from '#contract/calls.ts';
import { madeOf } from './act-by-call.ts';
import { actFormChart } from './act-form.machine.ts';
import {
  type ActFlow,
  type ActFormContext,
  type ActFormInput,
  type AnyActFlow,
  chartFor,
} from './act-form.rules.ts';

/** What a person and the page may tell the form of a flow. */
type ActFormEvent<Fields, Terms> =
  | {
      [Field in keyof Fields & string]: {
        readonly type: 'field.changed';
        readonly field: Field;
        readonly value: Fields[Field];
      };
    }[keyof Fields & string]
  | { readonly type: 'secret.typed'; readonly typed: string }
  | { readonly type: 'session.lost' }
  | { readonly type: 'submitted'; readonly terms: Terms }
  | { readonly type: 'edited' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'check.asked' }
  | { readonly type: 'again.asked'; readonly key: string };

type AnyChart = ReturnType<typeof actFormChart>;

/** A machine with other types of what it knows, is told and begins with. */
type Retyped<Machine, Context, Event, Input> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer State,
    infer Tag,
    infer _Input,
    infer Output,
    infer Emitted,
    infer Meta,
    infer Schema
  >
    ? StateMachine<
        Context & {},
        Event & { type: string },
        Children,
        Actor,
        Action,
        Guard,
        Delay,
        State,
        Tag,
        Input,
        Output,
        Emitted,
        Meta,
        Schema
      >
    : never;

/** The machine of a flow. */
export type ActForm<Fields, About, Terms, Problems, Quote, Kept> = Retyped<
  AnyChart,
  ActFormContext<Fields, About, Problems, Quote, Kept>,
  ActFormEvent<Fields, Terms>,
  ActFormInput<Fields, About>
>;

/** Which flow each machine was made of. */
const flows = new WeakMap<object, AnyActFlow>();

/** The flow that a machine was made of; undefined for one with a chart of its own. */
export const flowOf = (machine: object): AnyActFlow | undefined => flows.get(machine);

/** The machine of an act, made of what its flow adds to the chart of all acts. */
export function actForm<
  Call extends ActCall,
  Kept,
  Fields extends object,
  About extends object,
  Terms,
  Problems extends object,
  Quote,
>(
  flow: ActFlow<Call, Kept, Fields, About, Terms, Problems, Quote>,
): ActForm<Fields, About, Terms, Problems, Quote, Kept> {
  const any = flow as unknown as AnyActFlow;
  const machine = madeOf(actFormChart, chartFor, any);
  flows.set(machine, any);
  return machine as never;
}
