/** That the gateway of the specification alone speaks as it says: one sealed sign-in, and what follows from it. */
import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begins } from '#tests/kit/moment.ts';
import { type Least, startLeast } from './gateway.ts';

let least: Least;
beforeAll(async () => {
  least = await startLeast({ seal: 'jwe', now: () => begins });
});
afterAll(() => least.close());

async function seal(body: unknown, path: string, key: JWK | undefined): Promise<string> {
  const claims = { method: 'POST', path, jti: randomUUID(), iat: begins, merchant: 'least', body };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key?.kid ?? '' })
    .encrypt(await importJWK(key ?? {}, 'ECDH-ES'));
}

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${least.address}${path}`, init);
  return { status: answer.status, body: await answer.json() };
};

test('a member signs in with a sealed payload, once, and reads the balance with the token', async () => {
  const path = '/wps/session/login';
  const who = { username: 'marina01', password: 'Lluvia2024', type: 'username' };
  const body = JSON.stringify({ payload: await seal(who, path, least.publicKeys[1]) });
  const { body: signedIn } = await ask(path, { method: 'POST', body });
  expect(signedIn).toMatchObject({ success: true, value: { firstTimeLogin: 0, passwordExpired: '0' } });
  const balance = await ask('/wps/v2/wallets/balance', { headers: { Authorization: signedIn.value.token } });
  expect(balance).toEqual({
    status: 200,
    body: { success: true, message: null, value: { sumBalance: 1234.5 } },
  });
  const again = await ask(path, { method: 'POST', body, headers: { Language: 'EN' } });
  expect(again.body).toEqual({ success: false, message: 'Invalid request', value: null });
});

test('no balance without a token, and no call that the specification does not name', async () => {
  expect((await ask('/wps/v2/wallets/balance')).status).toBe(401);
  expect(await ask('/wps/system/keys')).toEqual({
    status: 404,
    body: { success: false, message: 'Not found' },
  });
  expect(least.asked.at(-1)).toEqual({ method: 'GET', path: '/wps/system/keys', status: 404 });
});
