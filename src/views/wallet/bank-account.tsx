import { useTranslation } from 'react-i18next';
import type { DepositMethod } from '#contract/wallet/deposits.ts';
import { Name } from '#src/ui/as-is.tsx';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import styles from './bank-account.module.css';

/** Where a transfer is sent to, from the member's own bank. */
export function BankAccount({ bank }: { bank: NonNullable<DepositMethod['bank']> }) {
  const { t } = useTranslation(['wallet']);
  return (
    <section className={styles.account} aria-label={t('wallet.deposit.sendTo')}>
      <h3 className={styles.title}>{t('wallet.deposit.sendTo')}</h3>
      <ActFacts
        facts={[
          { id: 'bank', label: t('wallet.deposit.bank'), value: bank.bankName },
          { id: 'holder', label: t('wallet.deposit.holder'), value: <Name>{bank.holder}</Name> },
          {
            id: 'number',
            label: t('wallet.deposit.number'),
            value: <span className={styles.number}>{bank.number}</span>,
            strong: true,
          },
        ]}
      />
    </section>
  );
}
