import { defaultConfiguration } from '#contract/configuration.ts';
import { createClock } from '#src/actors/clock.ts';
import {
  createGateway,
  type DriftReport,
  type GatewayClient,
  type GatewayOptions,
} from '#src/gateway/gateway.ts';

/** A request as it left the client. */
export type Sent = {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
};

/** What the other side does with the n-th request, the first being 1. */
export type Reply = (sent: Sent, n: number) => Response | Promise<Response>;

/** The client on a wire whose other end is a function, and all its reports. */
export type Stand = GatewayClient & {
  readonly sent: readonly Sent[];
  readonly refused: readonly string[];
  readonly restricted: readonly string[];
  /** New tokens, each with the one it replaced. */
  readonly renewed: readonly (readonly [string, string])[];
  /** Tokens that were issued when nobody waited. */
  readonly forsaken: readonly string[];
  readonly unavailable: () => number;
  readonly drifts: readonly DriftReport[];
};

/** Milliseconds: longer than a busy machine takes for any answer that comes at all. */
export const patient = { oneTry: 10_000, total: 10_000, pause: 1 };

/** Milliseconds: short, for answers that never come. */
export const quick = { oneTry: 40, total: 200, pause: 1 };

/** An answer of the gateway as JSON, 200 unless given. */
export function json(answer: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(answer), init);
}

/** An answer with any text. */
export function text(body: BodyInit, init: ResponseInit = {}): Response {
  return new Response(body, init);
}

/** An answer that never comes; the client's own signal ends the wait, as in a browser. */
export function never(): Promise<Response> {
  return new Promise(() => undefined);
}

function orAborted(signal: AbortSignal, answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    answer.then(resolve, reject);
  });
}

/** Sets up the client with a wire of its own. */
export function createStand(reply: Reply, more: Partial<GatewayOptions> = {}): Stand {
  const sent: Sent[] = [];
  const refused: string[] = [];
  const restricted: string[] = [];
  const renewed: [string, string][] = [];
  const forsaken: string[] = [];
  const drifts: DriftReport[] = [];
  let unavailable = 0;
  const wire = async (input: RequestInfo | URL) => {
    const request = input as Request;
    request.signal.throwIfAborted();
    const { method, headers } = request;
    const one = { method, url: new URL(request.url), headers, body: await request.clone().text() };
    sent.push(one);
    return orAborted(request.signal, Promise.resolve(reply(one, sent.length)));
  };
  const client = createGateway({
    configuration: defaultConfiguration,
    clock: createClock(),
    clientId: () => 'tab-1',
    language: () => 'ES',
    onRefusedToken: (token) => refused.push(token),
    onRestrictedToken: (token) => restricted.push(token),
    onRenewedToken: (token, newToken) => renewed.push([token, newToken]),
    onForsakenToken: (token) => forsaken.push(token),
    onUnavailable: () => {
      unavailable += 1;
    },
    onDrift: (drift) => drifts.push(drift),
    origin: 'https://casino.example',
    fetch: wire,
    timeouts: patient,
    ...more,
  });
  return { ...client, sent, refused, restricted, renewed, forsaken, unavailable: () => unavailable, drifts };
}
