import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { useResident } from '#src/actors/residents.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { EntryBanner } from './entry-banner.tsx';
import { LoginForm } from './login-form.tsx';

export type LoginParts = {
  /** The fields of the SMS tab, and the captcha of both; they belong to another area and are hung in by the app. */
  readonly mobile: ReactNode;
  readonly captcha: ReactNode;
  /** The buttons of identity providers, which other forms have too. */
  readonly providers: ReactNode;
  /** What stands below the form, for everybody. */
  readonly foot: ReactNode;
};

type Props = LoginParts & { login: ActorRefFrom<typeof loginMachine> };

/** The login dialog (spec 2). */
export function LoginDialog({ login, foot, ...parts }: Props) {
  const { t } = useTranslation(['session', 'system', 'verification']);
  const ended = useSelector(useResident('session'), (snapshot) => snapshot.hasTag('refused'));
  const doubted = useSelector(useResident('held'), ({ context }) => context.doubted);
  const text = ended ? t('session.login.expiredText') : t('session.login.subtitle');
  const close = { closeLabel: t('session.login.close'), onClose: () => login.send({ type: 'closed' }) };
  return (
    <Dialog
      {...close}
      open
      banner={<EntryBanner group="w_login" />}
      title={ended ? t('session.login.expiredTitle') : t('session.login.title')}
      description={doubted ? t('session.login.doubtedText') : text}
    >
      <LoginForm login={login} {...parts} />
      {foot}
    </Dialog>
  );
}
