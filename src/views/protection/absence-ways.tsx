import { useTranslation } from 'react-i18next';
import { pathOf } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { PathLink } from '#src/ui/path-link.tsx';

/** The way from a break to an exclusion, and back: whoever looks for one may need the other. */
export function AbsenceWays({ here }: { here: 'break' | 'exclusion' }) {
  const { t } = useTranslation(['protection']);
  const other = here === 'break' ? 'exclusion' : 'break';
  return (
    <Row as="nav" gap={3} aria-label={t('protection.away.ways')}>
      <ButtonLink as={PathLink} to={pathOf({ screen: 'member', page: 'protection', section: other })}>
        {t(other === 'break' ? 'protection.away.toBreak' : 'protection.away.toExclusion')}
      </ButtonLink>
    </Row>
  );
}
