/** A browser's storage in memory, with the given content. */
export function memoryStorage(
  held: Record<string, string> = {},
): Storage & { all: () => Record<string, string> } {
  const map = new Map(Object.entries(held));
  return {
    get length() {
      return map.size;
    },
    key: (n) => [...map.keys()][n] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, String(value)),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    all: () => Object.fromEntries(map),
  };
}

/** A storage that exists and keeps nothing, as when its quota is used up. */
export function fullStorage(held: Record<string, string> = {}): Storage {
  const storage = memoryStorage(held);
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  return {
    ...storage,
    get length() {
      return storage.length;
    },
    setItem,
  };
}

/** Reading `window.sessionStorage` does this where storage is switched off. */
export function noStorage(): Storage {
  throw new DOMException('off', 'SecurityError');
}
