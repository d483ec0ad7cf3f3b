import { useTranslation } from 'react-i18next';
import type { Fault } from '#machines/contracts/bill.rules.ts';
import styles from './bills.module.css';

/** Places shown at once: a forged file may have thousands. */
const shown = 8;

/** Where a statement does not say what it should. */
export function StatementFaults({ faults }: { faults: readonly Fault[] }) {
  const { t } = useTranslation(['contracts']);
  if (faults.length === 0) return null;
  const word = (text: string) => text || t('contracts.bill.statement.empty');
  return (
    <>
      <ul className={styles.faults}>
        {faults.slice(0, shown).map(({ of, at, says, comes }) => (
          <li key={`${of} ${at}`}>
            {t(`contracts.bill.statement.of.${of}`, { at, says: word(says), comes: word(comes) })}
          </li>
        ))}
      </ul>
      {faults.length > shown && (
        <p className={styles.note}>{t('contracts.bill.statement.more', { number: faults.length - shown })}</p>
      )}
    </>
  );
}
