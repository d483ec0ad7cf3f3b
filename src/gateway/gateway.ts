import * as z from 'zod/mini';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls, type Gateway } from '#contract/calls.ts';
import type { Configuration } from '#contract/configuration.ts';
import { headers } from '#contract/envelope.ts';
import { CallFailure } from '#contract/errors.ts';
import { type Drift, readOutput } from './output.ts';
import { failureOfTry, type Timeouts, usualTimeouts } from './pace.ts';
import type { Seal } from './seal.ts';
import { type Message, send } from './send.ts';

/** A part of an answer that is not what the contract says. */
export type DriftReport = Drift & { readonly call: CallName };

export type GatewayOptions = {
  readonly configuration: Configuration;
  /** The random name of this tab. */
  readonly clientId: string;
  /** The language of the interface just now, such as 'ES'. */
  readonly language: () => string;
  /** The gateway refused the token in hand: told until it is dropped, never for a token no longer held. */
  readonly onRefusedToken: (token: string) => void;
  /** An answer spoke of maintenance or of a restricted region. */
  readonly onUnavailable: () => void;
  readonly onDrift: (report: DriftReport) => void;
  /** Where the gateway stands; by default as configured, or else where the page comes from. */
  readonly origin?: string;
  readonly fetch?: typeof fetch;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  readonly timeouts?: Timeouts;
};

/** The gateway and the one token it is shown. */
export type GatewayClient = {
  readonly call: Gateway;
  readonly keepToken: (token: string) => void;
  readonly dropToken: () => void;
  /** Whether this token, or with null none, is the one in hand. */
  readonly holds: (token: string | null) => boolean;
};

type Fields = Readonly<Record<string, unknown>>;
type More = { readonly signal?: AbortSignal };

const platform = 'web';
const clientType = '3';

/** Waits for something that can't be aborted itself, no longer than the signal, not aborted yet, allows. */
function orAborted<T>(waited: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    waited.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Creates the one way to the gateway (contract/calls.ts) with the token in its keeping. */
export function createGateway(options: GatewayOptions): GatewayClient {
  const { configuration, clientId, language, onRefusedToken, onUnavailable, onDrift } = options;
  const { now = Date.now, timeouts = usualTimeouts } = options;
  const origin = options.origin ?? (configuration.gateway.origin || location.origin);
  const wire = { origin, fetch: options.fetch ?? fetch.bind(globalThis), now, timeouts };
  let token: string | null = null;
  let sealing: Promise<Seal> | undefined;

  function headersOf(used: string | null, key: unknown): Record<string, string> {
    return {
      [headers.merchant]: configuration.brand.merchantCode,
      [headers.platform]: platform,
      [headers.language]: language(),
      [headers.clientType]: clientType,
      [headers.client]: clientId,
      ...(used === null ? {} : { [headers.token]: used }),
      ...(key === undefined ? {} : { [headers.idempotencyKey]: String(key) }),
    };
  }

  /** The code that seals is loaded with the first sealed call, and asked for again when that failed. */
  function loadSeal(): Promise<Seal> {
    const keys = () => call('system.keys', {});
    sealing ??= import('./seal.ts').then(({ createSeal }) => createSeal({ configuration, keys, now }));
    sealing.catch(() => {
      sealing = undefined;
    });
    return sealing;
  }

  /** Sends a message; an answer that is none of a gateway is told before it fails the call. */
  function sendTold(name: CallName, message: Message): Promise<unknown> {
    return send(message, wire).catch((error: unknown) => {
      const drifted = failureOfTry(error).kind === 'drift';
      if (drifted) onDrift({ call: name, part: '', problems: ['This is no answer of a gateway'] });
      throw error;
    });
  }

  /**
   * Sends a payload sealed; when the gateway can't open it, once more with newer keys or a better clock. Without
   * either it is not sent again: what was refused may have been a copy that the network made of the first.
   */
  async function sendSealed(name: CallName, message: Message): Promise<unknown> {
    const seal = await loadSeal();
    const sealed = async () => ({ ...message, body: await seal.seal(message.call, message.body) });
    try {
      return await sendTold(name, await sealed());
    } catch (error) {
      if (failureOfTry(error).code !== 'SEAL_REFUSED' || !(await seal.renew())) throw error;
      return await sendTold(name, await sealed());
    }
  }

  async function ask(name: CallName, input: unknown, held: string | null, more: More): Promise<unknown> {
    const shape: CallShape = calls[name];
    const read = z.safeParse(shape.input, input);
    if (!read.success) throw new CallFailure({ kind: 'refused', code: 'INPUT_INVALID' });
    const { token: given, ...rest } = read.data as Fields;
    const spoken = shape.token === 'given';
    const used = spoken ? String(given) : shape.token ? held : null;
    if (shape.token && shape.token !== 'offered' && !used) throw new CallFailure({ kind: 'unauthorized' });
    const limit = AbortSignal.timeout(timeouts.total);
    const signal = more.signal ? AbortSignal.any([more.signal, limit]) : limit;
    signal.throwIfAborted();
    const said = spoken ? rest : (read.data as Fields);
    const { key, ...unkeyed } = said;
    const fields = shape.keyed ? unkeyed : said;
    const body = shape.repeatsToken ? { ...fields, token: used } : fields;
    const heads = headersOf(used, shape.keyed ? key : undefined);
    const message = { call: shape, headers: heads, body, withToken: used !== null, signal };
    const value = await orAborted((shape.sealed ? sendSealed : sendTold)(name, message), signal);
    // An answer to a session that has ended meanwhile is nobody's business any more.
    if (shape.token && !spoken && used !== null && used !== token)
      throw new CallFailure({ kind: 'unauthorized' });
    return readOutput(shape, value, (drift) => onDrift({ call: name, ...drift }));
  }

  function failed(name: CallName, held: string | null, error: unknown): never {
    const failure = failureOfTry(error);
    const shape: CallShape = calls[name];
    const ours = shape.token === true && held !== null && held === token;
    if (failure.kind === 'unauthorized' && ours) onRefusedToken(held);
    if (failure.kind === 'unavailable') onUnavailable();
    throw error instanceof CallFailure ? error : new CallFailure(failure);
  }

  // The token is read here, in the very moment of the call, and not when the request leaves.
  const call = ((name: CallName, input: unknown, more: More = {}) => {
    const held = token;
    return ask(name, input, held, more).catch((error: unknown) => failed(name, held, error));
  }) as Gateway;

  return {
    call,
    keepToken: (kept) => {
      token = kept;
    },
    dropToken: () => {
      token = null;
    },
    holds: (other) => token === other,
  };
}
