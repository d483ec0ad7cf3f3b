import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { removalMachine } from '#machines/member/removal.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { useSecretActor } from '#src/actors/secret-actor.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { DonePanel } from './done-panel.tsx';
import styles from './form.module.css';
import { OwnPasswordField } from './own-password-field.tsx';
import { Question } from './question.tsx';
import { TotpField } from './totp-field.tsx';
import { Unsure } from './unsure.tsx';

/** Taking the authenticator away again: the sign-in password, a code, and a question. */
export function RemovalForm() {
  const { t } = useTranslation(['member', 'system']);
  const removal = useSecretActor(removalMachine);
  const { fields, problems, failure } = useSelector(removal, ({ context }) => context);
  const busy = useSelector(removal, (snapshot) => snapshot.hasTag('busy'));
  const asked = useSelector(removal, atStep('sure'));
  const unsure = useSelector(removal, (snapshot) => snapshot.hasTag('unsure'));
  const notDone = useSelector(removal, atStep('notDone'));
  const done = useSelector(removal, ({ status }) => status === 'done');

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    removal.send({ type: 'submitted' });
    focusField(sent.currentTarget, Object.keys(removal.getSnapshot().context.problems));
  }

  if (done)
    return (
      <DonePanel title={t('member.authenticator.removed')} text={t('member.authenticator.removedText')} />
    );
  if (unsure) {
    return (
      <Unsure
        text={t('member.authenticator.removalUnsure')}
        busy={busy}
        onLook={() => removal.send({ type: 'outcome.asked' })}
        onForm={() => removal.send({ type: 'form.wanted' })}
      />
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.note}>{t('member.authenticator.setText')}</p>
      {failure && <FailureAlert failure={failure} />}
      {notDone && <Alert tone="neutral">{t('system.unsure.notDone')}</Alert>}
      <OwnPasswordField
        value={fields.password}
        missing={problems.password !== undefined}
        busy={busy}
        onValue={(value) => removal.send({ type: 'field.changed', field: 'password', value })}
      />
      <TotpField
        value={fields.code}
        problem={problems.code}
        busy={busy}
        onValue={(value) => removal.send({ type: 'field.changed', field: 'code', value })}
      />
      <LiveStatus text={busy ? t('member.secret.sending') : ''} />
      <Button className={styles.submit} type="submit" variant="danger" size="large" busy={busy}>
        {t('member.authenticator.remove')}
      </Button>
      <Question
        open={asked}
        title={t('member.authenticator.sure')}
        text={t('member.authenticator.sureText')}
        yes={t('member.authenticator.yes')}
        no={t('member.authenticator.no')}
        onYes={() => removal.send({ type: 'confirmed' })}
        onNo={() => removal.send({ type: 'cancelled' })}
      />
    </form>
  );
}
