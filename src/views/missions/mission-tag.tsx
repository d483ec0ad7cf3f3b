import { useTranslation } from 'react-i18next';
import type { Mission } from '#contract/missions/mission.ts';
import { Tag } from '#src/ui/badge.tsx';

const tones = {
  LOCKED: 'neutral',
  OPEN: 'accent',
  JOINED: 'accent',
  CLAIM: 'positive',
  CLAIMED: 'positive',
  MISSED: 'warning',
  LAPSED: 'warning',
} as const satisfies Record<Mission['state'], string>;

/** Where a mission is, in a word. */
export function MissionTag({ state }: Pick<Mission, 'state'>) {
  const { t } = useTranslation(['missions']);
  return <Tag tone={tones[state]}>{t(`missions.state.${state}`)}</Tag>;
}
