import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';

type Props = { login: ActorRefFrom<typeof loginMachine> };

function UsernameField({ login }: Props) {
  const { t } = useTranslation(['session']);
  const username = useSelector(login, ({ context }) => context.fields.username);
  const problem = useSelector(login, ({ context }) => context.problems.username);
  // Back from a provider's window, the focus belongs to that provider's button.
  const chosen = useSelector(login, ({ context }) => context.provider);
  const busy = useSelector(login, (snapshot) => snapshot.hasTag('busy'));
  return (
    <TextField
      name="username"
      data-autofocus={chosen ? undefined : ''}
      label={t('session.login.username')}
      value={username}
      error={problem && t('session.login.usernameRequired')}
      required
      readOnly={busy}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onValue={(value) => login.send({ type: 'field.changed', field: 'username', value })}
    />
  );
}

function LoginPassword({ login }: Props) {
  const { t } = useTranslation(['session']);
  const password = useSelector(login, ({ context }) => context.fields.password);
  const problem = useSelector(login, ({ context }) => context.problems.password);
  const busy = useSelector(login, (snapshot) => snapshot.hasTag('busy'));
  return (
    <PasswordField
      name="password"
      label={t('session.login.password')}
      showLabel={t('session.login.showPassword')}
      hideLabel={t('session.login.hidePassword')}
      value={password}
      error={problem && t('session.login.passwordRequired')}
      required
      readOnly={busy}
      autoComplete="current-password"
      onValue={(value) => login.send({ type: 'field.changed', field: 'password', value })}
    />
  );
}

/** User name and password (spec 5: both required); a key in one draws only that one. */
export function UsernameFields(props: Props) {
  return (
    <>
      <UsernameField {...props} />
      <LoginPassword {...props} />
    </>
  );
}
