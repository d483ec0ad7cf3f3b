import { useTranslation } from 'react-i18next';
import type { Absence } from '#contract/protection/absence.ts';

/** Says that a break or an exclusion is in force, and that only a longer one can take its place. */
export function AwayAlready({ absence }: { absence: Absence | null }) {
  const { t } = useTranslation(['protection']);
  if (!absence) return null;
  return (
    <p>
      <strong>{t(`protection.away.here.${absence.kind}`)}</strong>{' '}
      <span>{t(`protection.away.longer.${absence.kind}`)}</span>
    </p>
  );
}
