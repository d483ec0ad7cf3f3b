import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamBet } from '#contract/agent/reports.ts';
import { teamBets } from '#machines/agent/reports.rules.ts';
import { momentIn } from '#machines/kit/calendar.rules.ts';
import { Tag } from '#src/ui/badge.tsx';
import type { Column } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { betTones } from '#src/views/records/bet-tones.ts';
import { RecordSheet } from '#src/views/records/record-page.tsx';
import { useRecordWords } from '#src/views/records/record-words.ts';
import { SignedAmount } from '#src/views/records/signed-amount.tsx';
import { PersonChip } from './person-chip.tsx';
import { PersonLink } from './person-link.tsx';
import { useReport } from './use-report.ts';

const keyOf = ({ roundId }: TeamBet) => roundId;

/** What the team bet (spec 2, teamBetting). */
export function TeamBetsPage() {
  const { t } = useTranslation(['agent', 'records']);
  const { latest, place, page } = useReport(teamBets);
  const wordOf = useRecordWords();
  const money = useMoney();
  const zone = place.zone ?? 'UTC';
  const columns = useMemo<Column<TeamBet>[]>(
    () => [
      { head: t('records.at'), cell: ({ at }) => momentIn(at, zone) },
      { head: t('records.person'), cell: ({ person }) => <PersonLink person={person} /> },
      { head: t('records.game'), cell: ({ gameName }) => gameName },
      { head: t('records.filter.type'), cell: ({ gameType }) => wordOf(gameType) },
      {
        head: t('records.filter.status'),
        cell: ({ status }) => <Tag tone={betTones[status]}>{wordOf(status)}</Tag>,
      },
      { head: t('records.stake'), cell: ({ stake }) => money(stake), figure: true },
      { head: t('records.win'), cell: ({ win }) => money(win), figure: true },
      { head: t('records.net'), cell: ({ net }) => <SignedAmount amount={net} />, figure: true },
    ],
    [t, wordOf, money, zone],
  );
  return (
    <RecordSheet
      {...page}
      latest={latest}
      narrowed={<PersonChip place={place} by="member" person={latest?.about} />}
      counted={t('records.count.bets')}
      sums={({ stake, win, net }) => [
        [t('records.stake'), money(stake)],
        [t('records.win'), money(win)],
        [t('records.net'), <SignedAmount key="net" amount={net} />],
      ]}
      columns={columns}
      rows={({ bets }) => bets}
      keyOf={keyOf}
    />
  );
}
