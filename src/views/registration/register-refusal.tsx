import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { leftUnknown, perhapsRegistered, refusedField } from '#machines/registration/register-form.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { FailureHelp } from '#src/views/acts/failure-help.tsx';
import { controlOf } from './register-field.ts';

type Props = { form: ActorRefFrom<typeof registerFormMachine> };

/**
 * Why the gateway said no, or that the outcome is unknown; a person who may already be registered sees the
 * way to the login, once.
 */
export function RegisterRefusal({ form }: Props) {
  const { t } = useTranslation(['registration']);
  const textOf = useFailureText();
  const failure = useSelector(form, ({ context }) => context.failure);
  const perhaps = useSelector(form, ({ context }) => perhapsRegistered(context));
  const unknown = useSelector(form, ({ context }) => leftUnknown(context));
  const field = useSelector(form, ({ context }) => refusedField(context).field);
  const warned = useSelector(form, atStep('misinvited'));
  if (!failure || warned) return null;
  const login = (
    <Button size="small" onClick={() => form.send({ type: 'exit.clicked', next: 'login' })}>
      {t('registration.register.login')}
    </Button>
  );
  return (
    <Alert
      action={
        <>
          {perhaps && login}
          <FailureHelp failure={failure} />
        </>
      }
      about={field && controlOf(field)}
    >
      {[
        unknown ? t('registration.register.unknown') : textOf(failure),
        ...(perhaps && !unknown && failure.code !== 'ACCOUNT_TAKEN'
          ? [t('registration.register.perhaps')]
          : []),
      ].join(' ')}
    </Alert>
  );
}
