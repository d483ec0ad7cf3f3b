import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ReceiptActor } from '#src/actors/receipt.ts';
import { useSecondsLeft } from '#src/actors/seconds-left.ts';
import styles from './receipt.module.css';

/** The time left until an unanswered rest counts as received. */
export function ReceiptCountdown({ receipt }: { receipt: ReceiptActor }) {
  const { t } = useTranslation(['wallet']);
  const endsAt = useSelector(receipt, ({ context }) =>
    context.withdrawal.receipt?.state === 'OPEN' ? context.endsAt : null,
  );
  const left = useSecondsLeft(endsAt);
  if (endsAt === null) return null;
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className={styles.countdown}>
      {t('wallet.receipt.countdown')}{' '}
      <strong role="timer" aria-label={t('wallet.receipt.timeLeft')}>
        {clock}
      </strong>
    </p>
  );
}
