import { CompactEncrypt, importJWK } from 'jose';
import type { CallShape } from '#contract/call.ts';
import type { CallOutput } from '#contract/calls.ts';
import type { Configuration } from '#contract/configuration.ts';
import type { SealedContent } from '#contract/envelope.ts';
import { CallFailure } from '#contract/errors.ts';

/** Seals payloads ([E] in spec 7). It hides secrets from what stands between; TLS stays the defence of the way. */
export type Seal = {
  readonly seal: (call: CallShape, body: unknown) => Promise<{ payload: string }>;
  /** The keys are asked for again with the next payload. */
  readonly forgetKeys: () => void;
};

type Published = CallOutput<'system.keys'>;

type SealOptions = {
  readonly configuration: Configuration;
  readonly keys: () => Promise<Published>;
  /** Epoch milliseconds, by this machine's clock. */
  readonly now: () => number;
};

const algorithm = { alg: 'ECDH-ES', enc: 'A256GCM' } as const;

async function sealWithKey(text: string, { keys: [key] }: Published): Promise<string> {
  if (!key) throw new CallFailure({ kind: 'drift' });
  const { kid, ...jwk } = key;
  const recipient = await importJWK(jwk, algorithm.alg);
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ ...algorithm, kid })
    .encrypt(recipient);
}

/** Creates the seal of the configured suite; the gateway's keys and clock are asked for once. */
export function createSeal({ configuration, keys, now }: SealOptions): Seal {
  const { seal: suite, brand } = configuration;
  let asked: Promise<{ published: Published; ahead: number }> | undefined;

  function learn() {
    asked ??= keys().then((published) => ({ published, ahead: published.now - now() }));
    asked.catch(() => {
      asked = undefined;
    });
    return asked;
  }

  async function seal({ method, path }: CallShape, body: unknown): Promise<{ payload: string }> {
    const { published, ahead } = await learn();
    const jti = crypto.randomUUID();
    const content: SealedContent = {
      method,
      path,
      jti,
      iat: now() + ahead,
      merchant: brand.merchantCode,
      body,
    };
    const text = JSON.stringify(content);
    if (suite.suite === 'jwe') return { payload: await sealWithKey(text, published) };
    const { sealSymmetric } = await import('./symmetric.ts');
    return { payload: sealSymmetric(text, suite) };
  }

  return {
    seal,
    forgetKeys: () => {
      asked = undefined;
    },
  };
}
