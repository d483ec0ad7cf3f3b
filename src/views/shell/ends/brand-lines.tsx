import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import styles from './footer.module.css';

/** What the brand itself says in the footer: its links and its paragraphs; nothing where it says nothing. */
export function BrandLines() {
  const { t } = useTranslation(['shell']);
  const { footer, brand } = useConfiguration();
  const language = useLanguage();
  if (!footer) return null;
  const said = (text: Readonly<Record<string, string>>) => text[language] ?? Object.values(text)[0] ?? '';
  return (
    <>
      {footer.links.length > 0 && (
        <nav className={styles.links} aria-label={t('shell.footer.ofBrand', { brand: brand.name })}>
          <ul>
            {footer.links.map(({ text, link }) => (
              <li key={link}>
                <a href={link} target="_blank" rel="noreferrer">
                  {said(text)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {footer.paragraphs.length > 0 && (
        <div className={styles.paragraphs}>
          {footer.paragraphs.map((text) => (
            <p key={said(text)}>{said(text)}</p>
          ))}
        </div>
      )}
    </>
  );
}
