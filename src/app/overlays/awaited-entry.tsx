import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryWay } from '#machines/session/entry.rules.ts';
import { AwaitedEntry } from '#src/views/session/awaited-entry.tsx';

function AwaitedLogin() {
  const { t } = useTranslation(['session']);
  const words = { title: t('session.login.title'), text: t('session.login.subtitle') };
  return <AwaitedEntry {...words} closeLabel={t('session.login.close')} banner fields={2} />;
}

function AwaitedRegistration() {
  const { t } = useTranslation(['registration']);
  const words = { title: t('registration.register.title'), text: t('registration.register.subtitle') };
  return <AwaitedEntry {...words} closeLabel={t('registration.register.close')} banner fields={5} />;
}

function AwaitedForgot() {
  const { t } = useTranslation(['password']);
  return (
    <AwaitedEntry title={t('password.forgot.title')} closeLabel={t('password.forgot.close')} fields={2} />
  );
}

/** The dialogs that have an address of their own, until they are here. */
export const awaitedEntries: Partial<Record<EntryWay, ReactNode>> = {
  login: <AwaitedLogin />,
  register: <AwaitedRegistration />,
  forgot: <AwaitedForgot />,
};
