import { useTranslation } from 'react-i18next';
import { protectionSections } from '#machines/centres.ts';
import { pathOf } from '#src/paths.ts';
import { Card } from '#src/ui/card.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './protection.module.css';

/** What a member can do to stay in control, one press away each. */
export function ProtectionOverview() {
  const { t } = useTranslation(['protection']);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{t('protection.title')}</h1>
        <p className={styles.text}>{t('protection.text')}</p>
      </header>
      <ul className={styles.sections}>
        {protectionSections.map((section) => (
          <li key={section}>
            <Card>
              <h2>
                <PathLink to={pathOf({ screen: 'member', page: 'protection', section })}>
                  {t(`protection.sections.${section}`)}
                </PathLink>
              </h2>
              <p>{t(`protection.sectionTexts.${section}`)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
