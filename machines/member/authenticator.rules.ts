import type { CallOutput } from '#contract/calls.ts';
import type { Form, Problems } from '../kit/form.rules.ts';

/** A started authenticator: its secret in base32, and the same as an `otpauth:` address. */
export type Begun = CallOutput<'member.beginAuthenticator'>;

export type ProofField = 'password' | 'code';
export type ProofProblem = 'required' | 'digits';
type ProofFields = Form<ProofField, ProofProblem>['fields'];

/** How the gateway refuses a code that already succeeded: each works once. */
export const codeEchoes = ['CODE_WRONG'];

export const noProof: ProofFields = { password: '', code: '' };

/** Apps show a code in two groups of three, separated by any kind of space. */
const sixDigits = /^\d{3}\s?\d{3}$/;

/** What is wrong with the fields that are asked for. */
export function proofProblems(
  fields: ProofFields,
  asked: readonly ProofField[],
): Problems<ProofField, ProofProblem> {
  const problems: Partial<Record<ProofField, ProofProblem>> = {};
  for (const field of asked) if (fields[field].trim() === '') problems[field] = 'required';
  if (asked.includes('code') && !problems.code && !sixDigits.test(fields.code.trim()))
    problems.code = 'digits';
  return problems;
}

/** A code without the gap between its groups, or any space copied along. */
export function codeOf({ code }: ProofFields): string {
  return code.replaceAll(/\s/g, '');
}
