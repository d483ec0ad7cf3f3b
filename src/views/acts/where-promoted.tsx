import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatest } from '#src/actors/latest.ts';
import { usePromoted } from '#src/actors/promoted.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { NotAvailable } from './not-available.tsx';

/**
 * Shows what promotes something only to whom it may be promoted: nothing of it flashes while the gateway is asked. `instead`
 * is what stays in its place besides the word that it is not available.
 */
export function WherePromoted({ children, instead }: { children: ReactNode; instead?: ReactNode }) {
  const { t } = useTranslation(['protection']);
  const now = usePromoted();
  // Who signs in over a page goes on with what they had begun there, unless it is closed to them.
  const promoted = useLatest(now === 'asking' ? undefined : now);
  if (promoted === 'open' || promoted === 'unsaid') return children;
  if (promoted === 'closed') {
    return (
      <>
        <NotAvailable />
        {instead}
      </>
    );
  }
  return (
    <>
      <LiveStatus text={t('protection.closed.loading')} />
      <Skeleton shape="block" />
    </>
  );
}
