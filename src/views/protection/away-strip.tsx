import { useTranslation } from 'react-i18next';
import { home } from '#machines/places.ts';
import { pathOf } from '#src/paths.ts';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './absence.module.css';

/** Says on every page that play is closed, that the money is not, and leads to what can be done. */
export function AwayStrip() {
  const { t } = useTranslation(['protection']);
  return (
    <section className={styles.strip} aria-label={t('protection.away.title')}>
      <p>{t('protection.away.strip')}</p>
      <PathLink to={pathOf(home)}>{t('protection.away.stripHome')}</PathLink>
    </section>
  );
}
