import { useTranslation } from 'react-i18next';
import { agentPages, memberPages } from '#machines/centres.ts';
import type { Place } from '#machines/places.ts';

/** The name of a place, as its page or its menu has it. */
export function usePlaceName(): (place: Place) => string {
  const { t } = useTranslation(['agent', 'member', 'system']);
  return ({ screen, page }) => {
    const [member, agent] = [memberPages.find((one) => one === page), agentPages.find((one) => one === page)];
    if (member) return t(`member.${member}`);
    return agent ? t(`agent.${agent}`) : t(`system.places.${screen}`);
  };
}
