import { CircleAlert, FileText, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { type BillsView, billsAsked, billsPlace } from '#machines/contracts/bills.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { HelpLink } from '#src/views/acts/help-link.tsx';
import { BillRows } from './bill-rows.tsx';
import styles from './bills.module.css';
import { BillsFilters } from './bills-filters.tsx';

const topic = { article: 'bills' } as const;

/** The bills that an agent is paid, or pays, page by page. */
export function BillsList({ kind, view }: { kind: ContractKind; view: BillsView }) {
  const { t } = useTranslation(['contracts', 'system']);
  const textOf = useFailureText();
  const navigate = useNavigate();
  const read = useMemberRead('contracts.bills', billsAsked(kind, view), { fresh: 0 });
  const latest = useLatest(read.data);
  const { error, isFetching, refetch } = read;
  const help = <HelpLink topic={topic}>{t('contracts.bills.help')}</HelpLink>;

  function results() {
    if (error && !read.data)
      return (
        <ErrorState
          icon={<CircleAlert />}
          title={t('contracts.bills.failed')}
          text={textOf(error.failure)}
          action={
            <>
              <Button busy={isFetching} onClick={() => void refetch()}>
                {t('contracts.bills.retry')}
              </Button>
              {help}
            </>
          }
        />
      );
    if (!latest) return <Skeleton className={styles.coming} shape="block" />;
    if (latest.total === 0 && view.state !== null)
      return (
        <EmptyState
          icon={<SearchX />}
          title={t('contracts.bills.noneOfState')}
          text={t('contracts.bills.noneOfStateText')}
          action={
            <ButtonLink as={PathLink} to={pathOf(billsPlace(kind, { side: view.side }))}>
              {t('contracts.bills.all')}
            </ButtonLink>
          }
        />
      );
    if (latest.total === 0)
      return (
        <EmptyState
          icon={<FileText />}
          title={t('contracts.bills.none')}
          text={t('contracts.bills.noneText')}
          action={help}
        />
      );
    return (
      <div className={styles.results} aria-busy={isFetching}>
        <BillRows bills={latest.bills} side={view.side} zone={latest.zone} />
        <Pager
          page={view.page}
          pages={latest.totalPages}
          onPage={(page) => void navigate(pathOf(billsPlace(kind, { ...view, page })))}
          label={t('contracts.bills.pages')}
          previousLabel={t('contracts.bills.previous')}
          nextLabel={t('contracts.bills.nextPage')}
          pageLabel={(number) => t('contracts.bills.page', { number })}
        />
        <p className={styles.note}>{help}</p>
      </div>
    );
  }

  return (
    <div className={styles.tab}>
      <BillsFilters kind={kind} view={view} />
      <LiveStatus text={isFetching ? t('contracts.bills.loading') : ''} />
      <Card>{results()}</Card>
    </div>
  );
}
