import { carriedBy } from '#contract/errors.ts';
import {
  type Dialing,
  type MobileProblem,
  mobileOf,
  mobileProblem,
  noDialing,
} from '#contract/mobile-numbers.ts';
import type { Entrance } from '#contract/session/entrance.ts';
import { accountOf, codeOf, isBlank } from '#contract/typed.ts';
import type { Form } from '../kit/form.rules.ts';
import type { Features } from '../system/features.rules.ts';
import type { CodeNumber } from '../verification/code-waits.rules.ts';
import type { Solved } from '../verification/slider.rules.ts';
import type { Remembered } from '../world.ts';
import type { Admission, WayInput } from './entry.rules.ts';
import type { Identified } from './identity.rules.ts';

/** The result of a child machine: the proof of a solved slider, or the person that a provider vouches for. */
export type Outcome = Solved | Identified;

/** The two ways to sign in with this form (spec 9, login types). */
export type LoginType = 'username' | 'sms';

export type LoginField = 'username' | 'password' | 'mobileNum' | 'code' | 'captcha';
export type LoginProblem = 'required' | MobileProblem;
type LoginFilled = Form<LoginField, LoginProblem>;

/** The content of the form. */
export type LoginForm = {
  readonly type: LoginType;
  readonly fields: LoginFilled['fields'];
  readonly dialing: Dialing;
  readonly captchaWanted: boolean;
};

export const noLoginFields: LoginFilled['fields'] = {
  username: '',
  password: '',
  mobileNum: '',
  code: '',
  captcha: '',
};

/** Everything the machine knows. */
export type LoginContext = LoginForm &
  LoginFilled &
  Pick<Admission, 'accepted' | 'next'> & {
    readonly smsEnabled: boolean;
    readonly expiryOn: boolean;
    readonly entrance: Entrance;
    readonly remember: boolean;
    /** Whether this browser can keep credentials; assumed until it says otherwise. */
    readonly rememberable: boolean;
    /** The proof of a solved slider, valid for one login call. */
    readonly verificationData: string | null;
    /** The chosen identity provider. */
    readonly provider: string;
  };

/** The number that got a code before the form was closed. */
export type Recalled = { readonly type: 'number.recalled' } & CodeNumber;

/** An untouched form. */
export function newLogin({ features, entrance, failure }: WayInput): LoginContext {
  return {
    accepted: null,
    next: 'none',
    type: 'username',
    fields: noLoginFields,
    dialing: noDialing,
    captchaWanted: false,
    ...switchedOn(features),
    entrance,
    remember: false,
    rememberable: true,
    problems: {},
    failure,
    verificationData: null,
    provider: '',
  };
}

/** The fields on screen, all of which are required. */
export function fieldsOf(form: LoginForm): readonly LoginField[] {
  const fields: LoginField[] = form.type === 'sms' ? ['mobileNum', 'code'] : ['username', 'password'];
  return form.captchaWanted ? [...fields, 'captcha'] : fields;
}

/** What is wrong with the form, field by field (spec 5, login). */
export function loginProblems(form: LoginForm): LoginFilled['problems'] {
  const problems: Partial<Record<LoginField, LoginProblem>> = {};
  for (const field of fieldsOf(form)) {
    const text = form.fields[field];
    const wrong = field === 'mobileNum' ? mobileProblem(text, form.dialing) : undefined;
    const problem = isBlank(text) ? 'required' : wrong;
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** What is wrong with the number alone, before it gets a code. */
export function numberProblems(form: LoginForm): LoginFilled['problems'] {
  const { mobileNum } = loginProblems({ ...form, type: 'sms' });
  return mobileNum ? { mobileNum } : {};
}

/** The number that gets the code. */
export function codeNumber(form: LoginForm): { mobileNum: string; countryDialingCode: string } {
  return { mobileNum: mobileOf(form.fields.mobileNum, form.dialing), countryDialingCode: form.dialing.code };
}

/** The code to ask for: for signing in. */
export function codeAsked(form: LoginForm) {
  return { purpose: 'login' as const, input: codeNumber(form) };
}

/** The payload of the login call (spec 3). */
export function loginPayload(context: LoginContext) {
  const { username, password, code, captcha } = context.fields;
  const { mobileNum, countryDialingCode } = codeNumber(context);
  const sms = context.type === 'sms';
  return {
    type: context.type,
    username: sms ? mobileNum : accountOf(username),
    password: sms ? codeOf(code) : password,
    entrance: context.entrance,
    ...(sms ? { countryDialingCode } : {}),
    ...(context.captchaWanted ? { captcha: codeOf(captcha) } : {}),
    ...(context.verificationData === null ? {} : { verificationData: context.verificationData }),
  };
}

/** The form after a refusal that asks for an image captcha: the old answer is useless. */
export function withCaptcha(context: LoginContext): Partial<LoginContext> {
  return { captchaWanted: true, fields: { ...context.fields, captcha: '' } };
}

/** The input for the identity provider. */
export function identityInput({ provider, entrance }: LoginContext) {
  return { provider, entrance, purpose: 'login', affiliateCode: '' } as const;
}

/** What the gateway's features mean here, whenever they arrive. */
export function switchedOn({ smsLogin: smsEnabled, passwordExpiry: expiryOn }: Features) {
  return { smsEnabled, expiryOn };
}

/** Whether the form shows a tab that has been switched off. */
export function tabGone({ smsEnabled, type }: LoginContext): boolean {
  return type === 'sms' && !smsEnabled;
}

/** The password just typed, for the keeper that hands it to the forced change. */
export function toBeHeld({ fields }: LoginForm) {
  return { type: 'password.held' as const, password: fields.password };
}

/** What the browser should remember of a form that signed in; never a code. */
export function rememberedOf(form: LoginForm): Remembered {
  const { username, password, mobileNum } = form.fields;
  if (form.type === 'sms') return { type: 'sms', mobileNum, countryDialingCode: form.dialing.code };
  return { type: 'username', username: accountOf(username), password };
}

/** The event that asks the browser to remember it. */
export function keepsake(form: LoginForm) {
  return { type: 'remembered.kept' as const, remembered: rememberedOf(form) };
}

/** The form with what the browser recalled, except fields that the member has begun to type in. */
export function fillRecalled(context: LoginContext, remembered: Remembered): Partial<LoginContext> {
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

/** The form with the number that it sent a code to before; it arrives as the form opens, before anything is typed. */
export function withNumber(context: LoginContext, number: CodeNumber): Partial<LoginContext> {
  const { fields, smsEnabled } = context;
  return {
    type: smsEnabled ? 'sms' : context.type,
    dialing: { code: number.countryDialingCode, digits: [] },
    fields: { ...fields, mobileNum: number.mobileNum },
  };
}

/**
 * Whether the password must be changed before anything else (spec 4): never after a login by SMS or through
 * an identity provider.
 */
export function mustChange({ accepted, type, expiryOn, provider }: LoginContext): boolean {
  if (type === 'sms' || provider !== '' || !accepted) return false;
  return accepted.mustChangePassword === true || (accepted.passwordExpired && expiryOn);
}

/** Whether the typed credentials signed in and should be kept. */
export function remembers({ accepted, remember, provider }: LoginContext): boolean {
  return accepted !== null && remember && provider === '';
}

/**
 * Whether another image is needed: the refusal asks for one (spec 4), or one was sent, which works for one
 * call whatever the result, even without an answer. A provider’s answer asks nothing of this form.
 */
export function captchaDue({ failure, provider, captchaWanted }: LoginContext): boolean {
  return provider === '' && failure !== null && (captchaWanted || carriedBy(failure).captcha === true);
}

/** Whether the refusal asks for a slider captcha, so that this form's call can be made again with its proof. */
export function sliderFlag({ failure, provider }: LoginContext): boolean {
  return provider === '' && failure?.code === 'SLIDER_NEEDED';
}

/** The output of the dialog. */
export function loginOutput(context: LoginContext): Admission {
  const { accepted, next } = context;
  return { accepted, restricted: mustChange(context), next };
}
