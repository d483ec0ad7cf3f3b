import Cookies from 'js-cookie';

/** A cookie holds `v1.iv.ciphertext`, base64url; it is only valid for `bound`. */
const version = 'v1';
const ivBytes = 12;
const cipher = 'AES-GCM';

/** The longest cookie worth reading; browsers don't keep longer ones. Characters. */
const longest = 4_096;

function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
}

function parameters(iv: Uint8Array<ArrayBuffer>, bound: readonly string[]): AesGcmParams {
  return { name: cipher, iv, additionalData: new TextEncoder().encode(JSON.stringify(bound)) };
}

/** A new key that can be used here and never be read. */
export function createKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: cipher, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Enciphers a text for one purpose. */
export async function seal(text: string, key: CryptoKey, bound: readonly string[]): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const plain = new TextEncoder().encode(text);
  const sealed = new Uint8Array(await crypto.subtle.encrypt(parameters(iv, bound), key, plain));
  return [version, toText(iv), toText(sealed)].join('.');
}

/** Deciphers it again; rejects when it was changed, cut, bound to something else or made by another version. */
export async function unseal(sealed: string, key: CryptoKey, bound: readonly string[]): Promise<string> {
  const [made, iv, ciphertext, ...more] = sealed.length > longest ? [] : sealed.split('.');
  if (made !== version || !iv || !ciphertext || more.length > 0) throw new Error('Not one of our cookies');
  const plain = await crypto.subtle.decrypt(parameters(toBytes(iv), bound), key, toBytes(ciphertext));
  return new TextDecoder('utf-8', { fatal: true }).decode(plain);
}

/** Writes a cookie for `seconds`, to this site alone; `secure` where the browser knows the page as secure. */
export function setCookie(name: string, value: string, seconds: number): void {
  const secure = window.isSecureContext;
  Cookies.set(name, value, { path: '/', sameSite: 'strict', secure, 'max-age': String(seconds) });
}
