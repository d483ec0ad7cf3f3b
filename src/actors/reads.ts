import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { CallShape } from '#contract/call.ts';
import { type CallInput, type CallName, type CallOutput, calls } from '#contract/calls.ts';
import type { CallFailure } from '#contract/errors.ts';
import { useAccount, useResident } from './residents.ts';
import { useSystem } from './system-context.tsx';

/** Options of a read: `enabled` false waits; `fresh` is how long an answer counts as new, in milliseconds. */
export type ReadOptions = { readonly enabled?: boolean; readonly fresh?: number };

/**
 * Reads what is only shown. The key is the call's name and input, so the same question asked by several
 * views is one request. A call that needs a token waits until someone is signed in, and again after the session has
 * ended by itself, while the page still stands behind the dialog.
 */
export function useRead<N extends CallName>(
  name: N,
  input: CallInput<N>,
  { enabled = true, fresh = 60_000 }: ReadOptions = {},
): UseQueryResult<CallOutput<N>, CallFailure> {
  const { call } = useSystem();
  const account = useAccount();
  const held = useSelector(useResident('session'), ({ context }) => context.token !== null);
  const shape: CallShape = calls[name];
  const needsToken = shape.token !== undefined && shape.token !== 'offered';
  return useQuery<CallOutput<N>, CallFailure>({
    queryKey: [name, input],
    queryFn: ({ signal }) => call(name, input, { signal }),
    enabled: enabled && (!needsToken || (account !== null && held)),
    staleTime: fresh,
  });
}
