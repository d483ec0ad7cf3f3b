import { useSelector } from '@xstate/react';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { depositStatusMachine } from '#machines/wallet/deposit-status.machine.ts';
import { usePaymentCheck } from '#src/actors/payment-check.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';

/** The way to the cashier, in a separate window; a link where the browser blocks windows. */
export function CashierLink({ depositStatus }: { depositStatus: ActorRefFrom<typeof depositStatusMachine> }) {
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
