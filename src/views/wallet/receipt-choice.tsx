import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { remainingOf } from '#machines/wallet/receipt.rules.ts';
import { newKey } from '#src/actors/money-act.ts';
import type { ReceiptActor } from '#src/actors/receipt.ts';
import { Button } from '#src/ui/button.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './receipt.module.css';

/** Did it arrive: all of it, a part, or nothing. Each answer starts with its own key. */
export function ReceiptChoice({ receipt }: { receipt: ReceiptActor }) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const remaining = useSelector(receipt, ({ context }) => remainingOf(context.withdrawal));
  const pick = (type: 'full.picked' | 'part.picked' | 'none.picked') => () =>
    receipt.send({ type, key: newKey() });
  return (
    <>
      <p className={styles.question}>{t('wallet.receipt.question', { amount: money(remaining) })}</p>
      <div className={styles.answers}>
        <Button variant="primary" size="large" onClick={pick('full.picked')}>
          {t('wallet.receipt.full')}
        </Button>
        <Button size="large" onClick={pick('part.picked')}>
          {t('wallet.receipt.part')}
        </Button>
        <Button size="large" onClick={pick('none.picked')}>
          {t('wallet.receipt.none')}
        </Button>
      </div>
    </>
  );
}
