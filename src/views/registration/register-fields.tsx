import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type ShownField, shownFields } from '#machines/registration/fields.rules.ts';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { RegisterInput } from './register-input.tsx';

type Props = {
  form: ActorRefFrom<typeof registerFormMachine>;
  readonly mobile: ReactNode;
  readonly captcha: ReactNode;
};

const names = (shown: readonly ShownField[]) =>
  shown.map(({ field, required }) => `${field} ${required}`).join();

/** The fields that the gateway's rules ask for, in order (spec 5). */
export function RegisterFields({ form, mobile, captcha }: Props) {
  // The set of fields changes seldom, their content with every keystroke.
  const shown = useSelector(
    form,
    ({ context }) => shownFields(context),
    (one, other) => names(one) === names(other),
  );
  return shown.map(({ field, required, rule }) => {
    if (field === 'mobileNum') return <Fragment key={field}>{mobile}</Fragment>;
    if (field === 'verificationCode' || field === 'agreement') return null;
    if (field === 'captcha') return <Fragment key={field}>{captcha}</Fragment>;
    return <RegisterInput key={field} form={form} field={field} required={required} rule={rule} />;
  });
}
