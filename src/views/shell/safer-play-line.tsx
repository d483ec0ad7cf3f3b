import { useTranslation } from 'react-i18next';
import { PlaceLink } from './place-link.tsx';
import styles from './safer-play-aside.module.css';

/** The way to safer play under the header of a phone; a wide one has it in the header. */
export function SaferPlayLine() {
  const { t } = useTranslation(['shell']);
  return (
    <nav aria-label={t('shell.saferPlay')} className={styles.line}>
      <PlaceLink to={{ screen: 'saferPlay' }} data-warms="saferPlay">
        {t('shell.saferPlay')}
      </PlaceLink>
    </nav>
  );
}
