import { useTranslation } from 'react-i18next';
import type { RecordCall, RecordKind } from '#machines/kit/records.rules.ts';
import { useRecord } from '#src/views/records/use-record.ts';

type ReportCall = Extract<RecordCall, `agent.${string}`>;

const names = {
  'agent.bets': 'teamBetting',
  'agent.profit': 'userProfitLoss',
  'agent.movements': 'downlineTransactions',
  'agent.income': 'myIncome',
} as const;

/** A report about the team, with its words: see `useRecord`. */
export function useReport<N extends ReportCall>(kind: RecordKind<N>) {
  const { t } = useTranslation(['agent']);
  const { language, latest, page } = useRecord(kind);
  const name = names[kind.call as ReportCall];
  const words = {
    title: t(`agent.${name}`),
    text: t(`agent.reports.${name}.text`),
    none: t(`agent.reports.${name}.none`),
    file: t(`agent.reports.${name}.file`),
    failed: t('agent.reports.failed'),
    loading: t('agent.reports.loading'),
  };
  return { language, latest, place: page.place, page: { ...page, words } };
}
