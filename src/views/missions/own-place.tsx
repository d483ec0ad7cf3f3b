import { useTranslation } from 'react-i18next';
import type { Board } from '#contract/missions/boards.ts';
import { Button } from '#src/ui/button.tsx';
import { CountedButton } from '#src/views/acts/counted-button.tsx';
import { useInZone, useMoney } from '#src/views/acts/money-text.ts';
import { BoardPlace } from './board-place.tsx';
import styles from './missions.module.css';

type Props = {
  data: Board;
  /** Shows the place in the list; undefined where there is nothing to look for. */
  onLook: (() => void) | undefined;
};

/** The member's own place, always in view whatever the list shows, and the bets behind its score. */
export function OwnPlace({ data, onLook }: Props) {
  const { t } = useTranslation(['missions', 'acts']);
  const inZone = useInZone();
  const money = useMoney();
  const { board, period, own, state, zone } = data;
  if (!own) return <p className={styles.plain}>{t(`missions.board.noPlace.${state}`)}</p>;
  return (
    <section className={styles.own} aria-label={t('missions.board.own')}>
      <h3 className={styles.label}>{t('missions.board.own')}</h3>
      <BoardPlace row={own} />
      <p className={styles.note}>{t('missions.board.reached', { date: inZone(own.reachedAt, zone) })}</p>
      <div className={styles.line}>
        <CountedButton
          size="small"
          call="missions.boardRows"
          about={{ board, period }}
          title={t('missions.board.score')}
          unit={money}
        />
        {onLook && (
          <Button size="small" variant="quiet" onClick={onLook}>
            {t('missions.board.look')}
          </Button>
        )}
      </div>
    </section>
  );
}
