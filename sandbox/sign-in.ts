import { and, eq } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Code } from '#contract/errors.ts';
import { accountKey, accountKind } from './accounts.ts';
import { countFailure, forgetFailures, inTurn, standingOf } from './attempts.ts';
import { answerCaptcha } from './captcha/captcha.ts';
import { spendCode } from './codes.ts';
import { knownAddresses, members } from './db/schema.ts';
import { type Caller, Refusal } from './handler.ts';
import { secretMatches } from './passwords.ts';
import { e164 } from './phone.ts';
import type { Sandbox } from './sandbox.ts';
import { type LiveSession, openSession } from './sessions.ts';
import { spendSlider } from './slider/slider.ts';
import { tabOf } from './whose.ts';

type LoginInput = CallInput<'session.login'>;
type LoginValue = CallOutput<'session.login'>;
type Member = typeof members.$inferSelect;

/** What everybody may have to know of a captcha stands in every refusal alike, so that none tells more. */
function turnedAway(code: Code, captcha: boolean): Refusal {
  return new Refusal(code, { value: { captcha } });
}

/** A person known by a secret may still not come in here (spec 6): blocked, or the wrong kind of account. */
function refuseAtEntrance(member: Member, input: LoginInput, { settings }: Sandbox): void {
  if (member.disabled) throw new Refusal('ACCOUNT_DISABLED');
  const ours = settings.current().brand.entrance;
  const entrance = ours === 'any' ? (input.entrance ?? 'any') : ours;
  const kind = accountKind(member.type);
  if (entrance === 'agent' && kind !== 'agent') throw new Refusal('NOT_AGENT');
  if (entrance === 'member' && kind === 'agent') throw new Refusal('NOT_MEMBER');
}

async function addressKnown(member: Member, { address }: Caller, { db }: Sandbox): Promise<boolean> {
  if (!member.addressChecked) return true;
  const known = and(eq(knownAddresses.memberId, member.id), eq(knownAddresses.address, address));
  const found = await db.read.select().from(knownAddresses).where(known);
  return found.length > 0;
}

/** Opens the session of a person who has shown their secret. A password's age matters to who used it only. */
async function admit(
  member: Member,
  input: LoginInput,
  caller: Caller,
  sandbox: Sandbox,
): Promise<LoginValue> {
  refuseAtEntrance(member, input, sandbox);
  const byPassword = input.type === 'username';
  const expiryOn = sandbox.settings.current().whitelabel.PWDEXPIRE === true;
  const age = member.passwordExpiresAt;
  const passwordExpired = byPassword && age !== null && age <= sandbox.clock.now();
  const mustChangePassword = byPassword && member.mustChange;
  const stale = mustChangePassword || (passwordExpired && expiryOn);
  let restriction: LiveSession['restriction'] = stale ? 'password' : null;
  if (!(await addressKnown(member, caller, sandbox))) restriction = 'ip';
  const { client, address, device } = caller;
  const token = await openSession(sandbox, { memberId: member.id, restriction, client, address, device });
  const { firstLogin: firstTimeLogin, userName } = member;
  return { token, firstTimeLogin, passwordExpired, mustChangePassword, userName };
}

/** The member of a right password. Whoever the name belongs to, and if to nobody, the same work is done. */
async function knownByPassword(input: LoginInput, caller: Caller, sandbox: Sandbox): Promise<Member> {
  const key = accountKey(input.username);
  const subject = `name:${key ?? input.username}`;
  return inTurn(sandbox, subject, async () => {
    const { locked, captcha } = await standingOf(sandbox, subject);
    const [member] = await sandbox.db.read
      .select()
      .from(members)
      .where(eq(members.accountKey, key ?? ''));
    const right = await secretMatches(input.password, member?.passwordHash ?? null);
    const answered = captcha && input.captcha !== undefined && input.captcha !== '';
    if (answered && !(await answerCaptcha(sandbox, tabOf(caller), input.captcha ?? ''))) {
      throw turnedAway('CAPTCHA_WRONG', true);
    }
    if (locked) throw turnedAway('LOGIN_REFUSED', true);
    if (!member || !right || (captcha && !answered)) {
      throw turnedAway('LOGIN_REFUSED', (await countFailure(sandbox, subject)).captcha);
    }
    await forgetFailures(sandbox, subject);
    return member;
  });
}

const codeRefusals = { wrong: 'CODE_WRONG', expired: 'CODE_EXPIRED' } as const;

/** The member of a right code. Tries of a code are counted with the code. */
async function knownByCode(input: LoginInput, caller: Caller, sandbox: Sandbox): Promise<Member> {
  if (sandbox.settings.current().whitelabel.SMSLOGIN !== true) throw new Refusal('FUNCTION_DISABLED');
  const target = e164(input.username, input.countryDialingCode ?? '');
  if (!target) throw new Refusal('PHONE_INVALID');
  const result = await spendCode(
    sandbox,
    { purpose: 'login', target, client: tabOf(caller) },
    input.password,
  );
  if (result !== 'right') throw turnedAway(codeRefusals[result], false);
  const [member] = await sandbox.db.read.select().from(members).where(eq(members.mobile, target));
  if (!member) throw turnedAway('CODE_WRONG', false);
  return member;
}

/** Signs a person in by name and password, or by a mobile number and the code sent to it (spec 3, 4, 6). */
export async function signIn(input: LoginInput, caller: Caller, sandbox: Sandbox): Promise<LoginValue> {
  const { slider } = sandbox.settings.current();
  await spendSlider(sandbox, caller, input.verificationData, slider.login);
  const known = input.type === 'sms' ? knownByCode : knownByPassword;
  return admit(await known(input, caller, sandbox), input, caller, sandbox);
}
