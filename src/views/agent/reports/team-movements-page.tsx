import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMovement } from '#contract/agent/reports.ts';
import { teamMovements } from '#machines/agent/reports.rules.ts';
import { momentIn } from '#machines/kit/calendar.rules.ts';
import type { Column } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { RecordSheet } from '#src/views/records/record-page.tsx';
import { useRecordWords } from '#src/views/records/record-words.ts';
import { SignedAmount } from '#src/views/records/signed-amount.tsx';
import { PersonChip } from './person-chip.tsx';
import { PersonLink } from './person-link.tsx';
import { useReport } from './use-report.ts';

const keyOf = ({ id }: TeamMovement) => id;

/** What moved in the wallets of the team (spec 2, transaction details of downlines). */
export function TeamMovementsPage() {
  const { t } = useTranslation(['agent', 'records']);
  const { latest, place, page } = useReport(teamMovements);
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
    <RecordSheet
      {...page}
      latest={latest}
      narrowed={<PersonChip place={place} by="member" person={latest?.about} />}
      counted={t('records.count.movements')}
      sums={({ incoming, outgoing }) => [
        [t('records.incoming'), money(incoming)],
        [t('records.outgoing'), money(outgoing)],
      ]}
      columns={columns}
      rows={({ movements }) => movements}
      keyOf={keyOf}
    />
  );
}
