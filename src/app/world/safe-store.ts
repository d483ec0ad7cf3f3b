/** A string store that never throws: what the browser refuses to store stays in memory (cases SES-07). */
export type SafeStore = {
  readonly get: (key: string) => string | null;
  /** A stored JSON value, which the caller must check; null when it is missing or not JSON. */
  readonly read: (key: string) => unknown;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
};

/** Guards a storage of the browser; `open` may throw, as reading `window.sessionStorage` does when it is off. */
export function createSafeStore(open: () => Storage): SafeStore {
  const memory = new Map<string, string>();

  /** Whether the browser did it. */
  function tried(act: (storage: Storage) => void): boolean {
    try {
      act(open());
      return true;
    } catch {
      return false;
    }
  }

  function get(key: string): string | null {
    let value: string | null = null;
    tried((storage) => {
      value = storage.getItem(key);
    });
    return memory.get(key) ?? value;
  }

  return {
    get,
    read(key) {
      try {
        return JSON.parse(get(key) ?? 'null');
      } catch {
        return null;
      }
    },
    set(key, value) {
      memory.delete(key);
      if (tried((storage) => storage.setItem(key, value))) return;
      tried((storage) => storage.removeItem(key));
      memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      tried((storage) => storage.removeItem(key));
    },
    clear() {
      memory.clear();
      tried((storage) => storage.clear());
    },
  };
}
