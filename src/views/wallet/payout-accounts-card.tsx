import { useSelector } from '@xstate/react';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { payoutAccountMachine } from '#machines/wallet/payout-account.machine.ts';
import type { AccountField } from '#machines/wallet/payout-account.rules.ts';
import type { PayoutTerms } from '#machines/wallet/withdraw.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { useSecretActor } from '#src/actors/secret-actor.ts';
import { useSignInAgain } from '#src/actors/sign-in-again.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { Note, Row, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { UnsurePanel } from '#src/ui/unsure-panel.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { WithdrawPasswordField } from '#src/views/acts/withdraw-password-field.tsx';
import styles from './payout-accounts-card.module.css';

/** Accounts that one member may have at a time; the gateway has the last word. */
const most = 5;

/** The accounts a member is paid out to: adding one, removing one. */
export function PayoutAccountsCard({ terms }: { terms: PayoutTerms }) {
  const { t } = useTranslation(['wallet']);
  const account = useSecretActor(payoutAccountMachine);
  const { said, task, accountId: removed } = useSelector(account, ({ context }) => context);
  const binding = task === 'binding';
  const removing = task === 'removal';
  const { accounts, payeeName, withdrawPasswordSet } = terms;
  const addable = withdrawPasswordSet && payeeName !== null && accounts.length < most;
  return (
    <Card title={t('wallet.payoutAccount.title')}>
      {said && <Alert tone="neutral">{t(`wallet.payoutAccount.${said}`)}</Alert>}
      {accounts.length === 0 && <Note>{t('wallet.payoutAccount.none')}</Note>}
      <ul className={styles.list}>
        {accounts.map(({ accountId, institution, number, holder, kind }) => (
          <li key={accountId} className={styles.one}>
            <span className={styles.name}>
              {institution} <span className={styles.number}>{number}</span>
            </span>
            <span className={styles.holder}>{`${t(`wallet.payoutAccount.kind.${kind}`)} · ${holder}`}</span>
            {!(removing && removed === accountId) && (
              <Button
                className={styles.action}
                size="small"
                variant="quiet"
                aria-label={t('wallet.payoutAccount.removeOne', { account: `${institution} ${number}` })}
                disabled={binding || removing}
                onClick={() => account.send({ type: 'removal.asked', accountId })}
              >
                {t('wallet.payoutAccount.remove')}
              </Button>
            )}
            {removing && removed === accountId && <PayoutAccountRemoval account={account} />}
          </li>
        ))}
      </ul>
      {/* The account in question may be gone already. */}
      {removing && accounts.every(({ accountId }) => accountId !== removed) && (
        <PayoutAccountRemoval account={account} />
      )}
      {binding && <PayoutAccountForm account={account} terms={terms} />}
      {!binding && addable && (
        <Button
          className={styles.add}
          disabled={removing}
          onClick={() => account.send({ type: 'binding.asked', known: accounts.map((one) => one.accountId) })}
        >
          {t('wallet.payoutAccount.add')}
        </Button>
      )}
      {accounts.length >= most && <Note>{t('wallet.payoutAccount.full')}</Note>}
    </Card>
  );
}

type AccountFormProps = {
  account: ActorRefFrom<typeof payoutAccountMachine>;
  task: 'binding' | 'removal';
  /** What is asked or said before the password. */
  children: ReactNode;
};

/** What is asked for before an account is bound or removed: the withdraw password at least. */
function AccountForm({ account, task, children }: AccountFormProps) {
  const { t } = useTranslation(['acts', 'wallet', 'system']);
  const { fields, problems, failure } = useSelector(account, ({ context }) => context);
  const busy = useSelector(account, (snapshot) => snapshot.hasTag('busy'));
  const unsure = useSelector(account, (snapshot) => snapshot.hasTag('unsure'));
  const notDone = useSelector(account, atStep('notDone'));
  const removal = task === 'removal';

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    account.send({ type: 'submitted' });
    focusField(sent.currentTarget, Object.keys(account.getSnapshot().context.problems));
  }

  if (unsure) return <PayoutAccountUnsure account={account} task={task} />;
  return (
    <Stack
      as="form"
      gap={4}
      narrow
      noValidate
      onSubmit={submit}
      aria-label={removal ? t('wallet.payoutAccount.sure') : undefined}
    >
      {failure && <FailureAlert key={failure.code ?? failure.kind} failure={failure} />}
      {notDone && <Alert tone="neutral">{t('system.unsure.notDone')}</Alert>}
      {children}
      <WithdrawPasswordField
        value={fields.withdrawPassword}
        missing={problems.withdrawPassword !== undefined}
        busy={busy}
        onValue={(value) => account.send({ type: 'field.changed', field: 'withdrawPassword', value })}
      />
      <LiveStatus text={busy ? t('acts.sending') : ''} />
      <Row gap={3}>
        <Button type="submit" variant={removal ? 'danger' : 'primary'} busy={busy}>
          {removal ? t('wallet.payoutAccount.removeYes') : t('wallet.payoutAccount.submit')}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => account.send({ type: 'cancelled' })}>
          {t('wallet.payoutAccount.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

/** The question before an account is removed, with the withdraw password. */
function PayoutAccountRemoval({ account }: Pick<AccountFormProps, 'account'>) {
  const { t } = useTranslation(['wallet']);
  return (
    <AccountForm account={account} task="removal">
      <Note>{t('wallet.payoutAccount.sureText')}</Note>
    </AccountForm>
  );
}

type Props = {
  account: ActorRefFrom<typeof payoutAccountMachine>;
  terms: PayoutTerms;
};

/** A new payout account; its owner is fixed, because it must be in the member's own name. */
function PayoutAccountForm({ account, terms }: Props) {
  const { t } = useTranslation(['wallet']);
  const { kind, fields, problems } = useSelector(account, ({ context }) => context);
  const busy = useSelector(account, (snapshot) => snapshot.hasTag('busy'));
  const change = (field: AccountField) => (value: string) =>
    account.send({ type: 'field.changed', field, value });
  return (
    <AccountForm account={account} task="binding">
      <Note>{t('wallet.payoutAccount.inName', { name: terms.payeeName })}</Note>
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
    </AccountForm>
  );
}

/** It is unknown whether an account was bound or removed: the current accounts tell. */
function PayoutAccountUnsure({ account, task }: Omit<AccountFormProps, 'children'>) {
  const { t } = useTranslation(['wallet', 'system']);
  const busy = useSelector(account, (snapshot) => snapshot.hasTag('busy'));
  return (
    <UnsurePanel
      title={t('system.unsure.title')}
      text={t(`wallet.payoutAccount.unsure.${task}`)}
      ways={[
        { label: t('system.unsure.look'), onClick: () => account.send({ type: 'outcome.asked' }) },
        { label: t('system.unsure.back'), onClick: () => account.send({ type: 'form.wanted' }) },
        { label: t('system.unsure.signIn'), onClick: useSignInAgain() },
      ]}
      busy={busy}
    />
  );
}
