import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bet } from '#contract/wallet/records.ts';
import { momentIn } from '#machines/kit/calendar.rules.ts';
import { betRecord } from '#machines/wallet/records.rules.ts';
import { Tag } from '#src/ui/badge.tsx';
import type { Column } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { betTones } from '#src/views/records/bet-tones.ts';
import { RecordSheet } from '#src/views/records/record-page.tsx';
import { useRecordWords } from '#src/views/records/record-words.ts';
import { SignedAmount } from '#src/views/records/signed-amount.tsx';
import { useOwnRecord } from './use-own-record.ts';

const keyOf = ({ roundId }: Bet) => roundId;

/** Bets and their results (spec 2, personalHistoryCopy). */
export function BetsPage() {
  const { t } = useTranslation(['wallet', 'records']);
  const { latest, zone, page } = useOwnRecord(betRecord);
  const wordOf = useRecordWords();
  const money = useMoney();
  const columns = useMemo<Column<Bet>[]>(
    () => [
      { head: t('records.at'), cell: ({ at }) => momentIn(at, zone) },
      { head: t('records.game'), cell: ({ gameName }) => gameName },
      { head: t('records.filter.type'), cell: ({ gameType }) => wordOf(gameType) },
      {
        head: t('records.filter.status'),
        cell: ({ status }) => <Tag tone={betTones[status]}>{wordOf(status)}</Tag>,
      },
      { head: t('records.stake'), cell: ({ stake }) => money(stake), figure: true },
      { head: t('records.win'), cell: ({ win }) => money(win), figure: true },
      { head: t('records.net'), cell: ({ net }) => <SignedAmount amount={net} />, figure: true },
    ],
    [t, wordOf, money, zone],
  );
  return (
    <RecordSheet
      {...page}
      latest={latest}
      counted={t('records.count.bets')}
      sums={({ stake, win, net }) => [
        [t('records.stake'), money(stake)],
        [t('records.win'), money(win)],
        [t('records.net'), <SignedAmount key="net" amount={net} />],
      ]}
      columns={columns}
      inFile={[t('wallet.records.reference')]}
      rows={({ bets }) => bets}
      keyOf={keyOf}
    />
  );
}
