import { useTranslation } from 'react-i18next';
import type { Mission } from '#contract/missions/mission.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { useMoney } from '#src/views/acts/money-text.ts';

/** Quantities of a mission as people read them: bets as a count, stakes as money. */
export function useQuantity(): (unit: Mission['unit'], quantity: string) => string {
  const { t } = useTranslation(['missions']);
  const language = useLanguage();
  const money = useMoney();
  return (unit, quantity) => {
    if (unit === 'STAKE') return money(quantity);
    const count = Number(quantity);
    return t('missions.bets', { count, number: formatCount(count, language) });
  };
}

/** What a mission pays, as people read it. */
export function usePrize(): (reward: Mission['reward']) => string {
  const { t } = useTranslation(['missions']);
  const language = useLanguage();
  const money = useMoney();
  return ({ kind, amount }) => {
    if (kind === 'MONEY') return money(amount);
    const count = Number(amount);
    return t('missions.points', { count, number: formatCount(count, language) });
  };
}
