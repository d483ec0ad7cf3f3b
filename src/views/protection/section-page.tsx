import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProtectionSection } from '#machines/centres.ts';
import { pathOf } from '#src/paths.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import styles from './protection.module.css';

/** A section of member protection under its name, with the way back. */
export function SectionPage({ section, children }: { section: ProtectionSection; children: ReactNode }) {
  const { t } = useTranslation(['protection']);
  return (
    <div className={styles.page}>
      <SectionHead
        to={pathOf({ screen: 'member', page: 'protection' })}
        back={t('protection.back')}
        title={t(`protection.sections.${section}`)}
        text={t(`protection.sectionTexts.${section}`)}
      />
      {children}
    </div>
  );
}
