import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { actDraft } from '#machines/kit/draft.rules.ts';
import { withdrawMachine } from '#machines/wallet/withdraw.act.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { QuickLimit } from '#src/views/protection/quick-limit.tsx';
import { PayoutAccountsCard } from './payout-accounts-card.tsx';
import { PayoutCard } from './payout-card.tsx';
import styles from './wallet-page.module.css';
import { WithdrawCard } from './withdraw-card.tsx';
import { WithdrawalsCard } from './withdrawals-card.tsx';

/** Withdrawing money (spec 2, withdraw): what may be withdrawn, the form, the payout accounts, and earlier withdrawals. */
export function WithdrawPage() {
  const { t } = useTranslation(['wallet', 'system']);
  const textOf = useFailureText();
  const withdraw = useActForm(withdrawMachine);
  useDraft(withdraw, actDraft);
  const { data: terms, error, refetch } = useMemberRead('wallet.payoutTerms', {}, { fresh: 0 });
  if (error && !terms)
    return (
      <ErrorState
        level="h1"
        icon={<CircleAlert />}
        title={t('wallet.withdraw.failed')}
        text={textOf(error.failure)}
        action={<Button onClick={() => void refetch()}>{t('wallet.funds.retry')}</Button>}
      />
    );
  return (
    <div className={styles.wallet}>
      <header>
        <h1 className={styles.title}>{t('wallet.withdraw.title')}</h1>
        <p className={styles.text}>{t('wallet.withdraw.text')}</p>
      </header>
      <LiveStatus text={terms ? '' : t('wallet.withdraw.loading')} />
      {terms ? (
        <>
          <PayoutCard terms={terms} />
          <WithdrawCard withdraw={withdraw} terms={terms} />
          <PayoutAccountsCard terms={terms} />
        </>
      ) : (
        <Skeleton className={styles.coming} shape="block" />
      )}
      <QuickLimit />
      <WithdrawalsCard />
    </div>
  );
}
