import { useTranslation } from 'react-i18next';
import { pathOf } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './mall.module.css';

const place = pathOf({ screen: 'member', page: 'securityCenter', section: 'withdrawPassword' });

/** Points are only spent with a withdraw password; this is the way to one. */
export function PasswordNeeded() {
  const { t } = useTranslation(['points']);
  return (
    <div className={styles.needs}>
      <p>{t('points.needsPassword')}</p>
      <ButtonLink as={PathLink} to={place} variant="primary">
        {t('points.setPassword')}
      </ButtonLink>
    </div>
  );
}
