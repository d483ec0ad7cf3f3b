import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type RegisterField,
  type RegisterProblem,
  refusedBy,
  type ShownField,
} from '#machines/registration/fields.rules.ts';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { useRuleText } from '#src/views/acts/rule-text.ts';

/** The fields that are drawn alike: number, code and image belong to another area, and the agreement is a box. */
export type FormField = Exclude<RegisterField, 'mobileNum' | 'verificationCode' | 'captcha' | 'agreement'>;

export type RegisterFieldProps = Omit<ShownField, 'field'> & {
  field: FormField;
  form: ActorRefFrom<typeof registerFormMachine>;
};

/** The name of a field's control: the code's is one that other areas' forms have too. */
export const controlOf = (field: string) => (field === 'verificationCode' ? 'code' : field);

const explained: readonly FormField[] = ['username', 'password', 'paymentPassword'];

/** Connects any control to its field in the form: its text, its label, and its message. */
export function useRegisterField({ form, field, required, rule }: RegisterFieldProps) {
  const { t } = useTranslation(['registration', 'system']);
  const ruleText = useRuleText();
  const { minimumAge } = useConfiguration().brand;
  const value = useSelector(form, ({ context }) => context.fields[field]);
  const problem = useSelector(form, ({ context }) => context.problems[field]);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const words = rule && ruleText(rule);
  const said = (wrong: RegisterProblem) => (refusedBy(wrong) ? t(`system.errors.${wrong}`) : errors[wrong]());
  const errors = {
    required: () => t('registration.problems.required'),
    pattern: () => words,
    confirmation: () => t('registration.problems.confirmation'),
    mobileSigns: () => undefined,
    mobileDigits: () => undefined,
    mobileCountry: () => undefined,
    date: () => t('registration.problems.date'),
    age: () => t('registration.problems.age', { age: minimumAge }),
    amount: () => t('registration.problems.amount'),
    minutes: () => t('registration.problems.minutes'),
    refused: () => t(`registration.problems.${field === 'password' ? 'password' : 'refused'}`),
  };
  return {
    name: field,
    label: t(`registration.fields.${field}`),
    value,
    required,
    readOnly: busy,
    hint: explained.includes(field) && problem !== 'pattern' && words,
    error: problem && said(problem),
    onValue: (typed: string) => form.send({ type: 'field.changed', field, value: typed }),
    onBlur: () => form.send({ type: 'field.left', field }),
  };
}
