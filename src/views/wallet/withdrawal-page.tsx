import { ArrowLeft, CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { askAgainIn } from '#machines/wallet/withdrawal.rules.ts';
import { useGivenBack } from '#src/actors/given-back.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { pathOf } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { takeFocusUnmoved } from '#src/ui/take-focus.ts';
import { useMoney } from '#src/views/acts/money-text.ts';
import { CancellationPanel } from './cancellation-panel.tsx';
import { MoneyGone } from './money-gone.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import styles from './withdrawal-page.module.css';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';
import { WithdrawalStatus } from './withdrawal-status.tsx';

/** One withdrawal at its own address: its state, what was paid out, cancelling it, and its receipt. */
export function WithdrawalPage({ reference }: { reference: string }) {
  const { t } = useTranslation(['wallet', 'system']);
  const textOf = useFailureText();
  const money = useMoney();
  const read = useMemberRead(
    'wallet.withdrawal',
    { reference },
    { fresh: 0, again: (withdrawal) => askAgainIn([withdrawal]) },
  );
  const data = useLatest(read.data);
  useGivenBack(useMemo(() => data && [data], [data]));
  const gone = read.error?.failure.code === 'NOT_FOUND' && !data;
  const failed = read.error && !data && !gone;
  return (
    <div className={styles.page}>
      <PathLink className={styles.back} to={pathOf({ screen: 'member', page: 'withdraw' })}>
        <ArrowLeft aria-hidden="true" />
        {t('wallet.withdrawal.back')}
      </PathLink>
      <LiveStatus text={data || read.error ? '' : t('wallet.withdrawal.loading')} />
      {gone && <MoneyGone what="withdrawal" reference={reference} />}
      {failed && (
        <ErrorState
          level="h1"
          icon={<CircleAlert />}
          title={t('wallet.withdrawal.failed')}
          text={textOf(read.error.failure)}
          action={<Button onClick={() => void read.refetch()}>{t('wallet.funds.retry')}</Button>}
        />
      )}
      {!data && !read.error && <Skeleton className={styles.coming} shape="block" />}
      {data && (
        <>
          <header className={styles.head}>
            <h1 className={styles.title} tabIndex={-1} ref={takeFocusUnmoved}>
              {t('wallet.withdrawal.title', { amount: money(data.amount) })}
            </h1>
            <span role="status">
              <WithdrawalStatus status={data.status} />
            </span>
          </header>
          {data.receipt && <WithdrawalReceipt withdrawal={data} receipt={data.receipt} />}
          <Card title={t('wallet.withdrawal.details')}>
            <WithdrawalFacts withdrawal={data} />
          </Card>
          <CancellationPanel withdrawal={data} />
        </>
      )}
    </div>
  );
}
