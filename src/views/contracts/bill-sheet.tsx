import { useTranslation } from 'react-i18next';
import type { FullBill } from '#contract/contracts/bill.ts';
import { reachedTier } from '#machines/contracts/bill.rules.ts';
import { Card } from '#src/ui/card.tsx';
import { BillCorrections } from './bill-corrections.tsx';
import { BillHead } from './bill-head.tsx';
import { BillPayments } from './bill-payments.tsx';
import { BillStatement } from './bill-statement.tsx';
import { BillSum } from './bill-sum.tsx';
import { BillUnits } from './bill-units.tsx';
import styles from './bills.module.css';
import { TermsTable } from './terms-table.tsx';
import { useContractWords } from './use-contract-words.ts';

/** All of a bill, as it can be printed: its state, how it was computed, what was paid of it, and its statement. */
export function BillSheet({ bill, zone, now }: { bill: FullBill; zone: string; now: number }) {
  const { t } = useTranslation(['contracts']);
  const { condition } = useContractWords();
  const { terms, pay, unmet } = bill;
  return (
    <>
      <BillHead bill={bill} zone={zone} />
      {bill.state === 'NOT_REACHED' && unmet.length > 0 && (
        <Card title={t('contracts.bill.unmet')}>
          <ul className={styles.conditions}>
            {unmet.map((one) => (
              <li key={one.name}>{condition(one)}</li>
            ))}
          </ul>
        </Card>
      )}
      <BillSum bill={bill} zone={zone} now={now} />
      <Card title={t('contracts.bill.tiers.title')}>
        <TermsTable terms={terms} lit={reachedTier(pay)} />
        {terms.kind !== 'DIVIDEND' && <p className={styles.note}>{t('contracts.bill.tiers.best')}</p>}
        {terms.kind === 'DIVIDEND' && pay.next.length > 0 && (
          <>
            <p className={styles.note}>{t('contracts.bill.tiers.next')}</p>
            <ul className={styles.conditions}>
              {pay.next.map((one) => (
                <li key={one.name}>{condition(one)}</li>
              ))}
            </ul>
          </>
        )}
      </Card>
      {terms.kind !== 'DIVIDEND' && <BillUnits kind={terms.kind} units={pay.units} zone={zone} />}
      <BillPayments bill={bill} zone={zone} />
      {bill.corrections.length > 0 && <BillCorrections bill={bill} zone={zone} />}
      <BillStatement bill={bill} />
    </>
  );
}
