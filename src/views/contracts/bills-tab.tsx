import { ArrowLeft, FileX, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { FullBill } from '#contract/contracts/bill.ts';
import type { ContractKind } from '#contract/contracts/terms.ts';
import {
  billTones,
  ratesOf,
  reachedTier,
  type SumLine,
  sayingOf,
  sumOf,
} from '#machines/contracts/bill.rules.ts';
import { billsIn, billsPlace } from '#machines/contracts/bills.rules.ts';
import { daysSoFar } from '#machines/contracts/conditions-left.rules.ts';
import { momentIn } from '#machines/kit/calendar.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useAccountName, useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { pathOf } from '#src/paths.ts';
import { AsIs, Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { BackLink, Note, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { FailureHelp } from '#src/views/acts/failure-help.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { SignedAmount } from '#src/views/records/signed-amount.tsx';
import { BillStatement } from './bill-statement.tsx';
import styles from './bills.module.css';
import { BillsList } from './bills-list.tsx';
import { TeamLink } from './team-link.tsx';
import { TermsTable } from './terms-table.tsx';
import { useBillWords } from './use-bill-words.ts';
import { useContractWords } from './use-contract-words.ts';

/** The bills of the contracts of a kind (spec 3, contracts): those that its address asks for, or one of them. */
export function BillsTab({ kind }: { kind: ContractKind }) {
  const { search } = useLocation();
  const view = billsIn(search);
  if (view.bill !== null) return <BillPage key={view.bill} kind={kind} id={view.bill} />;
  return <BillsList kind={kind} view={view} />;
}

/** What a gateway says to whoever asks for no bill of theirs, or for something that is no reference at all. */
const gone: readonly (string | undefined)[] = ['NOT_FOUND', 'INPUT_INVALID'];

/** A bill, or that it is not there for this agent. */
function BillPage({ kind, id }: { kind: ContractKind; id: string }) {
  const { t } = useTranslation(['contracts', 'system']);
  const read = useMemberRead('contracts.bill', { bill: id }, { fresh: 0 });
  const reading = readingOf(read);
  const { failure } = reading;
  const bill = useLatest(read.data);
  const all = pathOf(billsPlace(kind));
  if (gone.includes(read.error?.failure.code) || (bill && bill.kind !== kind))
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
    <Stack gap={4}>
      <BackLink size="tall" className={styles.back} to={all}>
        <ArrowLeft aria-hidden="true" />
        {t('contracts.bill.back')}
      </BackLink>
      <LiveStatus text={reading.busy ? t('contracts.bill.loading') : ''} />
      {failure && (
        <LoadFailed
          reading={reading}
          title={t('contracts.bill.failed')}
          help={<FailureHelp failure={failure} />}
        />
      )}
      {!bill && !failure && <Skeleton className={styles.coming} shape="block" />}
      {bill && <BillSheet bill={bill} zone={bill.zone} now={bill.now} />}
    </Stack>
  );
}

/** All of a bill, as it can be printed: its state, how it was computed, what was paid of it, and its statement. */
function BillSheet({ bill, zone, now }: { bill: FullBill; zone: string; now: number }) {
  const { t } = useTranslation(['contracts']);
  const { condition } = useContractWords();
  const { terms, pay, unmet } = bill;
  return (
    <>
      <BillHead bill={bill} zone={zone} />
      {bill.state === 'NOT_REACHED' && unmet.length > 0 && (
        <Card title={t('contracts.bill.unmet')}>
          <ul className={styles.conditions}>
            {unmet.map((one) => (
              <li key={one.name}>{condition(one)}</li>
            ))}
          </ul>
        </Card>
      )}
      <BillSum bill={bill} zone={zone} now={now} />
      <Card title={t('contracts.bill.tiers.title')}>
        <TermsTable terms={terms} lit={reachedTier(pay)} />
        {terms.kind !== 'DIVIDEND' && (
          <Note small breaks>
            {t('contracts.bill.tiers.best')}
          </Note>
        )}
        {terms.kind === 'DIVIDEND' && pay.next.length > 0 && (
          <>
            <Note small breaks>
              {t('contracts.bill.tiers.next')}
            </Note>
            <ul className={styles.conditions}>
              {pay.next.map((one) => (
                <li key={one.name}>{condition(one)}</li>
              ))}
            </ul>
          </>
        )}
      </Card>
      {terms.kind !== 'DIVIDEND' && <BillUnits kind={terms.kind} units={pay.units} zone={zone} />}
      <BillPayments bill={bill} zone={zone} />
      {bill.corrections.length > 0 && <BillCorrections bill={bill} zone={zone} />}
      <BillStatement bill={bill} />
    </>
  );
}

/** States in which the payer can do something. */
const waiting: readonly FullBill['state'][] = ['PARTLY_PAID', 'PAYER_SHORT'];

/** The number of a bill, its state and what happens next, who pays whom, and how much. */
function BillHead({ bill, zone }: { bill: FullBill; zone: string }) {
  const { t } = useTranslation(['contracts']);
  const money = useMoney();
  const words = useBillWords(zone);
  const { person } = useContractWords();
  const account = useAccountName();
  const { number, state, agent, payer, computedAt } = bill;
  const [amount, paid, at] = [money(bill.amount), money(bill.paid), words.momentOf(bill)];
  const mine = payer?.account === account && waiting.includes(state);
  const facts = [
    { id: 'agent', label: t('contracts.bill.fact.agent'), value: <Name>{person(agent)}</Name> },
    { id: 'payer', label: t('contracts.bill.fact.payer'), value: <Name>{person(payer)}</Name> },
    { id: 'period', label: t('contracts.bill.fact.period'), value: words.period(bill) },
    { id: 'computed', label: t('contracts.bill.fact.computed'), value: words.at(computedAt) },
    { id: 'amount', label: t('contracts.bill.fact.amount'), value: amount, strong: true },
    { id: 'paid', label: t('contracts.bill.fact.paid'), value: paid },
  ];
  return (
    <Card className={styles.sheet}>
      <header className={styles.head}>
        <h2 tabIndex={-1} ref={takeFocus}>
          {t('contracts.bill.title', { number })}
        </h2>
        <Tag tone={billTones[state]}>{t(`contracts.bills.code.${state}`)}</Tag>
      </header>
      {mine ? (
        <div className={styles.mine}>
          <p>{t('contracts.bill.mine.text', { at })}</p>
          <ButtonLink
            as={PathLink}
            to={pathOf({ screen: 'member', page: 'depositv2' })}
            icon={<Wallet aria-hidden="true" />}
          >
            {t('contracts.bill.mine.deposit')}
          </ButtonLink>
        </div>
      ) : (
        <p>{t(`contracts.bill.says.${sayingOf(bill)}`, { at, amount, paid, payer: person(payer) })}</p>
      )}
      <ActFacts facts={facts} />
    </Card>
  );
}

/** What is added is never above zero, and has its own sign. */
const signs: Readonly<Record<SumLine['as'], string>> = { is: '', plus: '', minus: '− ', total: '= ' };

/** How a bill is computed, from what the team did to what is paid. */
function BillSum({ bill, zone, now }: { bill: FullBill; zone: string; now: number }) {
  const { t } = useTranslation(['contracts']);
  const language = useLanguage();
  const money = useMoney();
  const { rate } = useContractWords();
  const { terms, pay } = bill;
  const rates = ratesOf(bill);
  // Whoever pays sees another team in the report than the one that this bill is about.
  const own = useAccountName() === bill.agent.account;
  const label = (name: SumLine['name']) => {
    if (name === 'fee') return t('contracts.bill.sum.fee', { rate: rate(rates.fee) });
    if (name === 'pay' && rates.pay > 0) return t('contracts.bill.sum.share', { rate: rate(rates.pay) });
    return t(`contracts.bill.sum.${name}`);
  };
  return (
    <Card title={t('contracts.bill.sum.title')} className={styles.sheet}>
      <dl className={styles.sum}>
        <div>
          <dt>{t('contracts.bill.sum.validBet')}</dt>
          <AsIs as="dd">{money(pay.validBet)}</AsIs>
        </div>
        <div>
          <dt>{t('contracts.bill.sum.active')}</dt>
          <dd>{formatCount(pay.active, language)}</dd>
        </div>
        {sumOf(bill).map(({ name, as, amount }) => (
          <div key={name} data-as={as} data-name={name}>
            <dt>{label(name)}</dt>
            <AsIs as="dd">{`${signs[as]}${money(amount)}`}</AsIs>
          </div>
        ))}
      </dl>
      {own && <TeamLink days={daysSoFar(bill.period, now, zone)} />}
      {terms.kind === 'DIVIDEND' && (
        <Note small breaks>
          {t('contracts.bill.sum.carry', { rule: t(`contracts.carry.${terms.carry}`) })}
        </Note>
      )}
    </Card>
  );
}

type Unit = FullBill['pay']['units'][number];
type Kind = 'DAILY' | 'HOURLY' | 'REALTIME';
type Props = { kind: Kind; units: readonly Unit[]; zone: string };

/** How much of a moment says which unit it is. */
const letters: Readonly<Record<Kind, number>> = { DAILY: 10, HOURLY: 16, REALTIME: 19 };
const shown = 10;

/** What each day, hour or bet of a bill came to, page by page. */
function BillUnits({ kind, units, zone }: Props) {
  const { t } = useTranslation(['contracts']);
  const language = useLanguage();
  const money = useMoney();
  const [page, turn] = useState(1);
  const columns: Column<Unit>[] = [
    {
      head: t(`contracts.bill.units.at.${kind}`),
      cell: ({ at }) => momentIn(at, zone).slice(0, letters[kind]),
    },
    { head: t('contracts.bill.units.validBet'), cell: ({ validBet }) => money(validBet), figure: true },
    ...(kind === 'REALTIME'
      ? []
      : [
          {
            head: t('contracts.bill.units.active'),
            cell: ({ active }: Unit) => formatCount(active, language),
            figure: true,
          },
        ]),
    {
      head: t('contracts.bill.units.tier'),
      cell: ({ tier }) => (tier === null ? t('contracts.bill.units.noTier') : tier + 1),
      figure: true,
    },
    { head: t('contracts.bill.units.pay'), cell: ({ pay }) => money(pay), figure: true },
  ];
  // Two bets of the same moment are two rows.
  const rows = units.map((unit, place) => ({ ...unit, place }));
  return (
    <Card title={t(`contracts.bill.units.title.${kind}`)}>
      <RecordList
        label={t(`contracts.bill.units.title.${kind}`)}
        columns={columns}
        rows={rows.slice((page - 1) * shown, page * shown)}
        keyOf={(unit) => String((unit as (typeof rows)[number]).place)}
      />
      <Pager
        page={page}
        pages={Math.ceil(units.length / shown)}
        onPage={turn}
        label={t('contracts.bill.units.pages')}
        previousLabel={t('contracts.bills.previous')}
        nextLabel={t('contracts.bills.nextPage')}
        pageLabel={(number) => t('contracts.bills.page', { number })}
      />
    </Card>
  );
}

/** What was paid of a bill, part by part. */
function BillPayments({ bill: { payments }, zone }: { bill: FullBill; zone: string }) {
  const { t } = useTranslation(['contracts']);
  const money = useMoney();
  const { at } = useBillWords(zone);
  const columns: Column<FullBill['payments'][number]>[] = [
    { head: t('contracts.bill.payments.at'), cell: (one) => at(one.at) },
    { head: t('contracts.bill.payments.how'), cell: ({ how }) => t(`contracts.bill.payments.${how}`) },
    { head: t('contracts.bill.payments.amount'), cell: ({ amount }) => money(amount), figure: true },
  ];
  return (
    <Card title={t('contracts.bill.payments.title')} className={styles.sheet}>
      {payments.length === 0 ? (
        <Note small breaks>
          {t('contracts.bill.payments.none')}
        </Note>
      ) : (
        <RecordList
          label={t('contracts.bill.payments.title')}
          columns={columns}
          rows={payments}
          keyOf={(one) => `${one.at} ${one.how} ${one.amount}`}
        />
      )}
    </Card>
  );
}

/** What became known after a bill was frozen, and whether it was made up for. */
function BillCorrections({ bill: { corrections }, zone }: { bill: FullBill; zone: string }) {
  const { t } = useTranslation(['contracts']);
  const money = useMoney();
  const { at } = useBillWords(zone);
  const columns: Column<FullBill['corrections'][number]>[] = [
    { head: t('contracts.bill.corrections.at'), cell: (one) => at(one.at) },
    { head: t('contracts.bill.corrections.before'), cell: ({ before }) => money(before), figure: true },
    { head: t('contracts.bill.corrections.after'), cell: ({ after }) => money(after), figure: true },
    {
      head: t('contracts.bill.corrections.difference'),
      cell: ({ difference }) => <SignedAmount amount={difference} />,
      figure: true,
    },
    {
      head: t('contracts.bill.corrections.state'),
      cell: ({ state }) => (
        <Tag tone={state === 'OPEN' ? 'warning' : 'positive'}>{t(`contracts.bill.corrections.${state}`)}</Tag>
      ),
    },
  ];
  return (
    <Card title={t('contracts.bill.corrections.title')} className={styles.sheet}>
      <Note small breaks>
        {t('contracts.bill.corrections.text')}
      </Note>
      <RecordList
        label={t('contracts.bill.corrections.title')}
        columns={columns}
        rows={corrections}
        keyOf={({ id }) => id}
      />
    </Card>
  );
}
