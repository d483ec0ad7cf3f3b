import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#src/ui/card.tsx';
import styles from './safer-play.module.css';
import type { SaferPartShown } from './use-safer-guide.ts';

/** A section of safer play: what it says, the rules in force, and whom it names. */
export function SaferSection({ part, children }: { part: SaferPartShown; children?: ReactNode }) {
  const { t } = useTranslation(['protection']);
  const { id, title, text, points, facts, known } = part;
  return (
    <Card id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul className={styles.facts}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <>
          <h3>{t('protection.safer.rulesHere')}</h3>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </>
      )}
      {known.length > 0 && (
        <ul className={styles.facts}>
          {known.map(({ name, link, phone }) => (
            <li key={`${name} ${link}`}>
              {link === null ? (
                <span>{name}</span>
              ) : (
                <a href={link} target="_blank" rel="noreferrer">
                  {t('protection.safer.elsewhere', { name })}
                </a>
              )}
              {phone && (
                <>
                  <span> · </span>
                  <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                    {t('protection.safer.phone', { phone })}
                  </a>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
    </Card>
  );
}
