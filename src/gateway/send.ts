import ky from 'ky';
import type { CallShape } from '#contract/call.ts';
import { type GatewayClock, readAnswer } from './answer.ts';
import { createPace, mostTries, type Timeouts } from './pace.ts';

/** One message to the gateway. `body` is sent as JSON, or as the query when the method has no body. */
export type Message = {
  readonly call: CallShape;
  /** Where the gateway has it: the call's own path, unless it is mapped (contract/mapping). */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly withToken: boolean;
  /** The JSON of the answer as the contract writes it. */
  readonly hear: (answer: unknown) => unknown;
  readonly signal: AbortSignal;
};

export type Wire = {
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly clock: GatewayClock;
  readonly timeouts: Timeouts;
};

function queryOf(body: Message['body']): URLSearchParams {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
}

/**
 * Sends a message and resolves with the answer's `value`. Reads are tried up to three times, everything else
 * once: a repeated act could happen twice, and what is polled is asked again anyway. The answer is read inside the try, so that its time counts too.
 */
export async function send(
  { call, path, headers, body, withToken, hear, signal }: Message,
  wire: Wire,
): Promise<unknown> {
  const pace = createPace(wire.timeouts);
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  let value: unknown;
  await ky(new URL(path, wire.origin), {
    method: call.method,
    headers,
    signal,
    timeout: wire.timeouts.oneTry,
    credentials: 'omit',
    // A kept answer is shown again only after the gateway said that it still holds.
    cache: call.kept && !withToken ? 'no-cache' : 'no-store',
    // A gateway never redirects; following would give a token or a payload away.
    redirect: 'error',
    // A call that is made while leaving should still arrive.
    keepalive: call.leaving === true,
    ...(inQuery ? { searchParams: queryOf(body) } : { json: body }),
    retry: {
      limit: call.polled ? 0 : mostTries - 1,
      methods: ['get'],
      shouldRetry: ({ error, retryCount }) => pace.mayRepeat(error, retryCount),
      delay: pace.wait,
    },
    fetch: async (request, init) => {
      const asked = wire.clock.forward();
      const response = await wire.fetch(request, init);
      value = await readAnswer(response, { withToken, clock: wire.clock, asked, hear });
      return response;
    },
  });
  return value;
}
