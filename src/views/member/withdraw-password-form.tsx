import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { withdrawPasswordMachine } from '#machines/member/withdraw-password.machine.ts';
import { useSecretActor } from '#src/actors/secret-actor.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { DonePanel } from './done-panel.tsx';
import styles from './form.module.css';
import { OwnPasswordField } from './own-password-field.tsx';
import { SixDigitsField } from './six-digits-field.tsx';
import { Unsure } from './unsure.tsx';

/** The six digits that money is sent with, set with the sign-in password. */
export function WithdrawPasswordForm() {
  const { t } = useTranslation(['member', 'system']);
  const withdraw = useSecretActor(withdrawPasswordMachine);
  const { fields, problems, failure } = useSelector(withdraw, ({ context }) => context);
  const busy = useSelector(withdraw, (snapshot) => snapshot.hasTag('busy'));
  const unsure = useSelector(withdraw, (snapshot) => snapshot.hasTag('unsure'));
  const done = useSelector(withdraw, ({ status }) => status === 'done');

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    withdraw.send({ type: 'submitted' });
    focusField(sent.currentTarget, Object.keys(withdraw.getSnapshot().context.problems));
  }

  if (done)
    return (
      <DonePanel title={t('member.withdrawPassword.done')} text={t('member.withdrawPassword.doneText')} />
    );
  if (unsure) {
    const back = () => withdraw.send({ type: 'form.wanted' });
    return <Unsure text={t('member.withdrawPassword.unsure')} onForm={back} />;
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure && <FailureAlert failure={failure} />}
      <OwnPasswordField
        value={fields.password}
        missing={problems.password !== undefined}
        busy={busy}
        onValue={(value) => withdraw.send({ type: 'field.changed', field: 'password', value })}
      />
      <SixDigitsField
        withdraw={withdraw}
        field="newPassword"
        label={t('member.withdrawPassword.new')}
        hint={t('member.withdrawPassword.newHint')}
      />
      <SixDigitsField
        withdraw={withdraw}
        field="confirmNewPassword"
        label={t('member.withdrawPassword.confirm')}
      />
      <LiveStatus text={busy ? t('member.secret.sending') : ''} />
      <Button className={styles.submit} type="submit" variant="primary" size="large" busy={busy}>
        {t('member.withdrawPassword.submit')}
      </Button>
    </form>
  );
}
