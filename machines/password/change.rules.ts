/** A rule of the gateway for a new password (spec 5). */
export type PasswordRule = {
  readonly patternId: string;
  readonly minLength: number;
  readonly maxLength: number;
};

export type ChangeField = 'oldPassword' | 'newPassword' | 'confirmNewPassword';
export type ChangeFields = Readonly<Record<ChangeField, string>>;
export type ChangeProblem = 'required' | 'length' | 'same' | 'confirmation';
export type ChangeProblems = Readonly<Partial<Record<ChangeField, ChangeProblem>>>;

export const noChangeFields: ChangeFields = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** The old password is remembered for a forced change no longer than this; milliseconds. */
export const heldFor = 5 * 60_000;

/** What is wrong with the form, field by field (spec 5); the gateway still has the last word. */
export function changeProblems(fields: ChangeFields, rule: PasswordRule | null): ChangeProblems {
  const { oldPassword, newPassword, confirmNewPassword } = fields;
  const problems: Partial<Record<ChangeField, ChangeProblem>> = {};
  if (oldPassword === '') problems.oldPassword = 'required';
  if (newPassword === '') problems.newPassword = 'required';
  else if (rule && (newPassword.length < rule.minLength || newPassword.length > rule.maxLength)) {
    problems.newPassword = 'length';
  } else if (newPassword === oldPassword) problems.newPassword = 'same';
  if (confirmNewPassword === '') problems.confirmNewPassword = 'required';
  else if (confirmNewPassword !== newPassword) problems.confirmNewPassword = 'confirmation';
  return problems;
}

/** Whether the form may be sent. */
export function changeComplete(fields: ChangeFields, rule: PasswordRule | null): boolean {
  return Object.keys(changeProblems(fields, rule)).length === 0;
}
