import { useTranslation } from 'react-i18next';
import type { Bill } from '#contract/contracts/bill.ts';
import { type BillsView, billsPlace } from '#machines/contracts/bills.rules.ts';
import { pathOf } from '#src/paths.ts';
import { Name } from '#src/ui/as-is.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { BillState } from './bill-state.tsx';
import styles from './bills.module.css';
import { useBillWords } from './use-bill-words.ts';
import { useContractWords } from './use-contract-words.ts';

type Props = { bills: readonly Bill[]; side: BillsView['side']; zone: string };

/** Bills as a table, or as cards on a phone; the number leads to the bill. */
export function BillRows({ bills, side, zone }: Props) {
  const { t } = useTranslation(['contracts']);
  const money = useMoney();
  const words = useBillWords(zone);
  const { person } = useContractWords();
  const columns: Column<Bill>[] = [
    {
      head: t('contracts.bills.number'),
      cell: ({ id, kind, number }) => (
        <PathLink className={styles.number} to={pathOf(billsPlace(kind, { bill: id }))}>
          {number}
        </PathLink>
      ),
    },
    {
      head: t('contracts.bills.period'),
      cell: (bill) => <span className={styles.whole}>{words.period(bill)}</span>,
    },
    {
      head: t('contracts.bills.other'),
      cell: ({ agent, payer }) => <Name>{person(side === 'AGENT' ? payer : agent)}</Name>,
    },
    { head: t('contracts.bills.amount'), cell: ({ amount }) => money(amount), figure: true },
    { head: t('contracts.bills.paid'), cell: ({ paid }) => money(paid), figure: true },
    { head: t('contracts.bills.standing'), cell: (bill) => <BillState bill={bill} zone={zone} /> },
  ];
  return (
    <RecordList label={t('contracts.bills.label')} columns={columns} rows={bills} keyOf={({ id }) => id} />
  );
}
