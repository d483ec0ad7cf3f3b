import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Plates } from '#src/ui/layout.tsx';
import styles from './records.module.css';

/** What all rows of the filter come to, on whatever page. */
export function RecordTotals({ sums }: { sums: readonly (readonly [name: string, sum: ReactNode])[] }) {
  const { t } = useTranslation(['records']);
  return (
    <Plates className={styles.totals} aria-label={t('records.totals')}>
      {sums.map(([name, sum]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </Plates>
  );
}
