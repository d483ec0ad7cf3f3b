import { useTranslation } from 'react-i18next';
import type { Bonus } from '#contract/wallet/records.ts';
import { momentIn } from '#machines/kit/calendar.rules.ts';
import { bonusRecord } from '#machines/wallet/records.rules.ts';
import { formatCount } from '#src/i18n/money.ts';
import { Tag } from '#src/ui/badge.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { RecordPage } from '#src/views/records/record-page.tsx';
import { RecordTotals } from '#src/views/records/record-totals.tsx';
import { useRecordWords } from '#src/views/records/record-words.ts';
import { useOwnRecord } from './use-own-record.ts';

const tones = { ISSUED: 'accent', CLAIMED: 'positive', EXPIRED: 'neutral' } as const;

/** Bonuses (spec 2, bonusDetails). */
export function BonusesPage() {
  const { t } = useTranslation(['wallet', 'records']);
  const { language, latest, zone, page } = useOwnRecord(bonusRecord);
  const wordOf = useRecordWords();
  const money = useMoney();
  const columns: Column<Bonus>[] = [
    { head: t('records.at'), cell: ({ at }) => momentIn(at, zone) },
    { head: t('wallet.records.name'), cell: ({ name }) => name },
    {
      head: t('records.filter.status'),
      cell: ({ status }) => <Tag tone={tones[status]}>{wordOf(status)}</Tag>,
    },
    { head: t('records.amount'), cell: ({ amount }) => money(amount), figure: true },
  ];
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
              [t('records.count.bonuses'), formatCount(latest.totals.count, language)],
              [t('records.amount'), money(latest.totals.amount)],
              [t('wallet.records.claimed'), money(latest.totals.claimed)],
            ]}
          />
          <RecordList
            label={t('wallet.records.title.bonuses')}
            columns={columns}
            rows={latest.bonuses}
            keyOf={({ id }) => id}
          />
        </>
      )}
    </RecordPage>
  );
}
