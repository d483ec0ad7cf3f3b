import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import type { ActCall } from '#contract/calls.ts';

import { flowOf } from '#machines/kit/act-form.ts';
import { useMoneyActor } from './money-act.ts';

/** The actor of a page's act that is made of the chart of all acts: its flow says its call, and which one it is (useMoneyActor). */
export function useActForm<M extends AnyStateMachine>(
  machine: M,
  about?: Omit<InputFrom<M>, 'key' | 'kept'>,
): ActorRefFrom<M> {
  const { call, subject } = flowOf(machine) as { call: ActCall; subject: (about: never) => string };
  return useMoneyActor(machine, call, about, subject(about as never));
}
