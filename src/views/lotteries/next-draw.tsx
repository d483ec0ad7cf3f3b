import { useTranslation } from 'react-i18next';
import { clockText, phaseOf } from '#machines/lotteries/draws.rules.ts';
import { useSecondsLeft } from '#src/actors/seconds-left.ts';
import { Tag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './chosen-lottery.module.css';
import { useNextDraw } from './draws.ts';

const tones = { open: 'positive', closed: 'warning', drawing: 'accent' } as const;

/** The draw that comes next and how long until it is held: counted from the clock at each look, so a sleep does no harm. */
export function NextDraw({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation(['lotteries']);
  const { next, closesAt, drawsAt, failed, busy, again } = useNextDraw(gameCode);
  const seconds = useSecondsLeft(drawsAt);
  const phase = phaseOf(useSecondsLeft(closesAt), seconds);
  const overdue = failed && phase === 'drawing';
  if (failed && !next) {
    return (
      <div className={styles.next} role="alert">
        <p>{t('lotteries.draw.failed')}</p>
        <Button size="small" busy={busy} onClick={again}>
          {t('lotteries.states.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.next}>
      <p className={styles.label}>{t('lotteries.draw.next')}</p>
      {next ? (
        <>
          <p
            className={styles.clock}
            role="timer"
            aria-label={t('lotteries.draw.left', { time: clockText(seconds) })}
          >
            {clockText(seconds)}
          </p>
          <p className={styles.issue}>{t('lotteries.draw.issue', { issue: next.issue })}</p>
          <Tag tone={overdue ? 'danger' : tones[phase]}>
            {overdue ? t('lotteries.draw.overdue') : t(`lotteries.draw.${phase}`)}
          </Tag>
        </>
      ) : (
        <Skeleton shape="title" />
      )}
    </div>
  );
}
