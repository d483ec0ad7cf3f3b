import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { DepositRow } from './deposit-row.tsx';
import styles from './withdrawals-card.module.css';

/** Earlier deposits, newest first; each at its own address. */
export function DepositsCard() {
  const { t } = useTranslation(['wallet', 'system']);
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useMemberRead('wallet.deposits', { page, language }, { fresh: 0 });
  const failed = error && !data;
  return (
    <Card title={t('wallet.deposit.list')}>
      <LiveStatus text={data || failed ? '' : t('wallet.deposit.loadingList')} />
      {failed && (
        <FailureAlert
          failure={error.failure}
          action={<Button onClick={() => void refetch()}>{t('wallet.funds.retry')}</Button>}
        />
      )}
      {!data && !failed && <Skeleton shape="block" />}
      {data?.deposits.length === 0 && <p className={styles.none}>{t('wallet.deposit.none')}</p>}
      <ul className={styles.list} aria-label={t('wallet.deposit.list')}>
        {data?.deposits.map((one) => (
          <DepositRow key={one.reference} deposit={one} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={data?.totalPages ?? 1}
        onPage={setPage}
        label={t('wallet.deposit.pages')}
        previousLabel={t('wallet.withdrawal.previous')}
        nextLabel={t('wallet.withdrawal.next')}
        pageLabel={(number) => t('wallet.withdrawal.page', { number })}
      />
    </Card>
  );
}
