import type { Failure } from '#contract/errors.ts';
import { type Doubt, leavesUnsure } from '../kit/doubt.rules.ts';
import type { Typed } from '../kit/form.rules.ts';
import { type Admission, type EntryWay, notAdmitted, type WayInput } from '../session/entry.rules.ts';
import type { Features } from '../system/features.rules.ts';
import { type Dialing, mobileValid, noDialing } from '../verification/mobile.rules.ts';
import type { CodeNumber } from '../verification/sms-code.rules.ts';
import type { WorldEvent } from '../world.ts';
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
export type ForgotContext = Admission &
  Doubt & {
    readonly way: ForgotWay;
    readonly phoneEnabled: boolean;
    readonly fields: ForgotFields;
    readonly dialing: Dialing;
    readonly rule: PasswordRule | null;
    readonly problems: ForgotProblems;
    readonly failure: Failure | null;
    readonly ticket: string;
    /** Of a solved slider, good for one call. */
    readonly verificationData: string | null;
  };

/** Some of it, as the machine is given it. */
export type Known<Part extends keyof ForgotContext> = Pick<ForgotContext, Part>;

/** The number that a code was sent to before the form was closed. */
export type Recalled = { readonly type: 'number.recalled' } & CodeNumber;

/** What is switched on, by the gateway's word. */
export type Learned = { readonly features: Features };

/** Everything the machine may be told. */
export type ForgotEvent =
  | ({ readonly type: 'field.changed' } & Typed<ForgotField>)
  | { readonly type: 'way.picked'; readonly way: ForgotWay }
  | { readonly type: 'country.picked'; readonly dialing: Dialing }
  | ({ readonly type: 'features.learned' } & Learned)
  | { readonly type: 'ticket.found'; readonly ticket: string }
  | Recalled
  | { readonly type: 'code.asked' }
  | { readonly type: 'submitted' }
  | { readonly type: 'form.wanted' }
  | { readonly type: 'exit.clicked'; readonly next: EntryWay }
  | { readonly type: 'closed' };

/** What the machine is made of besides its chart. */
export type ForgotTypes = {
  input: WayInput;
  context: ForgotContext;
  events: ForgotEvent;
  emitted: WorldEvent;
  output: Admission;
  tags: 'busy' | 'stable' | 'refused' | 'unsure' | 'audited';
};

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
    doubted: false,
    ticket: '',
    verificationData: null,
  };
}

/** The form where the gateway's word on its features came, or changed, after it was opened. */
export function withFeatures({ way }: ForgotContext, { features }: Learned): Partial<ForgotContext> {
  return { phoneEnabled: features.phoneReset, way: features.phoneReset ? way : 'email' };
}

/** The form with the number that a code was sent to from it before: it is told so as it opens, when nothing is typed. */
export function withNumber(context: ForgotContext, number: CodeNumber): Partial<ForgotContext> {
  const { fields, phoneEnabled, way } = context;
  return {
    way: phoneEnabled ? 'phone' : way,
    dialing: { code: number.countryDialingCode, digits: [] },
    fields: { ...fields, mobileNum: number.mobileNum },
  };
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

/** What is sent to ask for the mail. */
export function mailInput({ fields }: ForgotContext) {
  return { username: fields.username.trim(), email: fields.email.trim() };
}

/** The number a code is sent to. */
export function codeInput({ fields, dialing }: ForgotContext) {
  return { mobileNum: fields.mobileNum.trim(), countryDialingCode: dialing.code };
}

/** What the sender of codes is told of a code for that number. */
export function codeWanted(context: ForgotContext) {
  return { type: 'code.wanted' as const, purpose: 'forgot' as const, input: codeInput(context) };
}

/** What is sent to set the password with the code, with the proof of a slider when one was solved for it. */
export function resetInput(context: ForgotContext) {
  const { fields, verificationData } = context;
  return {
    ...codeInput(context),
    newPassword: fields.newPassword,
    verificationCode: fields.code.trim(),
    ...(verificationData === null ? {} : { verificationData }),
  };
}

/** Whether nobody knows the end of a reset by phone: once another was done, its code is spent and its password in force. */
export function resetUnsure(context: ForgotContext, error: unknown): boolean {
  return leavesUnsure(context, error, ['CODE_WRONG', 'CODE_EXPIRED', 'PASSWORD_SAME']);
}

/** Whether a solved slider is wanted first. */
export function sliderFlag({ failure }: ForgotContext): boolean {
  return failure?.code === 'SLIDER_NEEDED';
}

/** How it ended, from what the machine knows at its end. */
export function forgotOutput({ accepted, restricted, next }: ForgotContext): Admission {
  return { accepted, restricted, next };
}
