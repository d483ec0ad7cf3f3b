import type { CallOutput } from '#contract/calls.ts';
import { codeOf, isBlank } from '#contract/typed.ts';
import type { Form, Problems } from '../kit/form.rules.ts';

/** A started authenticator: its secret in base32, and the same as an `otpauth:` address. */
export type Begun = CallOutput<'member.beginAuthenticator'>;

export type ProofField = 'password' | 'code';
export type ProofProblem = 'required' | 'digits';
type ProofFields = Form<ProofField, ProofProblem>['fields'];

/** How the gateway refuses a code that already succeeded: each works once. */
export const codeEchoes = ['CODE_WRONG'];

export const noProof: ProofFields = { password: '', code: '' };

const sixDigits = /^[0-9]{6}$/;

/** What is wrong with the fields that are asked for. */
export function proofProblems(
  fields: ProofFields,
  asked: readonly ProofField[],
): Problems<ProofField, ProofProblem> {
  const problems: Partial<Record<ProofField, ProofProblem>> = {};
  for (const field of asked) if (isBlank(fields[field])) problems[field] = 'required';
  if (asked.includes('code') && !problems.code && !sixDigits.test(codeOf(fields.code)))
    problems.code = 'digits';
  return problems;
}
