import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/calls.ts';
import type { Came, Given, Spoil } from '#tests/kit/spoiling-proxy.ts';
import type { Lent, Planted } from './planted.ts';

const key = 'idempotency-key';

function act(
  name: string,
  only: CallName,
  spoils: (lent: Lent) => Partial<Record<CallName, Spoil>>,
  got: RegExp,
  call: CallName = only,
): Planted {
  return { name, spoils, only: [only], write: true, found: [[call, 'idempotency']], got };
}

function ignoresKeys(): Spoil {
  return {
    before: (came) => {
      if (came.headers[key] !== undefined) came.headers[key] = randomUUID();
    },
  };
}

function refused(given: Given, code: string, status = 422): void {
  given.status = status;
  given.body = JSON.stringify({ success: false, code, message: 'no' });
}

/** Calls `change` for what comes a second time under its key. */
function secondTime(change: (given: Given, first: string) => void, alsoOther: boolean): Spoil {
  const seen = new Map<string, { body: string; answer: string }>();
  return {
    after: (given, came) => {
      const name = came.headers[key];
      if (name === undefined || came.headers.authorization === undefined) return;
      const before = seen.get(name);
      if (before && (alsoOther ? before.body !== came.body : before.body === came.body))
        change(given, before.answer);
      else if (!before && given.status === 200) seen.set(name, { body: came.body, answer: given.body });
    },
  };
}

/** Keys that are not kept. */
export const idempotencyDifferences: readonly Planted[] = [
  act(
    'a key is ignored',
    'wallet.transfer',
    () => ({ 'wallet.transfer': ignoresKeys() }),
    /done twice|status 200, done/,
  ),
  act(
    'a comment’s key is ignored',
    'support.sendFeedback',
    () => ({ 'support.sendFeedback': ignoresKeys() }),
    /done twice|status 200, done/,
  ),
  act(
    'the key of a visitor’s comment is ignored',
    'support.sendAsVisitor',
    () => ({ 'support.sendAsVisitor': ignoresKeys() }),
    /done twice|status 200, done/,
  ),
  act(
    'a repeated key is refused',
    'wallet.transfer',
    () => ({ 'wallet.transfer': secondTime((given) => refused(given, 'KEY_REUSED'), false) }),
    /a refusal/,
  ),
  act(
    'another body under a key gets the first answer',
    'agent.invite',
    () => ({
      'agent.invite': secondTime((given, first) => Object.assign(given, { status: 200, body: first }), true),
    }),
    /status 200, done/,
  ),
  act(
    'the outcome of a key is forgotten',
    'wallet.outcome',
    () => ({
      'wallet.outcome': {
        after: (given) => {
          if (given.status === 200) given.body = JSON.stringify({ success: true, value: { state: 'none' } });
        },
      },
    }),
    /`none` or `running`/,
  ),
  act(
    'a key that was said to be unused still works',
    'wallet.transfer',
    () => {
      const said = new Set<string>();
      return {
        'wallet.outcome': { before: (came) => void said.add(new URL(came.url, 'http://x').search) },
        'wallet.transfer': {
          before: (came) => {
            const name = came.headers[key] ?? '';
            if ([...said].some((search) => search.includes(name))) came.headers[key] = randomUUID();
          },
        },
      };
    },
    /status 200, done/,
  ),
];

/** Sign-ins with this name get what `change` makes of their answer. Their payload is sealed, so they are told by order. */
function logins(change: (given: Given, nth: number) => void): Spoil {
  let nth = 0;
  return {
    after: (given, came: Came) => {
      if (!came.body.includes('payload')) return;
      nth += 1;
      change(given, nth);
    },
  };
}

function limit(
  name: string,
  user: string,
  change: (given: Given, nth: number) => void,
  got: RegExp,
): Planted {
  return {
    name,
    spoils: () => ({ 'session.login': logins(change) }),
    only: ['session.login'],
    write: true,
    // Without accounts, only the limits sign in: somebody made up, then five times wrong, then right.
    file: { accounts: [], maySacrifice: [{ user, password: 'Clave-2026!' }] },
    found: [['session.login', 'limits']],
    got,
  };
}

/** The visitor's own try comes first, with somebody made up; then the limits begin, with somebody made up again. */
const first = { nobody: 2, wrong: 3, right: 8 };

function signedIn(given: Given): void {
  const value = { token: 'token-of-a-lock', firstTimeLogin: false, passwordExpired: false, userName: 'x' };
  given.status = 200;
  given.body = JSON.stringify({ success: true, value });
}

const numbers = { countryDialingCode: '51', number: '987654321' };

function sms(name: string, call: CallName, change: (given: Given) => void, got: RegExp): Planted {
  return {
    name,
    spoils: () => ({
      [call]: { after: (given: Given) => (given.status === 429 ? change(given) : undefined) },
    }),
    only: [call],
    write: true,
    file: { accounts: [], write: { mobile: numbers } },
    found: [[call, 'limits']],
    got,
  };
}

/** Limits that are not there, or that tell what they should not. */
export const limitDifferences: readonly Planted[] = [
  limit(
    'no captcha is ever asked for',
    'friend1',
    (given) => {
      given.body = given.body.replace('"captcha":true', '"captcha":false');
    },
    /no captcha flag in 5/,
  ),
  limit(
    'no account is ever locked',
    'friend2',
    (given, nth) => {
      if (nth === first.right) signedIn(given);
    },
    /no lock/,
  ),
  limit(
    'a lock says what it is',
    'friend3',
    (given, nth) => {
      if (nth === first.right) refused(given, 'ACCOUNT_DISABLED', 423);
    },
    /another answer than/,
  ),
  limit(
    'a name that nobody has is told apart',
    'friend4',
    (given, nth) => {
      if (nth === first.nobody) refused(given, 'ACCOUNT_UNKNOWN');
    },
    /another answer/,
  ),
  sms(
    'codes are sent without a limit',
    'verification.smsLogin',
    (given) => {
      given.status = 200;
      given.body = JSON.stringify({ success: true, value: { expiredMinutes: 10 } });
    },
    /status 200/,
  ),
  sms(
    'a limit does not say for how long',
    'verification.smsForgot',
    (given) => {
      delete given.headers['retry-after'];
    },
    /without Retry-After/,
  ),
];
