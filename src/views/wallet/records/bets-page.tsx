import { useTranslation } from 'react-i18next';
import type { Bet } from '#contract/wallet/records.ts';
import { betsInput } from '#machines/wallet/records.rules.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { formatCount } from '#src/i18n/money.ts';
import { Tag } from '#src/ui/badge.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { RecordPage } from './record-page.tsx';
import { RecordTotals } from './record-totals.tsx';
import { useRecordWords } from './record-words.ts';
import { SignedAmount } from './signed-amount.tsx';
import { useRecord } from './use-record.ts';

const tones = { TAKEN: 'warning', SETTLED: 'neutral', REFUNDED: 'accent' } as const;

/** Bets and their results (spec 2, personalHistoryCopy). */
export function BetsPage() {
  const { t } = useTranslation(['wallet']);
  const { language, latest, reading } = useRecord('bets', betsInput);
  const wordOf = useRecordWords();
  const money = useMoney();
  const columns: Column<Bet>[] = [
    { head: t('wallet.records.at'), cell: ({ at }) => formatDate(new Date(at).toISOString()) },
    { head: t('wallet.records.game'), cell: ({ gameName }) => gameName },
    { head: t('wallet.records.type'), cell: ({ gameType }) => wordOf(gameType) },
    {
      head: t('wallet.records.status'),
      cell: ({ status }) => <Tag tone={tones[status]}>{wordOf(status)}</Tag>,
    },
    { head: t('wallet.records.stake'), cell: ({ stake }) => money(stake), figure: true },
    { head: t('wallet.records.win'), cell: ({ win }) => money(win), figure: true },
    { head: t('wallet.records.net'), cell: ({ net }) => <SignedAmount amount={net} />, figure: true },
  ];
  const heads = [...columns.map(({ head }) => head), t('wallet.records.reference')];
  return (
    <RecordPage {...reading} count={latest?.totals.count} pages={latest?.totalPages ?? 1} heads={heads}>
      {latest && (
        <>
          <RecordTotals
            sums={[
              [t('wallet.records.count.bets'), formatCount(latest.totals.count, language)],
              [t('wallet.records.stake'), money(latest.totals.stake)],
              [t('wallet.records.win'), money(latest.totals.win)],
              [t('wallet.records.net'), <SignedAmount key="net" amount={latest.totals.net} />],
            ]}
          />
          <RecordList
            label={t('wallet.records.title.bets')}
            columns={columns}
            rows={latest.bets}
            keyOf={({ roundId }) => roundId}
          />
        </>
      )}
    </RecordPage>
  );
}
