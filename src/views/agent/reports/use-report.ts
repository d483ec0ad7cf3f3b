import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import { type RecordCall, type RecordKind, rangeProblem } from '#machines/kit/records.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useRecordAddress } from '#src/views/records/use-record-address.ts';
import { useRecordRead } from '#src/views/records/use-record-read.ts';
import { placeIn } from './place-in.ts';

type ReportCall = Extract<RecordCall, `agent.${string}`>;

const names = {
  'agent.bets': 'teamBetting',
  'agent.profit': 'userProfitLoss',
  'agent.movements': 'downlineTransactions',
} as const;

/**
 * A report about the team, on the merchant's calendar, as the address of its page asks for it; without days the gateway
 * chooses them. `latest` is the data to show, `page` what its page needs to know.
 */
export function useReport<N extends ReportCall>(kind: RecordKind<N>) {
  const { t } = useTranslation(['agent']);
  const language = useLanguage();
  const { view, changeFrom } = useRecordAddress(kind);
  const asker = { language };
  const enabled = rangeProblem(view, null) === null;
  const { latest, reading } = useRecordRead<N>(kind, { view, asker, enabled });
  const { period } = (latest ?? { period: undefined }) as { period?: CallOutput<ReportCall>['period'] };
  const { from, to } = view;
  const placed = useMemo(() => placeIn({ from, to }, period), [from, to, period]);
  const name = names[kind.call as ReportCall];
  const words = {
    title: t(`agent.${name}`),
    text: t(`agent.reports.${name}.text`),
    none: t(`agent.reports.${name}.none`),
    file: t(`agent.reports.${name}.file`),
    failed: t('agent.reports.failed'),
    loading: t('agent.reports.loading'),
  };
  const place = { kind, view, ...placed, asker, change: changeFrom(placed.days) };
  return { language, latest, place, page: { ...reading, words, place } };
}
