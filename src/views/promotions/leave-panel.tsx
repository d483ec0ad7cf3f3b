import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/promotions/rewards.ts';
import { leaveMachine } from '#machines/promotions/leave.act.ts';
import { signOf } from '#machines/wallet/amount.rules.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import styles from './rewards.module.css';

/** Leaving a joined promotion: what it costs and leaves, by the gateway, before it is asked; later how that went. */
export function LeavePanel({ reward }: { reward: Reward }) {
  const { t } = useTranslation(['promotions']);
  const language = useLanguage();
  const money = useMoney();
  const { id, leaving } = reward;
  const progress = leaving?.progress ?? '0.00';
  const leave = useActForm(leaveMachine, { id, language });
  const act = useMoneyAct(leave);
  if (!leaving && act.step === 'form' && !act.failure) return null;
  const facts = leaving
    ? [
        { id: 'loses', label: t('promotions.leave.loses'), value: money(leaving.loses), strong: true },
        { id: 'progress', label: t('promotions.leave.progress'), value: money(leaving.progress) },
        { id: 'keeps', label: t('promotions.leave.keeps'), value: money(leaving.keeps) },
      ]
    : [];
  const done = {
    title: t('promotions.leave.done'),
    text: t('promotions.leave.doneText'),
    facts: [],
    again: t('promotions.leave.seen'),
  };
  return (
    <Card title={t('promotions.leave.title')}>
      <ActOutcome act={act} done={done} />
      {act.step === 'form' && leaving && (
        <div className={styles.act}>
          <p>
            {signOf(leaving.loses) === 0 && signOf(leaving.progress) === 0
              ? t('promotions.leave.nothing')
              : t('promotions.leave.text', {
                  loses: money(leaving.loses),
                  progress: money(leaving.progress),
                })}
          </p>
          <Button onClick={() => leave.send({ type: 'submitted', terms: { progress } })}>
            {t('promotions.leave.ask')}
          </Button>
        </div>
      )}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={facts} confirm={t('promotions.leave.confirm')} />
      )}
    </Card>
  );
}
