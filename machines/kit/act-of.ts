import { actMachine } from './act.machine.ts';
import type { ActCall } from './act.rules.ts';
import { call } from './call.ts';

/** The chart of an act (act.machine.ts) that makes this call. */
export function actOf(name: ActCall): typeof actMachine {
  return actMachine.provide({ actors: { send: call(name) as never } });
}
