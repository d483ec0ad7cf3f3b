import { describe, expect, it } from 'vitest';
import type { CallFailure } from '#contract/errors.ts';
import { meaningOf } from '#machines/kit/failure-meaning.rules.ts';
import { createStand, json, type Reply } from './stand.ts';

const ended = () => json({ success: false, code: 'SESSION_ENDED' }, { status: 401 });
const balance = { success: true, value: { sumBalance: '12.50' } };
const status = { info: {}, maintenance: false, regionRestriction: false };
const ok: Reply = () => json({ success: true });
/** Answers that wait until the test gives them. */
function held() {
  const waiting: ((response: Response) => void)[] = [];
  const reply: Reply = () => new Promise((resolve) => waiting.push(resolve));
  return { reply, give: (n: number, response: Response) => waiting[n]?.(response) };
}

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setImmediate(resolve));
}

describe('what a call carries', () => {
  it('merchant, platform, language, client type and tab travel as headers', async () => {
    let language = 'ES';
    const { call, sent } = createStand(() => json({ success: true, value: status }), {
      language: () => language,
    });
    await call('system.status', { url: 'casino.example' });
    language = 'EN';
    await call('system.status', { url: 'casino.example' });
    const reported = (n: number) =>
      ['Merchant', 'Platform', 'Language', 'Client-Type', 'Client-Id'].map((name) =>
        sent[n]?.headers.get(name),
      );
    expect(reported(0)).toEqual(['vestibulo', 'web', 'ES', '3', 'tab-1']);
    expect(reported(1)).toEqual(['vestibulo', 'web', 'EN', '3', 'tab-1']);
  });

  it('a read sends its input as the query, an act as JSON', async () => {
    const { call, sent, keepToken } = createStand(ok);
    keepToken('t-1');
    await call('system.status', { url: 'a b&c=d' }).catch(() => undefined);
    await call('system.language', { language: 'EN' });
    expect(sent[0]?.url.href).toBe('https://casino.example/wps/system/status?url=a+b%26c%3Dd');
    expect([sent[1]?.url.search, sent[1]?.body]).toEqual(['', '{"language":"EN"}']);
    expect(sent[1]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('a demo account, once member info says so, is asked nothing that is refused to it', async () => {
    const info = (type: number) => ({ id: '1', account: 'ana', nickname: 'Ana', userName: 'ana', type });
    const { call, sent, keepToken } = createStand((_, n) =>
      json({ success: true, value: info(n === 1 ? 0 : 4) }),
    );
    const failure = () =>
      call('promotions.rewards', { language: 'ES' }).then(
        () => null,
        (error: CallFailure) => error.failure,
      );
    keepToken('t-1');
    await call('member.info', {});
    expect((await failure())?.code).not.toBe('REAL_ACCOUNT_NEEDED');
    expect(sent).toHaveLength(2);
    await call('member.info', {});
    expect(await failure()).toEqual({ kind: 'refused', code: 'REAL_ACCOUNT_NEEDED' });
    expect(sent).toHaveLength(3);
    // Another session is another account.
    keepToken('t-2');
    await failure();
    expect(sent).toHaveLength(4);
  });

  it('a missing field is not in the query', async () => {
    const { call, sent } = createStand(ok);
    const input = { merchantCode: 'm', isPlatform: '2', platform: 'html5-desktop', language: 'ES' } as const;
    await call('games.hot', input).catch(() => undefined);
    expect([...(sent[0]?.url.searchParams.keys() ?? [])]).toEqual(Object.keys(input));
  });

  it('SES-09 the token travels in its header alone, never in an address', async () => {
    const { call, sent, keepToken } = createStand(() => json(balance));
    keepToken('t-1');
    await call('wallet.balance', {});
    expect(sent[0]?.headers.get('Authorization')).toBe('t-1');
    expect(sent[0]?.url.href).not.toContain('t-1');
    expect(sent[0]?.headers.get('Cookie')).toBeNull();
  });

  it('a call that needs no token is not shown it', async () => {
    const { call, sent, keepToken } = createStand(() => json({ success: true, value: status }));
    keepToken('t-1');
    await call('system.status', { url: 'x' });
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });

  it('a call that needs a token is not sent without one', async () => {
    const { call, sent, refused } = createStand(ok);
    await expect(call('wallet.balance', {})).rejects.toMatchObject({ failure: { kind: 'unauthorized' } });
    expect([sent, refused]).toEqual([[], []]);
  });

  it('W37 signing out sends the token it ends, though none is in hand any more', async () => {
    const { call, sent, keepToken, dropToken } = createStand(ok);
    keepToken('t-1');
    dropToken();
    await call('session.logout', { token: 't-1' });
    expect(sent[0]?.headers.get('Authorization')).toBe('t-1');
    expect(sent[0]?.url.href).not.toContain('t-1');
  });

  it('an invalid input is refused before it is sent', async () => {
    const { call, sent } = createStand(ok);
    const long = call('session.login', { username: 'a'.repeat(1_001), password: 'b', type: 'username' });
    await expect(long).rejects.toMatchObject({ failure: { kind: 'refused', code: 'INPUT_INVALID' } });
    expect(sent).toEqual([]);
  });
});

describe('the token in hand', () => {
  const restricted = (code: string) => () => json({ success: false, code }, { status: 403 });

  it.each(['MUST_CHANGE_PASSWORD', 'MUST_VERIFY'])(
    'W10 a token that the gateway restricts, %s, is reported, and stays in hand',
    async (code) => {
      const { call, keepToken, restricted: reported, refused, holds } = createStand(restricted(code));
      keepToken('t-1');
      await expect(call('wallet.balance', {})).rejects.toMatchObject({
        failure: { kind: 'restricted', code },
      });
      expect([reported, refused, holds('t-1')]).toEqual([['t-1'], [], true]);
    },
  );

  it('W10 no other refusal counts as a restriction, nor one of a token no longer in hand', async () => {
    const { reply, give } = held();
    const { call, sent, keepToken, restricted: reported } = createStand(reply);
    keepToken('t-1');
    const forbidden = call('wallet.balance', {});
    const late = call('wallet.balance', {});
    await until(() => sent.length === 2);
    give(0, json({ success: false, code: 'FORBIDDEN' }, { status: 403 }));
    await expect(forbidden).rejects.toMatchObject({ failure: { kind: 'refused' } });
    keepToken('t-2');
    give(1, restricted('MUST_VERIFY')());
    await expect(late).rejects.toMatchObject({ failure: { kind: 'restricted' } });
    expect(reported).toEqual([]);
  });

  it('SES-04 a late answer for an ended session is not shown', async () => {
    const { reply, give } = held();
    const { call, sent, keepToken, dropToken, refused } = createStand(reply, {
      onRefusedToken: () => dropToken(),
    });
    keepToken('t-1');
    const late = call('wallet.balance', {});
    const first = call('wallet.balance', {});
    await until(() => sent.length === 2);
    give(1, ended());
    await expect(first).rejects.toMatchObject({ failure: { kind: 'unauthorized' } });
    give(0, json(balance));
    await expect(late).rejects.toMatchObject({ failure: { kind: 'unauthorized' } });
    expect(refused).toEqual([]);
  });

  it.each([
    ['a transfer', 'wallet.transfer', { key: 'k'.repeat(16), from: 'MAIN', to: 'PULSO', amount: '1.00' }],
    ['collecting', 'wallet.collect', { key: 'k'.repeat(16) }],
  ] as const)(
    '%s answered after its session ended may have been done, and is not called refused',
    async (_, act, input) => {
      const { reply, give } = held();
      const { call, sent, keepToken, dropToken } = createStand(reply, {
        onRefusedToken: () => dropToken(),
      });
      keepToken('t-1');
      const moved = call(act, input as never);
      await until(() => sent.length === 1);
      const other = call('wallet.balance', {});
      await until(() => sent.length === 2);
      give(1, ended());
      await expect(other).rejects.toMatchObject({ failure: { kind: 'unauthorized', code: 'SESSION_ENDED' } });
      give(0, json({ success: true, value: {} }));
      await expect(moved).rejects.toMatchObject({ failure: { code: 'ANSWER_UNHEARD' } });
    },
  );

  it('without a session nothing is sent, and the call says so', async () => {
    const { call, sent } = createStand(() => json(balance));
    await expect(call('wallet.balance', {})).rejects.toMatchObject({ failure: { code: 'NO_SESSION' } });
    expect(sent).toEqual([]);
  });

  it('SES-04 the same answer is shown while its session lasts', async () => {
    const { call, keepToken } = createStand(() => json(balance));
    keepToken('t-1');
    expect(await call('wallet.balance', {})).toEqual(balance.value);
  });

  it('an answer for the previous account is not shown to the next one', async () => {
    const { reply, give } = held();
    const { call, sent, keepToken, refused } = createStand(reply);
    keepToken('t-1');
    const before = call('wallet.balance', {});
    await until(() => sent.length === 1);
    keepToken('t-2');
    give(0, json(balance));
    await expect(before).rejects.toMatchObject({ failure: { kind: 'unauthorized' } });
    expect(refused).toEqual([]);
  });

  it('refusing a token that is no longer in hand ends no session', async () => {
    const { reply, give } = held();
    const { call, sent, keepToken, refused } = createStand(reply);
    keepToken('t-1');
    const before = call('wallet.balance', {});
    await until(() => sent.length === 1);
    keepToken('t-2');
    give(0, ended());
    await before.catch(() => undefined);
    expect(refused).toEqual([]);
  });

  it('refusing a signed-out token ends no session either', async () => {
    const { call, keepToken, refused } = createStand(ended);
    keepToken('t-2');
    await call('session.logout', { token: 't-2' }).catch(() => undefined);
    expect(refused).toEqual([]);
  });

  it('SES-05 a token that no header can carry fails the call and nothing else', async () => {
    const { call, keepToken, sent } = createStand(ok);
    keepToken('a\r\nX-Evil: 1');
    await expect(call('wallet.balance', {})).rejects.toMatchObject({ failure: { kind: 'network' } });
    expect(sent).toEqual([]);
  });
});

const login = { username: 'ana', password: 'Clave-2026!', type: 'username' } as const;
const change = { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' };
const keys = { keys: [await published()], now: 0 };

/** The public half of a key that payloads are sealed to. */
async function published() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  return { kty, crv, x, y, kid: 'k-1', use: 'enc', alg: 'ECDH-ES' };
}

/**
 * A client whose calls wait to be answered, except that for the keys; with a token in hand, when one is
 * given.
 */
function waiting(token?: string) {
  const { reply, give } = held();
  const paths: string[] = [];
  const open: Reply = (sent, n) => {
    if (sent.url.pathname.endsWith('keys')) return json({ success: true, value: keys });
    paths.push(sent.url.pathname);
    return reply(sent, n);
  };
  const stand = createStand(open);
  if (token) stand.keepToken(token);
  return { stand, give, paths };
}

const granted = (token: string) => ({
  success: true,
  value: { token, firstTimeLogin: false, passwordExpired: false, userName: 'ana' },
});

describe('W16 a token that is renewed', () => {
  it('is in hand at once, and calls under way with the old one are answered as before', async () => {
    const { stand, give, paths } = waiting('t-1');
    const reading = stand.call('wallet.balance', {});
    await until(() => paths.length === 1);
    const changing = stand.call('password.change', change);
    await until(() => paths.length === 2);
    give(1, json({ success: true, value: { token: 't-2' } }));
    expect(await changing).toEqual({ token: 't-2' });
    expect([stand.holds('t-2'), stand.renewed]).toEqual([true, [['t-1', 't-2']]]);
    give(0, json(balance));
    expect(await reading).toEqual(balance.value);
  });

  it.each(['before', 'after'])(
    'a refusal of the old one that comes %s the new one ends no session: the call is repeated',
    async (when) => {
      const { stand, give, paths } = waiting('t-1');
      const reading = stand.call('wallet.balance', {});
      await until(() => paths.length === 1);
      const changing = stand.call('password.change', change);
      await until(() => paths.length === 2);
      const answers = [
        () => give(0, ended()),
        () => give(1, json({ success: true, value: { token: 't-2' } })),
      ];
      for (const answer of when === 'before' ? answers : answers.toReversed()) {
        answer();
        await new Promise((resolve) => setImmediate(resolve));
      }
      await changing;
      await until(() => paths.length === 3);
      expect(stand.sent.at(-1)?.headers.get('Authorization')).toBe('t-2');
      give(2, json(balance));
      expect(await reading).toEqual(balance.value);
      expect(stand.refused).toEqual([]);
    },
  );

  it('a refused change leaves the token as it is, and a refusal of that token ends the session', async () => {
    const { stand, give, paths } = waiting('t-1');
    const changing = stand.call('password.change', change).catch(() => undefined);
    await until(() => paths.length === 1);
    const reading = stand.call('wallet.balance', {}).catch(() => undefined);
    await until(() => paths.length === 2);
    give(1, ended());
    give(0, json({ success: false, code: 'PASSWORD_WRONG' }, { status: 422 }));
    await Promise.all([changing, reading]);
    expect([stand.refused, stand.renewed]).toEqual([['t-1'], []]);
  });

  it('is also taken when the page that asked for it was left', async () => {
    const { stand, give, paths } = waiting('t-1');
    const leaving = new AbortController();
    const changing = stand.call('password.change', change, { signal: leaving.signal });
    await until(() => paths.length === 1);
    leaving.abort();
    await changing.catch(() => undefined);
    give(0, json({ success: true, value: { token: 't-2' } }));
    await until(() => stand.holds('t-2'));
    expect(stand.forsaken).toEqual([]);
  });

  it('is dropped when its member has signed out meanwhile', async () => {
    const { stand, give, paths } = waiting('t-1');
    const changing = stand.call('password.change', change).catch(() => undefined);
    await until(() => paths.length === 1);
    stand.dropToken();
    give(0, json({ success: true, value: { token: 't-2' } }));
    await changing;
    expect([stand.forsaken, stand.holds(null)]).toEqual([['t-2'], true]);
  });
});

describe('W16 a token that is refused', () => {
  const bound = { kind: 'email', target: 'ana@casa.example', countryDialingCode: '' } as const;
  const failed = (asked: Promise<unknown>) => asked.catch((error: CallFailure) => meaningOf(error.failure));

  it('for a call that would renew it proves nothing: a copy of the call, made by the network, may have come first', async () => {
    const { stand, give, paths } = waiting('t-1');
    const meaning = failed(stand.call('password.change', change));
    await until(() => paths.length === 1);
    give(0, ended());
    expect([await meaning, stand.refused]).toEqual(['unheard', ['t-1']]);
  });

  it('for any other call means that nothing was done', async () => {
    const { stand, give, paths } = waiting('t-1');
    const meaning = failed(stand.call('member.bind', { ...bound, code: '123456', password: 'x' }));
    await until(() => paths.length === 1);
    give(0, ended());
    expect(await meaning).toBe('refused');
  });

  it('is not the reason where nobody is signed in: then nothing was sent', async () => {
    const { stand, paths } = waiting();
    expect([await failed(stand.call('password.change', change)), paths]).toEqual(['closed', []]);
  });
});

describe('W19 a session that is opened for nobody', () => {
  it('is reported when the answer comes after the dialog was closed, and its token is not in hand', async () => {
    const { stand, give, paths } = waiting();
    const closing = new AbortController();
    const asked = stand.call('session.login', login, { signal: closing.signal });
    await until(() => paths.length === 1);
    closing.abort();
    await expect(asked).rejects.toBeDefined();
    give(0, json(granted('t-1')));
    await until(() => stand.forsaken.length === 1);
    expect([stand.forsaken, stand.holds(null)]).toEqual([['t-1'], true]);
  });

  it('does not occur while somebody waits for the answer', async () => {
    const { stand, give, paths } = waiting();
    const asked = stand.call('session.login', login, { signal: new AbortController().signal });
    await until(() => paths.length === 1);
    give(0, json(granted('t-1')));
    expect(await asked).toMatchObject({ token: 't-1' });
    expect(stand.forsaken).toEqual([]);
  });

  it('is not even requested when the dialog closes before the call leaves', async () => {
    const { stand, paths } = waiting();
    const closing = new AbortController();
    const asked = stand.call('session.login', login, { signal: closing.signal });
    closing.abort();
    await expect(asked).rejects.toBeDefined();
    await until(() => stand.sent.length > 0);
    for (let n = 0; n < 20; n += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(paths).toEqual([]);
  });
});

describe('events for the rest of the product', () => {
  it.each([
    [503, 'MAINTENANCE'],
    [451, 'REGION_RESTRICTED'],
  ])('CFG-05 any answer with %i %s is reported', async (code, word) => {
    const stand = createStand(() => json({ success: false, code: word }, { status: code }));
    await stand.call('system.countries', {}).catch(() => undefined);
    expect(stand.unavailable()).toBe(1);
  });

  it('a gateway that is merely busy does not count as maintenance', async () => {
    const stand = createStand(() => json({ success: false, code: 'INTERNAL' }, { status: 503 }));
    await stand.call('system.countries', {}).catch(() => undefined);
    expect(stand.unavailable()).toBe(0);
  });
});
