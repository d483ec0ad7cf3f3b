import { FileText, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Bill } from '#contract/contracts/bill.ts';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { billTones } from '#machines/contracts/bill.rules.ts';
import { type BillsView, billsAsked, billsPlace, stateFilter } from '#machines/contracts/bills.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { pathOf } from '#src/paths.ts';
import { Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note, Pill, Row, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { HelpLink } from '#src/views/acts/help-link.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './bills.module.css';
import { usePaysOthers } from './pays-others.ts';
import { useBillWords } from './use-bill-words.ts';
import { useContractWords } from './use-contract-words.ts';

const topic = { article: 'bills' } as const;

/** The bills that an agent is paid, or pays, page by page. */
export function BillsList({ kind, view }: { kind: ContractKind; view: BillsView }) {
  const { t } = useTranslation(['contracts', 'system']);
  const navigate = useNavigate();
  const reading = readingOf(useMemberRead('contracts.bills', billsAsked(kind, view), { fresh: 0 }));
  const latest = useLatest(reading.data);
  const help = <HelpLink topic={topic}>{t('contracts.bills.help')}</HelpLink>;

  function results() {
    if (reading.failure)
      return <LoadFailed reading={reading} title={t('contracts.bills.failed')} help={help} />;
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
      <div className={styles.results} aria-busy={reading.busy}>
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
        <Note small breaks>
          {help}
        </Note>
      </div>
    );
  }

  return (
    <Stack gap={4}>
      <BillsFilters kind={kind} view={view} />
      <LiveStatus text={reading.busy ? t('contracts.bills.loading') : ''} />
      <Card>{results()}</Card>
    </Stack>
  );
}

type Props = { bills: readonly Bill[]; side: BillsView['side']; zone: string };

/** Bills as a table, or as cards on a phone; the number leads to the bill. */
function BillRows({ bills, side, zone }: Props) {
  const { t } = useTranslation(['contracts']);
  const money = useMoney();
  const words = useBillWords(zone);
  const { person } = useContractWords();
  const columns: Column<Bill>[] = [
    {
      head: t('contracts.bills.number'),
      cell: ({ id, kind, number }) => (
        <PathLink className={styles.number} to={pathOf(billsPlace(kind, { bill: id }))}>
          {number}
        </PathLink>
      ),
    },
    {
      head: t('contracts.bills.period'),
      cell: (bill) => <span className={styles.whole}>{words.period(bill)}</span>,
    },
    {
      head: t('contracts.bills.other'),
      cell: ({ agent, payer }) => <Name>{person(side === 'AGENT' ? payer : agent)}</Name>,
    },
    { head: t('contracts.bills.amount'), cell: ({ amount }) => money(amount), figure: true },
    { head: t('contracts.bills.paid'), cell: ({ paid }) => money(paid), figure: true },
    { head: t('contracts.bills.standing'), cell: (bill) => <BillState bill={bill} zone={zone} /> },
  ];
  return (
    <RecordList label={t('contracts.bills.label')} columns={columns} rows={bills} keyOf={({ id }) => id} />
  );
}

/** The state of a bill in a list, with the moment that matters in it, and whether it was corrected. */
function BillState({ bill, zone }: { bill: Bill; zone: string }) {
  const { t } = useTranslation(['contracts']);
  const money = useMoney();
  const { momentOf } = useBillWords(zone);
  return (
    <span className={styles.state}>
      <Tag tone={billTones[bill.state]}>{t(`contracts.bills.code.${bill.state}`)}</Tag>{' '}
      <small>{t(`contracts.bills.next.${bill.state}`, { at: momentOf(bill) })}</small>{' '}
      {bill.corrected !== null && (
        <Tag tone="warning">{t('contracts.bills.corrected', { amount: money(bill.corrected) })}</Tag>
      )}
    </span>
  );
}

const sides = ['AGENT', 'UPLINE'] as const;

/** Which bills are shown: those that one is paid or, for an agent who pays others, pays; and of which state. */
function BillsFilters({ kind, view }: { kind: ContractKind; view: BillsView }) {
  const { t } = useTranslation(['contracts']);
  const navigate = useNavigate();
  const paysOthers = usePaysOthers(kind) || view.side === 'UPLINE';
  const change = (changed: Partial<BillsView>) =>
    void navigate(pathOf(billsPlace(kind, { ...view, page: 1, ...changed })));
  return (
    <Row as="search" gap={3} align="end" aria-label={t('contracts.bills.label')}>
      {paysOthers && (
        <Row as="fieldset" gap={2}>
          <legend className="visually-hidden">{t('contracts.bills.side.label')}</legend>
          {sides.map((side) => (
            <Pill
              key={side}
              type="button"
              className={styles.side}
              aria-pressed={view.side === side}
              onClick={() => change({ side })}
            >
              {t(`contracts.bills.side.${side}`)}
            </Pill>
          ))}
        </Row>
      )}
      <SelectField
        label={t('contracts.bills.state')}
        value={view.state ?? ''}
        options={[
          { value: '', label: t('contracts.bills.anyState') },
          ...stateFilter.map((state) => ({ value: state, label: t(`contracts.bills.code.${state}`) })),
        ]}
        onValue={(value) => change({ state: stateFilter.find((state) => state === value) ?? null })}
      />
    </Row>
  );
}
