import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { payoutAccountMachine } from '#machines/wallet/payout-account.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { WithdrawPasswordField } from '#src/views/acts/withdraw-password-field.tsx';
import styles from './form.module.css';
import { PayoutAccountUnsure } from './payout-account-unsure.tsx';

/** The question before an account is removed, with the withdraw password. */
export function PayoutAccountRemoval({ account }: { account: ActorRefFrom<typeof payoutAccountMachine> }) {
  const { t } = useTranslation(['acts', 'wallet', 'system']);
  const { fields, problems, failure } = useSelector(account, ({ context }) => context);
  const busy = useSelector(account, (snapshot) => snapshot.hasTag('busy'));
  const unsure = useSelector(account, (snapshot) => snapshot.hasTag('unsure'));
  const notDone = useSelector(account, atStep('notDone'));

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    account.send({ type: 'submitted' });
    focusField(sent.currentTarget, Object.keys(account.getSnapshot().context.problems));
  }

  if (unsure) return <PayoutAccountUnsure account={account} task="removal" />;
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={t('wallet.payoutAccount.sure')}>
      {failure && <FailureAlert key={failure.code ?? failure.kind} failure={failure} />}
      {notDone && <Alert tone="neutral">{t('system.unsure.notDone')}</Alert>}
      <p className={styles.note}>{t('wallet.payoutAccount.sureText')}</p>
      <WithdrawPasswordField
        value={fields.withdrawPassword}
        missing={problems.withdrawPassword !== undefined}
        busy={busy}
        onValue={(value) => account.send({ type: 'field.changed', field: 'withdrawPassword', value })}
      />
      <LiveStatus text={busy ? t('acts.sending') : ''} />
      <div className={styles.actions}>
        <Button type="submit" variant="danger" busy={busy}>
          {t('wallet.payoutAccount.removeYes')}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => account.send({ type: 'cancelled' })}>
          {t('wallet.payoutAccount.cancel')}
        </Button>
      </div>
    </form>
  );
}
