import { useTranslation } from 'react-i18next';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { pathOf } from '#src/paths.ts';
import styles from './register-form.module.css';

/**
 * What registering agrees to: the minimum age and the user agreement, which opens in another tab so that the
 * form stays (spec 5).
 */
export function RegisterAgreement() {
  const { t } = useTranslation(['registration']);
  const { minimumAge } = useConfiguration().brand;
  return (
    <p className={styles.agreement}>
      <span>{t('registration.register.age', { age: minimumAge })}</span>{' '}
      <a href={pathOf({ screen: 'help' })} target="_blank" rel="noopener">
        {t('registration.register.agreement')}
      </a>
      .
    </p>
  );
}
