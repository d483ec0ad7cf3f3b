import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { forgotMachine } from '#machines/password/forgot.machine.ts';
import { pathOf } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import styles from './change-form.module.css';
import type { ForgotParts } from './forgot-dialog.tsx';
import { ForgotWays } from './forgot-ways.tsx';

type Props = ForgotParts & { forgot: ActorRefFrom<typeof forgotMachine> };

/** Asking for help with a forgotten password, by e-mail or by mobile (spec 2, 5). */
export function ForgotForm({ forgot, mobile }: Props) {
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
      <form className={styles.form} noValidate onSubmit={submit}>
        {failure && <FailureAlert failure={failure} />}
        <ForgotWays forgot={forgot} mobile={mobile} />
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
      </form>
    </Dialog>
  );
}
