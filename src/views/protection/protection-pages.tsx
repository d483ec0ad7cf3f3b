import type { ReactNode } from 'react';
import { type ProtectionSection, protectionSections } from '#machines/centres.ts';
import { BreakSection } from './break-section.tsx';
import { ExclusionSection } from './exclusion-section.tsx';
import { HistorySection } from './history-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { ProtectionOverview } from './protection-overview.tsx';
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
