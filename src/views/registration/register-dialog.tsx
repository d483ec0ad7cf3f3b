import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { registerMachine } from '#machines/registration/register.machine.ts';
import { useChild } from '#src/actors/residents.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import { RegisterForm } from './register-form.tsx';
import { ToLogin } from './to-login.tsx';

type RegisterParts = {
  /** Parts from another area, passed in by the app: banner and identity providers. */
  readonly banner: ReactNode;
  readonly providers: ReactNode;
  /** What stands below the form, for everybody. */
  readonly foot: ReactNode;
};

type Props = RegisterParts & { registration: ActorRefFrom<typeof registerMachine> };

/** The registration dialog (spec 2): its form, or why there is none yet. */
export function RegisterDialog({ registration, banner, providers, foot }: Props) {
  const { t } = useTranslation(['registration', 'system', 'verification', 'session']);
  const form = useChild(registration, 'registerForm');
  const sending = useSelector(form, (snapshot) => snapshot?.hasTag('busy') ?? false);
  const close = () => (form ? form.send({ type: 'closed' }) : registration.send({ type: 'closed' }));
  return (
    <Dialog
      open
      banner={banner}
      title={t('registration.register.title')}
      description={t('registration.register.subtitle')}
      {...(sending ? {} : { closeLabel: t('registration.register.close'), onClose: close })}
    >
      {form ? (
        <RegisterForm form={form} providers={providers} />
      ) : (
        <RegisterOpening registration={registration} />
      )}
      {foot}
    </Dialog>
  );
}

type RegisterOpeningProps = { registration: ActorRefFrom<typeof registerMachine> };

/** Before there is a form: it is loading, its rules did not come, or registering is not possible (spec 6). */
function RegisterOpening({ registration }: RegisterOpeningProps) {
  const { t } = useTranslation(['registration']);
  const support = useSupportContact();
  const waiting = useSelector(registration, (snapshot) => !snapshot.hasTag('refused'));
  const failure = useSelector(registration, ({ context }) => context.failure);
  const retry = <RetryButton size="small" onClick={() => registration.send({ type: 'rules.retried' })} />;
  const contact = (
    <Button size="small" busy={support.busy} onClick={support.open}>
      {t('registration.register.contact')}
    </Button>
  );
  if (waiting) {
    return (
      <Stack gap={4}>
        <LiveStatus text={t('registration.register.loading')} />
        {['username', 'password', 'confirm', 'name'].map((field) => (
          <Skeleton key={field} shape="block" />
        ))}
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      {failure ? (
        <FailureAlert failure={failure} before={t('registration.register.unlearned')} action={retry} />
      ) : (
        <Alert tone="neutral" action={contact}>
          {t('registration.register.shut')}
        </Alert>
      )}
      <ToLogin onLogin={() => registration.send({ type: 'exit.clicked', next: 'login' })} />
    </Stack>
  );
}
