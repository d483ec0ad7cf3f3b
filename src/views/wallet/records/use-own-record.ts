import { useTranslation } from 'react-i18next';
import type { RecordCall, RecordKind } from '#machines/kit/records.rules.ts';
import { useRecord } from '#src/views/records/use-record.ts';

const names = {
  'wallet.bets': 'bets',
  'wallet.movements': 'movements',
  'wallet.profit': 'profit',
  'wallet.bonuses': 'bonuses',
} as const;

type OwnCall = keyof typeof names;

/** A member's own record, with its words: see `useRecord`. */
export function useOwnRecord<N extends RecordCall & OwnCall>(kind: RecordKind<N>) {
  const { t } = useTranslation(['wallet']);
  const { latest, page } = useRecord(kind);
  const name = names[kind.call as OwnCall];
  const words = {
    title: t(`wallet.records.title.${name}`),
    text: t(`wallet.records.text.${name}`),
    none: t(`wallet.records.none.${name}`),
    failed: t('wallet.records.failed'),
    loading: t('wallet.records.loading'),
    file: t(`wallet.records.file.${name}`),
  };
  return { latest, zone: page.place.zone ?? 'UTC', page: { ...page, words } };
}
