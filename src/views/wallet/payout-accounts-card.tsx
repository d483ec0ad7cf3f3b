import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { payoutAccountMachine } from '#machines/wallet/payout-account.machine.ts';
import type { PayoutTerms } from '#machines/wallet/withdraw.rules.ts';
import { useSecretActor } from '#src/actors/secret-actor.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PayoutAccountForm } from './payout-account-form.tsx';
import { PayoutAccountRemoval } from './payout-account-removal.tsx';
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
      {accounts.length === 0 && <p className={styles.text}>{t('wallet.payoutAccount.none')}</p>}
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
      {accounts.length >= most && <p className={styles.text}>{t('wallet.payoutAccount.full')}</p>}
    </Card>
  );
}
