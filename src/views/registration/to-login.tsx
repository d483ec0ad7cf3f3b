import { useTranslation } from 'react-i18next';
import { pathOf } from '#src/paths.ts';
import styles from './register-form.module.css';

/** The link to the login dialog, for people who have an account (spec 2). */
export function ToLogin({ onLogin }: { onLogin: () => void }) {
  const { t } = useTranslation(['registration']);
  return (
    <p className={styles.login}>
      {t('registration.register.haveAccount')}{' '}
      <a
        href={pathOf({ screen: 'login' })}
        onClick={(click) => {
          click.preventDefault();
          onLogin();
        }}
      >
        {t('registration.register.login')}
      </a>
    </p>
  );
}
