import { useTranslation } from 'react-i18next';
import type { Bonus } from '#contract/wallet/records.ts';
import { bonusesInput } from '#machines/wallet/records.rules.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { formatCount } from '#src/i18n/money.ts';
import { Tag } from '#src/ui/badge.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { RecordPage } from './record-page.tsx';
import { RecordTotals } from './record-totals.tsx';
import { useRecordWords } from './record-words.ts';
import { useRecord } from './use-record.ts';

const tones = { ISSUED: 'accent', CLAIMED: 'positive', EXPIRED: 'neutral' } as const;

/** Bonuses (spec 2, bonusDetails). */
export function BonusesPage() {
  const { t } = useTranslation(['wallet']);
  const { language, latest, reading } = useRecord('bonuses', bonusesInput);
  const wordOf = useRecordWords();
  const money = useMoney();
  const columns: Column<Bonus>[] = [
    { head: t('wallet.records.at'), cell: ({ at }) => formatDate(new Date(at).toISOString()) },
    { head: t('wallet.records.name'), cell: ({ name }) => name },
    {
      head: t('wallet.records.status'),
      cell: ({ status }) => <Tag tone={tones[status]}>{wordOf(status)}</Tag>,
    },
    { head: t('wallet.records.amount'), cell: ({ amount }) => money(amount), figure: true },
  ];
  return (
    <RecordPage
      {...reading}
      count={latest?.totals.count}
      pages={latest?.totalPages ?? 1}
      heads={columns.map(({ head }) => head)}
    >
      {latest && (
        <>
          <RecordTotals
            sums={[
              [t('wallet.records.count.bonuses'), formatCount(latest.totals.count, language)],
              [t('wallet.records.amount'), money(latest.totals.amount)],
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
