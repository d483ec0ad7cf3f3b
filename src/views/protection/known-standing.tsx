import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Standing } from '#contract/protection.ts';
import { useLatestReading } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Loaded } from '#src/views/acts/loaded.tsx';

/** What the gateway says of a member's protection, once it has: before that it loads, or can be asked again. */
export function KnownStanding({ children }: { children: (standing: Standing) => ReactNode }) {
  const { t } = useTranslation(['protection', 'system']);
  const reading = useLatestReading(useMemberRead('protection.standing', {}, { fresh: 30_000 }));
  return (
    <Loaded
      reading={reading}
      failed={t('protection.away.failed')}
      loading={t('protection.away.loading')}
      awaited={<Skeleton shape="block" />}
    >
      {children}
    </Loaded>
  );
}
