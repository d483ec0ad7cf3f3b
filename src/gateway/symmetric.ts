import AES from 'crypto-js/aes';
import CryptoJS from 'crypto-js/core';
import Base64 from 'crypto-js/enc-base64';
import Utf8 from 'crypto-js/enc-utf8';
import HmacSHA256 from 'crypto-js/hmac-sha256';
import 'crypto-js/lib-typedarrays';

/** The keys of the symmetric suite, base64: 32 bytes each. */
export type SymmetricKeys = { readonly encryptionKey: string; readonly macKey: string };

type Words = CryptoJS.lib.WordArray;

/** Bytes: the sealed text is base64 of iv, mac and ciphertext, in this order. */
const sizes = { key: 32, iv: 16, mac: 32, block: 16 };

function keyOf(base64: string): Words {
  const key = Base64.parse(base64);
  if (key.sigBytes !== sizes.key) throw new Error('A symmetric key is not 32 bytes long');
  return key;
}

function macOf(iv: Words, ciphertext: Words, macKey: string): Words {
  return HmacSHA256(iv.clone().concat(ciphertext), keyOf(macKey));
}

/** Compares without telling by its time where two codes differ. */
function equal(one: Words, other: Words): boolean {
  let difference = one.sigBytes ^ other.sigBytes;
  for (let n = 0; n < one.words.length; n += 1) difference |= (one.words[n] ?? 0) ^ (other.words[n] ?? 0);
  return difference === 0;
}

function slice(words: Words, from: number, to: number): Words {
  return CryptoJS.lib.WordArray.create(words.words.slice(from / 4, Math.ceil(to / 4)), to - from);
}

/** Seals a text: AES-256-CBC under a fresh iv, then HMAC-SHA256 over iv and ciphertext. */
export function sealSymmetric(text: string, { encryptionKey, macKey }: SymmetricKeys): string {
  const iv = CryptoJS.lib.WordArray.create(crypto.getRandomValues(new Uint8Array(sizes.iv)));
  const { ciphertext } = AES.encrypt(Utf8.parse(text), keyOf(encryptionKey), { iv });
  return Base64.stringify(
    iv
      .clone()
      .concat(macOf(iv, ciphertext, macKey))
      .concat(ciphertext),
  );
}

/** Opens a sealed text, its code checked first; throws when it is not whole or not sealed with these keys. */
export function openSymmetric(sealed: string, { encryptionKey, macKey }: SymmetricKeys): string {
  const all = Base64.parse(sealed);
  const head = sizes.iv + sizes.mac;
  const length = all.sigBytes - head;
  if (length < sizes.block || length % sizes.block !== 0) throw new Error('A sealed text is incomplete');
  const iv = slice(all, 0, sizes.iv);
  const ciphertext = slice(all, head, all.sigBytes);
  if (!equal(macOf(iv, ciphertext, macKey), slice(all, sizes.iv, head))) {
    throw new Error('A sealed text was not sealed with these keys');
  }
  const params = CryptoJS.lib.CipherParams.create({ ciphertext });
  return AES.decrypt(params, keyOf(encryptionKey), { iv }).toString(Utf8);
}
