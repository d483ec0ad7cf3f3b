import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Movement } from '#contract/wallet/records.ts';
import { momentIn } from '#machines/kit/calendar.rules.ts';
import { movementRecord } from '#machines/wallet/records.rules.ts';
import { formatCount } from '#src/i18n/money.ts';
import { Note } from '#src/ui/layout.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { RecordPage } from '#src/views/records/record-page.tsx';
import { RecordTotals } from '#src/views/records/record-totals.tsx';
import { useRecordWords } from '#src/views/records/record-words.ts';
import { SignedAmount } from '#src/views/records/signed-amount.tsx';
import { movementAddress } from '../act-address.ts';
import { useOwnRecord } from './use-own-record.ts';

/** What a movement belongs to, by the start of its reference; a link if it has a page. */
function MovementReference({ movement }: { movement: Movement }) {
  const { reference } = movement;
  const to = movementAddress(movement);
  const short = reference === '' ? '–' : reference.slice(0, 8);
  if (to === undefined)
    return (
      <Note as="span" title={reference}>
        {short}
      </Note>
    );
  return (
    <PathLink to={to} title={reference}>
      {short}
    </PathLink>
  );
}

const keyOf = ({ id }: Movement) => id;

/** What moved in the member's wallets (spec 2, transactionHistory). */
export function MovementsPage() {
  const { t } = useTranslation(['wallet', 'records']);
  const { language, latest, zone, page } = useOwnRecord(movementRecord);
  const wordOf = useRecordWords();
  const money = useMoney();
  const columns = useMemo<Column<Movement>[]>(
    () => [
      { head: t('records.at'), cell: ({ at }) => momentIn(at, zone) },
      { head: t('records.filter.type'), cell: ({ kind }) => wordOf(kind) },
      {
        head: t('records.wallet'),
        cell: ({ wallet, vendorName }) => (vendorName === '' ? wordOf(wallet) : vendorName),
      },
      {
        head: t('records.change'),
        cell: ({ change }) => <SignedAmount amount={change} />,
        figure: true,
      },
      { head: t('wallet.records.balance'), cell: ({ balance }) => money(balance), figure: true },
      {
        head: t('wallet.records.reference'),
        cell: (movement) => <MovementReference movement={movement} />,
      },
    ],
    [t, wordOf, money, zone],
  );
  return (
    <RecordPage
      {...page}
      count={latest?.totals.count}
      pages={latest?.totalPages ?? 1}
      heads={columns.map(({ head }) => head)}
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
            label={t('wallet.records.title.movements')}
            columns={columns}
            rows={latest.movements}
            keyOf={keyOf}
          />
        </>
      )}
    </RecordPage>
  );
}
