import { useTranslation } from 'react-i18next';
import type { Limit } from '#contract/protection/limits.ts';
import { usedPercent } from '#machines/protection/left.rules.ts';
import { useInZone } from '#src/views/acts/money-text.ts';
import styles from './limits.module.css';
import { useLimitWords } from './use-limit-words.ts';

/** What is used of the running period and what is left, and when it begins again. */
export function LimitMeter({ limit, zone }: { limit: Limit; zone: string }) {
  const { t } = useTranslation(['protection']);
  const inZone = useInZone();
  const words = useLimitWords();
  const { used, left, until } = limit;
  if (left === null) return null;
  const said = { used: words.value(limit, used), left: words.value(limit, left) };
  return (
    <div className={styles.meter}>
      <progress max={100} value={usedPercent(limit)} aria-label={words.name(limit)} />
      <p>{t('protection.limits.usedLeft', said)}</p>
      <p>{t('protection.limits.again', { when: inZone(until, zone) })}</p>
    </div>
  );
}
