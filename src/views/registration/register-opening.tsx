import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { registerMachine } from '#machines/registration/register.machine.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import styles from './register-form.module.css';
import { ToLogin } from './to-login.tsx';

type Props = { registration: ActorRefFrom<typeof registerMachine> };

/** Before there is a form: it is loading, its rules did not come, or registering is not possible (spec 6). */
export function RegisterOpening({ registration }: Props) {
  const { t } = useTranslation(['registration']);
  const support = useSupportContact();
  const waiting = useSelector(registration, (snapshot) => !snapshot.hasTag('refused'));
  const failure = useSelector(registration, ({ context }) => context.failure);
  const retry = (
    <Button size="small" onClick={() => registration.send({ type: 'rules.retried' })}>
      {t('registration.register.retry')}
    </Button>
  );
  const contact = (
    <Button size="small" busy={support.busy} onClick={support.open}>
      {t('registration.register.contact')}
    </Button>
  );
  if (waiting) {
    return (
      <div className={styles.form}>
        <LiveStatus text={t('registration.register.loading')} />
        {['username', 'password', 'confirm', 'name'].map((field) => (
          <Skeleton key={field} shape="block" />
        ))}
      </div>
    );
  }
  return (
    <div className={styles.form}>
      {failure ? (
        <FailureAlert failure={failure} before={t('registration.register.unlearned')} action={retry} />
      ) : (
        <Alert tone="neutral" action={contact}>
          {t('registration.register.shut')}
        </Alert>
      )}
      <ToLogin onLogin={() => registration.send({ type: 'exit.clicked', next: 'login' })} />
    </div>
  );
}
