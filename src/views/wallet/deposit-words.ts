import { useTranslation } from 'react-i18next';
import type { DepositMethod } from '#contract/wallet/deposits.ts';
import { signOf } from '#machines/wallet/amount.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatPercent } from '#src/i18n/money.ts';
import { useMoney } from '#src/views/acts/money-text.ts';

type Describe = (method: DepositMethod) => string;

/** The description of a deposit method: its limits, its fee, and how long it usually takes. */
export function useDepositWords(): {
  readonly limits: Describe;
  readonly fee: Describe;
  readonly usual: Describe;
} {
  const { t } = useTranslation(['wallet']);
  const language = useLanguage();
  const money = useMoney();
  return {
    limits: ({ kind, min, max }) =>
      kind === 'VOUCHER'
        ? t('wallet.deposit.ownAmount')
        : t('wallet.deposit.limits', { min: money(min), max: money(max) }),
    fee: ({ feePercent, feeFixed }) => {
      const parts = [
        ...(signOf(feePercent) > 0 ? [formatPercent(Number(feePercent), language)] : []),
        ...(signOf(feeFixed) > 0 ? [money(feeFixed)] : []),
      ];
      return parts.length === 0
        ? t('wallet.deposit.free')
        : t('wallet.deposit.feeOf', { fee: parts.join(' + ') });
    },
    usual: ({ usualMinutes: count }) =>
      count === 0 ? t('wallet.deposit.atOnce') : t('wallet.deposit.usual', { count }),
  };
}
