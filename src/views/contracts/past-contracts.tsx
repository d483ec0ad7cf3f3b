import { useTranslation } from 'react-i18next';
import type { Contract } from '#contract/contracts/contract.ts';
import { ratesOf } from '#machines/contracts/standing.rules.ts';
import { Name } from '#src/ui/as-is.tsx';
import { Card } from '#src/ui/card.tsx';
import { type Column, RecordList } from '#src/ui/record-list.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import { useContractWords } from './use-contract-words.ts';

/** Contracts and offers that are over, newest first: what became of each, and when. */
export function PastContracts({ past, zone }: { past: readonly Contract[]; zone: string }) {
  const { t } = useTranslation(['contracts']);
  const inZone = useInZone();
  const words = useContractWords();
  const moment = (at: number | null) => (at === null ? '–' : inZone(at, zone));
  const columns: Column<Contract>[] = [
    { head: t('contracts.past.offered'), cell: ({ offeredAt }) => moment(offeredAt) },
    { head: t('contracts.own.from'), cell: ({ upline }) => <Name>{words.person(upline)}</Name> },
    { head: t('contracts.desk.rate'), cell: (one) => words.rates(ratesOf(one)), figure: true },
    {
      head: t('contracts.past.became'),
      cell: ({ state, endCause }) => t(endCause ? `contracts.cause.${endCause}` : `contracts.state.${state}`),
    },
    { head: t('contracts.past.from'), cell: ({ validFrom }) => moment(validFrom) },
    { head: t('contracts.past.to'), cell: ({ endedAt }) => moment(endedAt) },
  ];
  return (
    <Card title={t('contracts.past.title')}>
      <RecordList label={t('contracts.past.title')} columns={columns} rows={past} keyOf={({ id }) => id} />
    </Card>
  );
}
