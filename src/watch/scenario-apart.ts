/** A store of this page alone, which begins with some of what another holds. */
function copyOf(store: Storage, keys: readonly string[]): Storage {
  const kept = new Map(
    keys.flatMap((key) => {
      const value = store.getItem(key);
      return value === null ? [] : [[key, value] as const];
    }),
  );
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/**
 * Replaces the parts of the browser that all tabs share, so that a scenario starts fresh and changes nothing
 * in other tabs: it signs nobody out and remembers nothing there. The language is the one chosen last.
 */
export function apart() {
  const local = copyOf(localStorage, ['lang']);
  return {
    stores: { session: () => sessionStorage, local: () => local },
    tabs: { tell: () => undefined },
    remembered: {
      keep: () => Promise.resolve(false),
      recall: () => Promise.resolve(null),
      forget: () => Promise.resolve(),
    },
  };
}
