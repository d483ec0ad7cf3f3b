import { randomUUID } from 'node:crypto';
import type { CallOutput } from '#contract/calls.ts';
import { type Configuration, defaultConfiguration } from '#contract/configuration.ts';
import { createSeal } from '#src/gateway/seal.ts';

/** How a payload is sealed; anything left out is as the product does it. */
export type SealOptions = {
  readonly path?: string;
  readonly merchant?: string;
  /** Milliseconds that the payload's time is off. */
  readonly off?: number;
};

type Meant = { readonly method: string; readonly path: string };

/** Seals payloads with the product's own code (src/gateway/seal.ts), in the suite of the accounts file. */
export type Sealer = {
  readonly seal: (meant: Meant, body: unknown, options?: SealOptions) => Promise<{ payload: string }>;
  /** What `system.keys` published, and by how many milliseconds the gateway's clock is ahead of this machine's. */
  readonly learn: (published: CallOutput<'system.keys'>['keys'], ahead: number) => void;
  /** Whether payloads can be sealed yet: the symmetric suite needs no published key. */
  readonly ready: () => boolean;
};

export function createSealer(seal: Configuration['seal'], merchant: string, now: () => number): Sealer {
  let keys: CallOutput<'system.keys'>['keys'] | null = null;
  let ahead = 0;

  return {
    learn(published, by) {
      keys = published;
      ahead = by;
    },
    ready: () => seal.suite !== 'jwe' || (keys?.length ?? 0) > 0,
    async seal({ method, path }, body, options = {}) {
      const brand = { ...defaultConfiguration.brand, merchantCode: options.merchant ?? merchant };
      const configuration = { ...defaultConfiguration, seal, brand };
      const at = () => now() + ahead + (options.off ?? 0);
      const published = { keys: keys ?? [], now: at() };
      const product = createSeal({
        configuration,
        keys: async () => published,
        clock: { now: at, forward: at, told: () => true },
        askSite: async () => undefined,
      });
      return product.seal(method, options.path ?? path, body);
    },
  };
}

/** A payload with one character changed, in its middle. */
export function tampered({ payload }: { payload: string }): { payload: string } {
  const at = Math.floor(payload.length * 0.6);
  const other = payload[at] === 'A' ? 'B' : 'A';
  return { payload: `${payload.slice(0, at)}${other}${payload.slice(at + 1)}` };
}

/** A key for an act, used once. */
export function newKey(): string {
  return `conformance-${randomUUID()}`;
}
