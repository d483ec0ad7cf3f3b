import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathOf } from '#src/paths.ts';
import styles from './play.module.css';

/** Over a game: safer play, in another tab so that the game goes on, and the break at hand where the market has it. */
export function PlayWays({ stop }: { stop: ReactNode }) {
  const { t } = useTranslation(['shell']);
  return (
    <nav className={styles.ways} aria-label={t('shell.saferPlay')}>
      <a href={pathOf({ screen: 'saferPlay' })} target="_blank" rel="noopener">
        {t('shell.saferPlay')}
      </a>
      {stop}
    </nav>
  );
}
