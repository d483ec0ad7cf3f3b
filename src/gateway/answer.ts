import * as z from 'zod/mini';
import { Envelope } from '#contract/envelope.ts';
import { CallFailure, type Failure, type FailureKind } from '#contract/errors.ts';
import { asMilliseconds, asSeconds, type Seconds, secondsLeft } from '#contract/units.ts';

/** No answer of the gateway comes near this; reading stops at this length. Bytes. */
export const longestAnswer = 4 * 1024 * 1024;

/** A message longer than this is clipped: it is shown to people. Characters. */
const longestMessage = 500;

const restricting = ['MUST_CHANGE_PASSWORD', 'MUST_VERIFY'];
const statuses = {
  unauthorized: 401,
  forbidden: 403,
  limited: 429,
  region: 451,
  notFound: 404,
  notAllowed: 405,
  server: 500,
  notImplemented: 501,
  maintenance: 503,
};

/** The text of an answer's body; a body that is too long is left unread. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  const reader = response.body?.getReader();
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    length += chunk.value.byteLength;
    if (length > longestAnswer) {
      await reader?.cancel();
      throw new CallFailure({ kind: 'network' });
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Keys that would reach a prototype are dropped; answers without one are not searched key by key. */
function parse(text: string): unknown {
  const suspicious = /__proto__|\\u005f/i.test(text);
  return JSON.parse(text, suspicious ? (key, value) => (key === '__proto__' ? undefined : value) : undefined);
}

/** The envelope of an answer, or why there is none: not JSON, or JSON of another shape. */
function envelopeOf(text: string, hear: (answer: unknown) => unknown): Envelope | 'network' | 'drift' {
  try {
    const read = z.safeParse(Envelope, hear(parse(text)));
    return read.success ? read.data : 'drift';
  } catch {
    return 'network';
  }
}

/** What a status says of the call itself: there is none, for sure or perhaps. */
function absenceOf(status: number): Failure['absent'] {
  if (status === statuses.notAllowed || status === statuses.notImplemented) return 'sure';
  return status === statuses.notFound ? 'perhaps' : undefined;
}

function kindOf(status: number, envelope: Envelope | FailureKind, withToken: boolean): FailureKind | null {
  const code = typeof envelope === 'object' ? envelope.code : undefined;
  if (status === statuses.unauthorized && withToken) return 'unauthorized';
  if (status === statuses.forbidden && restricting.includes(code ?? '')) return 'restricted';
  if (status === statuses.region) return 'unavailable';
  if (status === statuses.maintenance && code === 'MAINTENANCE') return 'unavailable';
  if (status === statuses.limited) return 'limited';
  // Whoever answers so has done nothing, whatever else the answer holds.
  if (absenceOf(status)) return 'refused';
  if (status >= statuses.server) return 'network';
  if (typeof envelope !== 'object') return envelope;
  if (!envelope.success) return 'refused';
  return status < 300 ? null : 'network';
}

/** When an answer was sent, epoch milliseconds in whole seconds; NaN where the gateway does not let pages read it. */
const sentAt = (headers: Headers): number => Date.parse(headers.get('Date') ?? '');

/**
 * Seconds of a Retry-After header, which holds seconds or a date; undefined when it holds neither. A date is
 * compared with the answer's own date; `now` is used when there is none.
 */
function retryAfterSeconds(headers: Headers, now: number): Seconds | undefined {
  const wait = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(wait)) return asSeconds(Number(wait));
  const sent = sentAt(headers);
  const left = Date.parse(wait) - (Number.isNaN(sent) ? now : sent);
  return Number.isFinite(left) ? secondsLeft(asMilliseconds(left)) : undefined;
}

/** A Date header names the second only. Milliseconds. */
const second = 1_000;

/**
 * Tells the clock what time it is at the gateway: by the answer's date, and more exactly where its value names the moment in
 * that second. `took` is how long the question and the answer were under way, in milliseconds.
 */
export function tellTime(
  clock: Pick<GatewayClock, 'heard'>,
  headers: Headers,
  { value }: Pick<Envelope, 'value'>,
  took: number,
): void {
  const sent = sentAt(headers) + second * (Number(headers.get('Age')) || 0);
  const { now } = (value ?? {}) as { readonly now?: unknown };
  const exact = typeof now === 'number' && !(Math.abs(now - sent) > 2 * second) ? now : null;
  if (exact !== null) clock.heard(exact, exact + took);
  else if (Number.isFinite(sent)) clock.heard(sent, sent + second + took);
}

function clipped(message: string): string {
  return [...message.slice(0, 2 * longestMessage)].slice(0, longestMessage).join('');
}

/** Codes of a gateway that has no such call; where it gives none, this is what it means. */
const unknownCall: readonly (string | undefined)[] = ['CALL_UNKNOWN', 'METHOD_NOT_ALLOWED', undefined];

/** What the client says of a call that the gateway lacks: in the member's language, and never in a server's own words. */
export const callUnknown = { kind: 'refused', code: 'CALL_UNKNOWN', absent: 'sure' } satisfies Failure;

function failureOf(
  kind: FailureKind,
  status: number,
  envelope: Envelope | FailureKind,
  wait: Seconds | undefined,
): Failure {
  const { code, message, value } = typeof envelope === 'object' ? envelope : ({} as Partial<Envelope>);
  const absent = absenceOf(status);
  if (absent && unknownCall.includes(code ?? undefined)) return { ...callUnknown, absent };
  return {
    kind,
    ...(absent ? { absent } : {}),
    ...(code ? { code } : {}),
    ...(message ? { message: clipped(message) } : {}),
    ...(value === undefined ? {} : { value }),
    ...(wait === undefined ? {} : { retryAfterSeconds: wait }),
  };
}

/** The gateway's time on this device, which each answer sets. */
export type GatewayClock = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds since some moment. */
  readonly forward: () => number;
  /** It is between these two moments now. */
  readonly heard: (earliest: number, latest: number) => void;
  /** Whether any answer has set it; until then it is the device's. */
  readonly told: () => boolean;
};

export type Reading = {
  /** Whether a token was sent. */
  readonly withToken: boolean;
  readonly clock: GatewayClock;
  /** When the question was sent, on the clock that only runs forward. */
  readonly asked: number;
  /** The JSON of an answer as the contract writes it. */
  readonly hear: (answer: unknown) => unknown;
};

/** Reads one answer to its end and returns its `value`; throws a `CallFailure` for every other answer. */
export async function readAnswer(
  response: Response,
  { withToken, clock, asked, hear }: Reading,
): Promise<unknown> {
  const envelope = envelopeOf(await textOf(response), hear);
  if (typeof envelope === 'object') tellTime(clock, response.headers, envelope, clock.forward() - asked);
  const kind = kindOf(response.status, envelope, withToken);
  if (kind === null && typeof envelope === 'object') return envelope.value;
  const wait = retryAfterSeconds(response.headers, clock.now());
  throw new CallFailure(failureOf(kind ?? 'network', response.status, envelope, wait));
}
