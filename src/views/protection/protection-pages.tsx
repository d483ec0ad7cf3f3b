import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProtectionSection, protectionSections } from '#machines/centres.ts';
import { pathOf } from '#src/paths.ts';
import { Card } from '#src/ui/card.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { BreakSection } from './break-section.tsx';
import { ExclusionSection } from './exclusion-section.tsx';
import { HistorySection } from './history-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import styles from './protection.module.css';
import { SectionPage } from './section-page.tsx';
import { StatementSection } from './statement-section.tsx';

const sections: Readonly<Record<ProtectionSection, () => ReactNode>> = {
  limits: LimitsSection,
  break: BreakSection,
  exclusion: ExclusionSection,
  statement: StatementSection,
  history: HistorySection,
};

/** The page of member protection, or the section of it that its address names. */
export function ProtectionPages({ inside }: { inside: string | undefined }) {
  const section = protectionSections.find((one) => one === inside);
  if (!section) return <ProtectionOverview />;
  const Section = sections[section];
  return (
    <SectionPage section={section}>
      <Section />
    </SectionPage>
  );
}

/** What a member can do to stay in control, one press away each. */
function ProtectionOverview() {
  const { t } = useTranslation(['protection']);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{t('protection.title')}</h1>
        <p className={styles.text}>{t('protection.text')}</p>
      </header>
      <Stack as="ul" gap={3}>
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
      </Stack>
    </div>
  );
}
