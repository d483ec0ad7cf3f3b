import { useTranslation } from 'react-i18next';
import type { Bill } from '#contract/contracts/bill.ts';
import { billTones } from '#machines/contracts/bill.rules.ts';
import { Tag } from '#src/ui/badge.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './bills.module.css';
import { useBillWords } from './use-bill-words.ts';

/** The state of a bill in a list, with the moment that matters in it, and whether it was corrected. */
export function BillState({ bill, zone }: { bill: Bill; zone: string }) {
  const { t } = useTranslation(['contracts']);
  const money = useMoney();
  const { momentOf } = useBillWords(zone);
  return (
    <span className={styles.state}>
      <Tag tone={billTones[bill.state]}>{t(`contracts.bills.code.${bill.state}`)}</Tag>{' '}
      <small>{t(`contracts.bills.next.${bill.state}`, { at: momentOf(bill) })}</small>{' '}
      {bill.corrected !== null && (
        <Tag tone="warning">{t('contracts.bills.corrected', { amount: money(bill.corrected) })}</Tag>
      )}
    </span>
  );
}
