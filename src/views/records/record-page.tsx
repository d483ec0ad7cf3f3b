import { CalendarRange, CircleAlert, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#contract/errors.ts';
import { type AnyRecord, daysOf, rangeProblem } from '#machines/kit/records.rules.ts';
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
import styles from './records.module.css';

interface Props {
  place: RecordPlace & {
    readonly kind: AnyRecord;
    readonly asker: Readonly<Record<string, string | number>>;
  };
  /** What the page says about its record; `file` begins the name of its file. */
  words: Readonly<Record<'title' | 'text' | 'none' | 'failed' | 'loading' | 'file', string>>;
  /** The total number of rows; undefined until it is known. */
  count: number | undefined;
  pages: number;
  /** The columns of the file. */
  heads: readonly string[];
  failure: Failure | null;
  /** Something is loading: the page may still show the previous result. */
  busy: boolean;
  onRetry: () => void;
  /** What else narrows the record, shown under its filters. */
  narrowed?: ReactNode;
  children: ReactNode;
}

/** The page of a record: its filters, its rows, its paging, and its file. */
export function RecordPage({ place, words, count, pages, heads, failure, busy, onRetry, ...more }: Props) {
  const { t } = useTranslation(['records', 'system']);
  const textOf = useFailureText();
  const { view, days, reach, zone, change } = place;
  const problem = rangeProblem(view, reach);
  const loading = count === undefined && !failure && !problem;
  const week = reach && (
    <Button onClick={() => change(daysOf('week', reach.today))}>{t('records.range.week')}</Button>
  );

  function results(): ReactNode {
    if (problem)
      return (
        <EmptyState
          icon={<CalendarRange />}
          title={t('records.days')}
          text={t(`records.problem.${problem}`)}
          action={week}
        />
      );
    if (failure)
      return (
        <ErrorState
          icon={<CircleAlert />}
          title={words.failed}
          text={textOf(failure)}
          action={
            <Button busy={busy} onClick={onRetry}>
              {t('records.retry')}
            </Button>
          }
        />
      );
    if (count === undefined) return <Skeleton className={styles.coming} shape="block" />;
    if (count === 0) return <EmptyState icon={<SearchX />} title={words.none} text={t('records.noneText')} />;
    return (
      <div className={styles.results} aria-busy={busy}>
        {more.children}
        <Pager
          page={view.page}
          pages={pages}
          onPage={(page) => change({ page })}
          label={t('records.pages')}
          previousLabel={t('records.previous')}
          nextLabel={t('records.next')}
          pageLabel={(number) => t('records.page', { number })}
        />
      </div>
    );
  }

  return (
    <div className={styles.record}>
      <header>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        {zone !== null && days && <p className={styles.text}>{t('records.days', days)}</p>}
      </header>
      <Card>
        <RecordFilters place={place} />
        {more.narrowed}
        <ExportPanel place={place} file={words.file} heads={heads} disabled={!count || problem !== null} />
      </Card>
      <LiveStatus text={loading || busy ? words.loading : ''} />
      <Card>{results()}</Card>
    </div>
  );
}
