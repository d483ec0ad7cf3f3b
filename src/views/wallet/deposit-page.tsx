import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '#contract/wallet/deposits.ts';
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
import { AsIs } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note, PageHead } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Loaded, LoadFailed } from '#src/views/acts/loaded.tsx';
import { useMerchantHours, useMoney } from '#src/views/acts/money-text.ts';
import { DepositLimits } from '#src/views/protection/deposit-limits.tsx';
import { actAddress } from './act-address.ts';
import { DepositCard } from './deposit-card.tsx';
import styles from './wallet-page.module.css';
import withdrawalsCardStyles from './withdrawals-card.module.css';

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
    <div className={styles.wallet}>
      <PageHead title={t('wallet.deposit.title')} text={t('wallet.deposit.text')} />
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

/** Earlier deposits, newest first; each at its own address. */
export function DepositsCard() {
  const { t } = useTranslation(['wallet', 'system']);
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const reading = readingOf(useMemberRead('wallet.deposits', { page, language }, { fresh: 0 }));
  return (
    <Card title={t('wallet.deposit.list')}>
      <Loaded
        small
        reading={reading}
        loading={t('wallet.deposit.loadingList')}
        awaited={<Skeleton shape="block" />}
      >
        {({ deposits, totalPages }) => (
          <>
            {deposits.length === 0 && <Note>{t('wallet.deposit.none')}</Note>}
            <ul className={withdrawalsCardStyles.list} aria-label={t('wallet.deposit.list')}>
              {deposits.map((one) => (
                <DepositRow key={one.reference} deposit={one} />
              ))}
            </ul>
            <Pager
              page={page}
              pages={totalPages}
              onPage={setPage}
              label={t('wallet.deposit.pages')}
              previousLabel={t('wallet.withdrawal.previous')}
              nextLabel={t('wallet.withdrawal.next')}
              pageLabel={(number) => t('wallet.withdrawal.page', { number })}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}

const tones = { PENDING: 'warning', APPROVED: 'positive', REJECTED: 'danger', EXPIRED: 'neutral' } as const;

/** One deposit of the list; the whole of it leads to where it is looked at. */
function DepositRow({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { moment } = useMerchantHours();
  const { reference, amount, methodName, createdAt, status } = deposit;
  return (
    <li>
      <PathLink className={withdrawalsCardStyles.one} to={actAddress('depositv2', reference)}>
        <AsIs className={withdrawalsCardStyles.amount}>{money(amount)}</AsIs>
        <span className={withdrawalsCardStyles.account}>{methodName}</span>
        <time className={withdrawalsCardStyles.when} dateTime={new Date(createdAt).toISOString()}>
          {moment(createdAt)}
        </time>
        <span className={withdrawalsCardStyles.state}>
          <Tag tone={tones[status]}>{t(`wallet.deposit.status.${status}`)}</Tag>
        </span>
      </PathLink>
    </li>
  );
}
