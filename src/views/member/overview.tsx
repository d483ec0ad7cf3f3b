import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { securitySections } from '#machines/centres.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { NextStep } from './next-step.tsx';
import styles from './overview.module.css';
import { SectionCard } from './section-card.tsx';

/** The security centre: what is set, what is not, and what to do next. */
export function Overview() {
  const { t } = useTranslation(['member', 'system']);
  const textOf = useFailureText();
  const { data: profile, error, refetch } = useMemberRead('member.profile', {});
  if (error && !profile)
    return (
      <ErrorState
        level="h1"
        icon={<CircleAlert />}
        title={t('member.overview.failed')}
        text={textOf(error.failure)}
        action={<Button onClick={() => void refetch()}>{t('member.overview.retry')}</Button>}
      />
    );
  return (
    <div className={styles.overview}>
      <header>
        <h1 className={styles.title}>{t('member.overview.title')}</h1>
        <p className={styles.text}>{t('member.overview.text')}</p>
      </header>
      <LiveStatus text={profile ? '' : t('member.overview.loading')} />
      {profile ? <NextStep profile={profile} /> : <Skeleton className={styles.coming} shape="block" />}
      <ul className={styles.cards}>
        {securitySections.map((section) => (
          <li key={section}>
            <SectionCard section={section} profile={profile} />
          </li>
        ))}
      </ul>
    </div>
  );
}
