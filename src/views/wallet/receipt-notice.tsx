import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ReceiptPlace } from '#machines/wallet/receipt.rules.ts';
import type { ReceiptActor } from '#src/actors/receipt.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { useReceiptText } from './receipt-text.ts';

type Props = { receipt: ReceiptActor; place: ReceiptPlace };

/** Notices: a refusal, a state that could not be read, an answer that was accepted, or one that came too late. */
export function ReceiptNotice({ receipt, place }: Props) {
  const { t } = useTranslation(['wallet', 'system']);
  const stateText = useReceiptText();
  const { failure, refusal, word, withdrawal } = useSelector(receipt, ({ context }) => context);
  if (place === 'conflict') {
    return (
      <Alert
        action={<Button onClick={() => receipt.send({ type: 'seen' })}>{t('wallet.receipt.seen')}</Button>}
      >
        {`${t('wallet.receipt.conflict')} ${stateText(withdrawal.receipt)}`}
      </Alert>
    );
  }
  if (place === 'unread') {
    const again = () => receipt.send({ type: 'look.asked' });
    return (
      <FailureAlert
        failure={failure ?? { kind: 'network' }}
        before={t('wallet.receipt.unread')}
        action={<Button onClick={again}>{t('wallet.funds.retry')}</Button>}
      />
    );
  }
  if (place !== 'choosing') return null;
  if (refusal) return <FailureAlert key={refusal.code} failure={refusal} />;
  return word === 'part' ? <Alert tone="neutral">{t('wallet.receipt.keptPart')}</Alert> : null;
}
