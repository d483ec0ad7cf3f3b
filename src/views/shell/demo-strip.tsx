import { Drama } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRegistrationOffered } from '#src/actors/registration-offered.ts';
import { useResident } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { classes } from '#src/ui/classes.ts';
import styles from './demo-strip.module.css';

/** Says on every page that this is a demo account, and leads to a real one (spec 6). */
export function DemoStrip() {
  const { t } = useTranslation(['shell']);
  const session = useResident('session');
  const registrable = useRegistrationOffered();
  return (
    <section className={styles.strip} aria-label={t('shell.demo.label')}>
      <Drama className={styles.icon} aria-hidden="true" />
      <p className={styles.text}>
        <strong>{t('shell.demo.label')}</strong> {/* The name says it; the rest would push the page down. */}
        <span className={classes(styles.about, 'visually-hidden-on-phone')}>{t('shell.demo.text')}</span>
      </p>
      {registrable && (
        <Button size="small" onClick={() => session.send({ type: 'signOut.asked', next: 'register' })}>
          {t('shell.demo.register')}
        </Button>
      )}
    </section>
  );
}
