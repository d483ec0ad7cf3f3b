import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ReceiptActor } from '#src/actors/receipt.ts';
import proof from './proof.module.css';
import { ProofPicture } from './proof-picture.tsx';
import styles from './receipt.module.css';
import { useReceiptText } from './receipt-text.ts';

/** How it was settled, with the pictures that were handed in and what the back office noted. */
export function ReceiptSettled({ receipt }: { receipt: ReceiptActor }) {
  const { t } = useTranslation(['wallet']);
  const stateText = useReceiptText();
  const known = useSelector(receipt, ({ context }) => context.withdrawal.receipt);
  if (!known) return null;
  return (
    <div className={styles.notice} data-state={known.state} role="status">
      <p className={styles.title}>{t(`wallet.receipt.settled.${known.state}`)}</p>
      <p>{stateText(known)}</p>
      {known.note && <p>{t('wallet.receipt.note', { note: known.note })}</p>}
      {known.proofs.length > 0 && (
        <ul className={proof.pictures} aria-label={t('wallet.receipt.proofs')}>
          {known.proofs.map((proofId, at) => (
            <li key={proofId}>
              <ProofPicture proofId={proofId} number={at + 1} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
