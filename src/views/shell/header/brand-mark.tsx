import { useTranslation } from 'react-i18next';
import { home } from '#machines/places.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { PlaceLink } from '../place-link.tsx';
import styles from './brand-mark.module.css';

/** The brand's sign, which leads home: a lit doorway and the name. */
export function BrandMark() {
  const { t } = useTranslation(['shell']);
  const { name } = useConfiguration().brand;
  return (
    <PlaceLink to={home} className={styles.mark} aria-label={t('shell.header.home', { brand: name })}>
      <svg className={styles.door} viewBox="0 0 28 32" aria-hidden="true">
        <path className={styles.arch} d="M1 32V14a13 13 0 0 1 26 0v18z" />
        <path className={styles.leaf} d="M6 32V14.5a8 8 0 0 1 16 0V32z" />
        <path className={styles.light} d="M11 32V15.5a3 3 0 0 1 6 0V32z" />
      </svg>
      <span className={styles.name}>{name}</span>
    </PlaceLink>
  );
}
