import { CompactEncrypt, importJWK } from 'jose';
import type { CallOutput } from '#contract/calls.ts';
import type { Configuration } from '#contract/configuration.ts';
import type { PublicKey, SealedContent } from '#contract/envelope.ts';
import { CallFailure } from '#contract/errors.ts';
import type { GatewayClock } from './answer.ts';

/** Seals payloads ([E] in spec 7). It hides secrets from intermediaries; TLS still protects the connection. */
export type Seal = {
  /** The payload says for which method and path it is meant. */
  readonly seal: (method: string, path: string, body: unknown) => Promise<{ payload: string }>;
  /** Takes the next key and asks for the time again; returns whether a payload would now be sealed differently. */
  readonly renew: () => Promise<boolean>;
};

type SealOptions = {
  readonly configuration: Configuration;
  /** What the gateway publishes, which sets the clock too; fails where it has no such call. */
  readonly keys: () => Promise<CallOutput<'system.keys'>>;
  readonly clock: Pick<GatewayClock, 'now' | 'forward' | 'told'>;
  /** Asks the site itself, whose answer sets the clock where none of the gateway has. */
  readonly askSite: () => Promise<unknown>;
  /** Whether the page came over https, or from this machine. */
  readonly secure?: boolean;
};

/** With which key a payload was sealed, and by how much the gateway's clock was ahead of the one that only runs forward. */
type Sealed = { readonly kid: string | undefined; readonly ahead: number };

/** Without https the browser offers nothing to seal with: it is said before anything is asked. */
const insecure = new CallFailure({ kind: 'refused', code: 'PAGE_INSECURE' });

/** Clocks that agree so far agree for the gateway too; milliseconds. */
const sameClock = 10_000;

const algorithm = { alg: 'ECDH-ES', enc: 'A256GCM' } as const;

async function sealWithKey(text: string, key: PublicKey | undefined): Promise<string> {
  if (!key) throw new Error('The gateway publishes no key');
  const { kid, ...jwk } = key;
  const recipient = await importJWK(jwk, algorithm.alg);
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ ...algorithm, kid })
    .encrypt(recipient);
}

/**
 * Creates the seal of the configured suite. Neither needs a call that the specification does not have: the keys may stand in
 * the brand's file, and any answer tells the time (decision: a seal needs no call of ours).
 */
export function createSeal({
  configuration,
  keys,
  clock,
  askSite,
  secure = 'subtle' in crypto,
}: SealOptions): Seal {
  const { seal: suite, brand } = configuration;
  /** The keys of the brand's file, the one in use first. */
  let own: readonly PublicKey[] = (suite.suite === 'jwe' && suite.keys) || [];
  const publishes = suite.suite === 'jwe' && own.length === 0;
  let asked: Promise<readonly PublicKey[]> | undefined;
  let last: Sealed | undefined;

  /** The keys that the gateway publishes, asked for once. */
  function published(): Promise<readonly PublicKey[]> {
    asked ??= keys().then((answer) => answer.keys);
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

  /** Asks the gateway for the time, or else the site; without an answer of either the device's has to do. */
  const askTime = () =>
    keys()
      .catch(askSite)
      .catch(() => undefined);

  async function keyInUse(): Promise<PublicKey | undefined> {
    if (publishes) return (await published())[0];
    if (!clock.told()) await askTime();
    return own[0];
  }

  const aheadNow = () => clock.now() - clock.forward();

  async function seal(method: string, path: string, body: unknown): Promise<{ payload: string }> {
    if (!secure) throw insecure;
    const key = await keyInUse();
    last = { kid: key?.kid, ahead: aheadNow() };
    const content: SealedContent = {
      method,
      path,
      jti: crypto.randomUUID(),
      iat: Math.round(clock.now()),
      merchant: brand.merchantCode,
      body,
    };
    const text = JSON.stringify(content);
    if (suite.suite === 'jwe') return { payload: await sealWithKey(text, key).catch(unusable) };
    const { sealSymmetric } = await import('./symmetric.ts');
    return { payload: sealSymmetric(text, suite) };
  }

  async function renew(): Promise<boolean> {
    const before = last;
    asked = undefined;
    own = [...own.slice(1), ...own.slice(0, 1)];
    if (!publishes) await askTime();
    const key = publishes ? (await published())[0] : own[0];
    return key?.kid !== before?.kid || Math.abs(aheadNow() - (before?.ahead ?? 0)) > sameClock;
  }

  return { seal, renew };
}
