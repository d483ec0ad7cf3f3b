import {
  hashKey,
  type Query,
  type QueryFunctionContext,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type {
  CallInput,
  CallName,
  CallOutput,
  Gateway,
  MemberCall,
  OfferedCall,
  QuietCall,
} from '#contract/calls.ts';
import type { CallFailure } from '#contract/errors.ts';
import { secondTry } from '#contract/system/areas.ts';
import { clock } from './clock.ts';
import { useAccount, useAccountName } from './residents.ts';
import { useSignedIn } from './signed-in.ts';
import { useSystem } from './system-context.tsx';

/** When it was last asked for (then a failure came, or the answer), and what time it is: the gateway's clock, epoch ms. */
export type ReadTimes = { readonly askedAt: number; readonly now: number };

/** For an answer the milliseconds until it is fetched again while shown, or null for never. */
type Again<N extends CallName> = (answer: CallOutput<N>, times: ReadTimes) => number | null;

/**
 * Options of a read: `enabled` false waits; `fresh` is how long an answer counts as new, in milliseconds. `again` repeats it by
 * itself: only a quiet call may be, or a page that nobody touches would keep its session alive. `turns` is for a list that
 * changes by itself, and with it other reads.
 */
export type ReadOptions<N extends CallName> = {
  readonly enabled?: boolean;
  readonly fresh?: number;
  readonly again?: N extends QuietCall ? Again<N> : never;
  readonly turns?: Turns<CallOutput<N>>;
};

/** How what an answer lists stands, as a text; and the reads that are out of date when the next one says another. */
export type Turns<Answer> = {
  readonly stand: (answer: Answer) => string;
  readonly reads: readonly CallName[];
};

type Read<N extends CallName> = UseQueryResult<CallOutput<N>, CallFailure>;

/** An answer may say that its time has run out, again and again: it is not asked for sooner than this; milliseconds. */
const soonest = 5_000;

/** When a question was last asked, and last answered. */
type Noted = { readonly askedAt: number; readonly receivedAt?: number };

/** By the gateway's clock; the library notes the same by the device's. */
const notes = new WeakMap<Query, Noted>();

/** In a key: the answer is the same for everybody. */
const everybody = '';

/**
 * Reads data that is only displayed, and that is the same for everybody. The key is the call's name and input, so several
 * views with the same question make one request.
 */
export function useRead<N extends Exclude<CallName, MemberCall | OfferedCall>>(
  name: N,
  input: CallInput<N>,
  options: ReadOptions<N> = {},
): Read<N> {
  return useAnyRead(name, input, everybody, options);
}

/**
 * Reads data that visitors may see too, and that the gateway answers to a member in their own way. What a visitor saw stays
 * until the member who came in over it has theirs.
 */
export function useOfferedRead<N extends OfferedCall>(
  name: N,
  input: CallInput<N>,
  options: ReadOptions<N> = {},
): Read<N> {
  return useAnyRead(name, input, useAccountName(), options);
}

/**
 * Reads data of the member who is signed in. It waits until a person is, and waits again after the session
 * ended by itself, while the page is still behind the dialog.
 */
export function useMemberRead<N extends MemberCall>(
  name: N,
  input: CallInput<N>,
  { enabled = true, ...options }: ReadOptions<N> = {},
): Read<N> {
  const account = useAccount();
  const signedIn = useSignedIn();
  const whose = useAccountName();
  return useAnyRead(name, input, whose, { ...options, enabled: enabled && account !== null && signedIn });
}

/**
 * A question to the gateway. Its key is the call's name and input, and the account whose answer it is, so that no account is
 * ever shown what was read for another; '' where the answer is everybody's.
 */
export function questionOf<N extends CallName>(call: Gateway, name: N, input: CallInput<N>, whose: string) {
  const queryFn = async ({ signal, client, queryKey }: QueryFunctionContext) => {
    const noted = (times: Partial<Noted>) => {
      const query = client.getQueryCache().find({ queryKey });
      if (query) notes.set(query, { ...notes.get(query), askedAt: clock.now(), ...times });
    };
    try {
      const answer = await call(name, input, { signal });
      noted({ receivedAt: clock.now() });
      return answer;
    } catch (error) {
      noted({});
      throw error;
    }
  };
  return { queryKey: [name, input, whose], queryFn };
}

function useAnyRead<N extends CallName>(
  name: N,
  input: CallInput<N>,
  whose: string,
  { enabled = true, fresh = 60_000, again, turns }: ReadOptions<N>,
): Read<N> {
  const { call } = useSystem();
  const question = questionOf(call, name, input, whose);
  const repeats = again as Again<N> | undefined;
  const asVisitor = hashKey([name, input, everybody]);
  const read = useQuery<CallOutput<N>, CallFailure>({
    ...question,
    enabled,
    placeholderData: (before, query) => (query?.queryHash === asVisitor ? before : undefined),
    staleTime: fresh,
    refetchInterval: (query) => {
      const { data, error } = query.state;
      // A gateway that may not have the call is asked once more: what it says twice is believed (src/gateway/presence.ts).
      if (error?.failure.absent === 'perhaps' && query.state.errorUpdateCount === 1) return secondTry;
      if (data === undefined || !repeats) return false;
      const now = clock.now();
      const wait = repeats(data, { askedAt: notes.get(query as unknown as Query)?.askedAt ?? now, now });
      return wait === null ? false : Math.max(soonest, wait);
    },
  });
  useTurned(JSON.stringify(question.queryKey), read.data, turns);
  return read;
}

/** When the answer to a question that is everybody's came: the gateway's clock, epoch ms; now while there is none. */
export function useReceivedAt<N extends Exclude<CallName, MemberCall | OfferedCall>>(
  name: N,
  input: CallInput<N>,
): number {
  const query = useQueryClient()
    .getQueryCache()
    .find({ queryKey: [name, input, everybody] });
  return (query && notes.get(query)?.receivedAt) ?? clock.now();
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
