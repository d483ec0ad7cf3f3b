import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { actDraft } from '#machines/kit/draft.rules.ts';
import { transferMachine } from '#machines/wallet/transfer.act.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useAccount, useLanguage } from '#src/actors/residents.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { QuickLimit } from '#src/views/protection/quick-limit.tsx';
import { CollectFundsCard } from './collect-funds-card.tsx';
import { FundsCard } from './funds-card.tsx';
import { SingleWallet } from './single-wallet.tsx';
import { TransferCard } from './transfer-card.tsx';
import { VendorWallets } from './vendor-wallets.tsx';
import styles from './wallet-page.module.css';

/** The member's wallets (spec 7): what each holds, and moving money between them; with one wallet there is nothing to move. */
export function WalletPage() {
  const { t } = useTranslation(['wallet', 'system']);
  const textOf = useFailureText();
  const language = useLanguage();
  const transfer = useActForm(transferMachine);
  useDraft(transfer, actDraft);
  const away = useAccount() === 'away';
  const merchant = useMemberRead('wallet.merchant', {});
  const funds = useMemberRead('wallet.funds', { language }, { fresh: 0 });
  const [single, known] = [useLatest(merchant.data)?.isSingle, useLatest(funds.data)];
  const error = (single === undefined ? merchant.error : null) ?? (known ? null : funds.error);

  function retry(): void {
    for (const read of [merchant, funds]) if (!read.data) void read.refetch();
  }

  if (error)
    return (
      <ErrorState
        level="h1"
        icon={<CircleAlert />}
        title={t('wallet.funds.failed')}
        text={textOf(error.failure)}
        action={<Button onClick={retry}>{t('wallet.funds.retry')}</Button>}
      />
    );
  const ready = single !== undefined && known !== undefined;
  return (
    <div className={styles.wallet}>
      <header>
        <h1 className={styles.title}>{t('wallet.funds.title')}</h1>
        <p className={styles.text}>{t('wallet.funds.text')}</p>
      </header>
      <LiveStatus text={ready ? '' : t('wallet.funds.loading')} />
      <FundsCard funds={funds.data} busy={funds.isFetching} onRefresh={() => void funds.refetch()} />
      <QuickLimit />
      {!ready && <Skeleton className={styles.coming} shape="block" />}
      {ready && single && <SingleWallet />}
      {ready && !single && (
        <>
          <div className={styles.acts}>
            {!away && <TransferCard transfer={transfer} funds={known} />}
            <CollectFundsCard funds={known} />
          </div>
          {!away && <VendorWallets transfer={transfer} funds={known} />}
        </>
      )}
    </div>
  );
}
