import { eq } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Code } from '#contract/errors.ts';
import { isBlank } from '#contract/typed.ts';
import { signOf } from '#contract/units.ts';
import { members } from '#sandbox/db/schema.ts';
import { accountKey } from '#sandbox/kit/accounts.ts';
import { countFailure, forgetFailures, inTurn, standingOf } from '#sandbox/kit/attempts.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { e164 } from '#sandbox/kit/phone.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { answerCaptcha } from '#sandbox/verification/captcha/captcha.ts';
import { spendCode } from '#sandbox/verification/codes.ts';
import { spendSlider } from '#sandbox/verification/slider/slider.ts';
import { tabOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { signInMember } from './sign-in-member.ts';

type LoginInput = CallInput<'session.login'>;
type LoginValue = CallOutput<'session.login'>;
type Member = typeof members.$inferSelect;

const hour = 60 * 60_000;

/**
 * The failed logins of a network, for any names: this stops a caller who tries one password on many names. Past the limit only
 * who solves a captcha is let through, so that nobody shuts out everybody behind one address.
 */
function failuresFrom({ network }: Caller, { limits, settings }: Sandbox) {
  const most = settings.current().limits;
  const limit = { count: most.loginFailuresPerAddressHour, window: hour };
  const failed = { name: `failed logins from:${network}`, limits: [limit] };
  return {
    /** Refuses one more, unless a captcha comes with it. */
    refuseMore: (solved: boolean) => {
      if (!solved) refuseTooMany(limits.wait(failed), { captcha: true });
    },
    count: () => {
      limits.take(network, failed);
    },
    captcha: () =>
      signOf(limits.wait(failed)) > 0 || limits.count(failed.name, hour) >= most.loginCaptchaPerAddressHour,
  };
}

const hasCaptcha = ({ captcha }: LoginInput) => captcha !== undefined && captcha !== '';

/** Every refusal says alike whether a captcha is needed, so that none reveals more. */
function turnedAway(code: Code, captcha: boolean): Refusal {
  return new Refusal(code, { value: { captcha } });
}

/** The member of a right password. The work is the same for every name, even one that nobody has. */
async function knownByPassword(input: LoginInput, caller: Caller, sandbox: Sandbox): Promise<Member> {
  const key = accountKey(input.username);
  const subject = `name:${key ?? input.username}`;
  const from = failuresFrom(caller, sandbox);
  return inTurn(sandbox, subject, async () => {
    const standing = await standingOf(sandbox, subject);
    const [member] = await sandbox.db.read
      .select()
      .from(members)
      .where(eq(members.accountKey, key ?? ''));
    const right = await sandbox.secrets.matches(input.password, member?.passwordHash ?? null);
    // Others of this network may have failed meanwhile: then the answer does not say whether this password was right.
    from.refuseMore(hasCaptcha(input));
    const captcha = standing.captcha || from.captcha();
    const answered = captcha && hasCaptcha(input);
    if (answered && !(await answerCaptcha(sandbox, tabOf(caller), input.captcha ?? ''))) {
      from.refuseMore(false);
      from.count();
      throw turnedAway('CAPTCHA_WRONG', true);
    }
    const failed = standing.locked || !member || !right || (captcha && !answered);
    if (failed) {
      from.count();
      if (standing.locked) throw turnedAway('LOGIN_REFUSED', true);
      const counted = await countFailure(sandbox, subject);
      throw turnedAway('LOGIN_REFUSED', counted.captcha || from.captcha());
    }
    await forgetFailures(sandbox, subject);
    return member;
  });
}

const codeRefusals = { wrong: 'CODE_WRONG', expired: 'CODE_EXPIRED' } as const;

/** The member of a right code. Tries of a code are counted with the code. */
async function knownByCode(input: LoginInput, caller: Caller, sandbox: Sandbox): Promise<Member> {
  if (sandbox.settings.current().whitelabel.SMSLOGIN !== true) throw new Refusal('FUNCTION_DISABLED');
  if (isBlank(input.username)) throw new Refusal('PHONE_MISSING');
  if (isBlank(input.password)) throw new Refusal('CODE_MISSING');
  const target = e164(input.username, input.countryDialingCode ?? '');
  if (!target) throw new Refusal('PHONE_INVALID');
  const from = failuresFrom(caller, sandbox);
  const client = tabOf(caller);
  const solved = hasCaptcha(input) && from.captcha();
  if (solved && !(await answerCaptcha(sandbox, client, input.captcha ?? ''))) {
    from.refuseMore(false);
    from.count();
    throw turnedAway('CAPTCHA_WRONG', true);
  }
  const result = await spendCode(sandbox, { purpose: 'login', target, client }, input.password);
  from.refuseMore(solved);
  if (result !== 'right') {
    from.count();
    throw turnedAway(codeRefusals[result], solved);
  }
  const [member] = await sandbox.db.read.select().from(members).where(eq(members.mobile, target));
  if (!member) throw turnedAway('CODE_WRONG', false);
  return member;
}

/** Signs a person in by name and password, or by a mobile number and the code sent to it (spec 3, 4, 6). */
export async function signIn(input: LoginInput, caller: Caller, sandbox: Sandbox): Promise<LoginValue> {
  const { slider } = sandbox.settings.current();
  failuresFrom(caller, sandbox).refuseMore(hasCaptcha(input));
  await spendSlider(sandbox, caller, input.verificationData, slider.login);
  const known = input.type === 'sms' ? knownByCode : knownByPassword;
  const member = await known(input, caller, sandbox);
  return signInMember(member, { byPassword: input.type === 'username', ...input }, caller, sandbox);
}
