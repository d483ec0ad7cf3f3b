import { randomUUID } from 'node:crypto';
import { base64url, type CryptoKey, compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import * as z from 'zod/mini';

const algorithm = { alg: 'ECDH-ES', enc: 'A256GCM' } as const;

/** The header may have nothing else: no compression, no critical extensions, no key of another kind. */
const Header = z.strictObject({
  alg: z.literal(algorithm.alg),
  enc: z.literal(algorithm.enc),
  kid: z.string(),
  epk: z.strictObject({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
  }),
});

/** How many keys work at the same time: the current one, and the one a client may still have. */
const liveKeys = 2;

async function createKey() {
  const { publicKey, privateKey } = await generateKeyPair(algorithm.alg, { crv: 'P-256' });
  const { kty = '', crv = '', x = '', y = '' } = await exportJWK(publicKey);
  return { privateKey, published: { kid: randomUUID(), kty, crv, x, y } };
}

/**
 * Whether every part is in canonical base64url: otherwise a change in unused bits of a character would go unnoticed.
 */
function canonical(jwe: string): boolean {
  return jwe.split('.').every((part) => base64url.encode(base64url.decode(part)) === part);
}

/** Compact JWE (RFC 7516), ECDH-ES on P-256 with A256GCM and nothing else; keys live as long as the process. */
export async function createJweSuite() {
  const keys = await Promise.all(Array.from({ length: liveKeys }, createKey));
  const privateKeys = new Map<string, CryptoKey>(
    keys.map(({ privateKey, published }) => [published.kid, privateKey]),
  );
  return {
    published: keys.map(({ published }) => published),
    /** The text inside; throws for anything malformed. */
    open: async (jwe: string): Promise<string> => {
      const [head = ''] = jwe.split('.');
      const header = z.parse(Header, JSON.parse(new TextDecoder().decode(base64url.decode(head))));
      const key = privateKeys.get(header.kid);
      if (!key || !canonical(jwe)) throw new Error('Not sealed with a key of ours');
      const { plaintext } = await compactDecrypt(jwe, key, {
        keyManagementAlgorithms: [algorithm.alg],
        contentEncryptionAlgorithms: [algorithm.enc],
      });
      return new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
    },
  };
}
