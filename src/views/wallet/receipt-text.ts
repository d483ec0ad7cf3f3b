import { useTranslation } from 'react-i18next';
import type { Receipt } from '#contract/wallet/withdrawals.ts';
import { useMoney } from '#src/views/acts/money-text.ts';

/** The state of a receipt, in a sentence. */
export function useReceiptText(): (receipt: Receipt | null) => string {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  return (receipt) =>
    receipt === null
      ? ''
      : t(`wallet.receipt.state.${receipt.state}`, {
          received: money(receipt.received),
          remaining: money(receipt.remaining),
        });
}
