import { type Given, inRefusal, inSuccess, type Spoil } from '#tests/kit/spoiling-proxy.ts';
import { one, type Planted } from './planted.ts';

const page = '<!doctype html><html><body><h1>Welcome</h1></body></html>';
const html = { 'content-type': 'text/html' };

function always(change: (given: Given) => void): Spoil {
  return { after: change };
}

/** Statuses that say something else, and calls that are not there. */
export const statusDifferences: readonly Planted[] = [
  one(
    'a refusal comes under status 200',
    'wallet.balance',
    'status',
    inRefusal((given) => {
      given.status = 200;
    }),
    /status 200, [A-Z_]+/,
  ),
  one(
    'no session is 403 and not 401',
    'member.avatar',
    'status',
    inRefusal((given, said) => {
      if (said.code === 'SESSION_ENDED') given.status = 403;
    }),
    /status 403, SESSION_ENDED/,
  ),
  one(
    'an expired password is 401 and not 403',
    'wallet.funds',
    'status',
    inRefusal((given, said) => {
      if (said.code === 'MUST_CHANGE_PASSWORD') given.status = 401;
    }),
    /status 401, MUST_CHANGE_PASSWORD/,
  ),
  one(
    'a success has another status',
    'games.ranks',
    'status',
    inSuccess((given) => {
      given.status = 201;
    }),
    /status 201, done/,
  ),
  one(
    'a read is refused',
    'points.balance',
    'status',
    inSuccess((given) => {
      given.status = 422;
      given.body = JSON.stringify({ success: false, code: 'UNKNOWN_ERROR', message: 'no' });
    }),
    /status 422, UNKNOWN_ERROR/,
  ),
  one(
    'the gateway breaks',
    'lotteries.popular',
    'status',
    always((given) => {
      given.status = 500;
    }),
    /status 500/,
  ),
  {
    ...one(
      'a path is unknown',
      'games.jackpots',
      'status',
      always((given) => Object.assign(given, { status: 404, headers: html, body: page })),
      /status 404/,
    ),
    missing: true,
  },
  {
    ...one(
      'a method is not allowed',
      'wallet.transfer',
      'status',
      always((given) => Object.assign(given, { status: 405, headers: html, body: page })),
      /status 405/,
    ),
    missing: true,
  },
  {
    ...one(
      'a call is not implemented',
      'inbox.remove',
      'status',
      always((given) => Object.assign(given, { status: 501, body: '' })),
      /status 501/,
    ),
    missing: true,
  },
];

/** Answers that are none. */
export const brokenAnswers: readonly Planted[] = [
  one(
    'an answer is a page',
    'wallet.balance',
    'answer',
    always((given) => Object.assign(given, { status: 200, headers: html, body: page })),
    /^HTML$/,
  ),
  one(
    'JSON is cut off',
    'games.hot',
    'answer',
    inSuccess((given) => {
      given.body = given.body.slice(0, -20);
    }),
    /cut off/,
  ),
  one(
    'an answer is empty',
    'lotteries.menus',
    'answer',
    inSuccess((given) => {
      given.body = '';
    }),
    /empty/,
  ),
  one(
    'an answer is a script',
    'system.countries',
    'answer',
    inSuccess((given) => {
      given.body = `callback(${given.body})`;
    }),
    /no JSON/,
  ),
  one(
    'an answer redirects to itself',
    'games.types',
    'answer',
    always((given) =>
      Object.assign(given, {
        status: 302,
        headers: { location: '/wps/relay/GCSGAME_getVassGameType?again=1' },
        body: '',
      }),
    ),
    /to itself, without end/,
  ),
  one(
    'an answer redirects to another host',
    'member.icon',
    'answer',
    always((given) =>
      Object.assign(given, { status: 307, headers: { location: 'https://login.example/?next=1' }, body: '' }),
    ),
    /to another host/,
  ),
  one(
    'a connection breaks',
    'wallet.bets',
    'answer',
    inSuccess((given) => {
      given.how = 'broken';
    }),
    /broken connection/,
  ),
  one(
    'an answer never ends',
    'wallet.movements',
    'answer',
    inSuccess((given) => {
      given.how = 'endless';
    }),
    /without end/,
  ),
  one(
    'no answer comes in time',
    'points.config',
    'times',
    ({ timeOut }) =>
      inSuccess((given) => {
        given.how = 'never';
        timeOut();
      }),
    /no answer in time/,
  ),
  one('an answer is slow', 'games.names', 'times', ({ pass }) => inSuccess(() => pass(4_000)), /^4\d{3} ms$/),
];
