import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '#contract/missions/mission.ts';
import { missionPercent } from '#machines/missions/missions.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { CountedButton } from '#src/views/acts/counted-button.tsx';
import styles from './missions.module.css';
import { useQuantity } from './quantity.ts';

/** The progress of a run, in its unit: done, target, bets still open, and the bets that made the figure. */
export function MissionProgress({ mission }: { mission: Mission }) {
  const { t } = useTranslation(['missions', 'acts']);
  const language = useLanguage();
  const quantity = useQuantity();
  const id = useId();
  const { title, unit, done, target, runId } = mission;
  if (runId === null) return null;
  return (
    <div className={styles.progress}>
      <p id={id}>
        {t(missionPercent(mission) === 100 ? 'missions.progressMet' : 'missions.progress', {
          done: unit === 'BETS' ? formatCount(Number(done), language) : quantity(unit, done),
          target: quantity(unit, target),
        })}
      </p>
      <progress max={100} value={missionPercent(mission)} aria-labelledby={id} />
      {mission.open > 0 && <p className={styles.note}>{t('missions.unsettled', { count: mission.open })}</p>}
      <CountedButton
        size="small"
        className={styles.why}
        call="missions.rows"
        about={{ id: runId }}
        title={title}
        unit={(counts) => quantity(unit, counts)}
      />
    </div>
  );
}
