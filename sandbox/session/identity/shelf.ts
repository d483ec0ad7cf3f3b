import type { Adapter, AdapterPayload } from 'oidc-provider';

type Kept = { readonly payload: AdapterPayload; readonly expiresAt: number };

/** More sign-ins under way than a sandbox ever has; past this the oldest are dropped. */
const mostKept = 2_000;

/** Nobody stays signed in at these providers: each visit asks again, and the next visitor may be another person. */
const forgotten = 'Session';

/** The memory of one issuer, until the entries expire or are removed. */
export function createShelf(now: () => number = Date.now): (model: string) => Adapter {
  const all = new Map<string, Kept>();

  function found(key: string): AdapterPayload | undefined {
    const kept = all.get(key);
    if (kept && kept.expiresAt > now()) return kept.payload;
    all.delete(key);
    return undefined;
  }

  function keep(key: string, kept: Kept): void {
    all.delete(key);
    all.set(key, kept);
    for (const oldest of all.keys()) {
      if (all.size <= mostKept) break;
      all.delete(oldest);
    }
  }

  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`;
    return {
      upsert: async (id, payload, expiresIn) => {
        if (model === forgotten) return;
        const expiresAt = expiresIn === undefined ? Number.POSITIVE_INFINITY : now() + expiresIn * 1_000;
        keep(keyOf(id), { payload, expiresAt });
      },
      find: async (id) => found(keyOf(id)),
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = found(keyOf(id));
        if (payload) payload.consumed = Math.floor(now() / 1_000);
      },
      destroy: async (id) => {
        all.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of all) if (payload.grantId === grantId) all.delete(key);
      },
    };
  };
}
