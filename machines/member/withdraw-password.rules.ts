import { failureOf } from '#contract/errors.ts';
import { withdrawPasswordOf } from '#contract/typed.ts';
import type { Form, Problems } from '../kit/form.rules.ts';
import type { Doubt } from '../kit/unsure-secret.rules.ts';

export type WithdrawField = 'password' | 'newPassword' | 'confirmNewPassword';
export type WithdrawProblem = 'required' | 'digits' | 'guessable' | 'confirmation';
type WithdrawFields = Form<WithdrawField, WithdrawProblem>['fields'];

export const noWithdrawFields: WithdrawFields = { password: '', newPassword: '', confirmNewPassword: '' };

/** Six digits that a thief would try first: one repeated, a group repeated, or a run up or down. */
function guessable(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, at) => (10 + Number(digit) - Number(digits[at])) % 10);
  const run = new Set(steps).size === 1 && [0, 1, 9].includes(steps[0] ?? 0);
  return run || /^(\d{1,3})\1+$/.test(digits);
}

function newProblem(digits: string): WithdrawProblem | undefined {
  if (digits === '') return 'required';
  if (!/^[0-9]{6}$/.test(digits)) return 'digits';
  return guessable(digits) ? 'guessable' : undefined;
}

/** What is wrong with the form, field by field; the gateway still decides. */
export function withdrawProblems(fields: WithdrawFields): Problems<WithdrawField, WithdrawProblem> {
  const { password } = fields;
  const newPassword = withdrawPasswordOf(fields.newPassword);
  const confirmNewPassword = withdrawPasswordOf(fields.confirmNewPassword);
  const problems: Partial<Record<WithdrawField, WithdrawProblem>> = {};
  if (password === '') problems.password = 'required';
  const problem = newProblem(newPassword);
  if (problem) problems.newPassword = problem;
  if (confirmNewPassword === '') problems.confirmNewPassword = 'required';
  else if (confirmNewPassword !== newPassword) problems.confirmNewPassword = 'confirmation';
  return problems;
}

/** Whether a refusal says that these digits are already set after an unanswered sending: then that sending succeeded. */
export function setBefore({ doubted }: Doubt, error: unknown): boolean {
  return doubted && failureOf(error).code === 'PASSWORD_SAME';
}
