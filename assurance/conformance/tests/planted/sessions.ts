import { madeUpToken } from '#assurance/conformance/plan/people.ts';
import { sealBody } from '#tests/kit/ask-call.ts';
import { type Came, type Given, inValue, type Spoil } from '#tests/kit/spoiling-proxy.ts';
import { type Lent, one, type Planted } from './planted.ts';

/** A call that somebody is let into as if they were this account. */
function as(account: string, when: (came: Came, lent: Lent) => boolean) {
  return (lent: Lent): Spoil => ({
    before: (came) => {
      if (when(came, lent)) came.headers.authorization = lent.tokens[account] ?? '';
    },
  });
}

const by =
  (account: string) =>
  (came: Came, { ownerOf }: Lent) =>
    ownerOf(came) === account;

/** Who is let in that must not be. */
export const permissionDifferences: readonly Planted[] = [
  one(
    'a call needs no session',
    'wallet.balance',
    'permission',
    as('member1', ({ headers }) => headers.authorization === undefined),
    /status 200, done/,
  ),
  one(
    'any token will do',
    'wallet.funds',
    'permission',
    as('member1', ({ headers }) => headers.authorization === madeUpToken),
    /status 200, done/,
  ),
  one(
    'a demo account reads a real one’s records',
    'wallet.movements',
    'permission',
    as('member1', by('demo4')),
    /done/,
  ),
  one('a member reads an agent’s team', 'agent.overview', 'permission', as('agent1', by('member1')), /done/),
  one(
    'an expired password opens everything',
    'member.icon',
    'permission',
    as('member2', by('expired1')),
    /done/,
  ),
  one('a new address opens everything', 'wallet.merchant', 'permission', as('member2', by('newip1')), /done/),
  one(
    'a blocked account is let in',
    'session.login',
    'permission',
    () => ({
      after: (given) => {
        if (!given.body.includes('ACCOUNT_DISABLED')) return;
        const value = { token: 'x', firstTimeLogin: false, passwordExpired: false, userName: 'x' };
        given.status = 200;
        given.body = JSON.stringify({ success: true, value });
      },
    }),
    /status 200, done/,
  ),
  one(
    'nothing says that a password expired',
    'session.login',
    'permission',
    () => inValue((all: object) => ({ ...all, passwordExpired: false, mustChangePassword: false })),
    /neither/,
  ),
];

/** Answers that are somebody else's. */
export const privacyDifferences: readonly Planted[] = [
  one(
    'the account is somebody else’s',
    'member.info',
    'privacy',
    as('vip5', by('member2')),
    /another account/,
  ),
  one(
    'the profile is somebody else’s',
    'member.profile',
    'privacy',
    as('vip5', by('member2')),
    /another account/,
  ),
  one('messages are somebody else’s', 'inbox.page', 'privacy', as('member1', by('member2')), /the same row/),
  one('bets are somebody else’s', 'wallet.bets', 'privacy', as('member1', by('vip5')), /the same row/),
  one('sign-ins are somebody else’s', 'member.signIns', 'privacy', as('vip5', by('agent1')), /the same row/),
  one(
    'whoever knows its name reads a message',
    'inbox.message',
    'privacy',
    (lent) => ({
      // As if nobody looked whose it is: the owner's own session answers.
      after: async (given, came) => {
        if (given.status !== 404) return;
        for (const token of Object.values(lent.tokens)) {
          const answer = await fetch(lent.gateway + came.url, {
            headers: { ...came.headers, authorization: token },
          });
          if (answer.status === 200) Object.assign(given, { status: 200, body: await answer.text() });
        }
      },
    }),
    /status 200, done/,
  ),
  one(
    'signing out ends nothing',
    'session.logout',
    'privacy',
    () => ({
      before: (came) => {
        if (came.headers.authorization !== madeUpToken && came.headers.authorization !== undefined) {
          came.url = '/wps/session/life';
        }
      },
      after: (given) => {
        if (given.status !== 405) return;
        given.status = 200;
        given.body = JSON.stringify({ success: true });
      },
    }),
    /it goes on/,
  ),
];

const done = (given: Given, value: unknown) => {
  given.status = 200;
  given.body = JSON.stringify({ success: true, value });
};

function header(payload: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(payload.split('.')[0] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}

/** A gateway that answers what it should have refused to open; the payloads come in the order of the run. */
function opens(nth: number): () => Spoil {
  return () => {
    let came = 0;
    return {
      after: (given) => {
        if (!given.body.includes('SEAL_REFUSED')) return;
        came += 1;
        if (came === nth) done(given, { usable: false });
      },
    };
  };
}

/** What is opened that must stay shut, and the other way round. */
export const sealingDifferences: readonly Planted[] = [
  one(
    'a plain body is read',
    'password.forgotByEmail',
    'sealing',
    ({ gateway }) => ({
      before: async (came) => {
        const body = JSON.parse(came.body) as { payload?: string };
        if (body.payload !== undefined) return;
        const call = { method: 'POST', path: '/wps/member/password/email' } as const;
        came.body = JSON.stringify(await sealBody(gateway, call, body));
      },
    }),
    /status 400, INPUT_INVALID/,
  ),
  // The first refusal is that of the plain body.
  one('a payload that was changed is opened', 'password.ticket', 'sealing', opens(2), /status 200, done/),
  one('a payload for another call is opened', 'password.ticket', 'sealing', opens(3), /status 200, done/),
  one('a payload of another merchant is opened', 'password.ticket', 'sealing', opens(4), /status 200, done/),
  one('an old payload is opened', 'password.ticket', 'sealing', opens(5), /status 200, done/),
  one('a payload is opened twice', 'password.ticket', 'sealing', opens(6), /status 200, done/),
  one(
    'nothing sealed is opened',
    'password.ticket',
    'sealing',
    () => ({
      before: (came) => {
        const { payload } = JSON.parse(came.body) as { payload?: string };
        if (payload !== undefined && header(payload).enc === 'A256GCM')
          came.body = JSON.stringify({ payload: 'x' });
      },
    }),
    /SEAL_REFUSED/,
  ),
  one(
    'no key is published',
    'system.keys',
    'sealing',
    () => inValue((all: object) => ({ ...all, keys: [] })),
    /no key/,
  ),
  one(
    'keys are of another kind',
    'system.keys',
    'sealing',
    () =>
      inValue((all: { keys: object[] }) => ({
        ...all,
        keys: all.keys.map((key) => ({ ...key, crv: 'P-521' })),
      })),
    /another kind/,
  ),
];
