import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '#contract/missions/mission.ts';
import { titled } from '#machines/kit/titles.rules.ts';
import { comesAgain } from '#machines/missions/missions.rules.ts';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { JoinPanel } from './join-panel.tsx';
import { MissionClaim } from './mission-claim.tsx';
import { MissionProgress } from './mission-progress.tsx';
import { MissionTag } from './mission-tag.tsx';
import styles from './missions.module.css';
import { usePrize, useQuantity } from './quantity.ts';

type Props = {
  mission: Mission;
  /** The merchant's time zone, an IANA name. */
  zone: string;
  /** Called with the completion id when its claim is pressed. */
  onClaim: (id: string) => void;
};

/** The states in which something ends. */
const due = ['OPEN', 'JOINED', 'CLAIM'] as const;

/** How a locked mission is unlocked. */
function Unlock({ unlock }: { unlock: NonNullable<Mission['unlock']> }) {
  const { t } = useTranslation(['missions']);
  return (
    <ul className={styles.unlock} aria-label={t('missions.unlock.label')}>
      {unlock.minRank !== null && <li>{t('missions.unlock.rank', { rank: unlock.minRank })}</li>}
      {unlock.after !== null && <li>{t('missions.unlock.after', { title: unlock.after })}</li>}
    </ul>
  );
}

/** A mission: where it stands, what it pays and takes, until when, and what one can do about it. */
export function MissionCard({ mission, zone, onClaim }: Props) {
  const { t } = useTranslation(['missions']);
  const prize = usePrize();
  const quantity = useQuantity();
  const { title, text, state, recurs, unit, target, gameTypes, endsAt, completions, unlock } = mission;
  const named = useId();
  const ends = due.find((one) => one === state);
  const again = comesAgain(mission);
  const games = gameTypes.map((type) => t(`missions.game.${type as 'RNG'}`, { defaultValue: type }));
  return (
    <article className={styles.one} aria-labelledby={named} data-state={state}>
      <div className={styles.line}>
        <h3 id={named} className={styles.name}>
          {titled(title, t('missions.kind'))}
        </h3>
        <MissionTag state={state} />
      </div>
      <div className={styles.line}>
        <span className={styles.amount}>{prize(mission.reward)}</span>
        <span className={styles.note}>{t(`missions.recurs.${recurs}`)}</span>
      </div>
      <p>{text}</p>
      <p className={styles.note}>
        {[
          t('missions.takes', { target: quantity(unit, target) }),
          games.length > 0 ? t('missions.games', { games: games.join(', ') }) : t('missions.allGames'),
          ...(completions > 0 ? [t('missions.completions', { count: completions })] : []),
        ].join(' · ')}
      </p>
      <p>{t(`missions.next.${state}`)}</p>
      {unlock && <Unlock unlock={unlock} />}
      {again && <p className={styles.note}>{t(`missions.again.${again}`)}</p>}
      <MissionProgress mission={mission} />
      {ends && endsAt !== null && (
        <div className={styles.note}>
          <Deadline label={t(`missions.due.${ends}`)} at={endsAt} zone={zone} />
        </div>
      )}
      <JoinPanel mission={mission} />
      <MissionClaim mission={mission} onClaim={onClaim} />
    </article>
  );
}
