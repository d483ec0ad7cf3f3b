import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import type { CallShape } from '#contract/call.ts';
import { type CallName, type CallOutput, calls } from '#contract/calls.ts';
import type { Envelope, SealedContent } from '#contract/envelope.ts';
import { headers } from '#contract/envelope.ts';

/** An answer as it came over the wire. */
export type Came = { readonly status: number; readonly headers: Headers; readonly body: Envelope };

export type Asking = {
  readonly token?: string;
  readonly client?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Overrides for the content of a sealed payload. */
  readonly content?: Partial<SealedContent>;
};

export const testClient = 'test-client';

async function keysOf(address: string): Promise<CallOutput<'system.keys'>> {
  const answer = await fetch(address + calls['system.keys'].path);
  return ((await answer.json()) as { value: CallOutput<'system.keys'> }).value;
}

/** Seals a body for one call, as the app would; `content` overrides the sealed content. */
export async function sealBody(
  address: string,
  { method, path }: Pick<CallShape, 'method' | 'path'>,
  body: unknown,
  content: Partial<SealedContent> = {},
): Promise<{ payload: string }> {
  const { keys, now } = await keysOf(address);
  const [{ kid, ...jwk } = { kid: '' }] = keys;
  const sealed = { method, path, jti: randomUUID(), iat: now, merchant: 'vestibulo', body, ...content };
  const payload = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(sealed)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
  return { payload };
}

/** Asks a gateway for one call of the contract, sealed when the contract says so; inputs may be wrong. */
export async function askCall(
  address: string,
  name: CallName,
  input: Readonly<Record<string, unknown>> = {},
  { token, client = testClient, headers: more = {}, content }: Asking = {},
): Promise<Came> {
  const call: CallShape = calls[name];
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const { key, ...unkeyed } = input;
  const fields = call.keyed ? unkeyed : input;
  const query = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  const body = call.sealed ? await sealBody(address, call, fields, content) : fields;
  const answer = await fetch(`${address}${call.path}${inQuery ? `?${new URLSearchParams(query)}` : ''}`, {
    method: call.method,
    headers: {
      ...(inQuery ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { [headers.token]: token }),
      [headers.client]: client,
      ...(call.keyed && key !== undefined
        ? { [headers.idempotencyKey]: encodeURI(Buffer.from(String(key)).toString()) }
        : {}),
      ...more,
    },
    ...(inQuery ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Envelope };
}

/** Signs a person in and returns the token. */
export async function signIn(address: string, username: string, password = 'Clave-2026!'): Promise<string> {
  const { status, body } = await askCall(address, 'session.login', { username, password, type: 'username' });
  if (status !== 200) throw new Error(`${username} can't sign in: ${status} ${JSON.stringify(body)}`);
  return (body.value as CallOutput<'session.login'>).token;
}
