import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CallInput, CallName, CallOutput, Gateway, MemberCall } from '#contract/calls.ts';
import type { CallFailure } from '#contract/errors.ts';
import { useAccount } from './residents.ts';
import { useSignedIn } from './signed-in.ts';
import { useSystem } from './system-context.tsx';

/** When an answer came, when it was last asked for (then a failure came, or the answer), and what time it is; all epoch ms. */
export type ReadTimes = { readonly receivedAt: number; readonly askedAt: number; readonly now: number };

/**
 * Options of a read: `enabled` false waits; `fresh` is how long an answer counts as new, in milliseconds;
 * `again` returns, for an answer, the milliseconds until it is fetched again while shown, or null for never; `turns` is for
 * a list that changes by itself, and with it other reads.
 */
export type ReadOptions<Answer> = {
  readonly enabled?: boolean;
  readonly fresh?: number;
  readonly again?: (answer: Answer, times: ReadTimes) => number | null;
  readonly turns?: Turns<Answer>;
};

/** How what an answer lists stands, as a text; and the reads that are out of date when the next one says another. */
export type Turns<Answer> = {
  readonly stand: (answer: Answer) => string;
  readonly reads: readonly CallName[];
};

type Read<N extends CallName> = UseQueryResult<CallOutput<N>, CallFailure>;

/**
 * Reads data that is only displayed, and that visitors may see too. The key is the call's name and input, so several
 * views with the same question make one request.
 */
export function useRead<N extends Exclude<CallName, MemberCall>>(
  name: N,
  input: CallInput<N>,
  options: ReadOptions<CallOutput<N>> = {},
): Read<N> {
  return useAnyRead(name, input, options);
}

/**
 * Reads data of the member who is signed in. It waits until a person is, and waits again after the session
 * ended by itself, while the page is still behind the dialog.
 */
export function useMemberRead<N extends MemberCall>(
  name: N,
  input: CallInput<N>,
  { enabled = true, ...options }: ReadOptions<CallOutput<N>> = {},
): Read<N> {
  const account = useAccount();
  const signedIn = useSignedIn();
  return useAnyRead(name, input, { ...options, enabled: enabled && account !== null && signedIn });
}

/** A question to the gateway: its key is the call's name and input. */
export function questionOf<N extends CallName>(call: Gateway, name: N, input: CallInput<N>) {
  const queryFn = ({ signal }: { readonly signal: AbortSignal }) => call(name, input, { signal });
  return { queryKey: [name, input], queryFn };
}

function useAnyRead<N extends CallName>(
  name: N,
  input: CallInput<N>,
  { enabled = true, fresh = 60_000, again = () => null, turns }: ReadOptions<CallOutput<N>>,
): Read<N> {
  const { call } = useSystem();
  const read = useQuery<CallOutput<N>, CallFailure>({
    ...questionOf(call, name, input),
    enabled,
    staleTime: fresh,
    refetchInterval: ({ state: { data, dataUpdatedAt: receivedAt, errorUpdatedAt } }) => {
      if (data === undefined) return false;
      return (
        again(data, { receivedAt, askedAt: Math.max(receivedAt, errorUpdatedAt), now: Date.now() }) ?? false
      );
    },
  });
  useTurned(JSON.stringify([name, input]), read.data, turns);
  return read;
}

/** Fetches again what depends on the rows of an answer, as soon as the next answer to the same question has them otherwise. */
function useTurned<Answer>(
  question: string,
  answer: Answer | undefined,
  turns: Turns<Answer> | undefined,
): void {
  const queries = useQueryClient();
  const before = useRef({ question: '', stand: '' });
  const stand = answer === undefined ? undefined : turns?.stand(answer);
  const dependent = useRef(turns?.reads);
  dependent.current = turns?.reads;
  useEffect(() => {
    if (stand === undefined) return;
    const { question: asked, stand: stood } = before.current;
    before.current = { question, stand };
    if (asked !== question || stood === stand) return;
    for (const name of dependent.current ?? []) void queries.invalidateQueries({ queryKey: [name] });
  }, [queries, question, stand]);
}
