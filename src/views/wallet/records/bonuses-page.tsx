import { useTranslation } from 'react-i18next';
import type { Bonus } from '#contract/wallet/records.ts';
import { bonusesInput, rangeProblem, shownRows } from '#machines/wallet/records.rules.ts';
import { useRead } from '#src/actors/reads.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { formatCount } from '#src/i18n/money.ts';
import { Tag } from '#src/ui/badge.tsx';
import { useLatest } from '../latest.ts';
import { useMoney } from '../money-text.ts';
import { type Column, RecordList } from './record-list.tsx';
import { RecordPage } from './record-page.tsx';
import { useRecordPlace } from './record-place.ts';
import { RecordTotals } from './record-totals.tsx';
import { useRecordWords } from './record-words.ts';

const tones = { ISSUED: 'accent', CLAIMED: 'positive', EXPIRED: 'neutral' } as const;

/** What was given on top (spec 2, bonusDetails). */
export function BonusesPage() {
  const { t } = useTranslation(['wallet']);
  const place = useRecordPlace('bonuses');
  const { view, asker, today } = place;
  const wordOf = useRecordWords();
  const money = useMoney();
  const { page, ...filter } = view;
  const input = bonusesInput({ ...filter, ...asker }, { page, size: shownRows });
  const read = useRead('wallet.bonuses', input, { fresh: 0, enabled: rangeProblem(view, today) === null });
  const latest = useLatest(read.data);
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
      place={place}
      count={latest?.totals.count}
      pages={latest?.totalPages ?? 1}
      heads={columns.map(({ head }) => head)}
      failure={read.data ? null : (read.error?.failure ?? null)}
      busy={read.isFetching}
      onRetry={() => void read.refetch()}
    >
      {latest && (
        <>
          <RecordTotals
            sums={[
              [t('wallet.records.count.bonuses'), formatCount(latest.totals.count, asker.language)],
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
