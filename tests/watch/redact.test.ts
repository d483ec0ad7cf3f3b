import { describe, expect, it } from 'vitest';
import { CallFailure } from '#contract/errors.ts';
import { keyedHash } from '#src/watch/keyed-hash.ts';
import { createStandIns } from '#src/watch/pseudonyms.ts';
import { createRedact } from '#src/watch/redact.ts';

const key = [1, 2, 3, 4];
const standIn = createStandIns(key);
const redact = createRedact(standIn);

describe('the keyed hash', () => {
  it('gives the published values of SipHash', () => {
    const hash = keyedHash(new Uint32Array(new Uint8Array([...Array(16).keys()]).buffer));
    const hex = (words: number[]) => Buffer.from(new Uint32Array(hash(words)).buffer).toString('hex');
    expect(hex([])).toBe('310e0edd47db6f72');
    expect(hex([0x03020100, 0x07060504])).toBe('6224939a79f5f593');
  });
});

describe('a stand-in', () => {
  it('has the length and the kinds of characters of the original', () => {
    expect(standIn('María.Pérez-42@correo.example')).toMatch(
      /^[A-Z][a-z]{2}[à-ö][a-z]\.[A-Z][à-ö][a-z]{3}-\d\d@[a-z]{6}\.[a-z]{7}$/,
    );
  });

  it('is the same for the same text, ignoring case and surrounding space', () => {
    expect(standIn('  Clave-2026 ')).toBe(`  ${standIn('Clave-2026')} `);
    expect(standIn('CLAVE').toLowerCase()).toBe(standIn('clave'));
  });

  it('differs for different texts, even the shortest', () => {
    const codes = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0'));
    expect(new Set(codes.map(standIn)).size).toBe(10_000);
    expect(new Set([...'abcdefghijklmnopqrstuvwxyz'].map(standIn)).size).toBe(26);
  });

  it('differs under another key', () => {
    expect(createStandIns([4, 3, 2, 1])('member1')).not.toBe(standIn('member1'));
  });

  it('keeps empty texts and spaces, and of signs only those on their own', () => {
    expect([standIn(''), standIn('  ')]).toEqual(['', '  ']);
    expect(standIn('!!--!!--')).not.toContain('--');
  });

  it('is short where the text is a whole file', () => {
    expect(standIn('A1b2'.repeat(10_000))).toMatch(/^[a-z]{64}$/);
  });
});

describe('redaction', () => {
  it('passes numbers, truth values, null and the words of the product', () => {
    const passed = {
      kind: 'refused',
      code: 'SLIDER_NEEDED',
      retryAfterSeconds: 30,
      value: { captcha: true },
    };
    expect(redact(passed)).toEqual(passed);
    expect(redact({ failure: null, type: 'username' })).toEqual({ failure: null, type: 'username' });
  });

  it('passes no other text', () => {
    expect(JSON.stringify(redact({ account: 'member1', info: ['member1'] }))).not.toContain('member1');
  });

  it('passes no word where a person types, not even one of the product’s', () => {
    const passed = redact({ type: 'field.changed', field: 'username', value: 'password' });
    expect(passed).toMatchObject({ type: 'field.changed', field: 'username' });
    expect(passed).not.toMatchObject({ value: 'password' });
    expect(redact({ fields: { username: 'member' } })).not.toEqual({ fields: { username: 'member' } });
  });

  it('replaces a secret even where it looks like an amount, a time or a word', () => {
    const secrets = { password: '100.00', token: '2026-11-21T10:00:00Z', captcha: 'form' };
    const passed = redact(secrets) as typeof secrets;
    for (const name of ['password', 'token', 'captcha'] as const)
      expect(passed[name]).not.toBe(secrets[name]);
    expect(redact({ code: '123456' })).not.toEqual({ code: '123456' });
  });

  it('passes complete times, and numbers as text only in places of points and shares', () => {
    const passed = { at: '2026-11-21T10:00:00.000Z', free: '12.5', feePercent: '1.5' };
    expect(redact(passed)).toEqual(passed);
    expect(redact({ account: '12.5' })).not.toEqual({ account: '12.5' });
  });

  it('replaces a name that is not the product’s too', () => {
    expect(Object.keys(redact({ 'member-77': 1, username: 2 }) as object)).toEqual([
      standIn('member-77'),
      'username',
    ]);
  });

  it('keeps of an error its name and kind of failure, and of a file its size and type', () => {
    expect(redact(new Error('the password is Clave-2026'))).toEqual({ thrown: 'Error' });
    expect(redact(new CallFailure({ kind: 'refused', message: 'member1 is unknown' }))).toEqual({
      thrown: 'CallFailure',
      failure: { kind: 'refused', message: standIn('member1 is unknown') },
    });
    const file = new File(['secret'], 'photo-of-me.png', { type: 'image/png' });
    expect(redact(file)).toEqual({ size: 6, type: 'image/png' });
  });

  it('visits an object once, and does not loop in a circle', () => {
    const list = { items: ['one', 'two'] };
    expect(redact(list)).toBe(redact(list));
    const circle: Record<string, unknown> = { form: null };
    circle.form = circle;
    const passed = redact(circle) as Record<string, unknown>;
    expect(passed.form).toBe(passed);
  });
});
