// @vitest-environment happy-dom
// @vitest-environment-options {"url":"https://casino.example/"}
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemembered, type RememberedStore } from '#src/app/world/remembered.ts';
import { queueRemembered } from '#src/app/world/remembered-queue.ts';
import { memoryKeys } from './memory-keys.ts';

const day = 86_400_000;
const account = { type: 'username', username: 'member1', password: 'Clave-2026!' } as const;
const mobile = { type: 'sms', mobileNum: '900555123', countryDialingCode: '52' } as const;
const names = ['username', 'password', 'loginRemember', 'loginTypeSms'];

type More = Partial<Parameters<typeof createRemembered>[0]>;

function createStore(more: More = {}) {
  const keys = memoryKeys();
  const clock = { now: Date.parse('2026-11-21T10:00:00Z') };
  const given = { origin: 'https://casino.example', merchant: 'vestibulo', keys, now: () => clock.now };
  return { store: createRemembered({ ...given, ...more }), keys, clock, given };
}

const cookies = () => Cookies.get() as Record<string, string>;

beforeEach(() => {
  for (const name of Object.keys(cookies())) Cookies.remove(name, { path: '/' });
});

describe('remember me', () => {
  it.each([account, mobile])('LOG-12 recalls what it stored: $type', async (remembered) => {
    const { store } = createStore();
    expect(await store.keep(remembered)).toBe(true);
    expect(await store.recall()).toEqual(remembered);
  });

  it('recalls only the newest', async () => {
    const { store } = createStore();
    await store.keep(mobile);
    await store.keep(account);
    expect(await store.recall()).toEqual(account);
    expect(Object.keys(cookies())).not.toContain('loginTypeSms');
  });

  it('recalls nothing where nothing was stored', async () => {
    const { store, keys } = createStore();
    expect(await store.recall()).toBeNull();
    expect(keys.key()).toBeNull();
  });

  it('LOG-20 no cookie holds any word of it in any form', async () => {
    const { store } = createStore();
    await store.keep(account);
    const seen = document.cookie;
    for (const word of [account.password, account.username]) {
      const forms = [
        word,
        encodeURIComponent(word),
        btoa(word).replaceAll('=', ''),
        Buffer.from(word).toString('hex'),
      ];
      for (const form of forms) expect(seen).not.toContain(form);
    }
  });

  it('W1 a sealed cookie is version, vector and ciphertext, and no two are the same', async () => {
    const { store } = createStore();
    await store.keep(account);
    const first = cookies().password;
    expect(first).toMatch(/^v1\.[\w-]{16}\.[\w-]+$/);
    await store.keep(account);
    expect(cookies().password).not.toBe(first);
  });

  it('W1 the key can be used and never read', async () => {
    const { store, keys } = createStore();
    await store.keep(account);
    const key = keys.key() as CryptoKey;
    expect([key.extractable, key.algorithm]).toEqual([false, { name: 'AES-GCM', length: 256 }]);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  it('each sealing has its own key, so cookies copied earlier are useless', async () => {
    const { store } = createStore();
    await store.keep(account);
    const copied = cookies();
    await store.keep(account);
    for (const [name, value] of Object.entries(copied)) Cookies.set(name, value, { path: '/' });
    expect(await store.recall()).toBeNull();
  });

  it('LOG-09 forgetting leaves neither cookies nor key', async () => {
    const { store, keys } = createStore();
    await store.keep(account);
    await store.forget();
    expect([cookies(), keys.key(), await store.recall()]).toEqual([{}, null, null]);
  });
});

describe('LOG-12 the limit of 24 hours', () => {
  it.each([
    ['a moment before', day - 1, account],
    ['at 24 h', day, null],
    ['at 24 h and a minute', day + 60_000, null],
    ['when the clock was set back', -1, null],
  ])('is applied %s', async (_, later, recalled) => {
    const { store, clock, keys } = createStore();
    await store.keep(account);
    clock.now += later;
    expect(await store.recall()).toEqual(recalled);
    expect(keys.key() === null).toBe(recalled === null);
    expect(Object.keys(cookies()).length > 0).toBe(recalled !== null);
  });

  it('the end can’t be moved, because it is part of the sealed text', async () => {
    const { store, clock } = createStore();
    await store.keep(account);
    clock.now += day;
    Cookies.set('loginRemember', String(clock.now + day), { path: '/' });
    expect(await store.recall()).toBeNull();
  });

  it('LOG-12 cookies are written for a day, for this site alone', async () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    await createStore().store.keep(account);
    const kept = written.mock.calls.map(([text]) => text).filter((text) => /max-age=[1-9]/.test(text));
    expect(kept).toHaveLength(3);
    for (const text of kept) expect(text).toMatch(/; path=\/; sameSite=strict;( secure;)? max-age=86400$/i);
  });
});

describe('LOG-10 cookies that were tampered with', () => {
  const changes: readonly [what: string, change: (value: string) => string][] = [
    [
      'a byte flipped',
      (value) => `${value.slice(0, -2)}${value.at(-2) === 'A' ? 'B' : 'A'}${value.slice(-1)}`,
    ],
    ['cut short', (value) => value.slice(0, -8)],
    ['4 kB of garbage', () => 'x'.repeat(4_000)],
    ['an unknown version', (value) => value.replace(/^v1/, 'v2')],
    ['a part more', (value) => `${value}.AAAA`],
    ['no base64', () => 'v1.****.****'],
    ['empty', () => ''],
    ['plain text, as others keep it', () => 'Clave-2026!'],
  ];

  it.each(changes)('%s are ignored, and all of them deleted with the key', async (_, change) => {
    for (const name of ['username', 'password']) {
      const { store, keys } = createStore();
      await store.keep(account);
      Cookies.set(name, change(cookies()[name] ?? ''), { path: '/' });
      expect(await store.recall()).toBeNull();
      expect([cookies(), keys.key()]).toEqual([{}, null]);
    }
  });

  it.each(names.slice(0, 3))('%s missing: nothing is recalled', async (name) => {
    const { store } = createStore();
    await store.keep(account);
    Cookies.remove(name, { path: '/' });
    expect(await store.recall()).toBeNull();
  });

  it('one cookie in the place of another is useless', async () => {
    const { store } = createStore();
    await store.keep(account);
    Cookies.set('username', cookies().password ?? '', { path: '/' });
    expect(await store.recall()).toBeNull();
  });

  it.each([{ merchant: 'other' }, { origin: 'https://other.example' }])(
    'when stored for %j they open nothing',
    async (other) => {
      const { store, given } = createStore();
      await store.keep(account);
      expect(await createRemembered({ ...given, ...other }).recall()).toBeNull();
    },
  );

  it('a stored number without its dialing code is ignored', async () => {
    const { store } = createStore();
    await store.keep({ ...mobile, countryDialingCode: undefined as unknown as string });
    expect(await store.recall()).toBeNull();
  });
});

describe('LOG-11 a browser that stores no keys', () => {
  it('remembers nothing, not even in a cookie', async () => {
    const { store } = createStore({ keys: memoryKeys(false) });
    expect(await store.keep(account)).toBe(false);
    expect(cookies()).toEqual({});
    await store.forget();
  });

  it('reports that when asked what it remembers', async () => {
    const { store } = createStore({ keys: memoryKeys(false) });
    expect(await store.recall()).toBe('unable');
  });

  it('reports that also where cookies are off', async () => {
    const off = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    expect(await createStore().store.recall()).toBe('unable');
    off.mockRestore();
  });

  it('remembers nothing when the key it was given is gone at once', async () => {
    const keys = { ...memoryKeys(), read: async () => null };
    expect(await createStore({ keys }).store.keep(account)).toBe(false);
    expect(cookies()).toEqual({});
  });
});

describe('overlapping acts', () => {
  it('end with the last one: a login forgotten last stays forgotten, however long storing takes', async () => {
    const { store } = createStore();
    const queue = queueRemembered(async () => store);
    const kept = queue.keep(account);
    const forgotten = queue.forget();
    await Promise.all([kept, forgotten]);
    expect([await queue.recall(), cookies()]).toEqual([null, {}]);
  });

  it('would not without a queue', async () => {
    const { store } = createStore();
    await Promise.all([store.keep(account), store.forget()]);
    expect(Object.keys(cookies())).not.toEqual([]);
  });

  it('recover when the code does not load: nothing is remembered, and the next request loads it again', async () => {
    const { store } = createStore();
    let loads = 0;
    const queue = queueRemembered(async (): Promise<RememberedStore> => {
      loads += 1;
      if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return store;
    });
    expect(await queue.keep(account)).toBe(false);
    expect(await queue.keep(account)).toBe(true);
    expect(await queue.recall()).toEqual(account);
  });
});
