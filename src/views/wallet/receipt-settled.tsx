import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ReceiptActor } from '#src/actors/receipt.ts';
import { PathLink } from '#src/ui/path-link.tsx';
import { useMerchantHours } from '#src/views/acts/money-text.ts';
import proof from '#src/views/acts/proof.module.css';
import { ProofPicture } from '#src/views/acts/proof-picture.tsx';
import { returnsAddress } from './act-address.ts';
import styles from './receipt.module.css';
import { useReceiptText } from './receipt-text.ts';

/** How the receipt was settled, with the submitted pictures and the back office's note. */
export function ReceiptSettled({ receipt }: { receipt: ReceiptActor }) {
  const { t } = useTranslation(['wallet']);
  const stateText = useReceiptText();
  const { moment } = useMerchantHours();
  const { reference, receipt: known, returns } = useSelector(receipt, ({ context }) => context.withdrawal);
  if (!known) return null;
  const last = known.state === 'REFUNDED' ? returns.at(-1) : undefined;
  return (
    <div className={styles.notice} data-state={known.state} role="status">
      <p className={styles.title}>{t(`wallet.receipt.settled.${known.state}`)}</p>
      <p>{stateText(known)}</p>
      {last && (
        <p>
          <span>{t('wallet.receipt.underReference', { reference })}</span>{' '}
          <PathLink to={returnsAddress(moment(last.at).slice(0, 10))}>
            {t('wallet.receipt.inMovements')}
          </PathLink>
        </p>
      )}
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
