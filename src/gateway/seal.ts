import { CompactEncrypt, importJWK } from 'jose';
import type { CallOutput } from '#contract/calls.ts';
import type { Configuration } from '#contract/configuration.ts';
import type { SealedContent } from '#contract/envelope.ts';
import { CallFailure } from '#contract/errors.ts';

/** Seals payloads ([E] in spec 7). It hides secrets from intermediaries; TLS still protects the connection. */
export type Seal = {
  /** The payload says for which method and path it is meant. */
  readonly seal: (method: string, path: string, body: unknown) => Promise<{ payload: string }>;
  /** Fetches the keys and the gateway's clock again; returns whether a payload would now be sealed differently. */
  readonly renew: () => Promise<boolean>;
};

type Published = CallOutput<'system.keys'>;

type SealOptions = {
  readonly configuration: Configuration;
  readonly keys: () => Promise<Published>;
  /** Milliseconds since some moment, whatever is done to this machine's clock. */
  readonly forward: () => number;
  /** Whether the page came over https, or from this machine. */
  readonly secure?: boolean;
};

/** `ahead`: milliseconds by which the gateway's clock is ahead of the one that only runs forward. */
type Learnt = { readonly published: Published; readonly ahead: number };

/** Without https the browser offers nothing to seal with: it is said before anything is asked. */
const insecure = new CallFailure({ kind: 'refused', code: 'PAGE_INSECURE' });

/** Clocks that agree so far agree for the gateway too; milliseconds. */
const sameClock = 10_000;

const algorithm = { alg: 'ECDH-ES', enc: 'A256GCM' } as const;

async function sealWithKey(text: string, { keys: [key] }: Published): Promise<string> {
  if (!key) throw new Error('The gateway publishes no key');
  const { kid, ...jwk } = key;
  const recipient = await importJWK(jwk, algorithm.alg);
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ ...algorithm, kid })
    .encrypt(recipient);
}

/** Creates the seal of the configured suite; the gateway's keys and clock are asked for once. */
export function createSeal({ configuration, keys, forward, secure = 'subtle' in crypto }: SealOptions): Seal {
  const { seal: suite, brand } = configuration;
  let asked: Promise<Learnt> | undefined;

  function learn(): Promise<Learnt> {
    asked ??= keys().then((published) => ({ published, ahead: published.now - forward() }));
    asked.catch(() => {
      asked = undefined;
    });
    return asked;
  }

  /** Keys that can't seal anything break the contract, and are not kept. */
  function unusable(): never {
    asked = undefined;
    throw new CallFailure({ kind: 'drift' });
  }

  async function seal(method: string, path: string, body: unknown): Promise<{ payload: string }> {
    if (!secure) throw insecure;
    const { published, ahead } = await learn();
    const jti = crypto.randomUUID();
    const content: SealedContent = {
      method,
      path,
      jti,
      iat: Math.round(forward() + ahead),
      merchant: brand.merchantCode,
      body,
    };
    const text = JSON.stringify(content);
    if (suite.suite === 'jwe') return { payload: await sealWithKey(text, published).catch(unusable) };
    const { sealSymmetric } = await import('./symmetric.ts');
    return { payload: sealSymmetric(text, suite) };
  }

  async function renew(): Promise<boolean> {
    const before = await asked;
    asked = undefined;
    const after = await learn();
    const sameKey = before?.published.keys[0]?.kid === after.published.keys[0]?.kid;
    return !sameKey || Math.abs(after.ahead - (before?.ahead ?? 0)) > sameClock;
  }

  return { seal, renew };
}
