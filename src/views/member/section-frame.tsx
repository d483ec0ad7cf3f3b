import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecuritySection } from '#machines/centres.ts';
import { Card } from '#src/ui/card.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { memberAddress } from './member-address.ts';
import styles from './section-frame.module.css';

/** A section of the security centre under its name, with the way back. */
export function SectionFrame({ section, children }: { section: SecuritySection; children: ReactNode }) {
  const { t } = useTranslation(['member']);
  return (
    <Card className={styles.section}>
      <SectionHead
        to={memberAddress('securityCenter')}
        back={t('member.overview.back')}
        title={t(`member.section.${section}`)}
      />
      <Stack gap={4} narrow>
        {children}
      </Stack>
    </Card>
  );
}
