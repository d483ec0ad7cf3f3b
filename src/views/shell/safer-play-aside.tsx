import { useTranslation } from 'react-i18next';
import { pathOf } from '#src/paths.ts';
import styles from './safer-play-aside.module.css';

/** At the foot of a dialog: safer play, in another tab, so that what was typed here stays. */
export function SaferPlayAside() {
  const { t } = useTranslation(['shell']);
  return (
    <p className={styles.aside}>
      <a href={pathOf({ screen: 'saferPlay' })} target="_blank" rel="noopener">
        {t('shell.saferPlay')}
      </a>
    </p>
  );
}
