import type { CallInput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { Profile } from '#contract/member.ts';
import type { Doubt } from '../kit/doubt.rules.ts';
import { type Form, nothingWrong, type Problems } from '../kit/form.rules.ts';
import { type Dialing, mobileValid, noDialing } from '../verification/mobile.rules.ts';

export type BindingKind = CallInput<'member.bind'>['kind'];
export type BindingField = 'target' | 'code' | 'password';
export type BindingProblem = 'required' | 'format';
type BindingProblems = Problems<BindingField, BindingProblem>;

/** All that the form holds. */
export type BindingForm = {
  readonly kind: BindingKind;
  readonly fields: Form<BindingField, BindingProblem>['fields'];
  readonly dialing: Dialing;
};

/** Everything the machine knows. */
export type BindingContext = BindingForm &
  Form<BindingField, BindingProblem> &
  Doubt & {
    /** What was bound when it was sent, mostly hidden, as the form showed it. */
    readonly bound: string | null;
  };

export const noBinding = {
  fields: { target: '', code: '', password: '' },
  dialing: noDialing,
} as const;

/** A form nobody has touched. */
export function newBinding(kind: BindingKind): BindingContext {
  return { kind, ...noBinding, ...nothingWrong, bound: null, doubted: false };
}

/** How a binding is refused once it was done: its code is spent. */
export const bindingEchoes = ['CODE_WRONG', 'CODE_EXPIRED'];

/** One address: the gateway looks closer. */
const address = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/;
const longestAddress = 254;

/** What is wrong with the number or address, which is all that sending a code asks for. */
export function targetProblem({ kind, fields, dialing }: BindingForm): BindingProblem | undefined {
  const target = fields.target.trim();
  if (target === '') return 'required';
  const valid =
    kind === 'mobile'
      ? mobileValid(target, dialing)
      : address.test(target) && target.length <= longestAddress;
  return valid ? undefined : 'format';
}

/** What is wrong with the form, field by field (spec 5); the gateway still has the last word. */
export function bindingProblems(form: BindingForm): BindingProblems {
  const problems: Partial<Record<BindingField, BindingProblem>> = {};
  const target = targetProblem(form);
  if (target) problems.target = target;
  if (form.fields.code.trim() === '') problems.code = 'required';
  if (form.fields.password === '') problems.password = 'required';
  return problems;
}

/** What is wrong with the number or address alone, marked. */
export function markedTarget(form: BindingForm): BindingProblems {
  const problem = targetProblem(form);
  return problem ? { target: problem } : {};
}

/** The problems left when the number or address was touched. */
export function withoutTarget({ target: _, ...others }: BindingProblems): BindingProblems {
  return others;
}

/** What a code is asked for with. */
export function codeInput({ kind, fields, dialing }: BindingForm) {
  return { kind, target: fields.target.trim(), countryDialingCode: kind === 'mobile' ? dialing.code : '' };
}

/** What is bound, and with what it is proven. */
export function bindingInput(form: BindingForm): CallInput<'member.bind'> {
  return { ...codeInput(form), code: form.fields.code.trim(), password: form.fields.password };
}

/** The field that the gateway marked in its refusal. */
export function refusedTarget({ code }: Failure): BindingProblems {
  return code === 'FIELD_REFUSED' || code === 'PHONE_INVALID' ? { target: 'format' } : {};
}

/** What is shown of a number or address, without what hides the rest of it: how it begins, and how it ends. */
function shownParts(shown: string): readonly [start: string, end: string] {
  const [start = '', ...others] = shown.toLowerCase().split(/•+/);
  return [start, others.at(-1) ?? ''];
}

/** A number in digits alone, an address in small letters. */
function bare(kind: BindingKind, text: string): string {
  return kind === 'mobile' ? text.replace(/\D/g, '') : text.trim().toLowerCase();
}

/**
 * Whether what was sent is bound now, by what the gateway shows of it; null where that does not tell, for what was bound
 * before is shown alike.
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
