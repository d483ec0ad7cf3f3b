import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { forgotMachine } from '#machines/password/forgot.machine.ts';
import { Tabs } from '#src/ui/tabs.tsx';
import styles from './change-form.module.css';
import type { ForgotParts } from './forgot-dialog.tsx';
import { MailFields } from './mail-fields.tsx';
import { NewSecrets } from './new-secrets.tsx';

type Props = ForgotParts & { forgot: ActorRefFrom<typeof forgotMachine> };

/** The new password, twice, for a person who proves who they are by their number. */
function ForgotSecrets({ forgot }: Pick<Props, 'forgot'>) {
  const typed = useSelector(forgot, ({ context }) => context.fields);
  const problems = useSelector(forgot, ({ context }) => context.problems);
  const rule = useSelector(forgot, ({ context }) => context.rule);
  const busy = useSelector(forgot, (snapshot) => snapshot.hasTag('busy'));
  return (
    <NewSecrets
      {...{ typed, problems, rule, busy }}
      onValue={(field, value) => forgot.send({ type: 'field.changed', field, value })}
    />
  );
}

/** E-mail or mobile: tabs only where help by mobile is enabled (spec 2). */
export function ForgotWays({ forgot, mobile }: Props) {
  const { t } = useTranslation(['password']);
  const way = useSelector(forgot, ({ context }) => context.way);
  const phoneEnabled = useSelector(forgot, ({ context }) => context.phoneEnabled);
  const item = (id: 'email' | 'phone', label: string, content: ReactNode) => ({
    id,
    label,
    content: <div className={styles.form}>{content}</div>,
  });
  const email = item('email', t('password.forgot.byEmail'), <MailFields forgot={forgot} />);
  const phone = item(
    'phone',
    t('password.forgot.byPhone'),
    <>
      {mobile}
      <ForgotSecrets forgot={forgot} />
    </>,
  );
  return (
    <Tabs
      label={t('password.forgot.ways')}
      items={phoneEnabled ? [email, phone] : [email]}
      value={way}
      onValue={(id) => forgot.send({ type: 'way.picked', way: id === phone.id ? 'phone' : 'email' })}
    />
  );
}
