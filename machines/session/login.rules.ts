import { type Failure, failureOf } from '#contract/errors.ts';
import type { Entrance, LoginValue } from '#contract/session.ts';
import type { Features } from '../system/features.rules.ts';
import type { Remembered } from '../world.ts';
import type { Arrival } from './arrival.rules.ts';

/** The two ways of signing in with this form (spec 9, login types). */
export type LoginType = 'username' | 'sms';

export type LoginField = 'username' | 'password' | 'mobileNum' | 'code' | 'captcha';
export type LoginFields = Readonly<Record<LoginField, string>>;
export type LoginProblem = 'required' | 'mobile';
export type LoginProblems = Readonly<Partial<Record<LoginField, LoginProblem>>>;

/** A country's dialing code and the lengths its numbers may have; none known means any plausible length. */
export type Dialing = { readonly code: string; readonly digits: readonly number[] };

/** Where the person goes from the dialog without signing in. */
export type LoginExit = 'none' | 'register' | 'forgot';

/** How signing in ends; `held` is the old password for a forced change, kept in memory only. */
export type LoginOutput = Arrival & {
  readonly token: string | null;
  readonly account: string;
  readonly held: string | null;
  readonly next: LoginExit;
};

/** All that the form holds. */
export type LoginForm = {
  readonly type: LoginType;
  readonly fields: LoginFields;
  readonly dialing: Dialing;
  readonly captchaWanted: boolean;
};

export const noLoginFields: LoginFields = {
  username: '',
  password: '',
  mobileNum: '',
  code: '',
  captcha: '',
};

/** Everything the machine knows. */
export type LoginContext = LoginForm &
  Arrival & {
    readonly smsEnabled: boolean;
    readonly expiryOn: boolean;
    readonly entrance: Entrance;
    readonly remember: boolean;
    /** Whether this browser can keep what was typed; believed until it says otherwise. */
    readonly rememberable: boolean;
    readonly problems: LoginProblems;
    readonly failure: Failure | null;
    readonly accepted: LoginValue | null;
    readonly held: string | null;
    readonly next: LoginExit;
  };

/** Everything the machine may be told. */
export type LoginEvent =
  | { readonly type: 'field.changed'; readonly field: LoginField; readonly value: string }
  | { readonly type: 'type.picked'; readonly login: LoginType }
  | { readonly type: 'country.picked'; readonly dialing: Dialing }
  | { readonly type: 'remember.toggled' }
  | { readonly type: 'features.learned'; readonly features: Features }
  | { readonly type: 'remembered.recalled'; readonly remembered: Remembered }
  | { readonly type: 'remembered.unable' }
  | { readonly type: 'code.asked' }
  | { readonly type: 'submitted' }
  | { readonly type: 'exit.clicked'; readonly next: LoginExit }
  | { readonly type: 'closed' };

/** A form nobody has touched. */
export const newLogin: Omit<LoginContext, 'smsEnabled' | 'expiryOn' | 'entrance'> = {
  type: 'username',
  fields: noLoginFields,
  dialing: { code: '', digits: [] },
  captchaWanted: false,
  remember: false,
  rememberable: true,
  problems: {},
  failure: null,
  accepted: null,
  held: null,
  outcome: 'turnedAway',
  member: null,
  next: 'none',
};

const plausible = { shortest: 6, longest: 15 };

/** Whether a national number is plausible: plain digits only, spaces and hyphens between them forgiven (spec 5). */
export function mobileValid(mobileNum: string, dialing: Dialing): boolean {
  const digits = mobileNum.trim().replace(/[ -]/g, '');
  if (!/^[0-9]+$/.test(digits) || dialing.code === '') return false;
  if (dialing.digits.length > 0) return dialing.digits.includes(digits.length);
  return digits.length >= plausible.shortest && digits.length <= plausible.longest;
}

function fieldsOf(form: LoginForm): readonly LoginField[] {
  const fields: LoginField[] = form.type === 'sms' ? ['mobileNum', 'code'] : ['username', 'password'];
  return form.captchaWanted ? [...fields, 'captcha'] : fields;
}

/** What is wrong with the form, field by field (spec 5, login). */
export function loginProblems(form: LoginForm): LoginProblems {
  const problems: Partial<Record<LoginField, LoginProblem>> = {};
  for (const field of fieldsOf(form)) {
    if (form.fields[field].trim() === '') problems[field] = 'required';
    else if (field === 'mobileNum' && !mobileValid(form.fields.mobileNum, form.dialing)) {
      problems.mobileNum = 'mobile';
    }
  }
  return problems;
}

/** What is wrong with the number alone, before a code is sent to it. */
export function numberProblems(form: LoginForm): LoginProblems {
  const { mobileNum } = loginProblems({ ...form, type: 'sms' });
  return mobileNum ? { mobileNum } : {};
}

/** The number a code is sent to. */
export function codeNumber(form: LoginForm): { mobileNum: string; countryDialingCode: string } {
  return { mobileNum: form.fields.mobileNum.trim(), countryDialingCode: form.dialing.code };
}

/** The payload of the login call (spec 3). */
export function loginPayload(context: LoginContext) {
  const { username, password, code, captcha } = context.fields;
  const { mobileNum, countryDialingCode } = codeNumber(context);
  const sms = context.type === 'sms';
  return {
    type: context.type,
    username: sms ? mobileNum : username.trim(),
    password: sms ? code.trim() : password,
    entrance: context.entrance,
    ...(sms ? { countryDialingCode } : {}),
    ...(context.captchaWanted ? { captcha: captcha.trim() } : {}),
  };
}

/** The form after a refusal that asks for an image captcha: the old answer is of no use any more. */
export function withCaptcha(context: LoginContext): Partial<LoginContext> {
  return { captchaWanted: true, fields: { ...context.fields, captcha: '' } };
}

/** What the arrival needs to know of the accepted login. */
export function arrivalInput({ accepted }: LoginContext): { token: string; firstTime: boolean } {
  return { token: accepted?.token ?? '', firstTime: accepted?.firstTimeLogin === true };
}

/** The form where the gateway's word on its features came, or changed, after it was opened. */
export function withFeatures(context: LoginContext, features: Features): Partial<LoginContext> {
  const { smsLogin: smsEnabled, passwordExpiry: expiryOn } = features;
  return { smsEnabled, expiryOn, type: smsEnabled ? context.type : 'username' };
}

/** What the browser is asked to remember of a form that signed in; never a code. */
export function rememberedOf(form: LoginForm): Remembered {
  const { username, password, mobileNum } = form.fields;
  if (form.type === 'sms') return { type: 'sms', mobileNum, countryDialingCode: form.dialing.code };
  return { type: 'username', username: username.trim(), password };
}

/** The form as recalled: only what the member had not begun to type. */
export function recalled(context: LoginContext, remembered: Remembered): Partial<LoginContext> {
  const { fields } = context;
  const untouched = fields.username === '' && fields.password === '';
  const kept = { remember: true, rememberable: true };
  if (remembered.type === 'sms') {
    const { mobileNum, countryDialingCode: code } = remembered;
    return {
      ...kept,
      type: context.smsEnabled && untouched ? 'sms' : context.type,
      dialing: context.dialing.code === '' ? { code, digits: [] } : context.dialing,
      fields: { ...fields, mobileNum: fields.mobileNum || mobileNum },
    };
  }
  if (!untouched) return {};
  const { username, password } = remembered;
  return { ...kept, fields: { ...fields, username, password } };
}

/** Whether the password must be changed before anything else (spec 4): never after a login by SMS. */
export function mustChange(value: LoginValue, context: LoginContext): boolean {
  if (context.type === 'sms') return false;
  return value.mustChangePassword === true || (value.passwordExpired && context.expiryOn);
}

/** Whether a refusal asks for an image captcha (spec 4). */
export function captchaFlag(error: unknown): boolean {
  const { value } = failureOf(error);
  return typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true;
}

/** How signing in ended, from what the machine knows at its end; a token only when someone may hold it. */
export function loginOutput(context: LoginContext): LoginOutput {
  const { outcome, member, accepted, held, next } = context;
  const token = outcome === 'turnedAway' ? null : (accepted?.token ?? null);
  return { outcome, member, token, account: accepted?.userName ?? '', held, next };
}
