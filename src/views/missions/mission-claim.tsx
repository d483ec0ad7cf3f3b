import { useTranslation } from 'react-i18next';
import type { Mission } from '#contract/missions/mission.ts';
import { missionClaims } from '#machines/missions/missions.rules.ts';
import { ClaimPanel } from '#src/views/acts/claim-panel.tsx';
import { usePrize } from './quantity.ts';

type Props = {
  mission: Mission;
  /** Called with the completion id when the claim is pressed, before anything is sent. */
  onClaim: (id: string) => void;
};

/** Claiming one completion of a mission: money goes to the main wallet, points to the points. */
export function MissionClaim({ mission, onClaim }: Props) {
  const { t } = useTranslation(['missions']);
  const prize = usePrize();
  const { state, reward } = mission;
  const [claim] = missionClaims([mission]);
  if (!claim) return null;
  return (
    <ClaimPanel
      key={claim.id}
      {...claim}
      offered={state === 'CLAIM'}
      ask={t('missions.claim.ask', { prize: prize(reward) })}
      done={(record) =>
        record && 'runId' in record ? t('missions.claim.done', { prize: prize(record.reward) }) : ''
      }
      doneText={t(`missions.claim.where.${reward.kind}`)}
      onClaim={() => onClaim(claim.id)}
    />
  );
}
