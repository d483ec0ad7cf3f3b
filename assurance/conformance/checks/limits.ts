import type { CallName } from '#contract/calls.ts';
import type { AccountsFile } from '../accounts.ts';
import type { Exchange } from '../asking/exchange.ts';
import { waitAskedBy } from '../asking/politeness.ts';
import { differs, type Found, notAsked, sound, works } from '../finding.ts';
import { learnToSeal } from '../plan/sign-in.ts';
import type { Stage } from '../plan/stage.ts';
import type { Step } from '../plan/step.ts';

/** After so many wrong passwords a captcha is asked for, and the account is locked (decision: codes, locks and limits). */
const captchaWithin = 3;
const lockedWithin = 5;

const wrong = 'wrong-9f3c1b7e';

type Tried = { readonly captcha: boolean; readonly told: string };

async function tryPassword(stage: Stage, username: string, password: string): Promise<Tried | null> {
  const { envelope, answer } = await stage.put({
    name: 'session.login',
    input: { username, password, type: 'username' },
    impatient: true,
  });
  if (!envelope) return null;
  const { captcha } = (envelope.value ?? {}) as { captcha?: unknown };
  const token = (envelope.value as { token?: unknown } | undefined)?.token;
  if (typeof token === 'string') stage.redaction.add(token);
  return { captcha: captcha === true, told: envelope.success ? 'done' : `${answer.status} ${envelope.code}` };
}

function ofCaptcha(tries: readonly Tried[]): Found {
  const expected = `the captcha flag within ${captchaWithin} wrong passwords`;
  const at = tries.findIndex(({ captcha }) => captcha);
  if (at >= 0 && at < captchaWithin) return works('limits', expected);
  const got =
    at < 0 ? `no captcha flag in ${tries.length} wrong passwords` : `the captcha flag after ${at + 1}`;
  return differs(
    'limits',
    expected,
    got,
    'The product asks for a captcha only when the gateway says so: a program may guess passwords undisturbed.',
  );
}

function ofLock(right: Tried, last: Tried | undefined): Found {
  const expected = `after ${lockedWithin} wrong passwords the right one gets the answer of a wrong one`;
  if (right.told === last?.told) return works('limits', expected);
  if (right.told === 'done') {
    return differs(
      'limits',
      expected,
      'the right password signs in: no lock',
      'A password may be guessed without end.',
    );
  }
  return differs(
    'limits',
    expected,
    'another answer than to a wrong password',
    'The answer tells a thief that the account is locked, or that the password is right.',
  );
}

async function lock(
  stage: Stage,
  { user, password }: AccountsFile['maySacrifice'][number],
): Promise<readonly Found[]> {
  const reason = await learnToSeal(stage);
  if (reason) return [notAsked('limits', reason)];
  const nobody = await tryPassword(stage, 'nobody-9f3c1b7e', wrong);
  const tries: Tried[] = [];
  for (let n = 0; n < lockedWithin; n += 1) {
    const tried = await tryPassword(stage, user, wrong);
    if (!tried) return [notAsked('limits', 'needs `session.login` to answer')];
    if (tried.told.startsWith('429')) return [notAsked('limits', 'the gateway limits this address first')];
    tries.push(tried);
  }
  const right = await tryPassword(stage, user, password);
  if (!right || !nobody) return [notAsked('limits', 'needs `session.login` to answer')];
  stage.deeds.push({
    call: 'session.login',
    what: 'an account of `maySacrifice` was locked',
    undone: 'not undone: the lock ends by itself',
  });
  const expected = 'a name that nobody has gets the answer of a wrong password';
  const same = nobody.told === tries[0]?.told;
  const alike = same
    ? works('limits', expected)
    : differs('limits', expected, 'another answer', 'Anybody can find out which names have an account.');
  return [ofCaptcha(tries), ofLock(right, tries.at(-1)), alike];
}

const sms: readonly (readonly [call: CallName, number: 'mobileNum' | 'mobileNo'])[] = [
  ['verification.smsLogin', 'mobileNum'],
  ['verification.smsRegister', 'mobileNo'],
  ['verification.smsForgot', 'mobileNum'],
];

function ofSecond({ status }: Exchange, wait: number | null): Found {
  const expected = 'a second code within the minute is refused with 429 and Retry-After';
  if (status === 429 && wait !== null) return works('limits', expected);
  const got = status === 429 ? 'status 429 without Retry-After' : `status ${status}`;
  return differs(
    'limits',
    expected,
    got,
    status === 429
      ? 'The product does not know how long to wait, and lets the person try at once.'
      : 'Anybody can send a member any number of messages, at the operator’s cost.',
  );
}

async function codes(stage: Stage, call: CallName, field: string): Promise<readonly Found[]> {
  const { mobile } = stage.file.write;
  if (!mobile) return [notAsked('limits', 'the file allows it by `write.mobile`')];
  const reason = await learnToSeal(stage);
  if (reason) return [notAsked('limits', reason)];
  const question = {
    name: call,
    input: { [field]: mobile.number, countryDialingCode: mobile.countryDialingCode },
    impatient: true,
  } as const;
  const first = await stage.put(question);
  // Another purpose may have used this number up: then the limit is there, and the answer is not to be had.
  if (first.answer.status === 429) {
    const used = notAsked('schema', 'the number of `write.mobile` has had its codes for now');
    return [ofSecond(first.answer, waitAskedBy(first.answer)), used];
  }
  if (!sound(first.founds) && !first.envelope?.success) return first.founds;
  stage.deeds.push({ call, what: 'a code was sent by SMS', undone: 'not undone: it expires' });
  const second = await stage.put(question);
  return [...first.founds, ofSecond(second.answer, waitAskedBy(second.answer))];
}

/** The limits of tries: with --write, and only with what the file may lose. */
export function limitSteps({ maySacrifice }: AccountsFile, write: boolean): Step[] {
  const login: CallName = 'session.login';
  const [victim] = maySacrifice;
  const lockStep: Step = {
    id: 'limits lock',
    calls: [login],
    account: 'visitor',
    run: async (stage) => {
      if (!write) return [notAsked('limits', 'it locks an account: only --write asks it')];
      return victim
        ? lock(stage, victim)
        : [notAsked('limits', 'the file names no account under `maySacrifice`')];
    },
  };
  const codeSteps = sms.map(([call, field]): Step => {
    return {
      id: `limits ${call}`,
      calls: [call],
      account: 'visitor',
      run: async (stage) =>
        write ? codes(stage, call, field) : [notAsked('limits', 'it sends messages: only --write asks it')],
    };
  });
  return [...codeSteps, lockStep];
}
