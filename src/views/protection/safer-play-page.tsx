import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaferSection as Section } from '#machines/protection/safer-play.rules.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { Button } from '#src/ui/button.tsx';
import { GuideButton } from './guide-button.tsx';
import styles from './safer-play.module.css';
import { SaferSection } from './safer-section.tsx';
import { SaferWays } from './safer-ways.tsx';
import { SelfTest } from './self-test.tsx';
import { useSaferGuide } from './use-safer-guide.ts';

function Contact() {
  const { t } = useTranslation(['protection']);
  const support = useSupportContact();
  return (
    <div className={styles.ways}>
      <Button busy={support.busy} onClick={support.open}>
        {t('protection.safer.contact')}
      </Button>
    </div>
  );
}

/** What a section has besides its words. */
const more: Partial<Readonly<Record<Section, ReactNode>>> = {
  here: <SaferWays />,
  selfTest: <SelfTest />,
  help: <Contact />,
};

/** Safer play, for everybody (domain of member protection, E1): its contents and figures are those of the market. */
export default function SaferPlayPage() {
  const { t } = useTranslation(['protection']);
  const parts = useSaferGuide();
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{t('protection.safer.title')}</h1>
        <p className={styles.lead}>{t('protection.safer.lead')}</p>
        <GuideButton parts={parts} />
      </header>
      <nav aria-label={t('protection.safer.contents')} className={styles.contents}>
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map((part) => (
        <SaferSection key={part.id} part={part}>
          {more[part.id]}
        </SaferSection>
      ))}
    </div>
  );
}
