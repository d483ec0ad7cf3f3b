import { useTranslation } from 'react-i18next';
import { home } from '#machines/places.ts';
import { pathOf } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './join.module.css';

/** What the join page says to a member: there is nothing left to do here. */
export function HaveAccount() {
  const { t } = useTranslation(['downloads']);
  return (
    <div className={styles.plate}>
      <h2>{t('downloads.join.member')}</h2>
      <p>{t('downloads.join.memberText')}</p>
      <div className={styles.ways}>
        <ButtonLink as={PathLink} to={pathOf(home)} variant="primary">
          {t('downloads.join.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
