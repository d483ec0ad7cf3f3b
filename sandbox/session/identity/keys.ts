import { exportJWK, generateKeyPair, type JWK } from 'jose';

/** The signing keys of an issuer. */
export type IssuerKeys = { readonly jwk: JWK };

/** Makes the key of one issuer; it lasts as long as the process. */
export async function makeKeys(id: string): Promise<IssuerKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { jwk: { ...(await exportJWK(privateKey)), kid: `${id}-1`, alg: 'ES256', use: 'sig' } };
}
