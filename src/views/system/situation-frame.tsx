import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useResident } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { languageName, languageTag } from '#src/i18n/languages.ts';
import { pathOf } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './situation-frame.module.css';

/** The whole window, while one message replaces the app: the brand, the languages, and the message. */
export function SituationFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['shell']);
  const { brand, languages } = useConfiguration();
  const resident = useResident('language');
  const current = useLanguage();
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <p className={styles.brand}>{brand.name}</p>
        <nav aria-label={t('shell.header.language')}>
          {languages.map((language) => (
            <Button
              key={language}
              size="small"
              variant="quiet"
              lang={languageTag(language)}
              aria-pressed={language === current}
              onClick={() => resident.send({ type: 'language.picked', language })}
            >
              {languageName(language)}
            </Button>
          ))}
        </nav>
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.foot}>
        {/* The page is loaded anew: what stopped the app may be gone there. */}
        <a href={pathOf({ screen: 'saferPlay' })}>{t('shell.saferPlay')}</a>
      </footer>
    </div>
  );
}
