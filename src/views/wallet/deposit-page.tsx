import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { depositMachine } from '#machines/wallet/deposit.machine.ts';
import { depositDraft } from '#machines/wallet/deposit.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMoneyActor } from '#src/actors/money-act.ts';
import { useNthAct } from '#src/actors/nth-act.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useStanding } from '#src/actors/standing.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { DepositLimits } from '#src/views/protection/deposit-limits.tsx';
import { DepositCard } from './deposit-card.tsx';
import { DepositsCard } from './deposits-card.tsx';
import styles from './wallet-page.module.css';

/** Depositing (spec 2, depositv2): the methods, the form of the chosen one, and earlier deposits. */
export function DepositPage() {
  const { t } = useTranslation(['wallet', 'system']);
  const textOf = useFailureText();
  const language = useLanguage();
  const deposit = useMoneyActor(depositMachine, 'wallet.deposit');
  useDraft(deposit, depositDraft);
  const nth = useNthAct(deposit);
  const read = useMemberRead('wallet.depositMethods', { language });
  const data = useLatest(read.data);
  const standing = useStanding();
  // What is left of the limits stands above the methods: shown together, neither pushes the other down.
  const limited = useLatest(standing.data ?? standing.error ?? undefined);
  const whole = data && limited;
  if (read.error && !data)
    return (
      <ErrorState
        level="h1"
        icon={<CircleAlert />}
        title={t('wallet.deposit.failed')}
        text={textOf(read.error.failure)}
        action={<Button onClick={() => void read.refetch()}>{t('wallet.funds.retry')}</Button>}
      />
    );
  return (
    <div className={styles.wallet}>
      <header>
        <h1 className={styles.title}>{t('wallet.deposit.title')}</h1>
        <p className={styles.text}>{t('wallet.deposit.text')}</p>
      </header>
      <LiveStatus text={whole ? '' : t('wallet.deposit.loading')} />
      {whole && <DepositLimits />}
      {whole ? (
        <DepositCard key={nth} deposit={deposit} methods={data.methods} />
      ) : (
        <Skeleton className={styles.coming} shape="block" />
      )}
      <DepositsCard />
    </div>
  );
}
