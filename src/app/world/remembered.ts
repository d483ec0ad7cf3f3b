import Cookies from 'js-cookie';
import * as z from 'zod/mini';
import type { Remembered } from '#machines/world.ts';
import { browserKeys, type KeyStore } from './key-store.ts';
import { createKey, seal, setCookie, unseal } from './sealed-cookie.ts';

/** What the login form remembers for 24 hours, on request (spec 3, cookies; 9). Nothing here ever rejects. */
export type RememberedStore = {
  /** Replaces what was remembered; false when this browser can't keep a secret. */
  readonly keep: (remembered: Remembered) => Promise<boolean>;
  /**
   * What is remembered; anything expired, changed or malformed is deleted and counts as nothing (null).
   * 'unable' when this browser can't keep a secret at all.
   */
  readonly recall: () => Promise<Remembered | 'unable' | null>;
  /** The cookies and the key are gone. */
  readonly forget: () => Promise<void>;
};

type RememberedOptions = {
  readonly origin: string;
  readonly merchant: string;
  readonly keys?: KeyStore;
  /** Epoch milliseconds. */
  readonly now?: () => number;
};

/** Spec 9: 86400000 ms. */
export const secondsKept = 86_400;

const names = {
  user: 'username',
  password: 'password',
  until: 'loginRemember',
  sms: 'loginTypeSms',
} as const;

const Mobile = z.object({ mobileNum: z.string(), countryDialingCode: z.string() });

/** Opens the memory of one merchant on one origin. */
export function createRemembered(options: RememberedOptions): RememberedStore {
  const { origin, merchant, keys = browserKeys, now = Date.now } = options;
  const bound = (until: string, user: string) => [origin, merchant, user, until];

  async function forget(): Promise<void> {
    // By age too: a date is only as good as the clock it was reckoned by.
    for (const name of Object.values(names)) Cookies.remove(name, { path: '/', 'max-age': '0' });
    await keys.remove().catch(() => undefined);
  }

  async function write(remembered: Remembered): Promise<void> {
    await keys.write(await createKey());
    const key = await keys.read();
    if (!key) throw new Error('The key was not kept');
    const until = String(now() + secondsKept * 1_000);
    const put = async (name: string, text: string, user: string) =>
      setCookie(name, await seal(text, key, bound(until, user)), secondsKept);
    if (remembered.type === 'sms') {
      const { mobileNum, countryDialingCode } = remembered;
      await put(names.sms, JSON.stringify({ mobileNum, countryDialingCode }), names.sms);
    } else {
      await put(names.user, remembered.username, names.user);
      await put(names.password, remembered.password, remembered.username);
    }
    setCookie(names.until, until, secondsKept);
  }

  async function read(): Promise<Remembered> {
    const until = Cookies.get(names.until) ?? '';
    const key = await keys.read();
    const left = Number(until) - now();
    if (!key || !(left > 0 && left <= secondsKept * 1_000)) throw new Error('Nothing is remembered');
    const get = (name: string, user: string) => unseal(Cookies.get(name) ?? '', key, bound(until, user));
    if (Cookies.get(names.sms) !== undefined) {
      return { type: 'sms', ...z.parse(Mobile, JSON.parse(await get(names.sms, names.sms))) };
    }
    const username = await get(names.user, names.user);
    return { type: 'username', username, password: await get(names.password, username) };
  }

  async function keep(remembered: Remembered): Promise<boolean> {
    await forget();
    try {
      await write(remembered);
      return true;
    } catch {
      await forget();
      return false;
    }
  }

  /** Whether cookies, ciphers and a place for the key are all available. */
  async function able(): Promise<boolean> {
    if (!navigator.cookieEnabled || !('subtle' in crypto)) return false;
    return keys.read().then(
      () => true,
      () => false,
    );
  }

  async function recall(): Promise<Remembered | 'unable' | null> {
    try {
      return await read();
    } catch {
      await forget();
      return (await able()) ? null : 'unable';
    }
  }

  return { keep, recall, forget };
}
