import { useTranslation } from 'react-i18next';
import type { Place } from '#machines/places.ts';

/** The name of a place, as its page or its menu has it. */
export function usePlaceName(): (place: Place) => string {
  const { t } = useTranslation(['member', 'system']);
  return ({ screen, page }) =>
    screen === 'member' && page !== undefined && page !== 'agentTeamOverview'
      ? t(`member.${page}`)
      : t(`system.places.${screen}`);
}
