import { useTranslation } from 'react-i18next';
import type { RedeemRule } from '#contract/points/rewards.ts';
import type { Points } from '#contract/units.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatQuantity } from '#src/i18n/money.ts';
import { useInZone, useMoney } from '#src/views/acts/money-text.ts';

/** Points of the wire as people read them, with their unit. */
export function usePoints(): (quantity: string | Points) => string {
  const { t } = useTranslation(['points']);
  const language = useLanguage();
  return (quantity) => t('points.unit', { points: formatQuantity(String(quantity), language) });
}

/** The sentence of a rule that keeps a member from redeeming: what is missing, and when it ends on the merchant's clock. */
export function useRuleText(zone: string): (rule: RedeemRule) => string {
  const { t } = useTranslation(['points']);
  const inZone = useInZone();
  const points = usePoints();
  const money = useMoney();
  return ({ rule, missing, rank, until }) => {
    const date = until === null ? '' : inZone(until, zone);
    if (rule === 'POINTS') return t('points.rule.POINTS', { missing: points(missing ?? '0') });
    if (rule === 'BETS') return t('points.rule.BETS', { missing: money(missing ?? '') });
    if (rule === 'LIMIT') return until === null ? t('points.rule.ONCE') : t('points.rule.LIMIT', { date });
    return t(`points.rule.${rule}`, { rank, date });
  };
}
