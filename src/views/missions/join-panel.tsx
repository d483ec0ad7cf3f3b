import { useTranslation } from 'react-i18next';
import type { Mission } from '#contract/missions/mission.ts';
import { joinMissionMachine } from '#machines/missions/join-mission.act.ts';
import { hoursLeft } from '#machines/missions/missions.rules.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { useNow } from '#src/actors/now.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import styles from './missions.module.css';
import { usePrize, useQuantity } from './quantity.ts';

/** Joining a mission: the button and the last look say that its clock starts; later how that went. */
export function JoinPanel({ mission }: { mission: Mission }) {
  const { t } = useTranslation(['missions']);
  const language = useLanguage();
  const now = useNow();
  const quantity = useQuantity();
  const prize = usePrize();
  const { id, state, unit, target, reward, version } = mission;
  const join = useActForm(joinMissionMachine, { id, language });
  const act = useMoneyAct(join);
  if (act.step === 'form' && state !== 'OPEN' && !act.failure) return null;
  const hours = t('missions.hours', { count: hoursLeft(mission, now) });
  const facts = [
    { id: 'clock', label: t('missions.join.clock'), value: hours, strong: true },
    { id: 'target', label: t('missions.join.target'), value: quantity(unit, target) },
    { id: 'reward', label: t('missions.join.reward'), value: prize(reward) },
    { id: 'version', label: t('missions.join.version'), value: String(version) },
  ];
  return (
    <div className={styles.act}>
      <ActOutcome
        act={act}
        done={{
          title: t('missions.join.done'),
          text: t('missions.join.doneText'),
          facts: [],
          again: t('missions.join.seen'),
        }}
      />
      {act.step === 'form' && state === 'OPEN' && (
        <Button variant="primary" onClick={() => join.send({ type: 'submitted', terms: null })}>
          {t('missions.join.ask', { hours })}
        </Button>
      )}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={facts} confirm={t('missions.join.confirm')}>
          <p className={styles.note}>{t('missions.join.note')}</p>
        </SurePanel>
      )}
    </div>
  );
}
