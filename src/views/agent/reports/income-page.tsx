import { useTranslation } from 'react-i18next';
import type { IncomeRow } from '#contract/agent/reports.ts';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { income } from '#machines/agent/reports.rules.ts';
import { billsPlace } from '#machines/contracts/bills.rules.ts';
import { momentIn } from '#machines/kit/calendar.rules.ts';
import { pathOf } from '#src/paths.ts';
import { PathLink } from '#src/ui/path-link.tsx';
import type { Column } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { RecordSheet } from '#src/views/records/record-page.tsx';
import { useRecordWords } from '#src/views/records/record-words.ts';
import { SignedAmount } from '#src/views/records/signed-amount.tsx';
import { PersonName } from './person-name.tsx';
import styles from './reports.module.css';
import { useReport } from './use-report.ts';

/** What the agent was paid for the team, and paid to others (spec 2, my income); a number leads to its bill. */
export function IncomePage() {
  const { t } = useTranslation(['agent', 'records']);
  const { latest, place, page } = useReport(income);
  const wordOf = useRecordWords();
  const money = useMoney();
  const zone = place.zone ?? 'UTC';
  const columns: Column<IncomeRow>[] = [
    { head: t('records.at'), cell: ({ at }) => momentIn(at, zone) },
    { head: t('records.filter.source'), cell: ({ source }) => wordOf(source) },
    { head: t('records.filter.direction'), cell: ({ direction }) => wordOf(direction) },
    {
      head: t('records.person'),
      cell: ({ person }) => (person ? <PersonName person={person} /> : wordOf('HOUSE')),
    },
    {
      head: t('records.bill'),
      cell: ({ bill, number, source }) =>
        bill !== null && (
          <PathLink className={styles.person} to={pathOf(billsPlace(source as ContractKind, { bill }))}>
            {number}
          </PathLink>
        ),
    },
    { head: t('records.billPeriod'), cell: ({ billPeriod }) => billPeriod },
    { head: t('records.change'), cell: ({ change }) => <SignedAmount amount={change} />, figure: true },
  ];
  return (
    <RecordSheet
      {...page}
      latest={latest}
      counted={t('records.count.income')}
      sums={({ received, paid, net }) => [
        [t('records.received'), money(received)],
        [t('records.paid'), money(paid)],
        [t('records.net'), <SignedAmount key="net" amount={net} />],
      ]}
      columns={columns}
      rows={({ income }) => income}
      keyOf={({ id }) => id}
    />
  );
}
