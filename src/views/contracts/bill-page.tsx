import { ArrowLeft, CircleAlert, FileX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { billsPlace } from '#machines/contracts/bills.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { FailureHelp } from '#src/views/acts/failure-help.tsx';
import { BillSheet } from './bill-sheet.tsx';
import styles from './bills.module.css';

/** What a gateway says to whoever asks for no bill of theirs, or for something that is no reference at all. */
const gone: readonly (string | undefined)[] = ['NOT_FOUND', 'INPUT_INVALID'];

/** A bill, or that it is not there for this agent. */
export function BillPage({ kind, id }: { kind: ContractKind; id: string }) {
  const { t } = useTranslation(['contracts', 'system']);
  const textOf = useFailureText();
  const { data, error, isFetching, refetch } = useMemberRead('contracts.bill', { bill: id }, { fresh: 0 });
  const bill = useLatest(data);
  const all = pathOf(billsPlace(kind));
  if (gone.includes(error?.failure.code) || (bill && bill.kind !== kind))
    return (
      <ErrorState
        icon={<FileX />}
        title={t('contracts.bill.gone')}
        text={t('contracts.bill.goneText')}
        action={
          <ButtonLink as={PathLink} to={all} variant="primary">
            {t('contracts.bill.back')}
          </ButtonLink>
        }
      />
    );
  return (
    <div className={styles.tab}>
      <PathLink className={styles.back} to={all}>
        <ArrowLeft aria-hidden="true" />
        {t('contracts.bill.back')}
      </PathLink>
      <LiveStatus text={isFetching ? t('contracts.bill.loading') : ''} />
      {error && !data && (
        <ErrorState
          icon={<CircleAlert />}
          title={t('contracts.bill.failed')}
          text={textOf(error.failure)}
          action={
            <>
              <Button busy={isFetching} onClick={() => void refetch()}>
                {t('contracts.bills.retry')}
              </Button>
              <FailureHelp failure={error.failure} />
            </>
          }
        />
      )}
      {!bill && !error && <Skeleton className={styles.coming} shape="block" />}
      {bill && <BillSheet bill={bill} zone={bill.zone} now={bill.now} />}
    </div>
  );
}
