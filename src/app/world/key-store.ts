/** Where one key lives that can be used but not read. Each act rejects when the browser does not allow it. */
export type KeyStore = {
  readonly read: () => Promise<CryptoKey | null>;
  readonly write: (key: CryptoKey) => Promise<void>;
  readonly remove: () => Promise<void>;
};

const names = { database: 'remembered', store: 'keys', key: 'key' };

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(names.database, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(names.store));
  return settled(request);
}

async function act<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await settled(ask(database.transaction(names.store, mode).objectStore(names.store)));
  } finally {
    database.close();
  }
}

/** The key store of this browser, in IndexedDB: the only storage that keeps a key without showing it. */
export const browserKeys: KeyStore = {
  async read() {
    const found: unknown = await act('readonly', (store) => store.get(names.key));
    return found instanceof CryptoKey ? found : null;
  },
  async write(key) {
    await act('readwrite', (store) => store.put(key, names.key));
  },
  async remove() {
    await act('readwrite', (store) => store.delete(names.key));
  },
};
