import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMovement } from '#contract/agent/reports.ts';
import { teamMovements } from '#machines/agent/reports.rules.ts';
import { momentIn } from '#machines/kit/calendar.rules.ts';
import { formatCount } from '#src/i18n/money.ts';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { RecordPage } from '#src/views/records/record-page.tsx';
import { RecordTotals } from '#src/views/records/record-totals.tsx';
import { useRecordWords } from '#src/views/records/record-words.ts';
import { SignedAmount } from '#src/views/records/signed-amount.tsx';
import { PersonChip } from './person-chip.tsx';
import { PersonLink } from './person-link.tsx';
import { useReport } from './use-report.ts';

const keyOf = ({ id }: TeamMovement) => id;

/** What moved in the wallets of the team (spec 2, transaction details of downlines). */
export function TeamMovementsPage() {
  const { t } = useTranslation(['agent', 'records']);
  const { language, latest, place, page } = useReport(teamMovements);
  const wordOf = useRecordWords();
  const money = useMoney();
  const zone = place.zone ?? 'UTC';
  const columns = useMemo<Column<TeamMovement>[]>(
    () => [
      { head: t('records.at'), cell: ({ at }) => momentIn(at, zone) },
      { head: t('records.person'), cell: ({ person }) => <PersonLink person={person} /> },
      { head: t('records.filter.type'), cell: ({ kind }) => wordOf(kind) },
      {
        head: t('records.wallet'),
        cell: ({ wallet, vendorName }) => (vendorName === '' ? wordOf(wallet) : vendorName),
      },
      { head: t('records.change'), cell: ({ change }) => <SignedAmount amount={change} />, figure: true },
    ],
    [t, wordOf, zone],
  );
  return (
    <RecordPage
      {...page}
      count={latest?.totals.count}
      pages={latest?.totalPages ?? 1}
      heads={columns.map(({ head }) => head)}
      narrowed={<PersonChip place={place} by="member" person={latest?.about} />}
    >
      {latest && (
        <>
          <RecordTotals
            sums={[
              [t('records.count.movements'), formatCount(latest.totals.count, language)],
              [t('records.incoming'), money(latest.totals.incoming)],
              [t('records.outgoing'), money(latest.totals.outgoing)],
            ]}
          />
          <RecordList
            label={t('agent.downlineTransactions')}
            columns={columns}
            rows={latest.movements}
            keyOf={keyOf}
          />
        </>
      )}
    </RecordPage>
  );
}
