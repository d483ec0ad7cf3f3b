import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/promotions/rewards.ts';
import { percentDone } from '#machines/promotions/rewards.rules.ts';
import { Note } from '#src/ui/layout.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './rewards.module.css';

/** How much of what must be wagered is done, and what is left; or whose turn it waits for. */
export function WageringBar({ wagering }: { wagering: NonNullable<Reward['wagering']> }) {
  const { t } = useTranslation(['promotions']);
  const money = useMoney();
  const id = useId();
  const { required, done, left, place } = wagering;
  const percent = percentDone(wagering);
  return (
    <div className={styles.progress}>
      <Note id={id} small figures>
        {place > 0
          ? t('promotions.wagering.waits', { count: place })
          : t(`promotions.wagering.${percent === 100 ? 'met' : 'left'}`, {
              done: money(done),
              required: money(required),
              left: money(left),
            })}
      </Note>
      <progress max={100} value={percent} aria-labelledby={id} />
    </div>
  );
}
