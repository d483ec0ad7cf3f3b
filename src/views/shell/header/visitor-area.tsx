import { useSelector } from '@xstate/react';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useResident, useRoot } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { EntryLink } from '../entry-link.tsx';
import { RegisterLink } from '../register-link.tsx';
import styles from './header.module.css';

/** The visitor's part of the header: log in, register and, where the brand allows it, play for free (spec 2). */
export function VisitorArea() {
  const { t } = useTranslation(['shell']);
  const session = useResident('session');
  const { freePlay } = useSelector(useRoot(), ({ context }) => context.features);
  return (
    <nav className={styles.area} aria-label={t('shell.header.label')}>
      {freePlay && (
        <ButtonLink
          as={EntryLink}
          way="freePlay"
          className={styles.freePlay}
          variant="quiet"
          size="small"
          icon={<Play aria-hidden="true" />}
          data-warms="freePlay"
        >
          <span className="visually-hidden-on-phone">{t('shell.header.freePlay')}</span>
        </ButtonLink>
      )}
      {/* A form, so that the button leads somewhere before the prerendered page has come alive. */}
      <form
        action={pathOf({ screen: 'login' })}
        onSubmit={(sent) => {
          sent.preventDefault();
          session.send({ type: 'entry.wanted', way: 'login' });
        }}
      >
        <Button type="submit" size="small" data-warms="login">
          {t('shell.header.login')}
        </Button>
      </form>
      <RegisterLink size="small">{t('shell.header.register')}</RegisterLink>
    </nav>
  );
}
