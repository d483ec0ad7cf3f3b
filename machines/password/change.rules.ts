import { type NewPasswordProblem, newPasswordProblems, type PasswordRule } from './new-password.rules.ts';

export type ChangeField = 'oldPassword' | 'newPassword' | 'confirmNewPassword';
export type ChangeFields = Readonly<Record<ChangeField, string>>;
export type ChangeProblem = NewPasswordProblem | 'same';
export type ChangeProblems = { readonly [Field in ChangeField]?: ChangeProblem | undefined };

export const noChangeFields: ChangeFields = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** What is wrong with the form, field by field (spec 5); the gateway still has the last word. */
export function changeProblems(fields: ChangeFields, rule: PasswordRule | null): ChangeProblems {
  const { oldPassword, newPassword } = fields;
  const problems = newPasswordProblems(fields, rule);
  if (oldPassword === '') return { ...problems, oldPassword: 'required' };
  return newPassword === oldPassword ? { newPassword: 'same', ...problems } : problems;
}

/** Whether the form may be sent. */
export function changeComplete(fields: ChangeFields, rule: PasswordRule | null): boolean {
  return Object.keys(changeProblems(fields, rule)).length === 0;
}
