import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { forgotMachine } from '#machines/password/forgot.machine.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { EmailError } from '#src/views/acts/email-error.tsx';

/** User name and e-mail address, which must belong together (spec 5). */
export function MailFields({ forgot }: { forgot: ActorRefFrom<typeof forgotMachine> }) {
  const { t } = useTranslation(['password', 'acts']);
  const username = useSelector(forgot, ({ context }) => context.fields.username);
  const email = useSelector(forgot, ({ context }) => context.fields.email);
  const wrongName = useSelector(forgot, ({ context }) => context.problems.username);
  const wrongMail = useSelector(forgot, ({ context }) => context.problems.email);
  const busy = useSelector(forgot, (snapshot) => snapshot.hasTag('busy'));
  const saidOfMail = (problem: NonNullable<typeof wrongMail>) =>
    problem === 'required' ? (
      t('password.forgot.emailRequired')
    ) : (
      <EmailError format={t('password.forgot.emailFormat')} problem={problem} />
    );
  return (
    <>
      <TextField
        name="username"
        data-autofocus=""
        label={t('password.forgot.username')}
        value={username}
        error={wrongName && t('password.forgot.usernameRequired')}
        required
        readOnly={busy}
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
        error={wrongMail && saidOfMail(wrongMail)}
        required
        readOnly={busy}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        onValue={(value) => forgot.send({ type: 'field.changed', field: 'email', value })}
      />
    </>
  );
}
