import { type AnyActorLogic, type AnyStateMachine, fromPromise, StateMachine } from 'xstate';
import type { CallInput, CallName, Gateway } from '#contract/calls.ts';
import { type LaterLogic, lazyMachine } from './lazy-machine.ts';

type Implementations = { actors: Record<string, AnyActorLogic> };

function connected(logic: AnyActorLogic, gateway: Gateway): AnyActorLogic {
  if (logic instanceof StateMachine) return connect(logic, gateway);
  if ('load' in logic) {
    const { load, wakes, givesUp, closed } = logic as unknown as LaterLogic;
    return lazyMachine(async () => connect(await load(), gateway), wakes, givesUp, closed);
  }
  if (!('call' in logic)) return logic;
  const name = logic.call as CallName;
  return fromPromise<unknown, CallInput<CallName>>(({ input, signal }) => gateway(name, input, { signal }));
}

/**
 * Gives a machine and all its children the gateway: every actor made by `call(name)` becomes that call.
 * Leaving the state that made the call aborts it.
 */
export function connect<M extends AnyStateMachine>(machine: M, gateway: Gateway): M {
  const { actors } = machine.implementations as Implementations;
  const entries = Object.entries(actors).map(([src, logic]) => [src, connected(logic, gateway)]);
  return machine.provide({ actors: Object.fromEntries(entries) }) as M;
}
