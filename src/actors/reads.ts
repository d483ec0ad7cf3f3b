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
 * Options of a read: `enabled` false waits; `fresh` is how long an answer counts as new, in milliseconds;
 * `again` returns, for an answer, the milliseconds until it is fetched again while shown, or null for never.
 */
export type ReadOptions<Answer> = {
  readonly enabled?: boolean;
  readonly fresh?: number;
  readonly again?: (answer: Answer, times: ReadTimes) => number | null;
};

/**
 * Reads data that is only displayed. The key is the call's name and input, so several views with the same
 * question make one request. A call that needs a token waits until a person is signed in, and waits again
 * after the session ended by itself, while the page is still behind the dialog.
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
