import type { Code } from '#contract/errors.ts';
import { type Dialing, type MobileProblem, mobileOf, mobileProblem } from '#contract/mobile-numbers.ts';
import { dayInRule } from '#contract/registration/patterns.ts';
import { type FirstLimit, firstLimits, RegistrationUser, readField } from '#contract/registration.ts';
import type { RegisterRule } from '#contract/system.ts';
import { isBlank } from '#contract/typed.ts';
import { isDay } from '../kit/calendar.rules.ts';
import type { Features } from '../system/features.rules.ts';
import { limitTyped } from '../wallet/amount.rules.ts';
import { foreignPattern, keepsRule } from './patterns.rules.ts';

/** The two ways to register with this form (spec 2, registerModal). */
export type RegisterType = 'username' | 'mobile';

/**
 * The fields of the form in the order they are shown (spec 3, registration user). `agreement` is the box that everybody
 * ticks, of the minimum age and the terms (spec 5): it holds `agreed` or nothing, and is not sent.
 */
export const registerFields = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'paymentPassword',
  'payeeName',
  'fullname',
  'nickname',
  'birthday',
  'nationality',
  'placeOfBirth',
  'idNumber',
  'address',
  'occupation',
  'sourceOfIncome',
  'depositLimit',
  'timeLimit',
  'checkEvery',
  'email',
  'whatsapp',
  'telegram',
  'zalo',
  'line',
  'facebook',
  'wechat',
  'qqNum',
  'recommenderId',
  'affiliateCode',
  'captcha',
  'agreement',
] as const;
export type RegisterField = (typeof registerFields)[number];
/** What the box of the age and the terms holds once it is ticked. */
export const agreed = 'agreed';
export type RegisterFields = Readonly<Record<RegisterField, string>>;

/** Whether a field is a first limit, as some markets ask for them in the registration. */
export function isFirstLimit(field: RegisterField): field is FirstLimit {
  return firstLimits.some((one) => one === field);
}

/** The fields that a refusal's code points to; the first of them on the form is marked. */
const refusedFields = {
  ACCOUNT_TAKEN: ['username', 'mobileNum'],
  MOBILE_TAKEN: ['mobileNum'],
  EMAIL_TAKEN: ['email'],
  CODE_WRONG: ['verificationCode'],
  CODE_EXPIRED: ['verificationCode'],
} as const satisfies Partial<Record<Code, readonly RegisterField[]>>;
type RefusedCode = keyof typeof refusedFields;

/** What is wrong with a field; `refused`: the gateway rejected it, and its code says no more. */
export type RegisterProblem =
  | 'required'
  | 'pattern'
  | 'confirmation'
  | MobileProblem
  | 'date'
  | 'age'
  | 'amount'
  | 'minutes'
  | 'refused'
  | RefusedCode;
export type RegisterProblems = Readonly<Partial<Record<RegisterField, RegisterProblem>>>;

/** The result of a pattern from outside; 'unknown' leaves the decision to the gateway. */
export type Verdict = 'match' | 'mismatch' | 'unknown';

/** A text that an outside pattern, or the gateway, rejected. */
export type Declined = { readonly text: string; readonly by: 'pattern' | 'refused' | RefusedCode };

/** The content of the form. */
export type RegisterForm = {
  readonly type: RegisterType;
  readonly features: Features;
  readonly rules: readonly RegisterRule[];
  /** The gateway says that people born later are too young; null leaves that to the gateway. */
  readonly latestBirthday: string | null;
  readonly fields: RegisterFields;
  readonly dialing: Dialing;
  readonly captchaWanted: boolean;
  /** The invitation code that the tab came with; null without one, once it proved wrong, or once the person removed it. */
  readonly invitation: string | null;
  /** Rejected texts: a field is wrong for as long as it holds one. */
  readonly declined: Readonly<Partial<Record<RegisterField, Declined>>>;
};

/** A field on the form, with its rule when the gateway sent one. */
export type ShownField = {
  readonly field: RegisterField;
  readonly required: boolean;
  readonly rule: RegisterRule | undefined;
};

export const noRegisterFields = Object.fromEntries(
  registerFields.map((field) => [field, '']),
) as RegisterFields;

/**
 * The open ways (spec 6). By number only together with an SMS code or a password: otherwise anyone could
 * register with anyone's number.
 */
export function registerTypes(features: Features): readonly RegisterType[] {
  if (!features.directRegistration) return [];
  const secret = features.registrationSms || features.mobilePasswordRegistration;
  const byNumber = features.mobileRegistration && secret;
  return [
    ...(features.usernameRegistration ? ['username' as const] : []),
    ...(byNumber ? ['mobile' as const] : []),
  ];
}

function ruleOf({ rules }: RegisterForm, field: RegisterField): RegisterRule | undefined {
  return rules.find((rule) => rule.field === field && rule.enabled !== false);
}

/** Whether a field is on the form, and whether it is required (spec 4, 5); null when it is not. */
function demandOf(form: RegisterForm, field: RegisterField, rule: RegisterRule | undefined): boolean | null {
  const { type, features, captchaWanted, invitation } = form;
  const ruled = rule ? rule.required === true : null;
  switch (field) {
    case 'username':
      return type === 'username' ? true : null;
    case 'mobileNum':
      return type === 'mobile' || rule ? true : null;
    case 'verificationCode':
      return features.registrationSms && (type === 'mobile' || ruleOf(form, 'mobileNum')) ? true : null;
    case 'agreement':
      return true;
    case 'password':
    case 'confirmPassword':
      return type === 'username' || features.mobilePasswordRegistration ? true : null;
    case 'paymentPassword':
      return rule ? true : null;
    case 'affiliateCode':
      return invitation === null ? ruled : null;
    case 'captcha':
      return captchaWanted ? true : ruled;
    default:
      return ruled;
  }
}

/** The fields on the form, in order. */
export function shownFields(form: RegisterForm): readonly ShownField[] {
  return registerFields.flatMap((field) => {
    const rule = ruleOf(form, field);
    const required = demandOf(form, field, rule);
    return required === null ? [] : [{ field, required, rule }];
  });
}

const units = { depositLimit: 'money', timeLimit: 'minutes' } as const;

/** A first limit as on the wire; undefined for a text that is none. */
function limitText(field: keyof typeof units, typed: string): string | undefined {
  const read = limitTyped(units[field], typed);
  return 'value' in read ? read.value : undefined;
}

/** The text of a field as it is sent: read as the contract reads it, a number in its country, a day in its rule's format. */
export function textOf(form: RegisterForm, field: RegisterField): string {
  const text = form.fields[field];
  if (field === 'agreement') return text;
  if (field === 'depositLimit' || field === 'timeLimit') return limitText(field, text) ?? text;
  if (field === 'birthday') return dayInRule(text, ruleOf(form, field));
  return field === 'mobileNum' ? mobileOf(text, form.dialing) : readField(field, text);
}

function birthdayProblem({ fields, latestBirthday }: RegisterForm): RegisterProblem | undefined {
  if (!isDay(fields.birthday)) return 'date';
  return latestBirthday !== null && fields.birthday > latestBirthday ? 'age' : undefined;
}

/** What is wrong with a text by the field that it is in, whatever its rule says. */
function ownProblem(form: RegisterForm, field: RegisterField): RegisterProblem | undefined {
  const text = form.fields[field];
  switch (field) {
    case 'mobileNum':
      return mobileProblem(text, form.dialing);
    case 'birthday':
      return birthdayProblem(form);
    case 'depositLimit':
      return limitText(field, text) === undefined ? 'amount' : undefined;
    case 'timeLimit':
      // Play begins with some minutes at least (contract/registration.ts); later none is a limit too.
      return ['0', undefined].includes(limitText(field, text)) ? 'minutes' : undefined;
    default:
      return undefined;
  }
}

/** What is wrong with one field (spec 5), by built-in rules only. */
function problemOf(form: RegisterForm, { field, required, rule }: ShownField): RegisterProblem | undefined {
  const text = textOf(form, field);
  if (isBlank(text)) return required ? 'required' : undefined;
  if (field === 'confirmPassword') return text === textOf(form, 'password') ? undefined : 'confirmation';
  const wrong = ownProblem(form, field);
  if (wrong) return wrong;
  if (rule && !keepsRule(text, rule)) return 'pattern';
  const declined = form.declined[field];
  return declined?.text === text ? declined.by : undefined;
}

/** What is wrong with the form, field by field; limited to the given fields if any are given. */
export function registerProblems(
  form: RegisterForm,
  of: readonly RegisterField[] = registerFields,
): RegisterProblems {
  const wrong = shownFields(form)
    .filter(({ field }) => of.includes(field))
    .flatMap((shown) => {
      const problem = problemOf(form, shown);
      return problem ? [[shown.field, problem] as const] : [];
    });
  return Object.fromEntries(wrong);
}

/** Whether a field's problem is one of the gateway's codes: then that code's text explains it. */
export function refusedBy(problem: string): problem is RefusedCode {
  return Object.hasOwn(refusedFields, problem);
}

/** Whether the form may be sent despite what is wrong: a name may be free by now, and a code right for another number. */
export function sendable(problems: RegisterProblems): boolean {
  return Object.values(problems).every(refusedBy);
}

/** The field that a code of the gateway is about; none when it is about something else, or not on the form. */
export function fieldBy(form: RegisterForm, code: RefusedCode): RegisterField | undefined {
  const shown = shownFields(form).map(({ field }) => field);
  return refusedFields[code].find((field) => shown.includes(field));
}

/** The question for a field's outside pattern; null when it has none, or there is nothing to check. */
export function questionOf(
  form: RegisterForm,
  field: RegisterField,
): { readonly field: RegisterField; readonly pattern: string; readonly text: string } | null {
  const pattern = foreignPattern(ruleOf(form, field));
  const text = textOf(form, field);
  return pattern === null || text === '' ? null : { field, pattern, text };
}

/** How much of a name chosen by the gateway is shown. */
const longestName = 60;

/** Fields that the gateway requires but nobody can fill in: the form lacks them and sends none by itself. */
export function unknownDemands(rules: readonly RegisterRule[]): readonly string[] {
  const unknown = rules.filter(
    ({ field, enabled, required }) =>
      enabled !== false && required === true && !Object.hasOwn(RegistrationUser.shape, field),
  );
  return [...new Set(unknown.map(({ field }) => field.slice(0, longestName)))];
}

/** The same, plus the field that the gateway refused if it is not on the form. */
export function unmetDemands(form: RegisterForm, refused: unknown): readonly string[] {
  const known = unknownDemands(form.rules);
  if (typeof refused !== 'string' || shownFields(form).some(({ field }) => field === refused)) return known;
  return [...new Set([...known, refused.slice(0, longestName)])];
}
