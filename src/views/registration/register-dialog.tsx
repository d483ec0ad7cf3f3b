import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { registerMachine } from '#machines/registration/register.machine.ts';
import { useChild } from '#src/actors/residents.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { RegisterForm } from './register-form.tsx';
import { RegisterOpening } from './register-opening.tsx';

export type RegisterParts = {
  /** Parts from other areas, passed in by the app: banner, number and code, captcha, identity providers. */
  readonly banner: ReactNode;
  readonly mobile: ReactNode;
  readonly captcha: ReactNode;
  readonly providers: ReactNode;
  /** What stands below the form, for everybody. */
  readonly foot: ReactNode;
};

type Props = RegisterParts & { registration: ActorRefFrom<typeof registerMachine> };

/** The registration dialog (spec 2): its form, or why there is none yet. */
export function RegisterDialog({ registration, banner, foot, ...parts }: Props) {
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
      {form ? <RegisterForm form={form} {...parts} /> : <RegisterOpening registration={registration} />}
      {foot}
    </Dialog>
  );
}
