import { useTranslation } from 'react-i18next';
import type { Bonus } from '#contract/wallet/records.ts';
import { momentIn } from '#machines/kit/calendar.rules.ts';
import { bonusRecord } from '#machines/wallet/records.rules.ts';
import { Tag } from '#src/ui/badge.tsx';
import type { Column } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { RecordSheet } from '#src/views/records/record-page.tsx';
import { useRecordWords } from '#src/views/records/record-words.ts';
import { useOwnRecord } from './use-own-record.ts';

const tones = { ISSUED: 'accent', CLAIMED: 'positive', EXPIRED: 'neutral' } as const;

/** Bonuses (spec 2, bonusDetails). */
export function BonusesPage() {
  const { t } = useTranslation(['wallet', 'records']);
  const { latest, zone, page } = useOwnRecord(bonusRecord);
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
    <RecordSheet
      {...page}
      latest={latest}
      counted={t('records.count.bonuses')}
      sums={({ amount, claimed }) => [
        [t('records.amount'), money(amount)],
        [t('wallet.records.claimed'), money(claimed)],
      ]}
      columns={columns}
      rows={({ bonuses }) => bonuses}
      keyOf={({ id }) => id}
    />
  );
}
