import { useTranslation } from 'react-i18next';
import type { Deposit } from '#contract/wallet/deposits.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { useMerchantHours, useMoney } from '#src/views/acts/money-text.ts';
import { actAddress } from './act-address.ts';
import styles from './withdrawals-card.module.css';

const tones = { PENDING: 'warning', APPROVED: 'positive', REJECTED: 'danger', EXPIRED: 'neutral' } as const;

/** One deposit of the list; the whole of it leads to where it is looked at. */
export function DepositRow({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { moment } = useMerchantHours();
  const { reference, amount, methodName, createdAt, status } = deposit;
  return (
    <li>
      <PathLink className={styles.one} to={actAddress('depositv2', reference)}>
        <AsIs className={styles.amount}>{money(amount)}</AsIs>
        <span className={styles.account}>{methodName}</span>
        <time className={styles.when} dateTime={new Date(createdAt).toISOString()}>
          {moment(createdAt)}
        </time>
        <span className={styles.state}>
          <Tag tone={tones[status]}>{t(`wallet.deposit.status.${status}`)}</Tag>
        </span>
      </PathLink>
    </li>
  );
}
