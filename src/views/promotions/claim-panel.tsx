import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/promotions/rewards.ts';
import { claimBy } from '#machines/promotions/claim.parts.ts';
import { claimCallOf, seenOf } from '#machines/promotions/rewards.rules.ts';
import { useMoneyAct, useMoneyActor } from '#src/actors/money-act.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './rewards.module.css';

type Props = {
  reward: Reward;
  /** Called when the claim is pressed, before anything is sent. */
  onClaim?: () => void;
};

/** Claiming one reward, with one press: the button, and how it went, until that was seen. */
export function ClaimPanel({ reward, onClaim }: Props) {
  const { t } = useTranslation(['promotions']);
  const language = useLanguage();
  const money = useMoney();
  const { id, status, source } = reward;
  const call = claimCallOf(reward);
  const claim = useMoneyActor(claimBy(call), call, { call, id, language, seen: seenOf(reward) }, id);
  const act = useMoneyAct(claim);
  const { record, differs } = useSelector(claim, ({ context }) => context);
  const paid = record && 'amount' in record ? money(record.amount) : null;
  const late = act.failure?.code === 'CLAIM_EXPIRED';
  const offered = status === 'CLAIM' && !late;
  const sending = act.step === 'sending';
  const raffle = source === 'RAFFLE';
  function press() {
    onClaim?.();
    claim.send({ type: 'submitted' });
  }
  if (act.step === 'form' && !offered && !act.failure) return null;
  return (
    <div className={styles.act}>
      <ActOutcome
        act={act}
        done={{
          title: paid ? t('promotions.claim.done', { amount: paid }) : t('promotions.claim.before'),
          text: t('promotions.claim.doneText'),
          facts: [],
          again: t('promotions.claim.seen'),
          differs,
        }}
      />
      {late && act.step === 'form' && <Button onClick={act.again}>{t('promotions.claim.seen')}</Button>}
      <LiveStatus text={sending ? t('promotions.claim.sending') : ''} />
      {((act.step === 'form' && offered) || sending) && (
        <Button variant="primary" busy={sending} onClick={press}>
          {raffle ? t('promotions.claim.draw') : t('promotions.claim.ask', { amount: money(reward.amount) })}
        </Button>
      )}
    </div>
  );
}
