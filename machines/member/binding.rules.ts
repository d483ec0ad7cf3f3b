import type { CallInput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { Profile } from '#contract/member.ts';
import {
  type Dialing,
  type MobileProblem,
  mobileOf,
  mobileProblem,
  noDialing,
} from '#contract/mobile-numbers.ts';
import { codeOf, type EmailProblem, emailOf, emailProblem, emailProblems, isBlank } from '#contract/typed.ts';
import { fieldsTyped } from '../kit/draft.rules.ts';
import { type Form, nothingWrong, type Problems } from '../kit/form.rules.ts';
import type { Doubt } from '../kit/unsure-secret.rules.ts';

export type BindingKind = CallInput<'member.bind'>['kind'];
export type BindingField = 'target' | 'code' | 'password';
export type BindingProblem = 'required' | 'format' | MobileProblem | EmailProblem;

/** Whether what is wrong is wrong with an e-mail address. */
export function isEmailProblem(problem: BindingProblem): problem is EmailProblem {
  return emailProblems.some((one) => one === problem);
}

type BindingProblems = Problems<BindingField, BindingProblem>;

/** The content of the form. */
export type BindingForm = {
  readonly kind: BindingKind;
  readonly fields: Form<BindingField, BindingProblem>['fields'];
  readonly dialing: Dialing;
};

/** Everything the machine knows. */
export type BindingContext = BindingForm &
  Form<BindingField, BindingProblem> &
  Doubt & {
    /** What was bound at the moment of sending, mostly hidden, as the form showed it. */
    readonly bound: string | null;
  };

export const noBinding = {
  fields: { target: '', code: '', password: '' },
  dialing: noDialing,
} as const;

/** An untouched form. */
export function newBinding(kind: BindingKind): BindingContext {
  return { kind, ...noBinding, ...nothingWrong, bound: null, doubted: false };
}

/** How the gateway refuses a binding that already succeeded: its code is used up. */
export const bindingEchoes = ['CODE_WRONG', 'CODE_EXPIRED'];

/** What is wrong with the number or address; asking for a code needs nothing else. */
export function targetProblem({ kind, fields, dialing }: BindingForm): BindingProblem | undefined {
  if (isBlank(fields.target)) return 'required';
  return kind === 'mobile' ? mobileProblem(fields.target, dialing) : emailProblem(fields.target);
}

/** What is wrong with the form, field by field (spec 5); the gateway still decides. */
export function bindingProblems(form: BindingForm): BindingProblems {
  const problems: Partial<Record<BindingField, BindingProblem>> = {};
  const target = targetProblem(form);
  if (target) problems.target = target;
  if (isBlank(form.fields.code)) problems.code = 'required';
  if (form.fields.password === '') problems.password = 'required';
  return problems;
}

/** The problem of the number or address alone, as a message. */
export function markedTarget(form: BindingForm): BindingProblems {
  const problem = targetProblem(form);
  return problem ? { target: problem } : {};
}

/** The problems that remain once the number or address is edited. */
export function withoutTarget({ target: _, ...others }: BindingProblems): BindingProblems {
  return others;
}

/** The input of the call for a code. */
export function codeInput({ kind, fields, dialing }: BindingForm) {
  return kind === 'mobile'
    ? { kind, target: mobileOf(fields.target, dialing), countryDialingCode: dialing.code }
    : { kind, target: emailOf(fields.target), countryDialingCode: '' };
}

/** What to bind, and its proof. */
export function bindingInput(form: BindingForm): CallInput<'member.bind'> {
  return { ...codeInput(form), code: codeOf(form.fields.code), password: form.fields.password };
}

/** The field that the gateway marked in its refusal. */
export function refusedTarget({ code }: Failure): BindingProblems {
  return code === 'FIELD_REFUSED' || code === 'PHONE_INVALID' ? { target: 'format' } : {};
}

/** The visible parts of a shown number or address: its beginning and its end. */
function shownParts(shown: string): readonly [start: string, end: string] {
  const [start = '', ...others] = shown.toLowerCase().split(/•+/);
  return [start, others.at(-1) ?? ''];
}

/** A number as digits only, an address in lower case. */
function bare(kind: BindingKind, text: string): string {
  return kind === 'mobile' ? text.replace(/\D/g, '') : text.toLowerCase();
}

/**
 * Whether the gateway now shows as bound what was sent; null when that can't be told, because the previous
 * one looks the same.
 */
export function boundNow(form: BindingContext, profile: Profile): boolean | null {
  const shown = profile[form.kind];
  if (shown === null) return false;
  const { target, countryDialingCode } = codeInput(form);
  const sent = bare(form.kind, `${countryDialingCode}${target}`);
  const [start, end] = shownParts(shown).map((part) => bare(form.kind, part));
  const fits = sent.startsWith(start ?? '') && sent.endsWith(end ?? '');
  return fits && shown === form.bound ? null : fits;
}

/** How the form is filled in again: the code and the password are typed anew. */
export function bindingDraft({ fields: { target }, dialing }: BindingForm) {
  return [{ type: 'country.picked' as const, dialing }, ...fieldsTyped({ target })];
}
