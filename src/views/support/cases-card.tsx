import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askCasesAgainIn } from '#machines/support/feedback.rules.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { CaseRow } from './case-row.tsx';
import styles from './feedback.module.css';

/** The member's own comments, newest first, each with what happened to it. */
export function CasesCard() {
  const { t } = useTranslation(['support', 'system']);
  const textOf = useFailureText();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useMemberRead(
    'support.cases',
    { page },
    { fresh: 0, again: ({ cases }) => askCasesAgainIn(cases) },
  );
  const failed = error && !data;
  return (
    <Card title={t('support.cases.title')}>
      <LiveStatus
        text={
          data || failed ? t('support.cases.count', { count: data?.count ?? 0 }) : t('support.cases.loading')
        }
      />
      {failed && (
        <Alert
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('support.cases.retry')}
            </Button>
          }
        >
          {textOf(error.failure)}
        </Alert>
      )}
      {!data && !failed && <Skeleton shape="block" />}
      {data?.count === 0 && <p className={styles.note}>{t('support.cases.none')}</p>}
      <ul className={styles.cases} aria-label={t('support.cases.title')} aria-busy={isFetching}>
        {data?.cases.map((one) => (
          <li key={one.reference}>
            <CaseRow one={one} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={data?.totalPages ?? 1}
        onPage={setPage}
        label={t('support.cases.pages')}
        previousLabel={t('support.cases.previous')}
        nextLabel={t('support.cases.next')}
        pageLabel={(number) => t('support.cases.page', { number })}
      />
    </Card>
  );
}
