import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Movement } from '#contract/wallet/records.ts';
import { momentIn } from '#machines/kit/calendar.rules.ts';
import { movementRecord } from '#machines/wallet/records.rules.ts';
import { Note } from '#src/ui/layout.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import type { Column } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { RecordSheet } from '#src/views/records/record-page.tsx';
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
  const { latest, zone, page } = useOwnRecord(movementRecord);
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
    <RecordSheet
      {...page}
      latest={latest}
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
