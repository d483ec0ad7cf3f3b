import type { Failure } from '#contract/errors.ts';
import {
  type Dialing,
  type MobileProblem,
  mobileOf,
  mobileProblem,
  noDialing,
} from '#contract/mobile-numbers.ts';
import { accountOf, codeOf, type EmailProblem, emailOf, emailProblem, isBlank } from '#contract/typed.ts';
import type { Typed } from '../kit/form.rules.ts';
import { type Doubt, leavesUnsure } from '../kit/unsure-secret.rules.ts';
import { type Admission, type EntryWay, noAdmission, type WayInput } from '../session/entry.rules.ts';
import type { Features } from '../system/features.rules.ts';
import type { CodeNumber } from '../verification/code-waits.rules.ts';
import type { WorldEvent } from '../world.ts';
import {
  type NewPasswordProblems,
  newPasswordProblems,
  noNewPassword,
  type PasswordRule,
} from './new-password.rules.ts';

/** Where help for a forgotten password is sent (spec 2): by mobile only when that is enabled. */
export type ForgotWay = 'email' | 'phone';

export type ForgotField = 'username' | 'email' | 'mobileNum' | 'code' | 'newPassword' | 'confirmNewPassword';
export type ForgotFields = Readonly<Record<ForgotField, string>>;
export type ForgotProblems = NewPasswordProblems & {
  readonly username?: 'required' | undefined;
  readonly email?: 'required' | EmailProblem | undefined;
  readonly mobileNum?: 'required' | MobileProblem | undefined;
  readonly code?: 'required' | undefined;
};

export const noForgotFields: ForgotFields = {
  username: '',
  email: '',
  mobileNum: '',
  code: '',
  ...noNewPassword,
};

/** Everything the machine knows. `ticket` comes from a mail's link, and is kept while it is useful. */
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
    /** The proof of a solved slider, valid for one call. */
    readonly verificationData: string | null;
  };

/** A part of it, as the machine receives it. */
export type Known<Part extends keyof ForgotContext> = Pick<ForgotContext, Part>;

/** The number that got a code before the form was closed. */
export type Recalled = { readonly type: 'number.recalled' } & CodeNumber;

/** The features that the gateway has switched on. */
export type Learned = { readonly features: Features };

/** Every event of the machine. */
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

/** The types of the chart. */
export type ForgotTypes = {
  input: WayInput;
  context: ForgotContext;
  events: ForgotEvent;
  emitted: WorldEvent;
  output: Admission;
  tags: 'busy' | 'stable' | 'refused' | 'unsure' | 'audited';
};

/** An untouched form. */
export function newForgot({ features, failure }: WayInput): ForgotContext {
  return {
    ...noAdmission,
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

/** The form after the gateway's features arrived or changed. */
export function withFeatures({ way }: ForgotContext, { features }: Learned): Partial<ForgotContext> {
  return { phoneEnabled: features.phoneReset, way: features.phoneReset ? way : 'email' };
}

/** The form with the number that it sent a code to before; it arrives as the form opens, before anything is typed. */
export function withNumber(context: ForgotContext, number: CodeNumber): Partial<ForgotContext> {
  const { fields, phoneEnabled, way } = context;
  return {
    way: phoneEnabled ? 'phone' : way,
    dialing: { code: number.countryDialingCode, digits: [] },
    fields: { ...fields, mobileNum: number.mobileNum },
  };
}

type Form = Pick<ForgotContext, 'way' | 'fields' | 'dialing' | 'rule'>;

function emailProblems({ fields }: Form): ForgotProblems {
  const username = isBlank(fields.username) ? ({ username: 'required' } as const) : {};
  const email = isBlank(fields.email) ? 'required' : emailProblem(fields.email);
  return email ? { ...username, email } : username;
}

/** What is wrong with the number alone, before it gets a code. */
export function numberProblems({ fields, dialing }: Form): ForgotProblems {
  const mobileNum = isBlank(fields.mobileNum) ? 'required' : mobileProblem(fields.mobileNum, dialing);
  return mobileNum ? { mobileNum } : {};
}

/** What is wrong with the form, field by field (spec 5, forgot password). */
export function forgotProblems(form: Form): ForgotProblems {
  if (form.way === 'email') return emailProblems(form);
  const code = isBlank(form.fields.code) ? ({ code: 'required' } as const) : {};
  return { ...numberProblems(form), ...code, ...newPasswordProblems(form.fields, form.rule) };
}

/** The input of the call for the mail. */
export function mailInput({ fields }: ForgotContext) {
  return { username: accountOf(fields.username), email: emailOf(fields.email) };
}

/** The number that gets the code. */
export function codeInput({ fields, dialing }: ForgotContext) {
  return { mobileNum: mobileOf(fields.mobileNum, dialing), countryDialingCode: dialing.code };
}

/** The event for the sender of codes. */
export function codeWanted(context: ForgotContext) {
  return { type: 'code.wanted' as const, purpose: 'forgot' as const, input: codeInput(context) };
}

/** The input of the call that sets the password with the code, and with a slider's proof if one was solved. */
export function resetInput(context: ForgotContext) {
  const { fields, verificationData } = context;
  return {
    ...codeInput(context),
    newPassword: fields.newPassword,
    verificationCode: codeOf(fields.code),
    ...(verificationData === null ? {} : { verificationData }),
  };
}

/**
 * Whether the outcome of a reset by phone is unknown: if an earlier one succeeded, its code is used up and
 * its password is set.
 */
export function resetUnsure(context: ForgotContext, error: unknown): boolean {
  return leavesUnsure(context, error, ['CODE_WRONG', 'CODE_EXPIRED', 'PASSWORD_SAME']);
}

/** Whether the gateway wants a solved slider first. */
export function sliderFlag({ failure }: ForgotContext): boolean {
  return failure?.code === 'SLIDER_NEEDED';
}

/** The output of the machine. */
export function forgotOutput({ accepted, restricted, next }: ForgotContext): Admission {
  return { accepted, restricted, next };
}
