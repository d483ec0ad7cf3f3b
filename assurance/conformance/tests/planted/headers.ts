import { type Given, inSuccess, inValue } from '#tests/kit/spoiling-proxy.ts';
import { one, type Planted } from './planted.ts';

function without(given: Given, name: string): void {
  delete given.headers[name];
}

/** A word that is left out of a header by which a gateway lets the app of another origin in. */
function app(name: string, header: string, word: RegExp, got: RegExp): Planted {
  const after = (given: Given) => {
    const said = given.headers[header];
    if (said !== undefined) given.headers[header] = said.replace(word, '');
  };
  const file = { appOrigin: 'https://app.example' };
  return {
    name,
    spoils: () => ({ '*': { after } }),
    only: ['system.status'],
    file,
    found: [['system.status', 'headers']],
    got,
  };
}

/** Headers that say more or less than they should. */
export const headerDifferences: readonly Planted[] = [
  one(
    'JSON calls itself a page',
    'games.hot',
    'headers',
    inSuccess((given) => {
      given.headers['content-type'] = 'text/html';
    }),
    /another Content-Type/,
  ),
  one(
    'nothing is said of caching',
    'wallet.balance',
    'headers',
    inSuccess((given) => without(given, 'cache-control')),
    /no Cache-Control/,
  ),
  one(
    'an answer to a token may be kept by anybody',
    'member.info',
    'headers',
    inSuccess((given) => {
      given.headers['cache-control'] = 'public, max-age=60';
    }),
    /lets it be kept/,
  ),
  one(
    'an answer sets a cookie',
    'wallet.merchant',
    'headers',
    inSuccess((given) => {
      given.headers['set-cookie'] = 'sid=1; Path=/';
    }),
    /Set-Cookie/,
  ),
  one(
    'an answer has no tag',
    'lotteries.vnMenu',
    'headers',
    inSuccess((given) => without(given, 'etag')),
    /no ETag/,
  ),
  one(
    'what is known is sent again',
    'help.centre',
    'headers',
    {
      before: (came) => {
        delete came.headers['if-none-match'];
      },
    },
    /status 200/,
  ),
  one(
    'a kept answer is the same for all languages',
    'password.rule',
    'headers',
    inSuccess((given) => {
      given.headers.vary = 'Accept-Encoding';
    }),
    /another language/,
  ),
  one(
    'a foreign origin may read',
    'system.status',
    'headers',
    {
      after: (given, { headers }) => {
        if (headers.origin === undefined) return;
        given.headers['access-control-allow-origin'] = headers.origin;
        given.headers['access-control-allow-credentials'] = 'true';
      },
    },
    /reflected, with credentials/,
  ),
  app(
    'the app’s origin may not send a key',
    'access-control-allow-headers',
    /, ?idempotency-key/i,
    /not allowed: idempotency-key/,
  ),
  app('the app’s origin may not delete', 'access-control-allow-methods', /, ?DELETE/, /not allowed: delete/),
  app(
    'the app can’t read how long to wait',
    'access-control-expose-headers',
    /, ?Retry-After/i,
    /hidden: retry-after/,
  ),
  {
    name: 'the app’s origin is not allowed',
    spoils: () => ({}),
    only: ['system.status'],
    file: { appOrigin: 'https://app-elsewhere.example' },
    found: [['system.status', 'headers']],
    got: /origin is not allowed/,
  },
  {
    name: 'the token travels in a cookie',
    spoils: () => ({
      'session.login': inSuccess((given) => {
        const said = JSON.parse(given.body) as { value: { token?: string } };
        given.headers['set-cookie'] = `token=${said.value.token}; HttpOnly`;
        delete said.value.token;
        given.body = JSON.stringify(said);
      }),
    }),
    only: ['session.login', 'wallet.balance', 'member.*'],
    found: [
      ['session.login', 'headers'],
      ['session.login', 'schema'],
    ],
    got: /Set-Cookie|token is missing/,
  },
];

/** Clocks and units of time. */
export const clockDifferences: readonly Planted[] = [
  {
    name: 'the clock is an hour ahead',
    spoils: () => ({
      'system.keys': inValue(({ keys, now }: { keys: unknown; now: number }) => ({
        keys,
        now: now + 3_600_000,
      })),
    }),
    only: ['system.keys', 'session.login', 'password.ticket', 'wallet.balance'],
    found: [['system.keys', 'clock']],
    got: /60 minutes ahead/,
  },
  {
    name: 'the clock is in seconds',
    spoils: () => ({
      'system.keys': inValue(({ keys, now }: { keys: unknown; now: number }) => ({
        keys,
        now: Math.floor(now / 1_000),
      })),
    }),
    only: ['system.keys', 'session.login', 'password.ticket'],
    found: [['system.keys', 'clock']],
    got: /now in seconds/,
  },
  one(
    'a draw’s clock is behind',
    'lotteries.next',
    'clock',
    inValue((all: { now: number }) => ({ ...all, now: all.now - 600_000 })),
    /10 minutes behind/,
  ),
  one(
    'a moment is in seconds',
    'points.balance',
    'clock',
    inValue((all: { asOf: number }) => ({ ...all, asOf: Math.floor(all.asOf / 1_000) })),
    /asOf in seconds/,
  ),
  one(
    'moments of rows are in seconds',
    'member.signIns',
    'clock',
    inValue((rows: { at: number }[]) => rows.map((row) => ({ ...row, at: Math.floor(row.at / 1_000) }))),
    /\[\]\.at in seconds/,
  ),
];

/** Texts in one language only. */
export const languageDifferences: readonly Planted[] = [
  one(
    'refusals speak Spanish only',
    'member.info',
    'languages',
    {
      before: (came) => {
        came.headers.language = 'ES';
      },
    },
    /same text/,
  ),
  one(
    'the help speaks Spanish only',
    'help.centre',
    'languages',
    {
      before: (came) => {
        came.headers.language = 'ES';
      },
    },
    /same texts/,
  ),
  one(
    'notices speak Spanish only',
    'notices.announcements',
    'languages',
    {
      before: (came) => {
        came.url = came.url.replace('language=EN', 'language=ES');
        came.headers.language = 'ES';
      },
    },
    /same texts/,
  ),
  one(
    'an unknown language is refused',
    'games.vendors',
    'languages',
    {
      after: (given, { headers }) => {
        if (headers.language !== 'XX') return;
        given.status = 400;
        given.body = JSON.stringify({ success: false, code: 'INPUT_INVALID', message: 'no' });
      },
    },
    /no answer/,
  ),
];
