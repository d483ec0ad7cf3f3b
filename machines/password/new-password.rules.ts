import { passwordOf } from '#contract/typed.ts';
import type { Problems } from '../kit/form.rules.ts';

/** The gateway's rule for new passwords (spec 5). */
export type PasswordRule = {
  readonly patternId: string;
  readonly minLength: number;
  readonly maxLength: number;
};

/** A new password, typed twice. */
export type NewPassword = { readonly newPassword: string; readonly confirmNewPassword: string };

export type NewPasswordProblem = 'required' | 'length' | 'confirmation';
export type NewPasswordProblems = Problems<keyof NewPassword, NewPasswordProblem>;

export const noNewPassword: NewPassword = { newPassword: '', confirmNewPassword: '' };

/** What is wrong with a new password and its repetition (spec 5); without a rule the gateway alone decides about the length. */
export function newPasswordProblems(typed: NewPassword, rule: PasswordRule | null): NewPasswordProblems {
  const newPassword = passwordOf(typed.newPassword);
  const confirmNewPassword = passwordOf(typed.confirmNewPassword);
  const { length } = newPassword;
  const problems: Partial<Record<keyof NewPassword, NewPasswordProblem>> = {};
  if (newPassword === '') problems.newPassword = 'required';
  else if (rule && (length < rule.minLength || length > rule.maxLength)) problems.newPassword = 'length';
  if (confirmNewPassword === '') problems.confirmNewPassword = 'required';
  else if (confirmNewPassword !== newPassword) problems.confirmNewPassword = 'confirmation';
  return problems;
}
