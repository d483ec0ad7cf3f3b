import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate';
import { anyCall, type CallLogic } from '#machines/kit/call.ts';
import type { LaterLogic } from '#machines/kit/lazy-machine.ts';
import { nodesOf } from '../walk/transitions.ts';

/**
 * The actor that a machine asks: another machine, a call of the gateway, or something else that answers. A
 * call that the starting actor provides has no name but its id.
 */
export type Asked = { readonly id: string; readonly machine?: string; readonly call?: string };

async function answering(id: string, logic: AnyActorLogic | undefined): Promise<Asked> {
  const whole = logic && 'load' in logic ? await (logic as unknown as LaterLogic).load() : logic;
  if (whole === anyCall) return { id, call: id };
  if (whole instanceof StateMachine) return { id, machine: whole.id };
  return whole && 'call' in whole ? { id, call: (whole as CallLogic).call } : { id };
}

/** All that a machine invokes, each once, in the order of its chart. */
export async function askedOf(machine: AnyStateMachine): Promise<readonly Asked[]> {
  const logics = machine.implementations.actors as Record<string, AnyActorLogic>;
  const invokes = nodesOf(machine).flatMap(({ invoke }) => invoke);
  const asked = await Promise.all(invokes.map((one) => answering(one.id, logics[String(one.src)])));
  return [...new Map(asked.map((one) => [one.id, one])).values()];
}
