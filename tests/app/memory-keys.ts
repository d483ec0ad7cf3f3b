import type { KeyStore } from '#src/app/world/key-store.ts';

/** The one key in memory, and whether a browser would reveal it. */
export function memoryKeys(allowed = true): KeyStore & { key: () => CryptoKey | null } {
  let held: CryptoKey | null = null;
  const act = async <T>(done: () => T): Promise<T> => {
    if (!allowed) throw new DOMException('blocked', 'InvalidStateError');
    return done();
  };
  return {
    read: () => act(() => held),
    write: (key) =>
      act(() => {
        held = key;
      }),
    remove: () =>
      act(() => {
        held = null;
      }),
    key: () => held,
  };
}
