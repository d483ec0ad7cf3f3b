import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { perhapsRegistered } from '#machines/registration/register-form.rules.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';

type Props = { form: ActorRefFrom<typeof registerFormMachine> };

/** Why the gateway said no; whoever may be registered already is shown the way to the login. */
export function RegisterRefusal({ form }: Props) {
  const { t } = useTranslation(['registration']);
  const textOf = useFailureText();
  const failure = useSelector(form, ({ context }) => context.failure);
  const perhaps = useSelector(form, ({ context }) => perhapsRegistered(context));
  const warned = useSelector(form, (snapshot) => snapshot.can({ type: 'warning.closed' }));
  if (!failure || warned) return null;
  const login = (
    <Button size="small" onClick={() => form.send({ type: 'exit.clicked', next: 'login' })}>
      {t('registration.register.login')}
    </Button>
  );
  return (
    <Alert action={perhaps && login}>
      {textOf(failure)} {perhaps && t('registration.register.perhaps')}
    </Alert>
  );
}
