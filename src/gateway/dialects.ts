import type { Dialect } from '#contract/mapping/dialect.ts';
import type { Mapping } from '#contract/mapping/mapping.ts';

/** The contract as it stands. */
const plain: Dialect = {
  path: (ours) => ours,
  heads: (ours) => ours,
  say: (_, fields) => fields,
  hear: (_, answer) => answer,
};

/** How this gateway writes the contract. */
export type Dialects = {
  readonly atHand: () => Dialect | undefined;
  /** Rejects when the code that translates can't be had, and tries again when asked again. */
  readonly fetch: () => Promise<Dialect>;
};

/** The contract as it stands is at hand; the code that translates it is fetched with the first call, where there is a mapping. */
export function createDialects(mapping: Mapping | undefined): Dialects {
  let here = mapping ? undefined : plain;
  return {
    atHand: () => here,
    async fetch() {
      const { createDialect } = await import('#contract/mapping/dialect.ts');
      here ??= createDialect(mapping ?? {});
      return here;
    },
  };
}
