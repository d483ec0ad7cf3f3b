import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askAgainIn } from '#machines/wallet/withdrawal.rules.ts';
import { useCancellable } from '#src/actors/cancellable.ts';
import { useGivenBack } from '#src/actors/given-back.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { useMerchantHours, useMoney } from '#src/views/acts/money-text.ts';
import { actAddress } from './act-address.ts';
import { WithdrawalStatus } from './withdrawal-status.tsx';
import styles from './withdrawals-card.module.css';

/** The withdrawals, newest first; read again by itself while one is in progress. */
export function WithdrawalsCard() {
  const { t } = useTranslation(['wallet', 'protection', 'system']);
  const money = useMoney();
  const { moment } = useMerchantHours();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useMemberRead(
    'wallet.withdrawals',
    { page },
    { fresh: 0, again: ({ withdrawals }) => askAgainIn(withdrawals) },
  );
  useGivenBack(data?.withdrawals);
  // Said where it could be missed: while one waits.
  const pending = data?.withdrawals.some(({ status }) => status === 'PENDING') ?? false;
  const closed = useCancellable() === false && pending;
  const failed = error && !data;
  return (
    <Card title={t('wallet.withdrawal.list')}>
      <LiveStatus text={data || failed ? '' : t('wallet.withdrawal.loading')} />
      {failed && (
        <FailureAlert
          failure={error.failure}
          action={<Button onClick={() => void refetch()}>{t('wallet.funds.retry')}</Button>}
        />
      )}
      {!data && !failed && <Skeleton shape="block" />}
      {closed && <p className={styles.none}>{t('protection.closed.cancel')}</p>}
      {data?.withdrawals.length === 0 && <p className={styles.none}>{t('wallet.withdrawal.none')}</p>}
      <ul className={styles.list} aria-label={t('wallet.withdrawal.list')}>
        {data?.withdrawals.map((withdrawal) => (
          <li key={withdrawal.reference}>
            <PathLink className={styles.one} to={actAddress('withdraw', withdrawal.reference)}>
              <AsIs className={styles.amount}>{money(withdrawal.amount)}</AsIs>
              <span className={styles.account}>
                {withdrawal.account.institution}{' '}
                <span className={styles.number}>{withdrawal.account.number}</span>
              </span>
              <time className={styles.when} dateTime={new Date(withdrawal.createdAt).toISOString()}>
                {moment(withdrawal.createdAt)}
              </time>
              <span className={styles.state}>
                <WithdrawalStatus status={withdrawal.status} />
              </span>
            </PathLink>
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={data?.totalPages ?? 1}
        onPage={setPage}
        label={t('wallet.withdrawal.pages')}
        previousLabel={t('wallet.withdrawal.previous')}
        nextLabel={t('wallet.withdrawal.next')}
        pageLabel={(number) => t('wallet.withdrawal.page', { number })}
      />
    </Card>
  );
}
