import { useTranslation } from 'react-i18next';
import type { RewardStatus } from '#contract/promotions/rewards.ts';
import { Tag } from '#src/ui/badge.tsx';

const tones = {
  JOIN: 'accent',
  CLAIM: 'positive',
  APPLYING: 'warning',
  CLOSE: 'neutral',
  REJECTED: 'danger',
  ISSUED: 'positive',
  CLAIMED: 'positive',
  PROCESS: 'accent',
  JOINED: 'accent',
  COMING_SOON: 'neutral',
} as const satisfies Record<RewardStatus, string>;

/** The status of a promotion or a reward, in a word (spec 4, activity statuses). */
export function StatusTag({ status }: { status: RewardStatus }) {
  const { t } = useTranslation(['promotions']);
  return <Tag tone={tones[status]}>{t(`promotions.status.${status}`)}</Tag>;
}
