import { useTranslation } from 'react-i18next';
import { protectionSections } from '#machines/centres.ts';
import { useAccount } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './safer-play.module.css';

/** The ways to what a member can do to stay in control; a visitor is asked to sign in there. */
export function SaferWays() {
  const { t } = useTranslation(['protection']);
  const account = useAccount();
  return (
    <>
      <ul className={styles.steps}>
        {protectionSections.map((section) => (
          <li key={section}>
            <PathLink to={pathOf({ screen: 'member', page: 'protection', section })}>
              {t(`protection.sections.${section}`)}
            </PathLink>
            <span className={styles.note}>{t(`protection.sectionTexts.${section}`)}</span>
          </li>
        ))}
      </ul>
      {account === null && <p className={styles.note}>{t('protection.safer.signInFirst')}</p>}
    </>
  );
}
