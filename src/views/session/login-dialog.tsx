import { useSelector } from '@xstate/react';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { EntryWay } from '#machines/session/entry.rules.ts';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { useRegistrationOffered } from '#src/actors/registration-offered.ts';
import { useChild, useResident, useRoot } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { Row, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { InsecurePage } from '#src/views/acts/insecure-page.tsx';
import { EntryCaptcha, EntryMobile } from '#src/views/verification/entry-fields.tsx';
import { EntryBanner } from './entry-banner.tsx';
import { IdentityButtons } from './identity-buttons.tsx';
import { IdentityDialog } from './identity-dialog.tsx';
import styles from './login-form.module.css';

type Props = {
  login: ActorRefFrom<typeof loginMachine>;
  /** What stands below the form, for everybody; it is of the frame of all pages, and hung in by the app. */
  foot: ReactNode;
};

/** The login dialog (spec 2). */
export function LoginDialog({ login, foot }: Props) {
  const { t } = useTranslation(['session', 'system', 'verification']);
  const ended = useSelector(useResident('session'), (snapshot) => snapshot.hasTag('refused'));
  const doubted = useSelector(useResident('held'), ({ context }) => context.doubted);
  const identity = useChild(login, 'identity');
  const text = ended ? t('session.login.expiredText') : t('session.login.subtitle');
  const close = { closeLabel: t('session.login.close'), onClose: () => login.send({ type: 'closed' }) };
  if (identity) return <IdentityDialog identity={identity} />;
  return (
    <Dialog
      {...close}
      open
      banner={<EntryBanner group="w_login" />}
      title={ended ? t('session.login.expiredTitle') : t('session.login.title')}
      description={doubted ? t('session.login.doubtedText') : text}
    >
      <LoginForm login={login} />
      {foot}
    </Dialog>
  );
}

type LoginFormProps = Pick<Props, 'login'>;

/** The form of the login dialog (spec 2, 5): typed text is kept after a refusal (spec 8). */
function LoginForm({ login }: LoginFormProps) {
  const { t } = useTranslation(['session']);
  const busy = useSelector(login, (snapshot) => snapshot.hasTag('busy'));
  const remember = useSelector(login, ({ context }) => context.remember);
  const rememberable = useSelector(login, ({ context }) => context.rememberable);
  const captchaWanted = useSelector(login, ({ context }) => context.captchaWanted);
  const { freePlay } = useSelector(useRoot(), ({ context }) => context.features);
  const registrable = useRegistrationOffered();
  const failure = useSelector(login, ({ context }) => context.failure);

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    login.send({ type: 'submitted' });
    focusField(sent.currentTarget, Object.keys(login.getSnapshot().context.problems));
  }

  const exit = (next: Exclude<EntryWay, 'login'>, words: string) => (
    <a
      href={pathOf({ screen: next })}
      data-warms={next}
      onClick={(click) => {
        click.preventDefault();
        login.send({ type: 'exit.clicked', next });
      }}
    >
      {words}
    </a>
  );

  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      <InsecurePage />
      {failure && <FailureAlert failure={failure} />}
      <LoginWays login={login} />
      {captchaWanted && <EntryCaptcha form={login} />}
      <Row gap="2 4" align="center" justify="between">
        <Checkbox
          name="remember"
          checked={remember}
          disabled={!rememberable}
          label={t('session.login.remember')}
          aria-describedby="remember-text"
          onChecked={() => login.send({ type: 'remember.toggled' })}
        />
        {exit('forgot', t('session.login.forgot'))}
      </Row>
      <p id="remember-text" className={styles.aside} aria-live="polite">
        {[remember && t('session.login.rememberText'), !rememberable && t('session.login.rememberUnable')]
          .filter(Boolean)
          .join(' ')}
      </p>
      <LiveStatus text={busy ? t('session.login.submitting') : ''} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('session.login.submit')}
      </Button>
      <IdentityButtons form={login} />
      {(registrable || freePlay) && (
        <p className={styles.register}>
          {registrable && <span>{t('session.login.noAccount')}</span>}{' '}
          {registrable && exit('register', t('session.login.register'))}
          {registrable && freePlay && <span> · </span>}
          {freePlay && exit('freePlay', t('session.login.freePlay'))}
        </p>
      )}
    </Stack>
  );
}

/** User name or SMS: tabs only where SMS login is enabled (spec 2). */
function LoginWays({ login }: LoginFormProps) {
  const { t } = useTranslation(['session']);
  const smsEnabled = useSelector(login, ({ context }) => context.smsEnabled);
  const type = useSelector(login, ({ context }) => context.type);
  const way = (id: 'username' | 'sms', label: string, fields: ReactNode) => ({
    id,
    label,
    content: <Stack gap={4}>{fields}</Stack>,
  });
  const username = way('username', t('session.login.byUsername'), <UsernameFields login={login} />);
  const sms = way('sms', t('session.login.bySms'), <EntryMobile form={login} sender="loginCode" />);
  return (
    <Tabs
      label={t('session.login.ways')}
      items={smsEnabled ? [username, sms] : [username]}
      value={type}
      onValue={(id) => login.send({ type: 'type.picked', login: id === sms.id ? 'sms' : 'username' })}
    />
  );
}

function UsernameField({ login }: LoginFormProps) {
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

function LoginPassword({ login }: LoginFormProps) {
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
function UsernameFields(props: LoginFormProps) {
  return (
    <>
      <UsernameField {...props} />
      <LoginPassword {...props} />
    </>
  );
}
