import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { authenticatorMachine } from '#machines/member/authenticator.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { useSecretActor } from '#src/actors/secret-actor.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { AuthenticatorSecret } from './authenticator-secret.tsx';
import { DonePanel } from './done-panel.tsx';
import styles from './form.module.css';
import { OwnPasswordField } from './own-password-field.tsx';
import { TotpField } from './totp-field.tsx';
import { Unsure } from './unsure.tsx';

/** Setting an authenticator up: the sign-in password, then the secret and a first code. */
export function AuthenticatorForm() {
  const { t } = useTranslation(['member', 'system']);
  const set = useSecretActor(authenticatorMachine);
  const { fields, begun, problems, failure } = useSelector(set, ({ context }) => context);
  const busy = useSelector(set, (snapshot) => snapshot.hasTag('busy'));
  const unsure = useSelector(set, (snapshot) => snapshot.hasTag('unsure'));
  const notDone = useSelector(set, atStep('notDone'));
  const done = useSelector(set, ({ status }) => status === 'done');

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    set.send({ type: 'submitted' });
    focusField(sent.currentTarget, Object.keys(set.getSnapshot().context.problems));
  }

  if (done)
    return <DonePanel title={t('member.authenticator.done')} text={t('member.authenticator.doneText')} />;
  if (unsure) {
    return (
      <Unsure
        text={t('member.authenticator.unsure')}
        busy={busy}
        onLook={() => set.send({ type: 'outcome.asked' })}
        onForm={() => set.send({ type: 'form.wanted' })}
      />
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure && <FailureAlert failure={failure} />}
      {notDone && <Alert tone="neutral">{t('system.unsure.notDone')}</Alert>}
      {begun ? (
        <>
          <AuthenticatorSecret begun={begun} />
          <TotpField
            value={fields.code}
            problem={problems.code}
            busy={busy}
            onValue={(value) => set.send({ type: 'field.changed', field: 'code', value })}
          />
        </>
      ) : (
        <>
          <p className={styles.note}>{t('member.authenticator.intro')}</p>
          <OwnPasswordField
            value={fields.password}
            missing={problems.password !== undefined}
            busy={busy}
            onValue={(value) => set.send({ type: 'field.changed', field: 'password', value })}
          />
        </>
      )}
      <LiveStatus text={busy ? t('member.secret.sending') : ''} />
      <Button className={styles.submit} type="submit" variant="primary" size="large" busy={busy}>
        {begun ? t('member.authenticator.confirm') : t('member.authenticator.begin')}
      </Button>
      {begun && (
        <Button
          className={styles.submit}
          variant="quiet"
          disabled={busy}
          onClick={() => set.send({ type: 'restarted' })}
        >
          {t('member.authenticator.restart')}
        </Button>
      )}
    </form>
  );
}
