import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallShape } from '#contract/call.ts';
import { type CallInput, type CallName, type CallOutput, calls } from '#contract/calls.ts';
import type { CallFailure } from '#contract/errors.ts';
import { useAccount } from './residents.ts';
import { useSignedIn } from './signed-in.ts';
import { useSystem } from './system-context.tsx';

/** When an answer came, when it was last asked for (then a failure came, or the answer), and what time it is; all epoch ms. */
export type ReadTimes = { readonly receivedAt: number; readonly askedAt: number; readonly now: number };

/**
 * Options of a read: `enabled` false waits; `fresh` is how long an answer counts as new, in milliseconds; `again` says
 * of an answer in how many milliseconds to ask anew while it is shown, null for not by itself.
 */
export type ReadOptions<Answer> = {
  readonly enabled?: boolean;
  readonly fresh?: number;
  readonly again?: (answer: Answer, times: ReadTimes) => number | null;
};

/**
 * Reads what is only shown. The key is the call's name and input, so the same question asked by several
 * views is one request. A call that needs a token waits until someone is signed in, and again after the session has
 * ended by itself, while the page still stands behind the dialog.
 */
export function useRead<N extends CallName>(
  name: N,
  input: CallInput<N>,
  { enabled = true, fresh = 60_000, again = () => null }: ReadOptions<CallOutput<N>> = {},
): UseQueryResult<CallOutput<N>, CallFailure> {
  const { call } = useSystem();
  const account = useAccount();
  const signedIn = useSignedIn();
  const shape: CallShape = calls[name];
  const needsToken = shape.token !== undefined && shape.token !== 'offered';
  return useQuery<CallOutput<N>, CallFailure>({
    queryKey: [name, input],
    queryFn: ({ signal }) => call(name, input, { signal }),
    enabled: enabled && (!needsToken || (account !== null && signedIn)),
    staleTime: fresh,
    refetchInterval: ({ state: { data, dataUpdatedAt: receivedAt, errorUpdatedAt } }) => {
      if (data === undefined) return false;
      return (
        again(data, { receivedAt, askedAt: Math.max(receivedAt, errorUpdatedAt), now: Date.now() }) ?? false
      );
    },
  });
}
