import { useSelector } from '@xstate/react';
import { CircleAlert, CircleCheck, Clock, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Deposit } from '#contract/wallet/deposits.ts';
import type { depositStatusMachine } from '#machines/wallet/deposit-status.machine.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { takeFocusUnmoved } from '#src/ui/take-focus.ts';
import styles from '#src/views/acts/act.module.css';
import { type ActFact, ActFacts } from '#src/views/acts/act-facts.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { usePageSeen } from './page-seen.ts';
import { usePaymentCheck } from './payment-check.ts';

const icons = { PENDING: Clock, APPROVED: CircleCheck, REJECTED: CircleAlert, EXPIRED: CircleAlert };
const steps = { PENDING: 'waiting', APPROVED: 'done', REJECTED: 'notDone', EXPIRED: 'notDone' } as const;

function textKey({ status, kind }: Deposit) {
  if (status !== 'PENDING') return `wallet.deposit.textOf.${status}` as const;
  return kind === 'BANK' ? 'wallet.deposit.textOf.review' : 'wallet.deposit.textOf.cashier';
}

/** The state of a deposit: it waits, and is followed live; it came; or it did not, and why. */
export function DepositStatus({
  depositStatus,
}: {
  depositStatus: ActorRefFrom<typeof depositStatusMachine>;
}) {
  const { t } = useTranslation(['acts', 'wallet']);
  const money = useMoney();
  usePageSeen(depositStatus);
  const now = useSelector(depositStatus, ({ context }) => context.deposit);
  if (!now) return null;
  const { reference, status, kind, methodName, amount, fee, credited, reason } = now;
  const Icon = icons[status];
  const facts: readonly ActFact[] = [
    { id: 'method', label: t('wallet.deposit.method'), value: methodName },
    { id: 'amount', label: t('wallet.deposit.amount'), value: money(amount) },
    { id: 'fee', label: t('wallet.deposit.fee'), value: money(fee) },
    { id: 'credited', label: t('wallet.deposit.credited'), value: money(credited), strong: true },
    { id: 'reference', label: t('acts.reference'), value: reference },
  ];
  return (
    <div className={styles.outcome} data-step={steps[status]} tabIndex={-1} ref={takeFocusUnmoved}>
      <Icon aria-hidden="true" />
      <div role="status">
        <p className={styles.title}>{t(`wallet.deposit.status.${status}`)}</p>
        <p className={styles.text}>{reason ?? t(textKey(now))}</p>
      </div>
      {status === 'PENDING' && kind !== 'BANK' && <CashierLink depositStatus={depositStatus} />}
      <ActFacts facts={facts} />
    </div>
  );
}

/** The way to the cashier, in a separate window; a link where the browser blocks windows. */
function CashierLink({ depositStatus }: { depositStatus: ActorRefFrom<typeof depositStatusMachine> }) {
  const { t } = useTranslation(['wallet']);
  const check = usePaymentCheck();
  const { deposit: now, trouble } = useSelector(depositStatus, ({ context }) => context);
  const address = check(now?.cashier);
  if (trouble === 'blocked' && address)
    return (
      <>
        <Alert>{t('wallet.deposit.blocked')}</Alert>
        <ButtonLink
          variant="primary"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          icon={<ExternalLink aria-hidden="true" />}
          onClick={() => depositStatus.send({ type: 'cashier.left' })}
        >
          {t('wallet.deposit.cashierLink')}
        </ButtonLink>
      </>
    );
  return (
    <>
      {trouble === 'refused' && <Alert>{t('wallet.deposit.strange')}</Alert>}
      <Button
        variant="primary"
        size="large"
        icon={<ExternalLink aria-hidden="true" />}
        disabled={!now?.cashier}
        onClick={() => depositStatus.send({ type: 'cashier.asked' })}
      >
        {t('wallet.deposit.cashier')}
      </Button>
    </>
  );
}
