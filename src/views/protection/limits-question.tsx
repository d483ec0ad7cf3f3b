import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Standing } from '#contract/protection.ts';
import { limitsLaterMachine } from '#machines/protection/limits-later.machine.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { Button } from '#src/ui/button.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import styles from './limits.module.css';
import { useMissingLimits } from './use-missing-limits.ts';

/** The question for a deposit limit; where the market only asks, it can be answered with "not now". */
export function LimitsQuestion({ standing }: { standing: Standing }) {
  const { t } = useTranslation(['protection']);
  const missing = useMissingLimits(standing);
  const must = standing.limitsAsked === 'must';
  const asks = standing.limits.some(({ value }) => value !== null) ? 'review' : 'first';
  const later = usePageActor(limitsLaterMachine);
  const failure = useSelector(later, ({ context }) => context.failure);
  const busy = useSelector(later, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div className={styles.quick}>
      <p className={styles.strong}>{must ? missing : t(`protection.limits.quick.ask.${asks}`)}</p>
      {failure && <FailureAlert key={failure.code} failure={failure} />}
      {!must && (
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => later.send({ type: 'later.chosen' })}>
            {t(`protection.care.limits.${asks}.later`)}
          </Button>
        </div>
      )}
    </div>
  );
}
