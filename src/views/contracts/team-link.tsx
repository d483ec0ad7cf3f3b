import { useTranslation } from 'react-i18next';
import type { Days } from '#machines/kit/records.rules.ts';
import { pathOf } from '#src/paths.ts';
import { PathLink } from '#src/ui/path-link.tsx';

/** The way from the figures of a contract to the members that make them, and from there to their bets. */
export function TeamLink({ days }: { days: Days }) {
  const { t } = useTranslation(['contracts']);
  return (
    <p>
      <PathLink to={pathOf({ screen: 'agent', page: 'userProfitLoss', query: days })}>
        {t('contracts.members')}
      </PathLink>
    </p>
  );
}
