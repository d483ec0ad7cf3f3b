import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { forgotMachine } from '#machines/password/forgot.machine.ts';
import { TextField } from '#src/ui/text-field.tsx';

/** User name and e-mail address, which must belong together (spec 5). */
export function MailFields({ forgot }: { forgot: ActorRefFrom<typeof forgotMachine> }) {
  const { t } = useTranslation(['password']);
  const { username, email } = useSelector(forgot, ({ context }) => context.fields);
  const problems = useSelector(forgot, ({ context }) => context.problems);
  const busy = useSelector(forgot, (snapshot) => snapshot.hasTag('busy'));
  const wrong = problems.email === 'email' ? 'emailFormat' : 'emailRequired';
  return (
    <>
      <TextField
        name="username"
        data-autofocus=""
        label={t('password.forgot.username')}
        value={username}
        error={problems.username && t('password.forgot.usernameRequired')}
        required
        readOnly={busy}
        maxLength={128}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onValue={(value) => forgot.send({ type: 'field.changed', field: 'username', value })}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('password.forgot.email')}
        value={email}
        error={problems.email && t(`password.forgot.${wrong}`)}
        required
        readOnly={busy}
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        onValue={(value) => forgot.send({ type: 'field.changed', field: 'email', value })}
      />
    </>
  );
}
