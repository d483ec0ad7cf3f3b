import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { depositLimits } from '#machines/protection/limit-left.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useStanding } from '#src/actors/member-protection.ts';
import { pathOf } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './limits.module.css';
import { QuickForm } from './quick-form.tsx';

const all = pathOf({ screen: 'member', page: 'protection', section: 'limits' });

/** The member's limits from any page of money: one press opens the form that lowers one, in place. */
export function QuickLimit() {
  const { t } = useTranslation(['protection']);
  const [open, setOpen] = useState(false);
  const read = useStanding();
  const standing = useLatest(read.data);
  // Its place is kept: what is below must not move under a finger.
  if (!standing) return read.error ? null : <Skeleton className={styles.comingButton} shape="block" />;
  if (depositLimits(standing).length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-label={t('protection.limits.quick.title')}>
      <Row gap={2}>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('protection.limits.quick.title')}
        </Button>
      </Row>
      {open && (
        <>
          <QuickForm standing={standing} />
          <PathLink to={all}>{t('protection.limits.quick.all')}</PathLink>
        </>
      )}
    </Stack>
  );
}
