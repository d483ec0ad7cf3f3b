import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { renewalMachine } from '#machines/password/renewal.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import styles from './change-form.module.css';
import { NewSecrets } from './new-secrets.tsx';
import { RenewedDialog } from './renewed-dialog.tsx';
import { UnsureDialog } from './unsure-dialog.tsx';

/** The page of a mail's link: the new password, typed twice, and its outcome. */
export function RenewalDialog({ renewal }: { renewal: ActorRefFrom<typeof renewalMachine> }) {
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
      <form className={styles.form} noValidate onSubmit={submit}>
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
      </form>
    </Dialog>
  );
}
