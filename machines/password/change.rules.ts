import { type Form, nothingWrong, type Problems } from '../kit/form.rules.ts';
import type { Doubt } from '../kit/unsure-secret.rules.ts';
import type { WorldEvent } from '../world.ts';
import { type NewPasswordProblem, newPasswordProblems, type PasswordRule } from './new-password.rules.ts';

export type ChangeField = 'oldPassword' | 'newPassword' | 'confirmNewPassword';
export type ChangeProblem = NewPasswordProblem | 'same';
type ChangeFields = Form<ChangeField, ChangeProblem>['fields'];

export const noChangeFields: ChangeFields = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** The input of the machine. */
export type ChangeInput = { readonly forced: boolean; readonly account: string };

/** Everything the machine knows; `holding` while the old password is the one just typed to sign in. */
export type ChangeContext = ChangeInput &
  Doubt &
  Form<ChangeField, ChangeProblem> & {
    readonly holding: boolean;
    readonly rule: PasswordRule | null;
    readonly changed: boolean;
  };

/** An untouched form. */
export function newChange({ forced, account }: ChangeInput): ChangeContext {
  return {
    forced,
    account,
    holding: false,
    fields: noChangeFields,
    rule: null,
    ...nothingWrong,
    doubted: false,
    changed: false,
  };
}

/** The form without the old password that was held: it has lapsed, or the gateway refused it. */
export function withoutHeld({ fields }: ChangeContext): Pick<ChangeContext, 'holding' | 'fields'> {
  return { holding: false, fields: { ...fields, oldPassword: '' } };
}

/** How the gateway refuses a change after another one succeeded: the old password is no longer valid. */
export const changeEchoes = ['PASSWORD_WRONG'];

/** What is wrong with the form, field by field (spec 5); the gateway still decides. */
export function changeProblems(
  fields: ChangeFields,
  rule: PasswordRule | null,
): Problems<ChangeField, ChangeProblem> {
  const { oldPassword, newPassword } = fields;
  const problems = newPasswordProblems(fields, rule);
  if (oldPassword === '') return { ...problems, oldPassword: 'required' };
  return newPassword === oldPassword ? { newPassword: 'same', ...problems } : problems;
}

/** Reported once this sending is known not to have changed the password; an earlier one may have. */
export function knownNow({ doubted }: ChangeContext): WorldEvent {
  return { type: doubted ? 'password.doubted' : 'password.settled' };
}
