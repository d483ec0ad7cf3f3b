import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '#contract/agent/person.ts';
import type { PersonProfit } from '#contract/agent/reports.ts';
import { teamProfit } from '#machines/agent/reports.rules.ts';
import type { Days } from '#machines/kit/records.rules.ts';
import { personName } from '#machines/kit/sheet.rules.ts';
import { signOf } from '#machines/wallet/amount.rules.ts';
import { formatCount } from '#src/i18n/money.ts';
import { PathLink } from '#src/ui/path-link.tsx';
import type { Column } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { RecordSheet } from '#src/views/records/record-page.tsx';
import { SignedAmount } from '#src/views/records/signed-amount.tsx';
import { PersonChip } from './person-chip.tsx';
import { PersonName } from './person-name.tsx';
import { reportAddress } from './report-address.ts';
import styles from './reports.module.css';
import { useReport } from './use-report.ts';

const keyOf = ({ person }: PersonProfit) => person.id;

/** What each of the team won and lost (spec 2, userProfitLoss): the way from a person to the bets, and to their team. */
export function TeamProfitPage() {
  const { t } = useTranslation(['agent', 'records']);
  const { language, latest, place, page } = useReport(teamProfit);
  const money = useMoney();
  const { days } = place;
  const columns = useMemo<Column<PersonProfit>[]>(
    () => [
      { head: t('records.person'), cell: ({ person }) => <PersonWays person={person} days={days} /> },
      { head: t('records.level'), cell: ({ level }) => level, figure: true },
      { head: t('records.count.bets'), cell: ({ bets }) => formatCount(bets, language), figure: true },
      { head: t('records.stake'), cell: ({ stake }) => money(stake), figure: true },
      { head: t('records.win'), cell: ({ win }) => money(win), figure: true },
      { head: t('records.net'), cell: ({ net }) => <SignedAmount amount={net} />, figure: true },
      { head: t('records.bonus'), cell: ({ bonus }) => money(bonus), figure: true },
      {
        head: t('records.deposits'),
        cell: ({ person: { id }, deposits }) =>
          signOf(deposits) === 0 ? (
            money(deposits)
          ) : (
            <PathLink to={reportAddress('downlineTransactions', days, { member: id, type: 'deposit' })}>
              {money(deposits)}
            </PathLink>
          ),
        figure: true,
      },
      { head: t('records.withdrawals'), cell: ({ withdrawals }) => money(withdrawals), figure: true },
    ],
    [t, money, language, days],
  );
  return (
    <RecordSheet
      {...page}
      latest={latest}
      narrowed={<PersonChip place={place} by="under" person={latest?.about} />}
      counted={t('records.count.people')}
      sums={({ bets, stake, win, net, bonus, deposits, withdrawals }) => [
        [t('records.count.bets'), formatCount(bets, language)],
        [t('records.stake'), money(stake)],
        [t('records.win'), money(win)],
        [t('records.net'), <SignedAmount key="net" amount={net} />],
        [t('records.bonus'), money(bonus)],
        [t('records.deposits'), money(deposits)],
        [t('records.withdrawals'), money(withdrawals)],
      ]}
      columns={columns}
      rows={({ people }) => people}
      keyOf={keyOf}
    />
  );
}

/** A person with the ways to their bets of the same days, and to their own team if they are an agent. */
function PersonWays({ person, days }: { person: Person; days: Days | null }) {
  const { t } = useTranslation(['agent']);
  return (
    <>
      <PathLink
        className={styles.person}
        to={reportAddress('teamBetting', days, { member: person.id })}
        title={t('agent.reports.betsOf')}
      >
        <PersonName person={person} />
      </PathLink>
      {person.kind === 'agent' && (
        <span className={styles.ways}>
          <PathLink
            to={reportAddress('userProfitLoss', days, { under: person.id })}
            aria-label={t('agent.reports.teamOf', { name: personName(person) })}
          >
            {t('agent.reports.team')}
          </PathLink>
        </span>
      )}
    </>
  );
}
