import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { depositStatusMachine } from '#machines/wallet/deposit-status.machine.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { pathOf } from '#src/paths.ts';
import { Card } from '#src/ui/card.tsx';
import { BackLink, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import { DepositStatus } from './deposit-status.tsx';
import { MoneyGone } from './money-gone.tsx';
import styles from './withdrawal-page.module.css';

/** One deposit at its own address: its live state, and the way to the cashier while it waits there. */
export function DepositStatusPage({ reference, language }: { reference: string; language: string }) {
  const { t } = useTranslation(['wallet', 'system']);
  const depositStatus = usePageActor(depositStatusMachine, { reference, language, deposit: null });
  const here = useSelector(depositStatus, ({ context }) => context.deposit !== null);
  const failure = useSelector(depositStatus, ({ context }) => context.failure);
  const gone = failure?.code === 'NOT_FOUND' && !here;
  const failed = failure !== null && !here && !gone;
  const again = () => depositStatus.send({ type: 'look.asked' });
  return (
    <Stack gap={5}>
      <BackLink size="fine" to={pathOf({ screen: 'member', page: 'depositv2' })}>
        <ArrowLeft aria-hidden="true" />
        {t('wallet.deposit.back')}
      </BackLink>
      {gone && <MoneyGone what="deposit" reference={reference} />}
      {failed && (
        <LoadFailed
          reading={{ failure, busy: false, again }}
          level="h1"
          title={t('wallet.deposit.missing')}
        />
      )}
      {!failed && !gone && <h1 className={styles.title}>{t('wallet.deposit.one')}</h1>}
      <LiveStatus text={here || failure ? '' : t('wallet.deposit.loadingOne')} />
      {!here && !failure && <Skeleton shape="block" />}
      {here && (
        <Card>
          <DepositStatus depositStatus={depositStatus} />
        </Card>
      )}
    </Stack>
  );
}
