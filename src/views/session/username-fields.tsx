import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';

/** User name and password (spec 5: both required). */
export function UsernameFields({ login }: { login: ActorRefFrom<typeof loginMachine> }) {
  const { t } = useTranslation(['session']);
  const { username, password } = useSelector(login, ({ context }) => context.fields);
  const problems = useSelector(login, ({ context }) => context.problems);
  // Back from a provider's window, the focus belongs to that provider's button.
  const chosen = useSelector(login, ({ context }) => context.provider);
  const busy = useSelector(login, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <TextField
        name="username"
        data-autofocus={chosen ? undefined : ''}
        label={t('session.login.username')}
        value={username}
        error={problems.username && t('session.login.usernameRequired')}
        required
        readOnly={busy}
        maxLength={128}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onValue={(value) => login.send({ type: 'field.changed', field: 'username', value })}
      />
      <PasswordField
        name="password"
        label={t('session.login.password')}
        showLabel={t('session.login.showPassword')}
        hideLabel={t('session.login.hidePassword')}
        value={password}
        error={problems.password && t('session.login.passwordRequired')}
        required
        readOnly={busy}
        maxLength={255}
        autoComplete="current-password"
        onValue={(value) => login.send({ type: 'field.changed', field: 'password', value })}
      />
    </>
  );
}
