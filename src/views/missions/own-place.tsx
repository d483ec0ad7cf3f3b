import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '#contract/missions/boards.ts';
import { useCounted } from '#src/actors/counted.ts';
import { formatInZone } from '#src/i18n/merchant-dates.ts';
import { Button } from '#src/ui/button.tsx';
import { CountedDialog } from '#src/views/acts/counted-dialog.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { BoardPlace } from './board-place.tsx';
import styles from './missions.module.css';

type Props = {
  data: Board;
  /** Shows the place in the list; undefined where there is nothing to look for. */
  onLook: (() => void) | undefined;
};

/** The bets that the own score is the sum of. */
function Rows({ data: { board, period }, onClose }: { data: Board; onClose: () => void }) {
  const { t } = useTranslation(['missions']);
  const counted = useCounted('missions.boardRows', { board, period });
  const money = useMoney();
  return <CountedDialog counted={counted} title={t('missions.board.score')} unit={money} onClose={onClose} />;
}

/** The member's own place, always in view whatever the list shows, and the bets behind its score. */
export function OwnPlace({ data, onLook }: Props) {
  const { t } = useTranslation(['missions', 'acts']);
  const [open, setOpen] = useState(false);
  const { own, state, zone } = data;
  if (!own) return <p className={styles.plain}>{t(`missions.board.noPlace.${state}`)}</p>;
  return (
    <section className={styles.own} aria-label={t('missions.board.own')}>
      <h3 className={styles.label}>{t('missions.board.own')}</h3>
      <BoardPlace row={own} />
      <p className={styles.note}>
        {t('missions.board.reached', { date: formatInZone(own.reachedAt, zone) })}
      </p>
      <div className={styles.line}>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('acts.counted.open')}
        </Button>
        {onLook && (
          <Button size="small" variant="quiet" onClick={onLook}>
            {t('missions.board.look')}
          </Button>
        )}
      </div>
      {open && <Rows data={data} onClose={() => setOpen(false)} />}
    </section>
  );
}
