import { CalendarRange, CircleAlert, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#contract/errors.ts';
import { daysOf, rangeProblem } from '#machines/wallet/records.rules.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import { RecordFilters } from './record-filters.tsx';
import type { RecordPlace } from './record-place.ts';
import { useRecordWords } from './record-words.ts';
import styles from './records.module.css';

interface Props {
  place: RecordPlace;
  /** The total number of rows; undefined until it is known. */
  count: number | undefined;
  pages: number;
  /** The columns of the file. */
  heads: readonly string[];
  failure: Failure | null;
  /** Something is loading: the page may still show the previous result. */
  busy: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** The page of a record: its filters, its rows, its paging, and its file. */
export function RecordPage({ place, count, pages, heads, failure, busy, onRetry, children }: Props) {
  const { t } = useTranslation(['wallet', 'system']);
  const textOf = useFailureText();
  const wordOf = useRecordWords();
  const { kind, view, today, change } = place;
  const problem = rangeProblem(view, today);
  const loading = count === undefined && !failure && !problem;

  function results(): ReactNode {
    if (problem)
      return (
        <EmptyState
          icon={<CalendarRange />}
          title={t('wallet.records.days')}
          text={t(`wallet.records.problem.${problem}`)}
          action={
            <Button onClick={() => change(daysOf('week', today))}>{t('wallet.records.range.week')}</Button>
          }
        />
      );
    if (failure)
      return (
        <ErrorState
          icon={<CircleAlert />}
          title={t('wallet.records.failed')}
          text={textOf(failure)}
          action={
            <Button busy={busy} onClick={onRetry}>
              {t('wallet.funds.retry')}
            </Button>
          }
        />
      );
    if (count === undefined) return <Skeleton className={styles.coming} shape="block" />;
    if (count === 0)
      return (
        <EmptyState
          icon={<SearchX />}
          title={t(`wallet.records.none.${kind}`)}
          text={t('wallet.records.noneText')}
        />
      );
    return (
      <div className={styles.results} aria-busy={busy}>
        {children}
        <Pager
          page={view.page}
          pages={pages}
          onPage={(page) => change({ page })}
          label={t('wallet.records.pages')}
          previousLabel={t('wallet.records.previous')}
          nextLabel={t('wallet.records.next')}
          pageLabel={(number) => t('wallet.records.page', { number })}
        />
      </div>
    );
  }

  return (
    <div className={styles.record}>
      <header>
        <h1 className={styles.title}>{t(`wallet.records.title.${kind}`)}</h1>
        <p className={styles.text}>{t(`wallet.records.text.${kind}`)}</p>
      </header>
      <Card>
        <RecordFilters place={place} wordOf={wordOf} />
        <ExportPanel place={place} heads={heads} disabled={!count || problem !== null} />
      </Card>
      <LiveStatus text={loading || busy ? t('wallet.records.loading') : ''} />
      <Card>{results()}</Card>
    </div>
  );
}
