/**
 * A provider's gateway that speaks the specification and nothing more: the calls of section 7 that have a path, in the
 * envelope `success`, `message`, `value`; everything else is not found. The product is run against it to see what it
 * asks for that the specification does not promise. It was written from the specification alone and is never mended by
 * looking at the product's own schemas.
 */
import { createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compactDecrypt, exportJWK, generateKeyPair, type JWK } from 'jose';
import { type Ask, calls, Refusal, refuse, say, tokenLasts } from './answers.ts';
import { type People, somePeople } from './people.ts';

export interface Asked {
  method: string;
  path: string;
  status: number;
}

export interface LeastOptions {
  /** How the body of an [E] call is sealed; with 'none' it is plain. */
  seal: 'jwe' | 'symmetric' | 'none';
  /** Of the seal 'symmetric': two keys of 32 bytes, in base64. */
  keys?: { cipher: string; mac: string };
  port?: number;
  /** Epoch milliseconds. */
  now: () => number;
  people?: People;
  /** Changes an answer before it is sent. */
  twist?: (path: string, answer: unknown) => unknown;
}

export interface Least {
  address: string;
  /** Where the games are played: the gateway serves them itself. */
  gameAddress?: string;
  /** Every request in order, but not the preflights, which a browser sends by itself. */
  asked: readonly Asked[];
  people: People;
  publicKeys: JWK[];
  close(): Promise<void>;
}

type Fields = Record<string, unknown>;
type Open = (payload: string, method: string, path: string) => Promise<Fields>;

export async function startLeast(options: LeastOptions): Promise<Least> {
  const { now } = options;
  const people = options.people ?? somePeople(now());
  const pairs = await Promise.all(
    ['least-1', 'least-2'].map(async (kid) => ({
      kid,
      ...(await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })),
    })),
  );
  const privateKeys = new Map(pairs.map(({ kid, privateKey }) => [kid, privateKey]));
  const publicKeys = await Promise.all(
    pairs.map(async ({ kid, publicKey }) => ({
      ...(await exportJWK(publicKey)),
      kid,
      alg: 'ECDH-ES',
      use: 'enc',
    })),
  );
  const seen = new Set<string>();

  /** What a seal says beside its body: for this call, not long ago, and never before. */
  function fresh(claims: Fields, method: string, path: string): Fields {
    const { jti, iat, merchant, body } = claims;
    const near = typeof iat === 'number' && Math.abs(now() - iat) <= 120_000;
    const meant = claims.method === method && claims.path === path && typeof merchant === 'string';
    if (!near || !meant || typeof jti !== 'string' || jti === '' || seen.has(jti)) refuse('seal');
    seen.add(jti);
    return isFields(body) ? body : refuse('seal');
  }

  const openers: Record<LeastOptions['seal'], Open | undefined> = {
    none: undefined,
    jwe: async (payload, method, path) => {
      const key = ({ kid }: { kid?: string }) => privateKeys.get(kid ?? '') ?? refuse('seal');
      const { plaintext } = await compactDecrypt(payload, key, {
        keyManagementAlgorithms: ['ECDH-ES'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      return fresh(fieldsOf(new TextDecoder().decode(plaintext)), method, path);
    },
    // The older seal may hold the body alone: only what names a jti is held to it.
    symmetric: async (payload, method, path) => {
      const plain = fieldsOf(openSymmetric(payload, options.keys ?? { cipher: '', mac: '' }));
      return 'jti' in plain ? fresh(plain, method, path) : plain;
    },
  };
  const opener = openers[options.seal];

  async function bodyOf(request: IncomingMessage, method: string, path: string, sealed: boolean) {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const raw = Buffer.concat(parts).toString('utf8');
    if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
      return Object.fromEntries(new URLSearchParams(raw));
    }
    const body = raw ? fieldsOf(raw) : {};
    if (!sealed || !opener) return body;
    // Whatever is wrong with a seal, the same is said: a provider tells a forger nothing.
    return opener(String(body.payload), method, path).catch(() => refuse('seal'));
  }

  /** What a call answers; the token is looked at before the body is read. */
  async function answer(request: IncomingMessage, url: URL) {
    const method = request.method ?? 'GET';
    const path = url.pathname;
    const call = calls[path];
    if (!call?.methods.split(' ').includes(method)) {
      return { status: 404, answer: { success: false, message: 'Not found' } };
    }
    const language = request.headers.language;
    try {
      const token = (request.headers.authorization ?? '').replace(/^Bearer\s+/i, '').trim();
      const held = people.tokens.get(token);
      const person = held && held.ends > now() ? held.person : undefined;
      if (held && person) held.ends = now() + tokenLasts;
      if (call.token && !person) refuse('signIn');
      const body = await bodyOf(request, method, path, call.sealed);
      const fields = { ...Object.fromEntries(url.searchParams), ...body };
      const ip = request.socket.remoteAddress ?? '';
      const ask: Ask = { fields, person, token, people, now: now(), address, ip };
      // Only a call that needs a token looks at its second argument.
      const value = call.answer(ask, person as NonNullable<typeof person>);
      return { status: 200, answer: { success: true, message: null, value: value ?? null } };
    } catch (thrown) {
      const { word, value } = thrown instanceof Refusal ? thrown : new Refusal('broken', null);
      const message = say(word, Array.isArray(language) ? language[0] : language);
      return { status: word === 'signIn' ? 401 : 200, answer: { success: false, message, value } };
    }
  }

  const asked: Asked[] = [];

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://least');
    response.setHeader('Date', new Date(now()).toUTCString());
    response.setHeader('Content-Type', 'application/json;charset=UTF-8');
    response.setHeader('Set-Cookie', 'SERVERID=gw-2; Path=/');
    response.setHeader('Vary', 'Origin');
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE, OPTIONS');
    response.setHeader(
      'Access-Control-Allow-Headers',
      request.headers['access-control-request-headers'] ?? '*',
    );
    if (request.method === 'OPTIONS') return response.end();

    // Noted as it comes: its status follows.
    const noted = { method: request.method ?? 'GET', path: url.pathname, status: 0 };
    asked.push(noted);
    const game = people.games.find(({ gameId }) => url.pathname === `/play/${gameId}`);
    const given = game && request.method === 'GET' ? undefined : await answer(request, url);
    noted.status = given?.status ?? 200;
    response.statusCode = noted.status;
    if (given) {
      const { twist } = options;
      return response.end(JSON.stringify(twist ? twist(url.pathname, given.answer) : given.answer));
    }
    response.setHeader('Content-Type', 'text/html;charset=UTF-8');
    return response.end(
      `<!doctype html><html lang="es"><meta charset="utf-8"><title>${game?.gameName}</title><h1>${game?.gameName}</h1></html>`,
    );
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(options.port ?? 0, '127.0.0.1', ready);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    address,
    gameAddress: address,
    asked,
    people,
    publicKeys,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsOf(json: string): Fields {
  const value: unknown = JSON.parse(json);
  return isFields(value) ? value : {};
}

/** base64 of iv(16) | HMAC-SHA256 of iv and ciphertext (32) | AES-256-CBC ciphertext. */
function openSymmetric(payload: string, keys: { cipher: string; mac: string }): string {
  const bytes = Buffer.from(payload, 'base64');
  const [iv, mac, ciphertext] = [bytes.subarray(0, 16), bytes.subarray(16, 48), bytes.subarray(48)];
  const expected = createHmac('sha256', Buffer.from(keys.mac, 'base64'))
    .update(iv)
    .update(ciphertext)
    .digest();
  if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) refuse('seal');
  const decipher = createDecipheriv('aes-256-cbc', Buffer.from(keys.cipher, 'base64'), iv);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
}
