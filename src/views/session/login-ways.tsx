import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { Tabs } from '#src/ui/tabs.tsx';
import styles from './login-form.module.css';
import { UsernameFields } from './username-fields.tsx';

type Props = { login: ActorRefFrom<typeof loginMachine>; mobile: ReactNode };

/** User name or SMS: tabs only where SMS login is enabled (spec 2). */
export function LoginWays({ login, mobile }: Props) {
  const { t } = useTranslation(['session']);
  const smsEnabled = useSelector(login, ({ context }) => context.smsEnabled);
  const type = useSelector(login, ({ context }) => context.type);
  const way = (id: 'username' | 'sms', label: string, fields: ReactNode) => ({
    id,
    label,
    content: <div className={styles.form}>{fields}</div>,
  });
  const username = way('username', t('session.login.byUsername'), <UsernameFields login={login} />);
  const sms = way('sms', t('session.login.bySms'), mobile);
  return (
    <Tabs
      label={t('session.login.ways')}
      items={smsEnabled ? [username, sms] : [username]}
      value={type}
      onValue={(id) => login.send({ type: 'type.picked', login: id === sms.id ? 'sms' : 'username' })}
    />
  );
}
