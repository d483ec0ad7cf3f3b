import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { depositMachine } from '#machines/wallet/deposit.machine.ts';
import { depositDraft } from '#machines/wallet/deposit.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useStanding } from '#src/actors/member-protection.ts';
import { useMoneyActor } from '#src/actors/money-act.ts';
import { useNthAct } from '#src/actors/nth-act.ts';
import { readingOf, useLatestReading } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { Tag } from '#src/ui/badge.tsx';
import { PageHead, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import { DepositLimits } from '#src/views/protection/deposit-limits.tsx';
import { DepositCard } from './deposit-card.tsx';
import { EarlierCard } from './earlier-card.tsx';
import styles from './wallet-page.module.css';

/** Depositing (spec 2, depositv2): the methods, the form of the chosen one, and earlier deposits. */
export function DepositPage() {
  const { t } = useTranslation(['wallet', 'system']);
  const language = useLanguage();
  const deposit = useMoneyActor(depositMachine, 'wallet.deposit');
  useDraft(deposit, depositDraft);
  const nth = useNthAct(deposit);
  const reading = useLatestReading(useMemberRead('wallet.depositMethods', { language }));
  const { data, failure } = reading;
  const standing = useStanding();
  // What is left of the limits stands above the methods: shown together, neither pushes the other down.
  const limited = useLatest(standing.data ?? standing.error ?? undefined);
  const whole = data && limited;
  if (failure) return <LoadFailed reading={reading} level="h1" title={t('wallet.deposit.failed')} />;
  return (
    <Stack gap={5}>
      <PageHead title={t('wallet.deposit.title')} text={t('wallet.deposit.text')} />
      <LiveStatus text={whole ? '' : t('wallet.deposit.loading')} />
      {whole && <DepositLimits />}
      {whole ? (
        <DepositCard key={nth} deposit={deposit} methods={data.methods} />
      ) : (
        <Skeleton className={styles.coming} shape="block" />
      )}
      <DepositsCard />
    </Stack>
  );
}

const tones = { PENDING: 'warning', APPROVED: 'positive', REJECTED: 'danger', EXPIRED: 'neutral' } as const;

/** Earlier deposits; each at its own address. */
export function DepositsCard() {
  const { t } = useTranslation(['wallet', 'system']);
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const reading = readingOf(useMemberRead('wallet.deposits', { page, language }, { fresh: 0 }));
  return (
    <EarlierCard
      place="depositv2"
      words={{
        title: t('wallet.deposit.list'),
        loading: t('wallet.deposit.loadingList'),
        none: t('wallet.deposit.none'),
        pages: t('wallet.deposit.pages'),
      }}
      reading={reading}
      rows={({ deposits }) =>
        deposits.map(({ methodName, status, ...one }) => ({
          ...one,
          way: methodName,
          state: <Tag tone={tones[status]}>{t(`wallet.deposit.status.${status}`)}</Tag>,
        }))
      }
      page={page}
      onPage={setPage}
    />
  );
}
