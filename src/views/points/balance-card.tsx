import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCounted } from '#src/actors/counted.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { CountedDialog } from '#src/views/acts/counted-dialog.tsx';
import { EarningTable } from './earning-table.tsx';
import styles from './mall.module.css';
import { usePoints } from './points-text.ts';

function PointsRows({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['points']);
  const points = usePoints();
  const counted = useCounted('points.rows', {});
  return <CountedDialog counted={counted} title={t('points.balance.rows')} unit={points} onClose={onClose} />;
}

/** The points of the member: free, held and pending, where they come from, and how one earns more. */
export function BalanceCard() {
  const { t } = useTranslation(['points', 'acts', 'system']);
  const textOf = useFailureText();
  const points = usePoints();
  const [open, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useMemberRead('points.balance', {}, { fresh: 0 });
  const failed = error && !data;
  return (
    <Card
      title={t('points.balance.title')}
      aside={data && <Button onClick={() => setOpen(true)}>{t('acts.counted.open')}</Button>}
    >
      <LiveStatus text={data || failed ? '' : t('points.balance.loading')} />
      {failed && (
        <Alert
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('points.retry')}
            </Button>
          }
        >
          {textOf(error.failure)}
        </Alert>
      )}
      {!data && !failed && <Skeleton shape="block" />}
      {data && (
        <dl className={styles.balance}>
          <div data-strong="true">
            <dt>{t('points.balance.free')}</dt>
            <dd>{points(data.free)}</dd>
          </div>
          <div>
            <dt>{t('points.balance.held')}</dt>
            <dd>{points(data.held)}</dd>
          </div>
          <div>
            <dt>{t('points.balance.pending')}</dt>
            <dd>{points(data.pending)}</dd>
          </div>
        </dl>
      )}
      {data?.free.startsWith('-') && <p className={styles.note}>{t('points.balance.below')}</p>}
      <EarningTable />
      {open && <PointsRows onClose={() => setOpen(false)} />}
    </Card>
  );
}
