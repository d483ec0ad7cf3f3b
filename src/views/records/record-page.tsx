import { useSelector } from '@xstate/react';
import { CalendarRange, Download, SearchX } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportOf } from '#machines/kit/export-by-call.ts';
import { type AnyRecord, askedOf, daysOf, rangeProblem } from '#machines/kit/records.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import type { Reading } from '#src/actors/reading.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { fileSigns } from '#src/i18n/file-signs.ts';
import { formatCount } from '#src/i18n/money.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PageHead, Row, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import { RecordFilters } from './record-filters.tsx';
import type { RecordPlace } from './record-place.ts';
import { RecordTotals } from './record-totals.tsx';
import { useAllRecordWords } from './record-words.ts';
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
  /** While another page is on its way, the rows may still be those of the one before. */
  reading: Omit<Reading<unknown>, 'data'>;
  /** What else narrows the record, shown under its filters. */
  narrowed?: ReactNode;
  children: ReactNode;
}

/** The page of a record: its filters, its rows, its paging, and its file. */
export function RecordPage({ place, words, count, pages, heads, reading, ...more }: Props) {
  const { t } = useTranslation(['records', 'system']);
  const { failure, busy } = reading;
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
    if (failure) return <LoadFailed reading={reading} title={words.failed} />;
    if (count === undefined) return <Skeleton shape="block" />;
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
    <Stack gap={5}>
      <PageHead
        title={words.title}
        text={words.text}
        also={zone !== null && days && t('records.days', days)}
      />
      <Card>
        <RecordFilters place={place} />
        {more.narrowed}
        <ExportPanel place={place} file={words.file} heads={heads} disabled={!count || problem !== null} />
      </Card>
      <LiveStatus text={loading || busy ? words.loading : ''} />
      <Card>{results()}</Card>
    </Stack>
  );
}

/** What the gateway says of a record: a page of its rows, and what all of them come to. */
type Sheet = { readonly totals: { readonly count: number }; readonly totalPages: number };

interface RecordSheetProps<Latest extends Sheet, Row>
  extends Omit<Props, 'count' | 'pages' | 'heads' | 'children'> {
  /** Undefined until the gateway has said something. */
  latest: Latest | undefined;
  /** What its rows are called where they are counted. */
  counted: string;
  /** What else all rows come to. */
  sums: (totals: Latest['totals']) => ComponentProps<typeof RecordTotals>['sums'];
  columns: readonly Column<Row>[];
  /** Columns that only the file has, after the others. */
  inFile?: readonly string[];
  rows: (latest: Latest) => readonly Row[];
  keyOf: (row: Row) => string;
}

/** The page of a record whose rows are listed below what they come to. */
export function RecordSheet<Latest extends Sheet, Row>(props: RecordSheetProps<Latest, Row>) {
  const { latest, counted, sums, columns, inFile = [], rows, keyOf, ...page } = props;
  const language = useLanguage();
  return (
    <RecordPage
      {...page}
      count={latest?.totals.count}
      pages={latest?.totalPages ?? 1}
      heads={[...columns.map(({ head }) => head), ...inFile]}
    >
      {latest && (
        <>
          <RecordTotals
            sums={[[counted, formatCount(latest.totals.count, language)], ...sums(latest.totals)]}
          />
          <RecordList label={page.words.title} columns={columns} rows={rows(latest)} keyOf={keyOf} />
        </>
      )}
    </RecordPage>
  );
}

interface ExportPanelProps {
  place: Omit<RecordPlace, 'kind' | 'change' | 'reach'> & {
    readonly kind: AnyRecord;
    readonly asker: Readonly<Record<string, string | number>>;
  };
  /** The beginning of the file's name; its days follow, and its zone. */
  file: string;
  heads: readonly string[];
  disabled: boolean;
}

/** Saves all that the filter shows as a file: how far it is, and the way to give it up or go on with it. */
function ExportPanel({ place, file, heads, disabled }: ExportPanelProps) {
  const { kind, view, days, zone, asker } = place;
  const { t } = useTranslation(['records', 'system']);
  const textOf = useFailureText();
  const words = useAllRecordWords();
  const [machine] = useState(() => exportOf(kind.call));
  const actor = usePageActor(machine);
  const { page, pages, failure, wanted } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const retry = useSelector(actor, atStep('failed'));
  const cancel = (
    <Button onClick={() => actor.send({ type: 'cancelled' })}>{t('records.export.cancel')}</Button>
  );

  function ask(): void {
    // Slashes are no part of a file's name.
    const dates = [days?.from, days?.to, zone?.replaceAll('/', '-')].filter((part) => part);
    const { rows, columns, paged } = kind;
    const name = `${[file, ...dates].join('_')}.csv`;
    const sheet = { name, signs: fileSigns(), heads, rows, columns, words, zone: zone ?? 'UTC' };
    const asked = askedOf(kind, { ...view, ...days }, asker);
    actor.send({ type: 'export.asked', wanted: { asked, paged, sheet } });
  }

  if (busy)
    return (
      <Row gap={3} align="center" justify="end">
        <label className={styles.progress}>
          <span>{t('records.export.progress', { page: Math.min(page, pages), pages })}</span>
          <progress value={page - 1} max={pages} />
        </label>
        {cancel}
      </Row>
    );
  if (retry)
    return (
      <Alert
        action={
          <span className={styles.ways}>
            <Button onClick={() => actor.send({ type: 'retried' })}>{t('records.export.retry')}</Button>
            {cancel}
          </span>
        }
      >
        {failure ? textOf(failure) : ''}
      </Alert>
    );
  return (
    <Row gap={3} align="center" justify="end">
      <p className={styles.saved} role="status">
        {wanted ? t('records.export.saved') : ''}
      </p>
      <Button icon={<Download aria-hidden="true" />} disabled={disabled} onClick={ask}>
        {t('records.export.ask')}
      </Button>
    </Row>
  );
}
