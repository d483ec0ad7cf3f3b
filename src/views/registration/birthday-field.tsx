import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { DateField } from '#src/ui/date-field.tsx';

type Props = Omit<ComponentProps<typeof DateField>, 'form'> & {
  form: ActorRefFrom<typeof registerFormMachine>;
};

/** The day of birth, in the platform's own picker; it offers no day that is too young by the gateway's clock. */
export function BirthdayField({ form, ...wiring }: Props) {
  const { t } = useTranslation(['registration']);
  const { minimumAge } = useConfiguration().brand;
  const latest = useSelector(form, ({ context }) => context.latestBirthday);
  return (
    <DateField
      {...wiring}
      autoComplete="bday"
      max={latest ?? undefined}
      hint={t('registration.register.birthdayHint', { age: minimumAge })}
    />
  );
}
