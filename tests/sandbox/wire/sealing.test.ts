import { randomBytes } from 'node:crypto';
import { CompactEncrypt, EncryptJWT, FlattenedEncrypt, generateKeyPair, importJWK } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SealedContent } from '#contract/envelope.ts';
import { createClock } from '#sandbox/kit/clock.ts';
import type { Sealing } from '#sandbox/kit/services.ts';
import { createSettings } from '#sandbox/kit/settings-store.ts';
import { createSealing } from '#sandbox/wire/sealing.ts';
import { sealSymmetric } from '#sandbox/wire/sealing-symmetric.ts';

const key = () => randomBytes(32).toString('base64');
const symmetricSuite = { suite: 'aes-cbc-hmac', encryptionKey: key(), macKey: key() } as const;
const meant = { method: 'POST', path: '/wps/session/login' };
const clock = createClock();
const settings = createSettings();
let sealing: Sealing;
let number = 0;

beforeAll(async () => {
  sealing = await createSealing(settings, clock);
});

function contentOf(changes: Partial<SealedContent> = {}): string {
  number += 1;
  const usual = { ...meant, jti: `id-${number}`, iat: clock.now(), merchant: 'vestibulo', body: { a: 1 } };
  return JSON.stringify({ ...usual, ...changes });
}

async function sealed(text: string, header: Record<string, unknown> = {}, keyNumber = 0): Promise<string> {
  const [{ kid, ...jwk } = { kid: '' }] = sealing.keys.slice(keyNumber);
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, ...header } as never)
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
}

async function whatHappens(payload: unknown): Promise<unknown> {
  return sealing.open(payload, meant).then(
    (body) => ({ opened: body }),
    (error: unknown) => error,
  );
}

async function refuses(payload: unknown): Promise<void> {
  await expect(whatHappens(payload)).resolves.toMatchObject({ code: 'SEAL_REFUSED', options: {} });
}

/** A header that lies about the algorithm, in front of an otherwise whole payload. */
function withHeader(jwe: string, change: Record<string, unknown>): string {
  const [head = '', ...rest] = jwe.split('.');
  const header = { ...JSON.parse(Buffer.from(head, 'base64url').toString()), ...change };
  return [Buffer.from(JSON.stringify(header)).toString('base64url'), ...rest].join('.');
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** One character changed to its neighbour: the fewest bits, sometimes only ones without meaning. */
function nudged(text: string, at: number): string {
  const old = letters.indexOf(text[at] ?? '');
  const neighbours = { '-': '_', _: '-', '+': '/', '/': '+' } as Readonly<Record<string, string>>;
  const other = old < 0 ? (neighbours[text[at] ?? ''] ?? 'A') : letters[old ^ 1];
  return text.slice(0, at) + other + text.slice(at + 1);
}

describe('GWY-04 sealed payloads', () => {
  it('GWY-04 are opened when sealed to either live key', async () => {
    expect(sealing.keys).toHaveLength(2);
    for (const keyNumber of [0, 1]) {
      expect(await whatHappens({ payload: await sealed(contentOf(), {}, keyNumber) })).toEqual({
        opened: { a: 1 },
      });
    }
  });

  it('GWY-04 are required: an unsealed body is refused', async () => {
    await refuses({ username: 'member1', password: 'x', type: 'username' });
    await refuses({ payload: contentOf() });
    await refuses({ payload: '' });
    await refuses(null);
    await refuses([]);
  });

  it('GWY-04 are refused with any one character changed', async () => {
    const whole = await sealed(contentOf());
    for (let at = 0; at < whole.length; at += 1) {
      await refuses({ payload: nudged(whole, at) });
    }
    expect(await whatHappens({ payload: whole })).toEqual({ opened: { a: 1 } });
  });

  it('GWY-04 are refused with foreign keys and algorithms', async () => {
    const whole = await sealed(contentOf());
    for (const alg of [
      'dir',
      'none',
      'RSA1_5',
      'RSA-OAEP',
      'A256KW',
      'ECDH-ES+A256KW',
      'PBES2-HS256+A128KW',
    ]) {
      await refuses({ payload: withHeader(whole, { alg }) });
    }
    for (const enc of ['A128CBC-HS256', 'A256CBC-HS512', 'A128GCM', 'none']) {
      await refuses({ payload: withHeader(whole, { enc }) });
    }
    await refuses({ payload: withHeader(whole, { kid: 'another' }) });
    await refuses({ payload: withHeader(whole, { kid: '__proto__' }) });
    await refuses({ payload: withHeader(whole, { kid: undefined }) });
    const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
    const stranger = await new CompactEncrypt(new TextEncoder().encode(contentOf()))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: sealing.keys[0]?.kid ?? '' })
      .encrypt(publicKey);
    await refuses({ payload: stranger });
  });

  it('GWY-04 are refused when honestly sealed with another suite', async () => {
    const [{ kid, ...jwk } = { kid: '' }] = sealing.keys;
    const key = await importJWK(jwk, 'ECDH-ES');
    const bytes = new TextEncoder().encode(contentOf());
    for (const header of [
      { alg: 'ECDH-ES', enc: 'A128CBC-HS256', kid },
      { alg: 'ECDH-ES', enc: 'A128GCM', kid },
      { alg: 'ECDH-ES', enc: 'A256GCM', kid, typ: 'JWT' },
      { alg: 'ECDH-ES', enc: 'A256GCM', kid, cty: 'json' },
    ]) {
      await refuses({ payload: await new CompactEncrypt(bytes).setProtectedHeader(header).encrypt(key) });
    }
    const direct = await new EncryptJWT({})
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(randomBytes(32));
    await refuses({ payload: direct });
    const flat = await new FlattenedEncrypt(bytes)
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
      .encrypt(key);
    await refuses(flat);
  });

  it('GWY-04 are refused with compression or critical headers', async () => {
    const whole = await sealed(contentOf());
    await refuses({ payload: withHeader(whole, { zip: 'DEF' }) });
    await refuses({ payload: withHeader(whole, { crit: ['exp'], exp: 1 }) });
    await refuses({ payload: withHeader(whole, { apu: 'QUxJQ0U', apv: 'Qk9C' }) });
  });

  it('GWY-04 are refused the second time, with the same answer', async () => {
    const payload = { payload: await sealed(contentOf()) };
    expect(await whatHappens(payload)).toEqual({ opened: { a: 1 } });
    await refuses(payload);
    await refuses({ payload: await sealed(contentOf({ jti: `id-${number}` })) });
    await refuses({ payload: await sealed(contentOf({ jti: '' })) });
    await refuses({ payload: await sealed(contentOf({ jti: 'x'.repeat(65) })) });
  });

  it('GWY-04 have their id remembered for as long as they could be repeated', async () => {
    const early = clock.now() + 110_000;
    const text = contentOf({ iat: early, jti: 'early' });
    expect(await whatHappens({ payload: await sealed(text) })).toEqual({ opened: { a: 1 } });
    clock.move(200_000);
    await refuses({ payload: await sealed(text) });
    clock.reset();
  });

  it('GWY-04 are refused from another time, for another call, or of another merchant', async () => {
    const minutes = 60_000;
    for (const iat of [-3, 3].map((ago) => clock.now() + ago * minutes)) {
      await refuses({ payload: await sealed(contentOf({ iat })) });
    }
    await refuses({ payload: await sealed(contentOf({ iat: Number.MAX_VALUE })) });
    await refuses({ payload: await sealed(contentOf({ path: '/wps/member/password' })) });
    await refuses({ payload: await sealed(contentOf({ method: 'DELETE' })) });
    await refuses({ payload: await sealed(contentOf({ merchant: 'other' })) });
    await refuses({ payload: await sealed('no JSON') });
    await refuses({ payload: await sealed('[]') });
  });

  it('GWY-04 use the symmetric suite when the settings name it, and only then', async () => {
    const symmetric = sealSymmetric(contentOf(), symmetricSuite);
    await refuses({ payload: symmetric });
    settings.patch({ seal: symmetricSuite });
    expect(await whatHappens({ payload: symmetric })).toEqual({ opened: { a: 1 } });
    await refuses({ payload: symmetric });
    await refuses({ payload: await sealed(contentOf()) });
    for (const whole of [1, 20, 40].map((n) =>
      sealSymmetric(contentOf({ body: 'x'.repeat(n) }), symmetricSuite),
    )) {
      for (let at = 0; at < whole.length; at += 1) {
        await refuses({ payload: nudged(whole, at) });
      }
    }
    await refuses({ payload: sealSymmetric(contentOf(), { ...symmetricSuite, macKey: key() }) });
    settings.reset();
  });
});
