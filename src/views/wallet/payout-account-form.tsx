import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { payoutAccountMachine } from '#machines/wallet/payout-account.machine.ts';
import type { AccountField } from '#machines/wallet/payout-account.rules.ts';
import type { PayoutTerms } from '#machines/wallet/withdraw.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { WithdrawPasswordField } from '#src/views/acts/withdraw-password-field.tsx';
import styles from './form.module.css';
import { PayoutAccountUnsure } from './payout-account-unsure.tsx';

type Props = {
  account: ActorRefFrom<typeof payoutAccountMachine>;
  terms: PayoutTerms;
};

/** A new payout account; its owner is fixed, because it must be in the member's own name. */
export function PayoutAccountForm({ account, terms }: Props) {
  const { t } = useTranslation(['acts', 'wallet', 'system']);
  const { kind, fields, problems, failure } = useSelector(account, ({ context }) => context);
  const busy = useSelector(account, (snapshot) => snapshot.hasTag('busy'));
  const unsure = useSelector(account, (snapshot) => snapshot.hasTag('unsure'));
  const notDone = useSelector(account, atStep('notDone'));
  const change = (field: AccountField) => (value: string) =>
    account.send({ type: 'field.changed', field, value });

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    account.send({ type: 'submitted' });
    focusField(sent.currentTarget, Object.keys(account.getSnapshot().context.problems));
  }

  if (unsure) return <PayoutAccountUnsure account={account} task="binding" />;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure && <FailureAlert key={failure.code ?? failure.kind} failure={failure} />}
      {notDone && <Alert tone="neutral">{t('system.unsure.notDone')}</Alert>}
      <p className={styles.note}>{t('wallet.payoutAccount.inName', { name: terms.payeeName })}</p>
      <SelectField
        name="kind"
        label={t('wallet.payoutAccount.what')}
        value={kind}
        disabled={busy}
        options={[
          { value: 'BANK', label: t('wallet.payoutAccount.kind.BANK') },
          { value: 'EWALLET', label: t('wallet.payoutAccount.kind.EWALLET') },
        ]}
        onValue={(value) =>
          account.send({ type: 'kind.picked', kind: value === 'EWALLET' ? 'EWALLET' : 'BANK' })
        }
      />
      <SelectField
        name="institution"
        label={t('wallet.payoutAccount.institution')}
        value={fields.institution}
        placeholder={t('wallet.payoutAccount.pickInstitution')}
        disabled={busy}
        options={terms.institutions
          .filter((one) => one.kind === kind)
          .map(({ name }) => ({ value: name, label: name }))}
        error={problems.institution && t('wallet.payoutAccount.institutionRequired')}
        required
        onValue={change('institution')}
      />
      <TextField
        name="number"
        label={t('wallet.payoutAccount.number')}
        hint={t('wallet.payoutAccount.numberHint')}
        value={fields.number}
        error={problems.number && t(`wallet.payoutAccount.problem.${problems.number}`)}
        required
        readOnly={busy}
        inputMode="numeric"
        autoComplete="off"
        onValue={change('number')}
      />
      <WithdrawPasswordField
        value={fields.withdrawPassword}
        missing={problems.withdrawPassword !== undefined}
        busy={busy}
        onValue={change('withdrawPassword')}
      />
      <LiveStatus text={busy ? t('acts.sending') : ''} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('wallet.payoutAccount.submit')}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => account.send({ type: 'cancelled' })}>
          {t('wallet.payoutAccount.cancel')}
        </Button>
      </div>
    </form>
  );
}
