import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecuritySection } from '#machines/centres.ts';
import { Card } from '#src/ui/card.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { memberAddress } from './member-address.ts';
import styles from './section-frame.module.css';

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}

/** A section of the security centre under its name, with the way back. The keyboard goes on from its name. */
export function SectionFrame({ section, children }: { section: SecuritySection; children: ReactNode }) {
  const { t } = useTranslation(['member']);
  return (
    <Card className={styles.section}>
      <PathLink className={styles.back} to={memberAddress('securityCenter')}>
        <ArrowLeft aria-hidden="true" />
        {t('member.overview.back')}
      </PathLink>
      <h1 className={styles.title} tabIndex={-1} ref={takeFocus}>
        {t(`member.section.${section}`)}
      </h1>
      <div className={styles.body}>{children}</div>
    </Card>
  );
}
