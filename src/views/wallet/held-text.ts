import { useTranslation } from 'react-i18next';
import { signOf } from '#machines/wallet/amount.rules.ts';
import type { HeldBy } from '#machines/wallet/deposit.rules.ts';
import { useInZone, useMoney } from '#src/views/acts/money-text.ts';

/** Which limit holds a deposit back, what it leaves, and when it begins again on the merchant's clock. */
export function useHeldText(): (held: HeldBy, zone: string) => string {
  const { t } = useTranslation(['wallet']);
  const inZone = useInZone();
  const money = useMoney();
  return ({ period, left, until, site }, zone) => {
    const said = { left: money(left), when: inZone(until, zone) };
    const key = signOf(left) > 0 ? 'above' : 'reached';
    return t(`wallet.deposit.held.${key}${site ? 'Site' : 'Own'}.${period}`, said);
  };
}
