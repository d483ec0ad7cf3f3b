import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useResident } from '#src/actors/residents.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import styles from './header.module.css';
import { SignOutButton } from './sign-out-button.tsx';

/** A person is signed in but not confirmed yet, or must do something first: all they can do is sign out. */
export function ResumingArea() {
  const { t } = useTranslation(['shell']);
  const session = useResident('session');
  const busy = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  return (
    <nav className={styles.member} aria-label={t('shell.header.label')}>
      <p className={styles.wallet} role="status">
        {busy && (
          <span className={styles.resuming}>
            <Spinner />
            {t('shell.header.resuming')}
          </span>
        )}
      </p>
      <div className={styles.tools}>
        <SignOutButton />
      </div>
    </nav>
  );
}
