import type { CallInput, CallName, CallOutput, Gateway } from '#contract/calls.ts';
import { CallFailure, type Failure } from '#contract/errors.ts';

/** What a call is answered with, by its name: made from its input, at once or later; throw to refuse. */
export type Replies = {
  [N in CallName]?: (input: CallInput<N>) => CallOutput<N> | Promise<CallOutput<N>>;
};

export type Asked = { readonly name: CallName; readonly input: unknown };

/** A refusal to throw from a reply. */
export function fail(failure: Failure): never {
  throw new CallFailure(failure);
}

/** A reply that never comes. */
export function never(): Promise<never> {
  return new Promise(() => undefined);
}

/** Answers, in this order, one call each; the last goes on for ever. */
export function inTurn<I, O>(...replies: readonly ((input: I) => O)[]): (input: I) => O {
  let next = 0;
  return (input) => {
    const reply = replies[Math.min(next, replies.length - 1)];
    next += 1;
    if (!reply) throw new Error('There is nothing to answer with');
    return reply(input);
  };
}

/** A gateway that answers from a table, and remembers its calls. It never answers a call that is not in the table. */
export function stubGateway(replies: Replies): { gateway: Gateway; asked: Asked[] } {
  const asked: Asked[] = [];
  const gateway = (async (name: CallName, input: never) => {
    asked.push({ name, input });
    await Promise.resolve();
    return (replies[name] ?? never)(input);
  }) as Gateway;
  return { gateway, asked };
}
