import { useTranslation } from 'react-i18next';
import { useMemberRead } from '#src/actors/reads.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { ConvertAct } from './convert-act.tsx';

/** Turning points into money of the main wallet: the ratio and the balance first, then the act. */
export function ConvertPanel() {
  const { t } = useTranslation(['points', 'system']);
  const config = useMemberRead('points.config', {}, { fresh: 0 });
  const balance = useMemberRead('points.balance', {}, { fresh: 0 });
  const error = config.error ?? balance.error;
  const terms = config.data && balance.data && { ...config.data.convert, free: balance.data.free };
  const again = () => void Promise.all([config.refetch(), balance.refetch()]);
  return (
    <Card title={t('points.convert.title')}>
      <LiveStatus text={terms || error ? '' : t('points.convert.loading')} />
      {error && !terms && (
        <FailureAlert failure={error.failure} action={<Button onClick={again}>{t('points.retry')}</Button>} />
      )}
      {!terms && !error && <Skeleton shape="block" />}
      {terms && <ConvertAct terms={terms} ready={config.data?.withdrawPasswordSet === true} />}
    </Card>
  );
}
