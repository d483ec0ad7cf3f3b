import type { Settings } from '#sandbox/kit/settings.ts';
import { type Handlers, Refusal } from '#sandbox/wire/handler.ts';
import { sealSymmetric } from '#sandbox/wire/sealing-symmetric.ts';

/** The path type of a sealed address (spec 7). */
const sealed = 3;

function seal({ customerService, supportKeys }: Settings) {
  return customerService.map(({ csType, path }) => ({ csType, path: sealSymmetric(path, supportKeys) }));
}

/** Sealed once: sealed anew, the same address would look like another one, and the status as if it had changed. */
const sealedBefore = new WeakMap<Settings, ReturnType<typeof seal>>();

/** The entries of customer service, their addresses sealed. */
export function sealedEntries(settings: Settings): ReturnType<typeof seal> {
  const entries = sealedBefore.get(settings) ?? seal(settings);
  sealedBefore.set(settings, entries);
  return entries;
}

export const support = {
  'support.lookup': ({ csType }, _, { settings }) => {
    const found = sealedEntries(settings.current()).filter((entry) => entry.csType === csType);
    if (found.length === 0) throw new Refusal('FUNCTION_DISABLED');
    return { paths: found.map(({ path }) => ({ type: sealed, path })) };
  },
} satisfies Partial<Handlers>;
