import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { defaultConfiguration } from '#contract/configuration.ts';
import { PublicKey, SealedBody, SealedContent } from '#contract/envelope.ts';
import { createClock } from '#src/actors/clock.ts';
import { createSeal } from '#src/gateway/seal.ts';
import { openSymmetric } from '#src/gateway/symmetric.ts';
import { createStand, json, type Reply, type Sent } from './stand.ts';

const login = { username: 'member1', password: 'Clave-2026!', type: 'username' } as const;
const clock = Date.parse('2026-11-21T10:00:00Z');
const entered = {
  success: true,
  value: { token: 't-1', firstTimeLogin: false, passwordExpired: false, userName: 'member1' },
};
const sealRefused = () => json({ success: false, code: 'SEAL_REFUSED' }, { status: 422 });

async function makeKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  return { published: { ...(await exportJWK(publicKey)), kid }, privateKey, kid };
}

type Key = Awaited<ReturnType<typeof makeKey>>;

/** A clock of a device that stands still: only answers move it. */
const standing = () => createClock({ now: () => clock, forward: () => 0 });

function publish(keys: readonly Key[], now: number): Response {
  return json({ success: true, value: { keys: keys.map(({ published }) => published), now } });
}

function payloadOf({ body }: Sent): string {
  return SealedBody.parse(JSON.parse(body)).payload;
}

async function open(sent: Sent, { privateKey }: Key) {
  const { plaintext, protectedHeader } = await compactDecrypt(payloadOf(sent), privateKey);
  return { content: SealedContent.parse(JSON.parse(new TextDecoder().decode(plaintext))), protectedHeader };
}

const isKeys = ({ url }: Sent) => url.pathname === calls['system.keys'].path;

/** A gateway that publishes keys one after another, and answers each login with the next reply. */
function gatewayWith(keys: readonly (readonly [Key, number])[], logins: readonly Reply[]) {
  let asked = 0;
  let tried = 0;
  const stand = createStand(
    (sent, n) => {
      if (!isKeys(sent)) return (logins[Math.min(tried++, logins.length - 1)] ?? sealRefused)(sent, n);
      const [key, now] = keys[Math.min(asked++, keys.length - 1)] as readonly [Key, number];
      return publish([key], now);
    },
    { clock: standing(), timeouts: { oneTry: 5_000, total: 10_000, pause: 1 } },
  );
  return { ...stand, logins: () => stand.sent.filter((one) => !isKeys(one)) };
}

describe('W5 sealed payloads', () => {
  it('a sealed payload can be opened by the holder of the key, and names its call', async () => {
    const key = await makeKey('k-1');
    const { call, logins } = gatewayWith([[key, clock + 90_000]], [() => json(entered)]);
    expect(await call('session.login', login)).toEqual(entered.value);
    const { content, protectedHeader } = await open(logins()[0] as Sent, key);
    expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k-1' });
    expect(Object.keys(protectedHeader)).not.toContain('zip');
    expect(content).toEqual({
      method: 'POST',
      path: '/wps/session/login',
      jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iat: clock + 90_000,
      merchant: 'vestibulo',
      body: login,
    });
  });

  it('without https nothing is asked, sealed or sent: it is said at once', async () => {
    const keys = () => Promise.reject(new Error('the keys are asked for'));
    const seal = createSeal({
      configuration: defaultConfiguration,
      keys,
      clock: standing(),
      askSite: keys,
      secure: false,
    });
    const failure = { kind: 'refused', code: 'PAGE_INSECURE' };
    await expect(seal.seal('POST', '/login', login)).rejects.toMatchObject({ failure });
  });

  it('nothing of it can be read on the way', async () => {
    const key = await makeKey('k-1');
    const { call, sent } = gatewayWith([[key, clock]], [() => json(entered)]);
    await call('session.login', login);
    const seen = sent
      .map(({ url, body, headers }) => `${url} ${body} ${JSON.stringify([...headers])}`)
      .join();
    expect(seen).not.toContain('Clave');
    expect(seen).not.toContain('member1');
  });

  it('two payloads of the same content differ, and each has its own id', async () => {
    const key = await makeKey('k-1');
    const { call, logins } = gatewayWith([[key, clock]], [() => json(entered)]);
    await call('session.login', login);
    await call('session.login', login);
    const [one, other] = await Promise.all(logins().map((sent) => open(sent, key)));
    expect(one?.content.jti).not.toBe(other?.content.jti);
    expect(payloadOf(logins()[0] as Sent)).not.toBe(payloadOf(logins()[1] as Sent));
  });

  it('another key does not open it, nor the right key once a character is changed', async () => {
    const [key, other] = await Promise.all([makeKey('k-1'), makeKey('k-2')]);
    const { call, logins } = gatewayWith([[key, clock]], [() => json(entered)]);
    await call('session.login', login);
    const [sent] = logins() as [Sent];
    await expect(open(sent, other)).rejects.toThrow();
    const payload = payloadOf(sent);
    const tag = payload.lastIndexOf('.') + 1;
    const changed = `${payload.slice(0, tag)}${payload[tag] === 'A' ? 'B' : 'A'}${payload.slice(tag + 1)}`;
    await expect(open({ ...sent, body: JSON.stringify({ payload: changed }) }, key)).rejects.toThrow();
  });

  it('the keys are fetched once', async () => {
    const key = await makeKey('k-1');
    const { call, sent } = gatewayWith([[key, clock]], [() => json(entered)]);
    await Promise.all([call('session.login', login), call('session.login', login)]);
    await call('session.login', login);
    expect(sent.filter(isKeys)).toHaveLength(1);
  });

  it('when a key has been replaced, the payload is sealed once more with the new one', async () => {
    const [key, next] = await Promise.all([makeKey('k-1'), makeKey('k-2')]);
    const { call, logins } = gatewayWith(
      [
        [key, clock],
        [next, clock],
      ],
      [sealRefused, () => json(entered)],
    );
    expect(await call('session.login', login)).toEqual(entered.value);
    expect((await open(logins()[1] as Sent, next)).protectedHeader.kid).toBe('k-2');
  });

  it('NET-06 when the clocks differ, the payload is sealed once more with the gateway’s time', async () => {
    const key = await makeKey('k-1');
    const { call, logins } = gatewayWith(
      [
        [key, clock],
        [key, clock + 600_000],
      ],
      [sealRefused, () => json(entered)],
    );
    await call('session.login', login);
    const opened = await Promise.all(logins().map((sent) => open(sent, key)));
    expect(opened.map(({ content }) => content.iat)).toEqual([clock, clock + 600_000]);
  });

  it('a payload refused for another reason is not sent again: it may be a copy of one that signed in, and is not called refused', async () => {
    const key = await makeKey('k-1');
    const { call, logins } = gatewayWith([[key, clock]], [sealRefused, () => json(entered)]);
    await expect(call('session.login', login)).rejects.toMatchObject({
      failure: { code: 'COPY_REFUSED' },
    });
    expect(logins()).toHaveLength(1);
  });

  it('an act of money refused as a copy may have been done by the first sending, and is not called refused', async () => {
    const key = await makeKey('k-1');
    const stand = createStand((sent) => (isKeys(sent) ? publish([key], clock) : sealRefused()));
    stand.keepToken('t-1');
    const given = { key: 'k'.repeat(16), memberId: 'm-1', amount: '5.00', withdrawPassword: '246810' };
    await expect(stand.call('wallet.sendToLine', given)).rejects.toMatchObject({
      failure: { code: 'COPY_REFUSED' },
    });
  });

  it('a payload is sealed twice at most', async () => {
    const keys = await Promise.all(['k-1', 'k-2', 'k-3'].map(makeKey));
    const { call, logins } = gatewayWith(
      keys.map((key) => [key, clock]),
      [sealRefused],
    );
    await expect(call('session.login', login)).rejects.toMatchObject({ failure: { code: 'COPY_REFUSED' } });
    expect(logins()).toHaveLength(2);
  });

  it('a gateway without a usable key gets no payload; when it has one, the next call succeeds', async () => {
    const key = await makeKey('k-1');
    const broken = { ...key, published: { ...key.published, x: 'AAAA' } };
    let published: readonly Key[] = [];
    const stand = createStand((sent) => (isKeys(sent) ? publish(published, clock) : json(entered)), {
      timeouts: { oneTry: 5_000, total: 10_000, pause: 1 },
    });
    await expect(stand.call('session.login', login)).rejects.toMatchObject({ failure: { kind: 'drift' } });
    expect(stand.sent.every(isKeys)).toBe(true);
    published = [broken];
    await expect(stand.call('session.login', login)).rejects.toMatchObject({ failure: { kind: 'drift' } });
    expect(stand.sent.every(isKeys)).toBe(true);
    published = [key];
    expect(await stand.call('session.login', login)).toEqual(entered.value);
  });
});

describe('W6 secrets that the specification does not mark', () => {
  it('every call that carries a password, a code or a number is sealed', () => {
    const secret = /"\w*(password|code|mobile)\w*":/i;
    const open = Object.entries(calls).filter(([, call]) =>
      secret.test(JSON.stringify(z.toJSONSchema(call.input))),
    );
    const unsealed = open.filter(([, call]) => !('sealed' in call)).map(([name]) => name);
    // The merchant's own code is no secret, nor is a game's, nor an invitation's, which is in addresses that
    // people share.
    expect(unsealed).toEqual([
      'registration.affiliate',
      'games.hot',
      'games.launch',
      'lotteries.vnOpened',
      'lotteries.opened',
      'lotteries.next',
    ]);
  });
});

describe('a gateway that has no call for its keys and its time', () => {
  const absent = () => json({ success: false }, { status: 404 });
  const dated = (answer: unknown, ahead: number) =>
    json(answer, { headers: { Date: new Date(clock + ahead).toUTCString() } });
  const withKeys = async (...kids: readonly string[]) => {
    const made = await Promise.all(kids.map(makeKey));
    const published = made.map((key) => PublicKey.parse(key.published));
    return {
      made,
      configuration: { ...defaultConfiguration, seal: { suite: 'jwe' as const, keys: published } },
    };
  };
  const timeouts = { oneTry: 5_000, total: 10_000, pause: 1 };
  const nobody = () => Promise.reject(new Error('no line to the site'));

  it('is signed in at with the key of the brand’s file, and the time of any answer', async () => {
    const { made, configuration } = await withKeys('k-1');
    const stand = createStand((sent) => (isKeys(sent) ? absent() : dated(entered, 600_000)), {
      configuration,
      clock: standing(),
      timeouts,
      site: async () => dated('', 300_000),
    });
    expect(await stand.call('session.login', login)).toEqual(entered.value);
    const first = await open(stand.sent.at(-1) as Sent, made[0] as Key);
    expect([first.protectedHeader.kid, first.content.iat]).toEqual(['k-1', clock + 300_000]);
    // From here on the gateway's own answer has told the time, and nobody is asked.
    const before = stand.sent.length;
    await stand.call('session.login', login);
    const [second, ...more] = stand.sent.slice(before) as [Sent];
    expect(more).toEqual([]);
    expect((await open(second, made[0] as Key)).content.iat).toBe(clock + 600_000);
  });

  it('is signed in at by the device’s time, where nobody tells it', async () => {
    const { made, configuration } = await withKeys('k-1');
    const stand = createStand((sent) => (isKeys(sent) ? absent() : json(entered)), {
      configuration,
      clock: standing(),
      timeouts,
      site: nobody,
    });
    await stand.call('session.login', login);
    expect((await open(stand.sent.at(-1) as Sent, made[0] as Key)).content.iat).toBe(clock);
  });

  it('is sent the next key of the file when it refuses the one before', async () => {
    const { made, configuration } = await withKeys('k-1', 'k-2');
    let tried = 0;
    const stand = createStand(
      (sent) => {
        if (isKeys(sent)) return absent();
        tried += 1;
        return tried === 1 ? sealRefused() : json(entered);
      },
      { configuration, clock: standing(), timeouts, site: nobody },
    );
    expect(await stand.call('session.login', login)).toEqual(entered.value);
    expect((await open(stand.sent.at(-1) as Sent, made[1] as Key)).protectedHeader.kid).toBe('k-2');
  });

  it('is sent plain what the brand does not name', async () => {
    const { configuration } = await withKeys('k-1');
    const seal = { ...configuration.seal, calls: ['session.login'] };
    const stand = createStand((sent) => (isKeys(sent) ? absent() : json({ success: true, value: null })), {
      configuration: { ...configuration, seal },
      clock: standing(),
      timeouts,
      site: nobody,
    });
    await stand
      .call('password.forgotByEmail', { username: 'member1', email: 'ana@example.com' })
      .catch(() => null);
    expect(JSON.parse(stand.sent.at(-1)?.body ?? '')).toEqual({
      username: 'member1',
      email: 'ana@example.com',
    });
  });
});

describe('the symmetric suite', () => {
  const keys = {
    encryptionKey: Buffer.alloc(32, 7).toString('base64'),
    macKey: Buffer.alloc(32, 9).toString('base64'),
  };

  it('uses the brand’s keys when its configuration names it', async () => {
    const key = await makeKey('k-1');
    const configuration = { ...defaultConfiguration, seal: { suite: 'aes-cbc-hmac' as const, ...keys } };
    const stand = createStand((sent) => (isKeys(sent) ? publish([key], clock) : json(entered)), {
      configuration,
      clock: standing(),
      timeouts: { oneTry: 5_000, total: 10_000, pause: 1 },
    });
    await stand.call('session.login', login);
    const content = JSON.parse(openSymmetric(payloadOf(stand.sent.at(-1) as Sent), keys));
    expect(content).toMatchObject({ path: '/wps/session/login', iat: clock, body: login });
  });
});
