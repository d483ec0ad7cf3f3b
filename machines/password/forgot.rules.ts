import type { Failure } from '#contract/errors.ts';
import { type Admission, type EntryWay, notAdmitted, type WayInput } from '../session/entry.rules.ts';
import type { Features } from '../system/features.rules.ts';
import { type Dialing, mobileValid, noDialing } from '../verification/mobile.rules.ts';
import {
  type NewPasswordProblems,
  newPasswordProblems,
  noNewPassword,
  type PasswordRule,
} from './new-password.rules.ts';

/** Where help for a forgotten password is sent (spec 2): by mobile only where it is enabled. */
export type ForgotWay = 'email' | 'phone';

export type ForgotField = 'username' | 'email' | 'mobileNum' | 'code' | 'newPassword' | 'confirmNewPassword';
export type ForgotFields = Readonly<Record<ForgotField, string>>;
export type ForgotProblems = NewPasswordProblems & {
  readonly username?: 'required' | undefined;
  readonly email?: 'required' | 'email' | undefined;
  readonly mobileNum?: 'required' | 'mobile' | undefined;
  readonly code?: 'required' | undefined;
};

export const noForgotFields: ForgotFields = {
  username: '',
  email: '',
  mobileNum: '',
  code: '',
  ...noNewPassword,
};

/** Everything the machine knows. `ticket` is that of a mail's link, for as long as it is of use. */
export type ForgotContext = Admission & {
  readonly way: ForgotWay;
  readonly phoneEnabled: boolean;
  readonly fields: ForgotFields;
  readonly dialing: Dialing;
  readonly rule: PasswordRule | null;
  readonly problems: ForgotProblems;
  readonly failure: Failure | null;
  readonly ticket: string;
};

/** Everything the machine may be told. */
export type ForgotEvent =
  | { readonly type: 'field.changed'; readonly field: ForgotField; readonly value: string }
  | { readonly type: 'way.picked'; readonly way: ForgotWay }
  | { readonly type: 'country.picked'; readonly dialing: Dialing }
  | { readonly type: 'features.learned'; readonly features: Features }
  | { readonly type: 'ticket.found'; readonly ticket: string }
  | { readonly type: 'code.asked' }
  | { readonly type: 'submitted' }
  | { readonly type: 'exit.clicked'; readonly next: EntryWay }
  | { readonly type: 'closed' };

/** A form nobody has touched. */
export function newForgot({ features, failure }: WayInput): ForgotContext {
  return {
    ...notAdmitted,
    way: 'email',
    phoneEnabled: features.phoneReset,
    fields: noForgotFields,
    dialing: noDialing,
    rule: null,
    problems: {},
    failure,
    ticket: '',
  };
}

/** The form where the gateway's word on its features came, or changed, after it was opened. */
export function withFeatures({ way }: ForgotContext, { phoneReset }: Features): Partial<ForgotContext> {
  return { phoneEnabled: phoneReset, way: phoneReset ? way : 'email' };
}

/** Something before the one @, and a host with a dot behind it, all of it without spaces (spec 5). */
const plausibleEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const longestEmail = 254;

/** Whether an e-mail address is plausible; the gateway knows whether it is anybody's. */
export function emailValid(email: string): boolean {
  const typed = email.trim();
  return typed.length <= longestEmail && plausibleEmail.test(typed);
}

type Form = Pick<ForgotContext, 'way' | 'fields' | 'dialing' | 'rule'>;

function emailProblems({ fields }: Form): ForgotProblems {
  const username = fields.username.trim() === '' ? ({ username: 'required' } as const) : {};
  if (fields.email.trim() === '') return { ...username, email: 'required' };
  return emailValid(fields.email) ? username : { ...username, email: 'email' };
}

/** What is wrong with the number alone, before a code is sent to it. */
export function numberProblems({ fields, dialing }: Form): ForgotProblems {
  if (fields.mobileNum.trim() === '') return { mobileNum: 'required' };
  return mobileValid(fields.mobileNum, dialing) ? {} : { mobileNum: 'mobile' };
}

/** What is wrong with the form, field by field (spec 5, forgot password). */
export function forgotProblems(form: Form): ForgotProblems {
  if (form.way === 'email') return emailProblems(form);
  const code = form.fields.code.trim() === '' ? ({ code: 'required' } as const) : {};
  return { ...numberProblems(form), ...code, ...newPasswordProblems(form.fields, form.rule) };
}

/** Whether nothing is wrong. */
export function good(problems: ForgotProblems): boolean {
  return Object.keys(problems).length === 0;
}

/** What is sent to ask for the mail. */
export function mailInput({ fields }: ForgotContext) {
  return { username: fields.username.trim(), email: fields.email.trim() };
}

/** The number a code is sent to. */
export function codeInput({ fields, dialing }: ForgotContext) {
  return { mobileNum: fields.mobileNum.trim(), countryDialingCode: dialing.code };
}

/** What is sent to set the password with the code. */
export function resetInput(context: ForgotContext) {
  const { newPassword, code } = context.fields;
  return { ...codeInput(context), newPassword, verificationCode: code.trim() };
}

/** How it ended, from what the machine knows at its end. */
export function forgotOutput({ accepted, restricted, held, next }: ForgotContext): Admission {
  return { accepted, restricted, held, next };
}
