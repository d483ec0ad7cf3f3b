import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CallName, calls } from '#contract/calls.ts';

/** A request as it came: its call, and what can be changed before it goes on. */
export type Came = {
  readonly call: CallName | null;
  readonly method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
};

/** An answer as it is given: whole, or in one of the ways in which none comes. */
export type Given = {
  status: number;
  headers: Record<string, string>;
  body: string;
  how?: 'broken' | 'endless' | 'never';
};

/** One difference between a gateway and the contract. */
export type Spoil = {
  /** What happens to a request before the gateway sees it. */
  readonly before?: (came: Came) => void | Promise<void>;
  /** What happens to its answer; `came` is the request as it was sent on. */
  readonly after?: (given: Given, came: Came) => void | Promise<void>;
};

export type SpoilingProxy = {
  readonly address: string;
  /** Spoils these calls, and no others, from now on; '*' is every request. */
  readonly spoil: (spoils: Partial<Record<CallName | '*', Spoil>>) => void;
  readonly close: () => Promise<void>;
};

const byPath = new Map(
  Object.entries(calls).map(([name, { method, path }]) => [`${method} ${path}`, name as CallName]),
);

/** Headers that say how a body travels: both sides of the proxy decide that for themselves. */
const ofTheHop = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'content-encoding',
  'keep-alive',
];

function plainHeaders(all: Iterable<[string, string]>): Record<string, string> {
  return Object.fromEntries([...all].filter(([name]) => !ofTheHop.includes(name.toLowerCase())));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, { status, headers, body, how }: Given): void {
  if (how === 'never') return;
  response.writeHead(status, headers);
  if (how === undefined) {
    response.end(body);
    return;
  }
  response.write(body.slice(0, Math.max(1, body.length / 2)));
  if (how === 'broken') setImmediate(() => response.destroy());
  else goOn(response);
}

/** An answer that never ends, as fast as it is read. */
function goOn(response: ServerResponse): void {
  const more = ' '.repeat(256 * 1024);
  const write = () => {
    while (!response.destroyed && response.write(more));
  };
  response.on('drain', write);
  write();
}

/** A proxy in front of a gateway that differs from the contract in the ways a test says. */
export async function startSpoilingProxy(gateway: string): Promise<SpoilingProxy> {
  let spoils: Partial<Record<CallName | '*', Spoil>> = {};

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const call = byPath.get(`${method} ${url.split('?', 1)[0]}`) ?? null;
    const headers = plainHeaders(Object.entries(request.headers) as [string, string][]);
    const came: Came = { call, method, url, headers, body: await textOf(request) };
    const spoil = (call && spoils[call]) ?? spoils['*'] ?? {};
    await spoil.before?.(came);
    const bodiless = ['GET', 'HEAD', 'DELETE', 'OPTIONS'].includes(method);
    const answer = await fetch(gateway + came.url, {
      method,
      headers: came.headers,
      redirect: 'manual',
      ...(bodiless ? {} : { body: came.body }),
    });
    const given: Given = {
      status: answer.status,
      headers: plainHeaders(answer.headers),
      body: await answer.text(),
    };
    await spoil.after?.(given, came);
    send(response, given);
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spoil: (next) => {
      spoils = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Json = Record<string, unknown>;

/** Changes the JSON of an answer, whatever its status. */
export function inEnvelope(change: (envelope: Json, came: Came) => unknown): Spoil {
  return {
    after: (given, came) => {
      if (given.body === '') return;
      given.body = JSON.stringify(change(JSON.parse(given.body) as Json, came));
    },
  };
}

/** Changes the value of successful answers. */
export function inValue(change: (value: never, came: Came) => unknown): Spoil {
  return inEnvelope((envelope, came) =>
    envelope.success === true ? { ...envelope, value: change(envelope.value as never, came) } : envelope,
  );
}

/** Changes refusals: their status and their envelope. */
export function inRefusal(change: (given: Given, envelope: Json) => void): Spoil {
  return {
    after: (given) => {
      const envelope = given.body === '' ? {} : (JSON.parse(given.body) as Json);
      if (envelope.success !== false) return;
      change(given, envelope);
      given.body = JSON.stringify(envelope);
    },
  };
}

/** Changes an answer that is a success. */
export function inSuccess(change: (given: Given, came: Came) => void): Spoil {
  return {
    after: (given, came) => {
      if (given.status < 300) change(given, came);
    },
  };
}
