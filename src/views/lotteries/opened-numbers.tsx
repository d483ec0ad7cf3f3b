import { CalendarClock, LockKeyhole, Unplug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LotteryItem } from '#contract/lotteries.ts';
import type { PlayType } from '#machines/lotteries/pages.rules.ts';
import { useAccount, useResident } from '#src/actors/residents.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { useOpened } from './draws.ts';
import { Figures } from './figures.tsx';
import styles from './opened-numbers.module.css';
import { OpenedTable } from './opened-table.tsx';

interface Props {
  item: LotteryItem;
  playType: PlayType;
  onPlayType: (playType: PlayType) => void;
}

/** The last hundred draws as figures and as a table: on their way, here, none, for members only, or not to be had. */
export function OpenedNumbers({ item, playType, onPlayType }: Props) {
  const { t } = useTranslation(['lotteries', 'system']);
  const textOf = useFailureText();
  const session = useResident('session');
  const visitor = useAccount() === null;
  const { list, failure, busy, guarded, again } = useOpened(item);
  const retry = (
    <Button busy={busy} onClick={again}>
      {t('lotteries.states.retry')}
    </Button>
  );
  if (list && list.length > 0) {
    return (
      <>
        {failure && (
          <Alert tone="neutral" action={retry}>
            {t('lotteries.opened.stale')}
          </Alert>
        )}
        <Figures list={list} playType={playType} onPlayType={onPlayType} />
        <OpenedTable key={item.code} list={list} name={item.labelName} />
      </>
    );
  }
  if (list) {
    return (
      <EmptyState
        icon={<CalendarClock />}
        title={t('lotteries.opened.empty')}
        text={t('lotteries.opened.emptyText')}
      />
    );
  }
  if (failure) {
    return (
      <ErrorState
        icon={<Unplug />}
        title={t('lotteries.opened.failed')}
        text={textOf(failure)}
        action={retry}
      />
    );
  }
  if (guarded && visitor && !busy) {
    return (
      <EmptyState
        icon={<LockKeyhole />}
        title={t('lotteries.opened.door')}
        text={t('lotteries.opened.doorText')}
        action={
          <Button
            variant="primary"
            data-warms="login"
            onClick={() => session.send({ type: 'entry.wanted', way: 'login' })}
          >
            {t('lotteries.opened.signIn')}
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.awaited}>
      <p className="visually-hidden" role="status">
        {t('lotteries.opened.loading')}
      </p>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
