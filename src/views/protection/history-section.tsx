import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProtectionChange } from '#contract/protection/limits.ts';
import { endOf } from '#machines/protection/statement.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useStanding } from '#src/actors/member-protection.ts';
import { useLatestReading } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { Card } from '#src/ui/card.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { Loaded } from '#src/views/acts/loaded.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import styles from './limits.module.css';
import { useLimitWords } from './use-limit-words.ts';

/** Everything that changed, with its date, newest first. */
export function HistorySection() {
  const { t } = useTranslation(['protection', 'system']);
  const [page, setPage] = useState(1);
  const zone = useLatest(useStanding().data)?.zone;
  const { data, ...read } = useLatestReading(useMemberRead('protection.history', { page }, { fresh: 0 }));
  return (
    <Loaded
      reading={{ ...read, data: data && zone !== undefined ? { ...data, zone } : undefined }}
      failed={t('protection.history.failed')}
      loading={t('protection.history.loading')}
      awaited={<Skeleton shape="block" />}
    >
      {({ changes, totalPages, zone }) =>
        changes.length === 0 ? (
          <EmptyState
            icon={<History />}
            title={t('protection.history.empty')}
            text={t('protection.history.emptyText')}
          />
        ) : (
          <Card>
            <ol className={styles.changes} aria-label={t('protection.history.list')}>
              {changes.map((change) => (
                <HistoryRow key={change.id} change={change} zone={zone} />
              ))}
            </ol>
            <Pager
              page={page}
              pages={totalPages}
              onPage={setPage}
              label={t('protection.history.pages')}
              previousLabel={t('protection.history.previous')}
              nextLabel={t('protection.history.next')}
              pageLabel={(number) => t('protection.history.page', { number })}
            />
          </Card>
        )
      }
    </Loaded>
  );
}

type Props = { change: ProtectionChange; zone: string };

/** One change: what it was, of which limit, from what to what, until when, and when it was. */
export function HistoryRow({ change: { at, what, kind, period, before, after }, zone }: Props) {
  const { t } = useTranslation(['protection']);
  const inZone = useInZone();
  const words = useLimitWords();
  const limit = kind && period ? { kind, period } : null;
  const value = (one: string | null) =>
    limit && one !== null ? words.value(limit, one) : t('protection.limits.none');
  const end = endOf({ what, after });
  return (
    <li>
      <p>{t(`protection.history.what.${what}`)}</p>
      {end === 'endless' && <p>{t('protection.away.endless')}</p>}
      {typeof end === 'number' && <p>{t('protection.history.until', { when: inZone(end, zone) })}</p>}
      {what === 'CHECK_EVERY' && <p>{t('protection.checkEvery.every', { count: Number(after) })}</p>}
      {limit && (
        <p>
          {t('protection.history.of', {
            limit: words.name(limit),
            before: value(before),
            after: value(after),
          })}
        </p>
      )}
      <time dateTime={new Date(at).toISOString()}>{inZone(at, zone)}</time>
    </li>
  );
}
