import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/promotions/rewards.ts';
import { claimCallOf, seenOf } from '#machines/promotions/rewards.rules.ts';
import { ClaimPanel } from '#src/views/acts/claim-panel.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';

type Props = {
  reward: Reward;
  /** Called when the claim is pressed, before anything is sent. */
  onClaim?: () => void;
};

/** Claiming one reward: its money goes to the main wallet. */
export function RewardClaim({ reward, onClaim }: Props) {
  const { t } = useTranslation(['promotions']);
  const money = useMoney();
  const { id, status, source, amount } = reward;
  const raffle = source === 'RAFFLE';
  return (
    <ClaimPanel
      call={claimCallOf(reward)}
      id={id}
      seen={seenOf(reward)}
      offered={status === 'CLAIM'}
      ask={raffle ? t('promotions.claim.draw') : t('promotions.claim.ask', { amount: money(amount) })}
      done={(record) =>
        record && 'amount' in record ? t('promotions.claim.done', { amount: money(record.amount) }) : ''
      }
      doneText={t('promotions.claim.doneText')}
      onClaim={onClaim}
    />
  );
}
