import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '#contract/missions/mission.ts';
import { missionPercent } from '#machines/missions/missions.rules.ts';
import { useCounted } from '#src/actors/counted.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { Button } from '#src/ui/button.tsx';
import { CountedDialog } from '#src/views/acts/counted-dialog.tsx';
import styles from './missions.module.css';
import { useQuantity } from './quantity.ts';

type RowsProps = { mission: Mission; runId: string; onClose: () => void };

/** The bets that the progress is the sum of. */
function Rows({ mission: { title, unit }, runId, onClose }: RowsProps) {
  const counted = useCounted('missions.rows', { id: runId });
  const quantity = useQuantity();
  return (
    <CountedDialog
      counted={counted}
      title={title}
      unit={(counts) => quantity(unit, counts)}
      onClose={onClose}
    />
  );
}

/** The progress of a run, in its unit: done, target, bets still open, and the bets that made the figure. */
export function MissionProgress({ mission }: { mission: Mission }) {
  const { t } = useTranslation(['missions', 'acts']);
  const language = useLanguage();
  const quantity = useQuantity();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { unit, done, target, runId } = mission;
  if (runId === null) return null;
  return (
    <div className={styles.progress}>
      <p id={id}>
        {t('missions.progress', {
          done: unit === 'BETS' ? formatCount(Number(done), language) : quantity(unit, done),
          target: quantity(unit, target),
        })}
      </p>
      <progress max={100} value={missionPercent(mission)} aria-labelledby={id} />
      {mission.open > 0 && <p className={styles.note}>{t('missions.unsettled', { count: mission.open })}</p>}
      <Button size="small" className={styles.why} onClick={() => setOpen(true)}>
        {t('acts.counted.open')}
      </Button>
      {open && <Rows mission={mission} runId={runId} onClose={() => setOpen(false)} />}
    </div>
  );
}
