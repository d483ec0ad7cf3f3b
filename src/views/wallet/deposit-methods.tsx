import { ChevronRight, CreditCard, Landmark, Ticket, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { DepositMethod } from '#contract/wallet/deposits.ts';
import type { depositMachine } from '#machines/wallet/deposit.machine.ts';
import { Tag } from '#src/ui/badge.tsx';
import styles from './deposit-methods.module.css';
import { useDepositWords } from './deposit-words.ts';

type Props = {
  deposit: ActorRefFrom<typeof depositMachine>;
  methods: readonly DepositMethod[];
};

const icons = { BANK: Landmark, EWALLET: Wallet, CARD: CreditCard, VOUCHER: Ticket };

/** The ways to bring money, each with its limits, its fee and how long it takes. */
export function DepositMethods({ deposit, methods }: Props) {
  const { t } = useTranslation(['wallet']);
  const { limits, fee, usual } = useDepositWords();
  return (
    <ul className={styles.list}>
      {methods.map((method) => {
        const Icon = icons[method.kind];
        return (
          <li key={method.methodId}>
            <button
              type="button"
              className={styles.method}
              disabled={!method.open}
              onClick={() => deposit.send({ type: 'method.picked', methodId: method.methodId })}
            >
              <span className={styles.icon}>
                <Icon aria-hidden="true" />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{method.name}</span>
                <span className={styles.about}>
                  {[limits(method), fee(method), usual(method)].join(' · ')}
                </span>
              </span>
              {method.open ? (
                <ChevronRight className={styles.chevron} aria-hidden="true" />
              ) : (
                <Tag tone="warning">{t('wallet.deposit.closed')}</Tag>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
