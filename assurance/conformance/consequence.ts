import type { CallShape } from '#contract/call.ts';
import type { Failure } from '#contract/errors.ts';
import { failureOf } from '#contract/errors.ts';
import { readAnswer } from '#src/gateway/answer.ts';
import { readOutput } from '#src/gateway/output.ts';
import type { Exchange } from './asking/exchange.ts';

/** What the product's client makes of an answer: its value, less some sections, or a failure. */
export type Folded =
  | { readonly kind: 'value'; readonly value: unknown; readonly lost: readonly string[] }
  | { readonly kind: Failure['kind']; readonly code?: string };

const bodiless = [204, 205, 304];

function responseOf({ status, text, headers }: Exchange): Response {
  // Bytes were already unpacked.
  const plain = new Headers(headers);
  plain.delete('Content-Encoding');
  return new Response(bodiless.includes(status) ? null : text, { status, headers: plain });
}

/** The JSON of an answer as the contract writes it. */
type Hear = (json: unknown) => unknown;

/** Reads an answer with the product's own code, so that what is said of it is what really happens. */
export async function fold(call: CallShape, answer: Exchange, hear: Hear): Promise<Folded> {
  if (answer.came === 'late') return { kind: 'timeout' };
  const redirected = answer.status >= 300 && answer.status < 400 && answer.status !== 304;
  // The product follows no redirect (src/gateway/send.ts).
  if (answer.came !== 'whole' || answer.status < 200 || redirected) return { kind: 'network' };
  const lost: string[] = [];
  try {
    const { withToken, at } = answer;
    const clock = { now: () => at, forward: () => at, heard: () => undefined, told: () => true };
    const value = await readAnswer(responseOf(answer), { withToken, clock, asked: at, hear });
    return { kind: 'value', value: readOutput(call, value, ({ part }) => lost.push(part)), lost };
  } catch (error) {
    const { kind, code } = failureOf(error);
    return { kind, ...(code === undefined ? {} : { code }) };
  }
}

const read =
  'The product asks again, three times at most, and then says that the part could not be loaded, with a way to try again.';
const keptKey = (call: CallShape) =>
  call.token
    ? 'The product does not know whether it was done: it asks `wallet.outcome` by the key until that says so.'
    : 'The product does not know whether it was done: it lets the person send the same again under the same key.';
const lostAct = (call: CallShape) =>
  call.keyed
    ? keptKey(call)
    : call.onSecret || call.gives
      ? 'The product says that it is unknown whether it was done.'
      : 'The product says that it could not be done and keeps what was typed.';

function unheard(call: CallShape): string {
  return call.method === 'GET' ? read : lostAct(call);
}

function ofFailure(kind: Failure['kind'], call: CallShape): string {
  switch (kind) {
    case 'drift':
      return call.method === 'GET'
        ? 'The product can’t read the answer: the part of the page says so and offers to try again; the difference is reported.'
        : `The product can’t read the answer. ${lostAct(call)}`;
    case 'unauthorized':
      return 'The product takes the session for ended: it forgets the token and asks to sign in.';
    case 'restricted':
      return 'The product opens the forced change of the password, or the check of the address, and nothing else.';
    case 'unavailable':
      return 'The product replaces itself by the page of a maintenance or of a closed region.';
    case 'limited':
      return 'The product says that there were too many tries, and waits as long as Retry-After says.';
    case 'refused':
      return 'The product shows the gateway’s text as a refusal and keeps what was typed; a read shows nothing of what it asked for.';
    default:
      return unheard(call);
  }
}

/** What the product does with an answer, in a sentence. */
export async function consequenceOf(call: CallShape, answer: Exchange, hear: Hear): Promise<string> {
  const folded = await fold(call, answer, hear);
  if (folded.kind !== 'value') return ofFailure(folded.kind, call);
  if (folded.lost.length === 0) return 'The product takes the answer as it is: nobody notices.';
  const parts = folded.lost.map((part) => `\`${part}\``).join(', ');
  return `The product drops ${parts} and reports it; the rest of the answer is shown.`;
}
