import { useTranslation } from 'react-i18next';
import type { LotteryItem } from '#contract/lotteries.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Balls } from './balls.tsx';
import styles from './chosen-lottery.module.css';
import { useOpened } from './draws.ts';

/** The newest result as balls; nothing where results are for members and none is here. */
export function LastResult({ item }: { item: LotteryItem }) {
  const { t } = useTranslation(['lotteries']);
  const { list, awaiting, busy } = useOpened(item);
  const [newest] = list ?? [];
  if (!newest) return busy ? <Skeleton shape="title" /> : null;
  const { issue, numbers } = newest;
  return (
    <div className={styles.last}>
      <h3 className={styles.label}>
        {t('lotteries.draw.last')} ·{' '}
        <span>{awaiting ? t('lotteries.draw.waiting') : t('lotteries.draw.issue', { issue })}</span>
      </h3>
      <Balls key={issue} numbers={numbers} size="large" />
      <LiveStatus text={t('lotteries.draw.result', { issue, numbers: numbers.join(', ') })} />
    </div>
  );
}
