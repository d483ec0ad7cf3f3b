import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FullBill } from '#contract/contracts/bill.ts';
import { momentIn } from '#machines/kit/calendar.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { Card } from '#src/ui/card.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';

type Unit = FullBill['pay']['units'][number];
type Kind = 'DAILY' | 'HOURLY' | 'REALTIME';
type Props = { kind: Kind; units: readonly Unit[]; zone: string };

/** How much of a moment says which unit it is. */
const letters: Readonly<Record<Kind, number>> = { DAILY: 10, HOURLY: 16, REALTIME: 19 };
const shown = 10;

/** What each day, hour or bet of a bill came to, page by page. */
export function BillUnits({ kind, units, zone }: Props) {
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
