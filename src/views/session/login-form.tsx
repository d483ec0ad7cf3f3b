import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { EntryWay } from '#machines/session/entry.rules.ts';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { useRegistrationOffered } from '#src/actors/registration-offered.ts';
import { useRoot } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { InsecurePage } from '#src/views/acts/insecure-page.tsx';
import type { LoginParts } from './login-dialog.tsx';
import styles from './login-form.module.css';
import { LoginWays } from './login-ways.tsx';

type Props = Omit<LoginParts, 'foot'> & { login: ActorRefFrom<typeof loginMachine> };

/** The form of the login dialog (spec 2, 5): typed text is kept after a refusal (spec 8). */
export function LoginForm({ login, mobile, captcha, providers }: Props) {
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
    <form className={styles.form} noValidate onSubmit={submit}>
      <InsecurePage />
      {failure && <FailureAlert failure={failure} />}
      <LoginWays login={login} mobile={mobile} />
      {captchaWanted && captcha}
      <div className={styles.remember}>
        <Checkbox
          name="remember"
          checked={remember}
          disabled={!rememberable}
          label={t('session.login.remember')}
          aria-describedby="remember-text"
          onChecked={() => login.send({ type: 'remember.toggled' })}
        />
        {exit('forgot', t('session.login.forgot'))}
      </div>
      <p id="remember-text" className={styles.aside} aria-live="polite">
        {[remember && t('session.login.rememberText'), !rememberable && t('session.login.rememberUnable')]
          .filter(Boolean)
          .join(' ')}
      </p>
      <LiveStatus text={busy ? t('session.login.submitting') : ''} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('session.login.submit')}
      </Button>
      {providers}
      {(registrable || freePlay) && (
        <p className={styles.register}>
          {registrable && <span>{t('session.login.noAccount')}</span>}{' '}
          {registrable && exit('register', t('session.login.register'))}
          {registrable && freePlay && <span> · </span>}
          {freePlay && exit('freePlay', t('session.login.freePlay'))}
        </p>
      )}
    </form>
  );
}
