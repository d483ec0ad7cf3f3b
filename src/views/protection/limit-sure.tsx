import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { needsTalk } from '#machines/protection/limit.rules.ts';
import type { LimitActor } from '#src/actors/limit.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { useInZone } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import styles from './limits.module.css';
import { useLimitWords } from './use-limit-words.ts';

const day = 24;

/** The last look before a raise is asked for: what comes first, when it could be in force, and that it can be dropped. */
export function LimitSure({ actor, zone }: { actor: LimitActor; zone: string }) {
  const { t } = useTranslation(['protection']);
  const inZone = useInZone();
  const words = useLimitWords();
  const act = useMoneyAct(actor);
  const { limit, raise, asked } = useSelector(actor, ({ context }) => context);
  const none = t('protection.limits.none');
  const shown = (value: string | null) => (value === null ? none : words.value(limit, value));
  const { waitHours, workingDays, notBeforePeriodEnd, reconfirm, confirmHours, test } = raise;
  const wait =
    waitHours % day === 0
      ? t('protection.limits.sure.days', { count: waitHours / day })
      : t('protection.limits.sure.hours', { count: waitHours });
  const value = asked?.value ?? null;
  const first = [t('protection.limits.sure.talk'), t('protection.limits.sure.afterTalk')];
  const raising = [
    test && t('protection.limits.sure.test'),
    needsTalk(limit, value, raise) && t('protection.limits.sure.talk'),
    wait,
    workingDays > 0 && t('protection.limits.sure.workingDays', { count: workingDays }),
    notBeforePeriodEnd && t('protection.limits.sure.periodEnd', { when: inZone(limit.until, zone) }),
    reconfirm && t('protection.limits.sure.reconfirm', { count: confirmHours }),
    t('protection.limits.sure.drop'),
  ].filter((line) => line !== false);
  const lines = limit.value === null ? first : raising;
  return (
    <SurePanel
      act={act}
      facts={[
        { id: 'now', label: t('protection.limits.sure.now'), value: shown(limit.value) },
        { id: 'then', label: t('protection.limits.sure.then'), value: shown(value), strong: true },
      ]}
      even
      confirm={t('protection.limits.sure.confirm')}
      back={t('protection.limits.sure.back')}
    >
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </SurePanel>
  );
}
