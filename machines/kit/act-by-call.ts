import { assign } from 'xstate';
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
