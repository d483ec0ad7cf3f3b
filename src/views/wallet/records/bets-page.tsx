import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bet } from '#contract/wallet/records.ts';
import { momentIn } from '#machines/kit/calendar.rules.ts';
import { betRecord } from '#machines/wallet/records.rules.ts';
import { formatCount } from '#src/i18n/money.ts';
import { Tag } from '#src/ui/badge.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { betTones } from '#src/views/records/bet-tones.ts';
import { RecordPage } from '#src/views/records/record-page.tsx';
import { RecordTotals } from '#src/views/records/record-totals.tsx';
import { useRecordWords } from '#src/views/records/record-words.ts';
import { SignedAmount } from '#src/views/records/signed-amount.tsx';
import { useOwnRecord } from './use-own-record.ts';

const keyOf = ({ roundId }: Bet) => roundId;

/** Bets and their results (spec 2, personalHistoryCopy). */
export function BetsPage() {
  const { t } = useTranslation(['wallet', 'records']);
  const { language, latest, zone, page } = useOwnRecord(betRecord);
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
  const heads = [...columns.map(({ head }) => head), t('wallet.records.reference')];
  return (
    <RecordPage {...page} count={latest?.totals.count} pages={latest?.totalPages ?? 1} heads={heads}>
      {latest && (
        <>
          <RecordTotals
            sums={[
              [t('records.count.bets'), formatCount(latest.totals.count, language)],
              [t('records.stake'), money(latest.totals.stake)],
              [t('records.win'), money(latest.totals.win)],
              [t('records.net'), <SignedAmount key="net" amount={latest.totals.net} />],
            ]}
          />
          <RecordList
            label={t('wallet.records.title.bets')}
            columns={columns}
            rows={latest.bets}
            keyOf={keyOf}
          />
        </>
      )}
    </RecordPage>
  );
}
