import { useSelector } from '@xstate/react';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { forgotMachine } from '#machines/password/forgot.machine.ts';
import type {
  NewPassword,
  NewPasswordProblems,
  PasswordRule,
} from '#machines/password/new-password.rules.ts';
import type { resetByMailMachine } from '#machines/password/reset-by-mail.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { useChild } from '#src/actors/residents.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { pathOf } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { EmailError } from '#src/views/acts/email-error.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { EntryMobile } from '#src/views/verification/entry-fields.tsx';
import styles from './change-form.module.css';
import { SecretField } from './secret-field.tsx';

type Props = { forgot: ActorRefFrom<typeof forgotMachine> };

/** The dialogs of a forgotten password (spec 2): asking for help, that it is on its way, and what its link opens. */
export function ForgotDialog({ forgot }: Props) {
  const renewal = useChild(forgot, 'renewal');
  const unsure = useSelector(forgot, (snapshot) => snapshot.hasTag('unsure'));
  const mailed = useSelector(forgot, atStep('mailed'));
  if (renewal) return <RenewalDialog renewal={renewal} />;
  if (unsure) {
    return (
      <UnsureDialog
        onSignIn={() => forgot.send({ type: 'exit.clicked', next: 'login' })}
        onForm={() => forgot.send({ type: 'form.wanted' })}
        onClose={() => forgot.send({ type: 'closed' })}
      />
    );
  }
  if (mailed) return <MailedDialog forgot={forgot} />;
  return <ForgotForm forgot={forgot} />;
}

/** The page of a mail's link: the new password, typed twice, and its outcome. */
function RenewalDialog({ renewal }: { renewal: ActorRefFrom<typeof resetByMailMachine> }) {
  const { t } = useTranslation(['password', 'registration', 'system']);
  const textOf = useFailureText();
  const { fields, problems, rule, failure, lookedUp } = useSelector(renewal, ({ context }) => context);
  const busy = useSelector(renewal, (snapshot) => snapshot.hasTag('busy'));
  const unsure = useSelector(renewal, (snapshot) => snapshot.hasTag('unsure'));
  const over = useSelector(renewal, atStep('over'));
  const close = () => renewal.send({ type: 'closed' });
  if (unsure) {
    return (
      <UnsureDialog
        onSignIn={() => renewal.send({ type: 'exit.clicked', next: 'login' })}
        onForm={() => renewal.send({ type: 'form.wanted' })}
        onClose={close}
      />
    );
  }
  if (over) return <RenewedDialog renewal={renewal} failed={failure && textOf(failure)} />;

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    renewal.send({ type: 'submitted' });
    focusField(sent.currentTarget, Object.keys(renewal.getSnapshot().context.problems));
  }

  const frame = { open: true, title: t('password.renewal.title'), closeLabel: t('password.forgot.close') };
  if (!lookedUp) return <Dialog {...frame} description={t('password.renewal.lookingUp')} onClose={close} />;

  return (
    <Dialog key="form" {...frame} description={t('password.renewal.text')} onClose={close}>
      <Stack as="form" gap={4} noValidate onSubmit={submit}>
        {failure && <FailureAlert failure={failure} />}
        <NewSecrets
          typed={fields}
          problems={problems}
          rule={rule}
          busy={busy}
          onValue={(field, value) => renewal.send({ type: 'field.changed', field, value })}
        />
        <LiveStatus text={busy ? t('password.change.submitting') : ''} />
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {t('password.change.submit')}
        </Button>
      </Stack>
    </Dialog>
  );
}

type RenewalDialogProps = {
  renewal: ActorRefFrom<typeof resetByMailMachine>;
  /** Why the link is of no use; null when the password is set. */
  failed: string | null;
};

/** The password is set, or the link was too old: the way on, to sign in or to another link. */
function RenewedDialog({ renewal, failed }: RenewalDialogProps) {
  const { t } = useTranslation(['password']);
  const words = failed === null ? 'renewed' : 'expired';
  const next = failed === null ? 'login' : 'forgot';
  return (
    <Dialog
      open
      size="warning"
      title={t(`password.renewal.${words}Title`)}
      description={failed ?? t('password.renewal.renewedText')}
      closeLabel={t('password.forgot.close')}
      onClose={() => renewal.send({ type: 'closed' })}
      footer={
        <Button
          variant="primary"
          data-autofocus=""
          onClick={() => renewal.send({ type: 'exit.clicked', next })}
        >
          {t(`password.renewal.${words}Next`)}
        </Button>
      }
    />
  );
}

type UnsureDialogProps = { onSignIn: () => void; onForm: () => void; onClose: () => void };

/** A forgotten password was set, or it was not: one signs in with the new one or the old one, or tries again. */
function UnsureDialog({ onSignIn, onForm, onClose }: UnsureDialogProps) {
  const { t } = useTranslation(['password', 'system']);
  return (
    <Dialog
      open
      size="warning"
      title={t('system.unsure.title')}
      description={t('password.unsure.text')}
      closeLabel={t('password.forgot.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onForm}>
            {t('system.unsure.back')}
          </Button>
          <Button variant="primary" data-autofocus="" onClick={onSignIn}>
            {t('system.unsure.signIn')}
          </Button>
        </>
      }
    />
  );
}

/** The confirmation that a mail was requested (spec 4); it does not reveal whether one was sent. */
function MailedDialog({ forgot }: Props) {
  const { t } = useTranslation(['password']);
  return (
    <Dialog
      open
      size="warning"
      title={t('password.forgot.mailedTitle')}
      description={t('password.forgot.mailedText')}
      closeLabel={t('password.forgot.close')}
      onClose={() => forgot.send({ type: 'closed' })}
      footer={
        <Button
          variant="primary"
          data-autofocus=""
          onClick={() => forgot.send({ type: 'exit.clicked', next: 'login' })}
        >
          {t('password.forgot.toLogin')}
        </Button>
      }
    >
      <p>{t('password.forgot.mailedHelp')}</p>
    </Dialog>
  );
}

/** Asking for help with a forgotten password, by e-mail or by mobile (spec 2, 5). */
function ForgotForm({ forgot }: Props) {
  const { t } = useTranslation(['password', 'registration', 'verification', 'system']);
  const way = useSelector(forgot, ({ context }) => context.way);
  const failure = useSelector(forgot, ({ context }) => context.failure);
  const busy = useSelector(forgot, (snapshot) => snapshot.hasTag('busy'));

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    forgot.send({ type: 'submitted' });
    focusField(sent.currentTarget, Object.keys(forgot.getSnapshot().context.problems));
  }

  return (
    <Dialog
      open
      title={t('password.forgot.title')}
      description={t(`password.forgot.${way}Text`)}
      closeLabel={t('password.forgot.close')}
      onClose={() => forgot.send({ type: 'closed' })}
    >
      <Stack as="form" gap={4} noValidate onSubmit={submit}>
        {failure && <FailureAlert failure={failure} />}
        <ForgotWays forgot={forgot} />
        <LiveStatus text={busy ? t('password.change.submitting') : ''} />
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {t(`password.forgot.${way}Submit`)}
        </Button>
        <p className={styles.aside}>
          {t('password.forgot.remembered')}{' '}
          <a
            href={pathOf({ screen: 'login' })}
            onClick={(click) => {
              click.preventDefault();
              forgot.send({ type: 'exit.clicked', next: 'login' });
            }}
          >
            {t('password.forgot.toLogin')}
          </a>
        </p>
      </Stack>
    </Dialog>
  );
}

/** The new password, twice, for a person who proves who they are by their number. */
function ForgotSecrets({ forgot }: Props) {
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
function ForgotWays({ forgot }: Props) {
  const { t } = useTranslation(['password']);
  const way = useSelector(forgot, ({ context }) => context.way);
  const phoneEnabled = useSelector(forgot, ({ context }) => context.phoneEnabled);
  const item = (id: 'email' | 'phone', label: string, content: ReactNode) => ({
    id,
    label,
    content: <Stack gap={4}>{content}</Stack>,
  });
  const email = item('email', t('password.forgot.byEmail'), <MailFields forgot={forgot} />);
  const phone = item(
    'phone',
    t('password.forgot.byPhone'),
    <>
      <EntryMobile form={forgot} sender="forgotCode" />
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

/** User name and e-mail address, which must belong together (spec 5). */
function MailFields({ forgot }: Props) {
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

type NewSecretsProps = {
  typed: NewPassword;
  problems: NewPasswordProblems;
  rule: PasswordRule | null;
  busy: boolean;
  onValue: (field: keyof NewPassword, value: string) => void;
};

/** A password in place of a forgotten one, typed twice (spec 5). */
function NewSecrets({ typed, problems, rule, busy, onValue }: NewSecretsProps) {
  const { t } = useTranslation(['password']);
  const field = (name: keyof NewPassword, label: string) => (
    <SecretField
      field={name}
      label={label}
      value={typed[name]}
      problem={problems[name]}
      mismatch={t('password.forgot.confirmation')}
      rule={rule}
      busy={busy}
      onValue={(value) => onValue(name, value)}
    />
  );
  return (
    <>
      {field('newPassword', t('password.change.new'))}
      {field('confirmNewPassword', t('password.change.confirm'))}
    </>
  );
}
