import { CircleAlert, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lineTransferMachine } from '#machines/wallet/line-transfer.machine.ts';
import { relativesOf } from '#machines/wallet/line-transfer.rules.ts';
import { useMoneyActor } from '#src/actors/money-act.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useAccount } from '#src/actors/residents.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { LineTransferCard } from './line-transfer-card.tsx';
import styles from './wallet-page.module.css';

/** Sending money within the agent's own line (spec 6: agents only); anyone else reads that. */
export function LineTransferPage() {
  const { t } = useTranslation(['wallet', 'system']);
  const textOf = useFailureText();
  const agent = useAccount() === 'agent';
  const sending = useMoneyActor(lineTransferMachine, 'wallet.sendToLine');
  const { data: line, error, refetch } = useMemberRead('wallet.line', {}, { enabled: agent, fresh: 0 });
  if (!agent)
    return (
      <EmptyState
        level="h1"
        icon={<Users />}
        title={t('wallet.line.agentsOnly')}
        text={t('wallet.line.agentsOnlyText')}
      />
    );
  const closed = ['FUNCTION_DISABLED', 'FORBIDDEN'].includes(error?.failure.code ?? '');
  if (closed) return <EmptyState level="h1" icon={<Users />} title={t('wallet.line.closed')} />;
  if (error && !line)
    return (
      <ErrorState
        level="h1"
        icon={<CircleAlert />}
        title={t('wallet.line.failed')}
        text={textOf(error.failure)}
        action={<Button onClick={() => void refetch()}>{t('wallet.line.retry')}</Button>}
      />
    );
  const alone = line !== undefined && relativesOf(line).length === 0;
  return (
    <div className={styles.wallet}>
      <header>
        <h1 className={styles.title}>{t('wallet.line.title')}</h1>
        <p className={styles.text}>{t('wallet.line.text')}</p>
      </header>
      <LiveStatus text={line ? '' : t('wallet.line.loading')} />
      {!line && <Skeleton className={styles.coming} shape="block" />}
      {line && alone && (
        <EmptyState icon={<Users />} title={t('wallet.line.nobody')} text={t('wallet.line.nobodyText')} />
      )}
      {line && !alone && <LineTransferCard sending={sending} line={line} />}
    </div>
  );
}
