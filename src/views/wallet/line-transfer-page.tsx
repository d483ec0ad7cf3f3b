import { CircleAlert, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { CallOutput } from '#contract/calls.ts';
import { anybodyIn, recipientIn } from '#machines/wallet/line-transfer.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useAccount } from '#src/actors/residents.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { QuickLimit } from '#src/views/protection/quick-limit.tsx';
import { LineTransferCard } from './line-transfer-card.tsx';
import styles from './wallet-page.module.css';

const nobody: CallOutput<'wallet.recipients'> = { recipients: [], more: false };

type Props = {
  /** The recipient that the address asks for, by id. */
  asked: string | null;
};

function LineTransfer({ asked }: Props) {
  const { t } = useTranslation(['wallet', 'system']);
  const textOf = useFailureText();
  const lines = useMemberRead('wallet.line', {}, { fresh: 0 });
  const whom = useMemberRead(
    'wallet.recipients',
    { search: '', to: asked ?? '' },
    { enabled: asked !== null, fresh: 0 },
  );
  const profile = useMemberRead('member.profile', {});
  const line = useLatest(lines.data);
  // A withdraw password that is missing is said above the form: shown together, it pushes nothing down.
  const known = useLatest(profile.data ?? profile.error ?? undefined);
  const found = useLatest(asked === null ? nobody : whom.data);
  const failed = [lines, whom].find(({ error, data }) => error && !data);
  const closed = ['FUNCTION_DISABLED', 'FORBIDDEN'].includes(failed?.error?.failure.code ?? '');
  if (closed)
    return (
      <EmptyState
        level="h1"
        icon={<Users />}
        title={t('wallet.line.closed')}
        text={t('wallet.line.closedText')}
      />
    );
  if (failed?.error && !(line && found))
    return (
      <ErrorState
        level="h1"
        icon={<CircleAlert />}
        title={t('wallet.line.failed')}
        text={textOf(failed.error.failure)}
        action={<Button onClick={() => void failed.refetch()}>{t('wallet.line.retry')}</Button>}
      />
    );
  const ready = known !== undefined && line !== undefined && found !== undefined;
  const [chosen = null] = found?.recipients ?? [];
  return (
    <div className={styles.wallet}>
      <header>
        <h1 className={styles.title}>{t('wallet.line.title')}</h1>
        <p className={styles.text}>{t('wallet.line.text')}</p>
      </header>
      <QuickLimit />
      <LiveStatus text={ready ? '' : t('wallet.line.loading')} />
      {!ready && <Skeleton className={styles.coming} shape="block" />}
      {ready && !anybodyIn(line) && (
        <EmptyState icon={<Users />} title={t('wallet.line.nobody')} text={t('wallet.line.nobodyText')} />
      )}
      {ready && anybodyIn(line) && (
        <>
          {asked !== null && !chosen && <Alert tone="neutral">{t('wallet.line.gone')}</Alert>}
          <LineTransferCard line={line} chosen={chosen} />
        </>
      )}
    </div>
  );
}

/** Sending money within the agent's own line (spec 6: agents only); anyone else reads that. `?to=` is whom. */
export function LineTransferPage() {
  const { t } = useTranslation(['wallet']);
  const agent = useAccount() === 'agent';
  const { search } = useLocation();
  const asked = recipientIn(search);
  if (agent) return <LineTransfer key={asked} asked={asked} />;
  return (
    <EmptyState
      level="h1"
      icon={<Users />}
      title={t('wallet.line.agentsOnly')}
      text={t('wallet.line.agentsOnlyText')}
    />
  );
}
