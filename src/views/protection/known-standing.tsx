import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Standing } from '#contract/protection.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';

/** What the gateway says of a member's protection, once it has: before that it loads, or can be asked again. */
export function KnownStanding({ children }: { children: (standing: Standing) => ReactNode }) {
  const { t } = useTranslation(['protection', 'system']);
  const textOf = useFailureText();
  const read = useMemberRead('protection.standing', {}, { fresh: 30_000 });
  const standing = useLatest(read.data);
  if (read.error && !standing) {
    return (
      <ErrorState
        level="h2"
        icon={<CircleAlert />}
        title={t('protection.away.failed')}
        text={textOf(read.error.failure)}
        action={<Button onClick={() => void read.refetch()}>{t('protection.away.retry')}</Button>}
      />
    );
  }
  return (
    <>
      <LiveStatus text={standing ? '' : t('protection.away.loading')} />
      {standing ? children(standing) : <Skeleton shape="block" />}
    </>
  );
}
