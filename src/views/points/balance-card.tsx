import { useTranslation } from 'react-i18next';
import { useMemberRead } from '#src/actors/reads.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { CountedButton } from '#src/views/acts/counted-button.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { EarningTable } from './earning-table.tsx';
import styles from './mall.module.css';
import { usePoints } from './points-text.ts';

/** The points of the member: free, held and pending, where they come from, and how one earns more. */
export function BalanceCard() {
  const { t } = useTranslation(['points', 'acts', 'system']);
  const points = usePoints();
  const { data, error, isFetching, refetch } = useMemberRead('points.balance', {}, { fresh: 0 });
  const failed = error && !data;
  return (
    <Card
      title={t('points.balance.title')}
      aside={
        data && <CountedButton call="points.rows" about={{}} title={t('points.balance.rows')} unit={points} />
      }
    >
      <LiveStatus text={data || failed ? '' : t('points.balance.loading')} />
      {failed && (
        <FailureAlert
          failure={error.failure}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('points.retry')}
            </Button>
          }
        />
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
    </Card>
  );
}
