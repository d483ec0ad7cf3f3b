import type { CallName } from '#contract/calls.ts';
import type { LoginValue } from '#contract/session.ts';
import type { Kind } from '../accounts.ts';
import { aheadOf } from '../checks/clock.ts';
import { differs, type Found, notAsked, works } from '../finding.ts';
import type { Wanted } from '../judge.ts';
import { visitor, type Who } from './people.ts';
import type { Asked, Seat, SignedIn, Stage } from './stage.ts';

const login: CallName = 'session.login';

/** What a blocked account must get: the right password, and no session. */
const turnedAway: Wanted = {
  status: 422,
  codes: ['ACCOUNT_DISABLED'],
  concern: 'permission',
  otherwise: 'Somebody who was blocked is signed in.',
};

/** Clocks nearer than this agree (src/gateway/seal.ts); milliseconds. */
const sameClock = 10_000;

/** Longer than this, and the published clock itself is the difference: payloads follow the Date header then. */
const believed = 60_000;

/**
 * Learns how to seal from `system.keys`; resolves with a reason when nothing can be sealed. A clock that is plainly wrong
 * is not sealed by: that difference is `system.keys`'s own, and no other call's.
 */
export async function learnToSeal(stage: Stage): Promise<string> {
  const { sealer } = stage.asker;
  const { value, answer } = await stage.read('system.keys', visitor);
  const keys = value as { keys: { kty: string; crv: string }[]; now: number } | undefined;
  if (!keys)
    return sealer.ready() ? '' : 'needs the keys of `system.keys`, which did not answer as it should';
  const ahead = aheadOf(keys.now, answer);
  const date = Date.parse(answer.headers.get('Date') ?? '');
  const byDate = Number.isNaN(date) ? 0 : aheadOf(date, answer);
  const trusted = Math.abs(ahead) <= believed ? ahead : byDate;
  const usable = keys.keys.filter(({ kty, crv }) => kty === 'EC' && crv === 'P-256');
  sealer.learn(usable as never[], Math.abs(trusted) <= sameClock ? 0 : trusted);
  return sealer.ready() ? '' : 'needs a key to seal with: `system.keys` publishes none';
}

function mayChange({ passwordExpired, mustChangePassword }: LoginValue): Found {
  const expected = 'passwordExpired or mustChangePassword for an expired or default password';
  if (passwordExpired || mustChangePassword) return works('permission', expected);
  return differs(
    'permission',
    expected,
    'neither',
    'The product lets the member in and does not ask for another password.',
  );
}

/** What a gateway may ask for before it lets anybody in, and a program can't give. */
function unmet({ envelope }: Asked): string | null {
  if (!envelope || envelope.success) return null;
  const { captcha } = (envelope.value ?? {}) as { captcha?: unknown };
  if (envelope.code === 'SLIDER_NEEDED')
    return 'the gateway wants a solved slider: switch it off for test accounts';
  if (captcha !== true) return null;
  return 'the gateway wants a captcha: name its fixed answer in the file, or wait until it wants none';
}

function question(stage: Stage, { account }: Who) {
  const { captcha } = stage.file;
  return {
    name: login,
    input: {
      username: account?.user,
      password: account?.password,
      type: 'username',
      ...(captcha === undefined ? {} : { captcha }),
    },
  };
}

function seatFrom(asked: Asked, kind: Kind | string): Seat {
  const value = asked.value as LoginValue | undefined;
  if (value) return { token: value.token, absent: '' };
  if (kind === 'blocked') return { token: null, absent: 'a blocked account has no session' };
  const refused = asked.envelope && !asked.envelope.success;
  return {
    token: null,
    absent: `needs a session: \`session.login\` ${refused ? 'refused this account' : 'did not answer as it should'}`,
  };
}

/** Signs an account in, and says what there is to say of that. */
export async function signIn(stage: Stage, who: Who): Promise<SignedIn> {
  const { account, kind } = who;
  if (account?.token !== undefined) {
    stage.redaction.add(account.token);
    return {
      seat: { token: account.token, absent: '' },
      founds: [notAsked('status', 'the file gives a token')],
    };
  }
  const reason = await learnToSeal(stage);
  if (reason) return { seat: { token: null, absent: reason }, founds: [notAsked('status', reason)] };
  const asked = await stage.put(question(stage, who), kind === 'blocked' ? { wanted: turnedAway } : {});
  const wish = unmet(asked);
  if (wish) {
    return { seat: { token: null, absent: wish }, founds: [notAsked('status', wish)] };
  }
  const given = (asked.envelope?.value as { token?: unknown } | undefined)?.token;
  if (typeof given === 'string') stage.redaction.add(given);
  const value = asked.value as LoginValue | undefined;
  const change = kind === 'mustChange' && value ? [mayChange(value)] : [];
  return { seat: seatFrom(asked, kind), founds: [...asked.founds, ...change] };
}
