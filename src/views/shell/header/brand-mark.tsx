import { useTranslation } from 'react-i18next';
import { home } from '#machines/places.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { PlaceLink } from '../place-link.tsx';
import styles from './brand-mark.module.css';

/** The windows that are too narrow for a name in the header (brand-mark.module.css). */
const narrow = '(max-width: 26.24rem)';

/** The brand's sign, which leads home: its logo, or a lit doorway; and its name, where the logo does not have it. */
export function BrandMark() {
  const { t } = useTranslation(['shell']);
  const { brand, look } = useConfiguration();
  const { name } = brand;
  return (
    <PlaceLink to={home} className={styles.mark} aria-label={t('shell.header.home', { brand: name })}>
      {look?.logo ? (
        <picture className={look.wordmark ? styles.wordmark : styles.logo}>
          {look.wordmark && look.icon && <source media={narrow} srcSet={look.icon} />}
          {/* Whatever an SVG holds, a picture runs no script. */}
          <img src={look.logo} alt={name} />
        </picture>
      ) : (
        <svg className={styles.door} viewBox="0 0 28 32" aria-hidden="true">
          <path className={styles.arch} d="M1 32V14a13 13 0 0 1 26 0v18z" />
          <path className={styles.leaf} d="M6 32V14.5a8 8 0 0 1 16 0V32z" />
          <path className={styles.light} d="M11 32V15.5a3 3 0 0 1 6 0V32z" />
        </svg>
      )}
      {!look?.wordmark && <span className={styles.name}>{name}</span>}
    </PlaceLink>
  );
}
