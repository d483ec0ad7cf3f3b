import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { unmet } from '#machines/registration/register-form.rules.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';

type Props = { form: ActorRefFrom<typeof registerFormMachine> };

/** What the gateway requires but nobody can fill in here: named, with a way to customer service. */
export function UnmetDemands({ form }: Props) {
  const { t } = useTranslation(['registration']);
  const support = useSupportContact();
  const fields = useSelector(form, ({ context }) => unmet(context).join(', '));
  if (fields === '') return null;
  const contact = (
    <Button size="small" busy={support.busy} onClick={support.open}>
      {t('registration.register.contact')}
    </Button>
  );
  return (
    <Alert tone="neutral" action={contact}>
      {t('registration.register.unmet', { fields })}
    </Alert>
  );
}
