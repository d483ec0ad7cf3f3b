import type { FastifyInstance } from 'fastify';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { statementKeys } from '#sandbox/db/contract-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

const only = 1;

async function kept({ db }: Sandbox): Promise<JWK | undefined> {
  const [found] = await db.read.select().from(statementKeys).limit(1);
  return found?.jwk;
}

/** The key that this database signs statements with, its secret part included; made when it is first asked for. */
export async function keyOf(sandbox: Sandbox): Promise<JWK> {
  const known = await kept(sandbox);
  if (known) return known;
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const { kty = '', crv = '', x = '', d = '' } = await exportJWK(privateKey);
  const jwk = { kty, crv, x, d };
  await sandbox.db.write((tx) => tx.insert(statementKeys).values({ id: only, jwk }).onConflictDoNothing());
  return (await kept(sandbox)) ?? jwk;
}

/** Where the key is published. */
const keyPath = '/.well-known/vestibulo-statement-key.json';

/**
 * Publishes the public key of statements with its fingerprint, its JWK thumbprint (RFC 7638, SHA-256): whoever checks a
 * statement takes it from here, and not from the file.
 */
export function openStatementKey(app: FastifyInstance, sandbox: Sandbox): void {
  app.get(keyPath, async (_, reply) => {
    const { d: _secret, ...key } = await keyOf(sandbox);
    reply.header('Cache-Control', 'no-cache');
    return { fingerprint: await calculateJwkThumbprint(key), key };
  });
}
