import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useResident } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { languageName, languageTag } from '#src/i18n/languages.ts';
import styles from './language-select.module.css';

/** The language selector (spec 2): the platform's own, so it weighs nothing and opens the phone's picker. */
export function LanguageSelect() {
  const { t } = useTranslation(['shell']);
  const { languages } = useConfiguration();
  const language = useLanguage();
  const resident = useResident('language');
  return (
    <label className={styles.language}>
      <Globe aria-hidden="true" />
      <span className={styles.code} aria-hidden="true">
        {language}
      </span>
      <span className="visually-hidden">{t('shell.header.language')}</span>
      <select
        value={language}
        onChange={({ currentTarget }) =>
          resident.send({ type: 'language.picked', language: currentTarget.value })
        }
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={languageTag(code)}>
            {languageName(code)}
          </option>
        ))}
      </select>
    </label>
  );
}
