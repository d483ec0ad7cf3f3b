import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Keys of the symmetric suite, base64 of 32 bytes each. */
export type SymmetricKeys = { readonly encryptionKey: string; readonly macKey: string };

const cipher = 'aes-256-cbc';

/** Bytes: the sealed text is base64 of iv, code and ciphertext, in this order. */
const sizes = { iv: 16, mac: 32 };

function macOf(iv: Buffer, ciphertext: Buffer, macKey: string): Buffer {
  return createHmac('sha256', Buffer.from(macKey, 'base64')).update(iv).update(ciphertext).digest();
}

/** Seals a text: AES-256-CBC under a fresh iv, then HMAC-SHA256 over iv and ciphertext. */
export function sealSymmetric(text: string, { encryptionKey, macKey }: SymmetricKeys): string {
  const iv = randomBytes(sizes.iv);
  const encrypt = createCipheriv(cipher, Buffer.from(encryptionKey, 'base64'), iv);
  const ciphertext = Buffer.concat([encrypt.update(text, 'utf8'), encrypt.final()]);
  return Buffer.concat([iv, macOf(iv, ciphertext, macKey), ciphertext]).toString('base64');
}

/** Opens a sealed text after a check of its code; throws when it is damaged or not sealed with these keys. */
export function openSymmetric(sealed: string, { encryptionKey, macKey }: SymmetricKeys): string {
  const all = Buffer.from(sealed, 'base64');
  if (all.toString('base64') !== sealed) throw new Error('Not base64 as it is written');
  const iv = all.subarray(0, sizes.iv);
  const mac = all.subarray(sizes.iv, sizes.iv + sizes.mac);
  const ciphertext = all.subarray(sizes.iv + sizes.mac);
  const wanted = macOf(iv, ciphertext, macKey);
  if (mac.length !== wanted.length || !timingSafeEqual(mac, wanted)) {
    throw new Error('Not sealed with these keys');
  }
  const decrypt = createDecipheriv(cipher, Buffer.from(encryptionKey, 'base64'), iv);
  return Buffer.concat([decrypt.update(ciphertext), decrypt.final()]).toString('utf8');
}
