import * as z from 'zod/mini';
import type { CallShape } from '#contract/call.ts';
import type { CallName, Gateway } from '#contract/calls.ts';
import type { Configuration } from '#contract/configuration.ts';
import { client, headers } from '#contract/envelope.ts';
import { CallFailure, type Failure } from '#contract/errors.ts';
import type { MemberInfo } from '#contract/member.ts';
import { demoType } from '#contract/session/account-types.ts';
import { callUnknown, type GatewayClock, tellTime } from './answer.ts';
import { createDialects } from './dialects.ts';
import { afterItsSession, inTheEnd, noRealAccount, noSession, notOpened } from './no-answer.ts';
import { type Drift, readOutput } from './output.ts';
import { failureOfTry, type Timeouts, usualTimeouts } from './pace.ts';
import type { Presence } from './presence.ts';
import type { Seal } from './seal.ts';
import { type Message, send } from './send.ts';
import { shapes as contract, type Shapes } from './shapes.ts';

/** A part of an answer that breaks the contract. */
export type DriftReport = Drift & { readonly call: CallName };

export type GatewayOptions = {
  readonly configuration: Configuration;
  /** The gateway's time, which each answer sets. */
  readonly clock: GatewayClock;
  /** The random name of this tab. */
  readonly clientId: () => string;
  /** The language of the interface just now, such as 'ES'. */
  readonly language: () => string;
  /** The gateway refused the current token: called until the token is dropped, never for an older token. */
  readonly onRefusedToken: (token: string) => void;
  /**
   * The gateway wants the owner of the current token to do something else first, or has put them `away`: on a break or
   * excluded. Called for that token only.
   */
  readonly onRestrictedToken: (token: string, away: boolean) => void;
  /** The gateway has put another token in the place of the one in hand, which is in hand from now on. */
  readonly onRenewedToken: (token: string, newToken: string) => void;
  /** The gateway gave out a token that nobody waits for any more: the session it opens is unused. */
  readonly onForsakenToken: (token: string) => void;
  /** An answer spoke of maintenance or of a restricted region. */
  readonly onUnavailable: () => void;
  readonly onDrift: (report: DriftReport) => void;
  /** What the gateway does not have is not asked for; by default everything is. */
  readonly presence?: Pick<Presence, 'isMissing' | 'heard'>;
  /** Asks the site for nothing but its answer, whose date tells the time where no answer of the gateway does. */
  readonly site?: () => Promise<Response>;
  /** Where the gateway is; by default as configured, or else where the page comes from. */
  readonly origin?: string;
  readonly fetch?: typeof fetch;
  readonly timeouts?: Timeouts;
  /** A signal that aborts with a `TimeoutError` once a call has taken so many milliseconds. */
  readonly timeout?: (milliseconds: number, call: CallName) => AbortSignal;
  /** The contract; by default that of this page. */
  readonly shapes?: Shapes;
};

/** The gateway and the one token it is shown. */
export type GatewayClient = {
  readonly call: Gateway;
  readonly keepToken: (token: string) => void;
  readonly dropToken: () => void;
  /** The session has a new token from now on, if this was its token; running calls continue. */
  readonly renewToken: (token: string, newToken: string) => void;
  /** Whether this token, or with null none, is the current one. */
  readonly holds: (token: string | null) => boolean;
};

type Fields = Readonly<Record<string, unknown>>;
type More = { readonly signal?: AbortSignal };

/** When a call ends: its time is up, or nobody waits for it any more, or either. */
type Ending = {
  readonly limit: AbortSignal;
  readonly signal: AbortSignal;
  readonly abandoned: () => boolean;
};

/** A session in hand: it stays the same when its token is renewed. `demo` once member info says that the account is one. */
type Session = { token: string; demo?: boolean };

const Given = z.object({ token: z.string() });

/** Whether a call was refused because its member is on a break or excluded (contract/protection.ts). */
function isExcluded({ code, value }: Failure): boolean {
  const rule = (value as { rule?: unknown } | undefined)?.rule;
  return code === 'PROTECTION_RULE' && (rule === 'excluded' || rule === 'onBreak');
}

/** Waits for something that can't be aborted itself, but no longer than the signal, not aborted yet, allows. */
function orAborted<T>(waited: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    waited.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Creates the one way to the gateway (contract/calls.ts) with the token in its keeping. */
export function createGateway(options: GatewayOptions): GatewayClient {
  const { configuration, clock, clientId, language, onUnavailable, onDrift } = options;
  const { onRefusedToken, onRestrictedToken, onRenewedToken, onForsakenToken } = options;
  const { timeouts = usualTimeouts, timeout = AbortSignal.timeout, presence } = options;
  const { shapes = contract, site = () => fetch(location.origin, { method: 'HEAD', cache: 'no-store' }) } =
    options;
  const origin = options.origin ?? (configuration.gateway.origin || location.origin);
  const wire = { origin, fetch: options.fetch ?? fetch.bind(globalThis), clock, timeouts };
  const dialects = createDialects(configuration.mapping);
  let inHand: Session | null = null;
  /** Calls whose answer renews the token: until it arrives, either token may be the valid one. */
  let renewing: Promise<unknown> = Promise.resolve();
  let sealing: Promise<Seal> | undefined;

  function headersOf(used: string | null, key: unknown): Record<string, string> {
    return {
      [headers.merchant]: configuration.brand.merchantCode,
      [headers.platform]: client.platform,
      [headers.language]: language(),
      [headers.clientType]: client.clientType,
      [headers.client]: clientId(),
      ...(used === null ? {} : { [headers.token]: used }),
      ...(key === undefined ? {} : { [headers.idempotencyKey]: String(key) }),
    };
  }

  /** Learns the time by the site's answer. */
  async function askSite(): Promise<void> {
    const asked = clock.forward();
    const { headers: answered } = await site();
    tellTime(clock, answered, {}, clock.forward() - asked);
  }

  /** The code that seals is loaded with the first sealed call, and asked for again when that failed. */
  function loadSeal(): Promise<Seal> {
    const keys = () => call('system.keys', {});
    sealing ??= import('./seal.ts').then(({ createSeal }) =>
      createSeal({ configuration, keys, clock, askSite }),
    );
    sealing.catch(() => {
      sealing = undefined;
    });
    return sealing;
  }

  /** Sends a message; a response that does not come from a gateway is reported before it fails the call. */
  function sendReporting(name: CallName, message: Message): Promise<unknown> {
    return send(message, wire).catch((error: unknown) => {
      const drifted = failureOfTry(error).kind === 'drift';
      if (drifted) onDrift({ call: name, part: '', problems: ['This is no answer of a gateway'] });
      throw error;
    });
  }

  /**
   * Sends a payload sealed; if the gateway can't open it, once more with newer keys or a corrected clock.
   * Without either it is not sent again: the refused message may be a copy that the network made of the first.
   */
  async function sendSealed(name: CallName, message: Message, wanted: AbortSignal): Promise<unknown> {
    const seal = await loadSeal();
    const sealed = async () => {
      const body = await seal.seal(message.call.method, message.path, message.body);
      wanted.throwIfAborted();
      return { ...message, body };
    };
    try {
      return await sendReporting(name, await sealed());
    } catch (error) {
      const again = failureOfTry(error).code === 'SEAL_REFUSED' && (await seal.renew());
      if (!again) throw notOpened(message.call, error);
      return await sendReporting(name, await sealed()).catch((failed) => {
        throw notOpened(message.call, failed);
      });
    }
  }

  /** Takes the token from an answer: it is live at the gateway, whether or not anyone here still waits for it. */
  function take({ gives }: CallShape, value: unknown, session: Session | null, waiting: boolean): void {
    const given = z.safeParse(Given, value);
    if (!gives || !given.success) return;
    const { token } = given.data;
    if (gives === 'token' && session !== null && session === inHand) {
      const before = session.token;
      session.token = token;
      onRenewedToken(before, token);
    } else if (gives === 'token' || !waiting) onForsakenToken(token);
  }

  async function ask(
    name: CallName,
    shape: CallShape,
    input: unknown,
    session: Session | null,
    { limit, signal, abandoned }: Ending,
  ): Promise<unknown> {
    const read = z.safeParse(shape.input, input);
    if (!read.success) throw new CallFailure({ kind: 'refused', code: 'INPUT_INVALID' });
    const { token: given, ...rest } = read.data as Fields;
    const spoken = shape.token === 'given';
    const used = spoken ? String(given) : shape.token ? (session?.token ?? null) : null;
    if (shape.token && shape.token !== 'offered' && !used) throw new CallFailure(noSession);
    if (shape.realAccount && session?.demo) throw new CallFailure(noRealAccount);
    signal.throwIfAborted();
    const dialect = dialects.atHand() ?? (await orAborted(dialects.fetch(), signal));
    const said = spoken ? rest : (read.data as Fields);
    const { key, ...unkeyed } = said;
    const fields = shape.keyed ? unkeyed : said;
    const body = shape.repeatsToken ? { ...fields, token: used } : fields;
    const message: Message = {
      call: shape,
      path: dialect.path(shape.path),
      headers: dialect.heads(headersOf(used, shape.keyed ? key : undefined)),
      body: dialect.say(name, body) as Fields,
      withToken: used !== null,
      hear: (answer) => dialect.hear(name, answer),
      // Once sent, a call that gives out a token is awaited even if nobody else awaits it.
      signal: shape.gives ? limit : signal,
    };
    const sealed = configuration.seal.calls?.includes(name) ?? shape.sealed;
    const sent = sealed ? sendSealed(name, message, signal) : sendReporting(name, message);
    const heard = sent.then((value) => {
      take(shape, value, session, !abandoned());
      return value;
    });
    if (shape.gives === 'token') renewing = Promise.allSettled([renewing, heard]);
    const value = await orAborted(heard, signal);
    // An answer to a session that has ended meanwhile is dropped.
    if (shape.token && !spoken && used !== null && session !== inHand) throw afterItsSession(shape);
    const output = readOutput(shape, value, (drift) => onDrift({ call: name, ...drift }));
    if (session && name === 'member.info') session.demo = (output as MemberInfo).type === demoType;
    return output;
  }

  /** The shape of a call; nothing was sent yet when the contract of its area can't be had. */
  async function shapeOf(name: CallName, signal: AbortSignal): Promise<CallShape> {
    try {
      signal.throwIfAborted();
      return await orAborted(shapes.fetch(name), signal);
    } catch (error) {
      throw new CallFailure(failureOfTry(error));
    }
  }

  function endingOf(name: CallName, { signal }: More): Ending {
    const limit = timeout(timeouts.total, name);
    return {
      limit,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      abandoned: () => signal?.aborted === true,
    };
  }

  /** What to do about a failure: true when the call is worth making again, with the token that took the other's place. */
  async function failed(shape: CallShape, session: Session | null, shown: string | null, failure: Failure) {
    if (failure.kind === 'unavailable') onUnavailable();
    const excluded = isExcluded(failure);
    const judges = failure.kind === 'unauthorized' || failure.kind === 'restricted' || excluded;
    if (!judges || shape.token !== true || session === null) return false;
    await renewing;
    if (session !== inHand) return false;
    if (session.token !== shown) return true;
    if (failure.kind === 'unauthorized') onRefusedToken(session.token);
    else onRestrictedToken(session.token, excluded);
    return false;
  }

  // The token is read here, in the very moment of the call, and not when the request leaves.
  async function askAs(name: CallName, input: unknown, more: More): Promise<unknown> {
    const session = inHand;
    const shown = session?.token ?? null;
    const ending = endingOf(name, more);
    const shape = shapes.atHand(name) ?? (await shapeOf(name, ending.signal));
    if (presence?.isMissing(name)) throw new CallFailure(callUnknown);
    try {
      const answer = await ask(name, shape, input, session, ending);
      presence?.heard(name, shape, null);
      return answer;
    } catch (error) {
      const failure = failureOfTry(error);
      presence?.heard(name, shape, failure);
      if (await failed(shape, session, shown, failure)) return askAs(name, input, more);
      throw new CallFailure(inTheEnd(shape, failure));
    }
  }

  const call = ((name: CallName, input: unknown, more: More = {}) => askAs(name, input, more)) as Gateway;

  return {
    call,
    keepToken: (kept) => {
      if (inHand?.token !== kept) inHand = { token: kept };
    },
    dropToken: () => {
      inHand = null;
    },
    renewToken: (token, newToken) => {
      if (inHand?.token === token) inHand.token = newToken;
    },
    holds: (other) => (inHand?.token ?? null) === other,
  };
}
