import type * as z from 'zod/mini';
import type { CallShape } from '#contract/call.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { Exchange } from './asking/exchange.ts';
import { checkAnswer, hear } from './checks/answer.ts';
import { checkClock } from './checks/clock.ts';
import { checkEnvelope, readEnvelope } from './checks/envelope.ts';
import { checkHeaders } from './checks/headers.ts';
import { checkSchema } from './checks/schema.ts';
import { type Aims, checkLate, checkTime } from './checks/times.ts';
import { consequenceOf } from './consequence.ts';
import { type Concern, differs, type Found, notAsked, works } from './finding.ts';
import { codeWords } from './redaction.ts';

/** A refusal that is wanted: one of these codes, under this status. `concern` is whose it is. */
export type Wanted = {
  readonly status: number;
  readonly codes: readonly string[];
  readonly concern: Concern;
  /** What of it is asked, where the call alone does not say that. */
  readonly what?: string;
  /** What the product, or a stranger, can do if it is not refused. */
  readonly otherwise: string;
};

/** What an answer comes to: what was found of it, and its value when it is all that the contract says. */
export type Judged = {
  readonly founds: readonly Found[];
  readonly envelope: Envelope | null;
  readonly value?: unknown;
};

export type Judging = {
  readonly call: CallShape;
  readonly answer: Exchange;
  readonly url: string;
  readonly aims: Aims;
  readonly patience: number;
  readonly hear: (json: unknown) => unknown;
  /** Undefined: it should succeed. */
  readonly wanted?: Wanted;
  /** A 404 may mean what was asked for, and not the call. */
  readonly named?: boolean;
  readonly sealsBy?: boolean;
};

const unknownCall = [404, 405, 501];

/** A call that the gateway does not have. */
function missing({ answer, named }: Judging, envelope: Envelope | null, consequence: string): Found | null {
  const { status } = answer;
  if (answer.came !== 'whole' || !unknownCall.includes(status)) return null;
  if (named && status === 404 && envelope?.code === 'NOT_FOUND') return null;
  return {
    concern: 'status',
    verdict: 'missing',
    expected: 'the call at its method and path',
    got: `status ${status}`,
    consequence,
  };
}

/** Refusals by which a gateway says that it does not offer something here: that is its right. */
const switchedOff = ['FUNCTION_DISABLED', 'PROTECTION_RULE'];

/** What a gateway says of a payload that it can't open. */
const unopened = 'SEAL_REFUSED';

/** The status by which alone the product knows that a session has ended. */
const unauthorized = 401;
const unnoticed = 'It does not notice that the session has ended.';

function said(status: number, { success, code }: Envelope): string {
  return success ? `status ${status}, done` : `status ${status}, ${codeWords(code)}`;
}

/** The status of a success or of a refusal that is wanted, and whether it is the right one of the two. */
function checkOutcome({ answer, wanted }: Judging, envelope: Envelope, consequence: string): Found {
  const { status } = answer;
  const got = said(status, envelope);
  if (!wanted) {
    const { code = '' } = envelope;
    if (!envelope.success && switchedOff.includes(code ?? '')) {
      return notAsked('status', `the gateway says ${code}: switch it on to have it asked`);
    }
    const fine = envelope.success && status === 200;
    if (code === unopened) return differs('sealing', 'a payload that is opened', got, consequence);
    return fine ? works('status', 'status 200') : differs('status', 'status 200, done', got, consequence);
  }
  const expected = `${wanted.what ? `${wanted.what}: ` : ''}status ${wanted.status}, ${wanted.codes.join(' or ')}`;
  if (envelope.success) return differs(wanted.concern, expected, got, wanted.otherwise);
  const fine = status === wanted.status && wanted.codes.includes(envelope.code ?? '');
  if (fine) return works(wanted.concern, expected);
  // Whatever else is said of what was not sealed: it was read.
  if (wanted.concern === 'sealing' && envelope.code !== unopened) {
    return differs('sealing', expected, got, wanted.otherwise);
  }
  // The wrong status is what the product goes by; a code alone is the envelope's.
  return status === wanted.status
    ? differs('envelope', `the code ${wanted.codes.join(' or ')}`, codeWords(envelope.code), consequence)
    : differs(
        'status',
        expected,
        got,
        wanted.status === unauthorized ? `${consequence} ${unnoticed}` : consequence,
      );
}

function heardFields(heard: object): object {
  const { json } = heard as { json?: unknown };
  return typeof json === 'object' && json !== null ? json : {};
}

/** Compares one answer with the contract, concern by concern; what can't be told any more is left out. */
export async function judge(judging: Judging): Promise<Judged> {
  const { call, answer, url, aims, patience, wanted, sealsBy = false } = judging;
  const consequence = await consequenceOf(call, answer, judging.hear);
  if (answer.came === 'late') return { founds: [checkLate(patience, consequence)], envelope: null };
  const came = hear(answer, url);
  const heard = 'json' in came ? { json: judging.hear(came.json) } : came;
  const envelope = 'json' in heard ? readEnvelope(heard.json, call.output as z.ZodMiniType) : null;
  const sealed = envelope && !('fault' in envelope) ? envelope : null;
  const gone = missing(judging, sealed, consequence);
  if (gone) return { founds: [gone], envelope: null };
  if (answer.status >= 500) {
    const found = differs('status', 'an answer of the contract', `status ${answer.status}`, consequence);
    return { founds: [found], envelope: null };
  }
  const whole = checkAnswer(heard, consequence);
  if (!envelope) return { founds: [whole], envelope: null };
  const headers = checkHeaders(call, answer);
  const time = checkTime(answer, aims);
  if (!sealed) {
    return { founds: [whole, checkEnvelope(envelope, consequence), ...headers, time], envelope: null };
  }
  const outcome = checkOutcome(judging, sealed, consequence);
  const form = checkEnvelope(sealed, consequence);
  // One wrong code is one difference.
  const envelopes = outcome.concern === 'envelope' ? [outcome] : [form, outcome];
  const founds = [whole, ...envelopes, ...headers, time];
  if (!sealed.success || wanted) return { founds, envelope: sealed };
  const value = sealed.value;
  const schema = checkSchema(call, value, consequence, Object.keys(heardFields(heard)));
  const clock = schema.verdict === 'works' ? checkClock(value, answer, sealsBy) : [];
  // What the product takes, the run goes on with, whatever else is said of it.
  const right = schema.verdict === 'works' && answer.status < 300;
  return { founds: [...founds, schema, ...clock], envelope: sealed, ...(right ? { value } : {}) };
}
