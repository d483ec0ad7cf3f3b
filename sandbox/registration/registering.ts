import type { CallOutput } from '#contract/calls.ts';
import type { RegistrationUser } from '#contract/registration.ts';
import { signOf } from '#contract/units.ts';
import { accountKey, mailKey } from '#sandbox/kit/accounts.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { e164 } from '#sandbox/kit/phone.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { Settings } from '#sandbox/kit/settings.ts';
import { answerCaptcha } from '#sandbox/verification/captcha/captcha.ts';
import { spendCode } from '#sandbox/verification/codes.ts';
import { spendSlider } from '#sandbox/verification/slider/slider.ts';
import { tabOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { openSession } from '#sandbox/wire/sessions.ts';
import { type Invitation, invitedBy, nobodyInvited } from './affiliates.ts';
import { firstLimitsOf } from './first-limits.ts';
import { createMember, type Newcomer, refuseTaken } from './new-member.ts';
import { refuseBadPassword } from './new-password.ts';
import { particularsOf } from './particulars.ts';
import { fieldRefused, ruleOf, type Texts, textsInOrder, type Way } from './register-rules.ts';

type LoginValue = CallOutput<'session.login'>;

const minute = 60_000;
const hour = 60 * minute;

/** Refuses a way of registering that the brand has switched off, and any where only agents come in (spec 6). */
function refuseSwitchedOff(way: Way, { whitelabel: on, brand }: Settings): void {
  // A new account is a member's: it could not come in.
  if (brand.entrance === 'agent') throw new Refusal('NOT_AGENT');
  const byName = on.USERNAMEREG === true;
  // A person who registers by number has proved to own it, or has a password, or both.
  const byNumber = on.MOBILEREG === true && (on.REGSMS === true || on.MOBILEPWDREG === true);
  if (on.DIRECTREG !== true || !(way === 'mobile' ? byNumber : byName)) {
    throw new Refusal('FUNCTION_DISABLED');
  }
}

/**
 * Whether this tab needs a captcha for its next try: because the operator asks everybody, or because it has
 * tried often.
 */
function captchaWanted({ limits, settings }: Sandbox, tab: string): boolean {
  const current = settings.current();
  const { captchaAfter, lockWindowMinutes } = current.limits;
  const tried = limits.count(`register tries:${tab}`, lockWindowMinutes * minute);
  return tried >= captchaAfter || ruleOf(current, 'captcha')?.required === true;
}

/**
 * Counts a try. It refuses one too many from the network before it counts the tab; past that limit only who solves a captcha
 * goes on, so that nobody shuts out everybody behind one address. Returns whether it is past it.
 */
export function countTry({ limits, settings }: Sandbox, caller: Caller, captcha = ''): boolean {
  const { captchaAfter, lockWindowMinutes, registersPerAddressHour } = settings.current().limits;
  const { network } = caller;
  const from = { count: registersPerAddressHour, window: hour };
  const byTab = { count: captchaAfter, window: lockWindowMinutes * minute };
  const wait = limits.take(network, { name: `register from:${network}`, limits: [from] });
  if (captcha === '') refuseTooMany(wait, { captcha: true });
  limits.take(network, { name: `register tries:${tabOf(caller)}`, limits: [byTab] });
  return signOf(wait) > 0;
}

/**
 * Whose invitation the person came by: the affiliate code counts, and without one the recommender, which is the same code
 * typed by hand. Refuses a bad code, and a missing one where the rule requires it.
 */
export async function invitationOf(
  { affiliateCode, recommenderId }: Pick<RegistrationUser, 'affiliateCode' | 'recommenderId'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<Invitation> {
  const code = affiliateCode ?? '';
  const rule = ruleOf(sandbox.settings.current(), 'affiliateCode');
  if (code === '' && rule?.required) throw fieldRefused('affiliateCode');
  const given = code === '' ? (recommenderId ?? '') : code;
  if (given === '') return nobodyInvited;
  const invitation = await invitedBy(sandbox, caller, given);
  if (invitation) return invitation;
  throw code === '' ? fieldRefused('recommenderId') : new Refusal('AFFILIATE_WRONG');
}

const codeRefusals = { wrong: 'CODE_WRONG', expired: 'CODE_EXPIRED' } as const;

/** The given number in E.164, proved by a code when the brand asks for one by SMS. */
async function numberShown(
  user: RegistrationUser,
  mobileNum: string | undefined,
  caller: Caller,
  sandbox: Sandbox,
): Promise<string | null> {
  if (mobileNum === undefined) return null;
  const target = e164(mobileNum, user.countryDialingCode ?? '');
  if (!target) throw fieldRefused('mobileNum');
  if (sandbox.settings.current().whitelabel.REGSMS !== true) return target;
  const typed = user.verificationCode ?? '';
  if (typed === '') throw new Refusal('CODE_MISSING');
  const binding = { purpose: 'register', target, client: tabOf(caller) } as const;
  const result = await spendCode(sandbox, binding, typed);
  if (result !== 'right') throw new Refusal(codeRefusals[result]);
  return target;
}

/** The name of the account: the chosen one, or the number's digits, which nobody can choose. */
function accountOf(way: Way, texts: Texts, mobile: string | null): Pick<Newcomer, 'account' | 'accountKey'> {
  const account = way === 'mobile' ? (mobile ?? '').replace(/^\+/, '') : (texts.username ?? '');
  const key = accountKey(account);
  if (key === null) throw fieldRefused(way === 'mobile' ? 'mobileNum' : 'username');
  return { account, accountKey: key };
}

/** Mail goes to the address, so it must be one, whatever its rule says. */
function mailOf({ email }: Texts): Pick<Newcomer, 'email' | 'emailKey'> {
  if (email === undefined) return { email: null, emailKey: null };
  const key = mailKey(email);
  if (key === null) throw fieldRefused('email');
  return { email, emailKey: key };
}

async function tried(
  user: RegistrationUser,
  way: Way,
  caller: Caller,
  sandbox: Sandbox,
): Promise<LoginValue> {
  const settings = sandbox.settings.current();
  const texts = await textsInOrder(user, way, settings);
  const number = texts.mobileNum === undefined ? null : e164(texts.mobileNum, user.countryDialingCode ?? '');
  const named = accountOf(way, texts, number);
  const email = mailOf(texts);
  const particulars = particularsOf(texts, sandbox);
  const limits = firstLimitsOf(texts, sandbox);
  if (texts.password !== undefined) {
    if (user.password !== user.confirmPassword) throw new Refusal('PASSWORD_CONFIRMATION');
    await refuseBadPassword(user.password, named.account, settings);
  }
  await spendSlider(sandbox, caller, user.verificationData, settings.slider.register);
  const invitation = await invitationOf({ ...texts, affiliateCode: user.affiliateCode }, caller, sandbox);
  // A taken name is refused before the code is used up. Only the holder of a number learns whether it is taken.
  if (way === 'username') await refuseTaken(sandbox.db.read, { ...named, ...email, mobile: null });
  const mobile = await numberShown(user, texts.mobileNum, caller, sandbox);
  const newcomer = {
    ...named,
    password: texts.password ?? null,
    withdrawPassword: texts.paymentPassword ?? null,
    payeeName: texts.payeeName ?? null,
    ...email,
    mobile,
    invitation,
    mobileProved: mobile !== null && settings.whitelabel.REGSMS === true,
    client: caller.client,
    language: caller.language,
    ...particulars,
  };
  const member = await createMember(sandbox, newcomer, limits);
  const { client, address, device } = caller;
  const token = await openSession(sandbox, {
    memberId: member.id,
    restriction: null,
    client,
    address,
    device,
  });
  return { token, firstTimeLogin: true, passwordExpired: false, userName: member.userName };
}

/**
 * Makes an account and signs its owner in (spec 3, 4). It enforces every rule of the form, and each refusal
 * says whether the next try needs an image captcha.
 */
export async function register(
  user: RegistrationUser,
  way: Way,
  caller: Caller,
  sandbox: Sandbox,
): Promise<LoginValue> {
  const settings = sandbox.settings.current();
  const tab = tabOf(caller);
  refuseSwitchedOff(way, settings);
  // Not a try yet: nothing was checked, and the proof comes with the next request.
  if (settings.slider.register && user.verificationData === undefined) throw new Refusal('SLIDER_NEEDED');
  const ofTab = captchaWanted(sandbox, tab);
  const wanted = countTry(sandbox, caller, user.captcha) || ofTab;
  try {
    if (wanted && !(await answerCaptcha(sandbox, tab, user.captcha ?? '')))
      throw new Refusal('CAPTCHA_WRONG');
    return await tried(user, way, caller, sandbox);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const value = { ...(error.options.value as object | undefined), captcha: captchaWanted(sandbox, tab) };
    throw new Refusal(error.code, { ...error.options, value });
  }
}
