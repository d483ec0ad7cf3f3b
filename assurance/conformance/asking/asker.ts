import { randomUUID } from 'node:crypto';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { headers as sent } from '#contract/envelope.ts';
import { type Exchange, exchange, type Line } from './exchange.ts';
import { type PoliteTurns, Stopped, waitAskedBy } from './politeness.ts';
import type { Sealer } from './sealer.ts';
import type { Speech } from './speech.ts';

/** One question. */
export type Question = {
  readonly name: CallName;
  readonly input?: Readonly<Record<string, unknown>>;
  readonly token?: string | null;
  readonly language?: string;
  /** Sends a body that should be sealed as it is. */
  readonly plain?: true;
  /** Sends this body in the place of the sealed one. */
  readonly payload?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Another method than the call's own: a browser's preflight. */
  readonly method?: 'OPTIONS';
  /** An answer that asks to wait is what is wanted: nobody waits for it. */
  readonly impatient?: true;
};

export type Asker = {
  readonly ask: (question: Question) => Promise<Exchange>;
  readonly sealer: Sealer;
  /** Every answer's time so far, by call; milliseconds. */
  readonly times: ReadonlyMap<CallName, readonly number[]>;
};

export type AskerOptions = {
  readonly origin: string;
  readonly speech: Speech;
  readonly line: Line;
  readonly manners: PoliteTurns;
  readonly language: string;
  readonly sealer: Sealer;
};

function queryOf(fields: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
}

/** A request that failed on the way is asked once more when it changes nothing, as the product does. */
function worthAnother(answer: Exchange, call: CallShape): boolean {
  return call.method === 'GET' && answer.came === 'broken';
}

/** Creates the one way to the gateway: polite, bounded, one question at a time. */
export function createAsker({ origin, speech, line, manners, language, sealer }: AskerOptions): Asker {
  const times = new Map<CallName, number[]>();

  async function once(question: Question): Promise<Exchange> {
    const { name, input = {}, token = null, headers = {}, method, plain, payload } = question;
    const call: CallShape = calls[name];
    const said = speech.say({ name, call, input, token, language: question.language ?? language });
    const sealed = call.sealed && !plain && method === undefined;
    const body = payload ?? (sealed ? await sealer.seal(said, said.fields) : said.fields);
    const asked = {
      call: name,
      url: `${origin}${said.path}${said.inQuery && !method ? queryOf(said.fields) : ''}`,
      method: method ?? said.method,
      headers: { ...said.headers, ...speech.heads({ [sent.requestId]: randomUUID(), ...headers }) },
      body: said.inQuery || method ? undefined : JSON.stringify(body),
    };
    await manners.turn();
    let answer = await exchange(asked, token !== null, line);
    while (await manners.wasAbsent(answer)) answer = await exchange(asked, token !== null, line);
    manners.heard(answer);
    times.set(name, [...(times.get(name) ?? []), answer.milliseconds]);
    return answer;
  }

  async function ask(question: Question): Promise<Exchange> {
    const answer = await once(question);
    if (worthAnother(answer, calls[question.name])) return once(question);
    if (isMaintenance(answer, speech)) throw new Stopped('the gateway says that it is under maintenance');
    if (question.impatient || waitAskedBy(answer) === null) return answer;
    return (await manners.mayRepeat(answer)) ? once(question) : answer;
  }

  return { ask, sealer, times };
}

function isMaintenance({ call, status, text }: Exchange, speech: Speech): boolean {
  if (status !== 503) return false;
  try {
    return (speech.hear(call, JSON.parse(text)) as { code?: unknown }).code === 'MAINTENANCE';
  } catch {
    return false;
  }
}
