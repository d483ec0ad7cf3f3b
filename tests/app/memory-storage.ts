/** A browser's storage in memory, with whatever stands in it already. */
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

/** A storage that is there and keeps nothing, as when its quota is used up. */
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

/** What reading `window.sessionStorage` does where storage is switched off. */
export function noStorage(): Storage {
  throw new DOMException('off', 'SecurityError');
}
