import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openPath } from '#src/gateway/support-path.ts';
import { openSymmetric, sealSymmetric } from '#src/gateway/symmetric.ts';

const encryption = Buffer.alloc(32, 7);
const mac = Buffer.alloc(32, 9);
const keys = { encryptionKey: encryption.toString('base64'), macKey: mac.toString('base64') };
const words = 'Clave-2026! ñandú 😀';

/** The same form made by another implementation: iv, mac over iv and ciphertext, ciphertext. */
function sealedByNode(text: string | Buffer, iv = Buffer.alloc(16, 3)): Buffer {
  const cipher = createCipheriv('aes-256-cbc', encryption, iv);
  const ciphertext = Buffer.concat([cipher.update(text), cipher.final()]);
  const code = createHmac('sha256', mac).update(iv).update(ciphertext).digest();
  return Buffer.concat([iv, code, ciphertext]);
}

describe('the symmetric suite', () => {
  it.each(['', 'a', 'a'.repeat(16), words, 'x'.repeat(10_000)])('opens what it has sealed: %.20s', (text) => {
    expect(openSymmetric(sealSymmetric(text, keys), keys)).toBe(text);
  });

  it('has the prescribed form: another implementation opens it', () => {
    const all = Buffer.from(sealSymmetric(words, keys), 'base64');
    const [iv, code, ciphertext] = [all.subarray(0, 16), all.subarray(16, 48), all.subarray(48)];
    expect(createHmac('sha256', mac).update(iv).update(ciphertext).digest()).toEqual(code);
    const decipher = createDecipheriv('aes-256-cbc', encryption, iv);
    expect(Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString()).toBe(words);
  });

  it('opens payloads that another implementation has sealed, such as customer-service paths', async () => {
    expect(await openPath(sealedByNode('https://chat.example/1').toString('base64'), keys)).toBe(
      'https://chat.example/1',
    );
  });

  it('never uses a vector twice', () => {
    const vectors = Array.from({ length: 50 }, () => sealSymmetric(words, keys).slice(0, 20));
    expect(new Set(vectors).size).toBe(50);
  });

  it('opens nothing with a single byte changed', () => {
    const sealed = sealedByNode(words);
    for (let n = 0; n < sealed.length; n += 1) {
      const changed = Buffer.from(sealed);
      changed[n] = (changed[n] ?? 0) ^ 1;
      expect(() => openSymmetric(changed.toString('base64'), keys), `byte ${n}`).toThrow();
    }
  });

  it('would open some of them if the code were not checked first', () => {
    const sealed = sealedByNode(words);
    sealed[0] = (sealed[0] ?? 0) ^ 1;
    const decipher = createDecipheriv('aes-256-cbc', encryption, sealed.subarray(0, 16));
    const opened = Buffer.concat([decipher.update(sealed.subarray(48)), decipher.final()]).toString();
    expect(opened).toBe(`B${words.slice(1)}`);
  });

  const whole = sealedByNode(words);
  it.each([
    ['nothing', ''],
    ['no base64', '***'],
    ['a vector alone', whole.subarray(0, 16).toString('base64')],
    ['no ciphertext', whole.subarray(0, 48).toString('base64')],
    ['half a block less', whole.subarray(0, -8).toString('base64')],
    ['a block less', whole.subarray(0, -16).toString('base64')],
    ['a block more', Buffer.concat([whole, Buffer.alloc(16)]).toString('base64')],
  ])('opens no incomplete payload: %s', async (_, sealed) => {
    await expect(openPath(sealed, keys)).rejects.toThrow();
  });

  it.each([
    ['another encryption key', { ...keys, macKey: keys.encryptionKey }],
    ['keys exchanged', { encryptionKey: keys.macKey, macKey: keys.encryptionKey }],
    ['a short key', { ...keys, encryptionKey: Buffer.alloc(16, 7).toString('base64') }],
    ['no keys', { encryptionKey: '', macKey: '' }],
  ])('opens nothing with %s', (_, wrong) => {
    expect(() => openSymmetric(whole.toString('base64'), wrong)).toThrow();
  });

  it('opens no bytes that are not valid text', () => {
    expect(() => openSymmetric(sealedByNode(Buffer.from([0xff, 0xfe])).toString('base64'), keys)).toThrow();
  });
});
