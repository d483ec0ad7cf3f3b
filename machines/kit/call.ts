import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { CallInput, CallName, CallOutput } from '#contract/calls.ts';

/** An actor that makes one call of the contract; `connect` gives it the gateway. */
export type CallLogic<N extends CallName = CallName> = PromiseActorLogic<CallOutput<N>, CallInput<N>> & {
  readonly call: N;
};

/**
 * Names a call of the contract as an actor of a machine. Until it is connected it refuses to run, so a chart
 * can be read, drawn and explored without a gateway.
 */
export function call<N extends CallName>(name: N): CallLogic<N> {
  const logic = fromPromise<CallOutput<N>, CallInput<N>>(() =>
    Promise.reject(new Error(`${name} is not connected to a gateway`)),
  );
  return Object.assign(logic, { call: name });
}

/** A call that the machine using a chart provides (`call(name)`): the chart of an act does not know which call it makes. */
export const anyCall: PromiseActorLogic<unknown, Readonly<Record<string, unknown>>> = fromPromise(() =>
  Promise.reject(new Error('no call was provided')),
);
