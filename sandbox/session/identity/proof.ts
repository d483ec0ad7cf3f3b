import { createRemoteJWKSet, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { CallInput } from '#contract/calls.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { noteUsed } from '#sandbox/kit/tickets.ts';
import { type IdentityProvider, providersOf } from './providers.ts';

type Proof = Pick<CallInput<'session.identity'>, 'provider' | 'idToken' | 'nonce'>;

/** A person at an identity provider. */
export type Known = { readonly provider: string; readonly subject: string };

/** The accepted signatures: by a key pair, never by a secret shared with the product, never none. */
const algorithms = ['ES256', 'RS256', 'PS256', 'EdDSA'];

/** Milliseconds a provider may take to answer. */
const patience = 5_000;

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.string().check(z.regex(/^https?:\/\//)) });

/** The keys of issuers, fetched once, and again only when a token names an unknown one. */
const keysOfAll = new WeakMap<Sandbox, Map<string, Promise<JWTVerifyGetKey>>>();

/** The address of an issuer's keys, from its own metadata. */
async function discover(authority: string): Promise<JWTVerifyGetKey> {
  const address = `${authority.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) });
  const { issuer, jwks_uri: keys } = z.parse(Discovery, await answer.json());
  if (issuer !== authority) throw new Error(`${authority} calls itself otherwise`);
  return createRemoteJWKSet(new URL(keys), { timeoutDuration: patience });
}

function keysOf({ authority }: IdentityProvider, sandbox: Sandbox): Promise<JWTVerifyGetKey> {
  const kept = keysOfAll.get(sandbox) ?? new Map<string, Promise<JWTVerifyGetKey>>();
  keysOfAll.set(sandbox, kept);
  const keys = kept.get(authority) ?? discover(authority);
  kept.set(authority, keys);
  keys.catch(() => kept.delete(authority));
  return keys;
}

/** Whether a correctly signed token was made for us, in answer to this request. */
function meant({ nonce, aud, azp }: JWTPayload, asked: Proof, clientId: string): boolean {
  const alone = !Array.isArray(aud) || aud.length === 1;
  return nonce === asked.nonce && (azp === undefined ? alone : azp === clientId);
}

async function read(proof: Proof, provider: IdentityProvider, sandbox: Sandbox): Promise<JWTPayload> {
  const { payload } = await jwtVerify(proof.idToken, await keysOf(provider, sandbox), {
    issuer: provider.authority,
    audience: provider.clientId,
    algorithms,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    currentDate: new Date(sandbox.clock.now()),
  });
  if (!meant(payload, proof, provider.clientId)) throw new Error('The token was made for somebody else');
  return payload;
}

/**
 * The person an id token vouches for. A configured provider must have signed it, for us, with this nonce; it
 * must not be expired or used. Refusal: IDENTITY_REFUSED, which does not say why.
 */
export async function knownBy(proof: Proof, sandbox: Sandbox): Promise<Known> {
  const provider = providersOf(sandbox.settings.current()).find(({ id }) => id === proof.provider);
  if (!provider) throw new Refusal('IDENTITY_REFUSED');
  const claims = await read(proof, provider, sandbox).catch((error: unknown) => {
    sandbox.log.warn({ provider: provider.id, error }, 'identity refused');
    throw new Refusal('IDENTITY_REFUSED');
  });
  // A signature has several spellings; the signed text has only one.
  const signed = proof.idToken.slice(0, proof.idToken.lastIndexOf('.'));
  const binding = { kind: 'idToken', bound: provider.id } as const;
  if (!(await noteUsed(sandbox, binding, signed, (claims.exp ?? 0) * 1_000))) {
    throw new Refusal('IDENTITY_REFUSED');
  }
  return { provider: provider.id, subject: claims.sub ?? '' };
}
