import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  daysOf,
  oldestDay,
  type RecordCall,
  type RecordKind,
  rangeProblem,
} from '#machines/kit/records.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { minutesAhead, useToday } from '#src/actors/today.ts';
import { useRecordAddress } from '#src/views/records/use-record-address.ts';
import { useRecordRead } from '#src/views/records/use-record-read.ts';

/** The words of a member's records that are the same for each. */
type Name = 'bets' | 'movements' | 'profit' | 'bonuses';

/**
 * A member's own record, in the zone of the reader, as the address of its page asks for it: without days it is the last
 * week. `latest` is the data to show, `page` what its page needs to know.
 */
export function useOwnRecord<N extends RecordCall>(kind: RecordKind<N>, name: Name) {
  const { t } = useTranslation(['wallet']);
  const language = useLanguage();
  const today = useToday();
  const [offset] = useState(minutesAhead);
  const { view: asked, changeFrom } = useRecordAddress(kind);
  const week = daysOf('week', today);
  const days = { from: asked.from ?? week.from, to: asked.to ?? week.to };
  const view = { ...asked, ...days };
  const reach = { today, oldest: oldestDay(today) };
  const asker = useMemo(() => ({ language, offset }), [language, offset]);
  const enabled = rangeProblem(view, reach) === null;
  const { latest, reading } = useRecordRead(kind, { view, asker, enabled });
  const words = {
    title: t(`wallet.records.title.${name}`),
    text: t(`wallet.records.text.${name}`),
    none: t(`wallet.records.none.${name}`),
    failed: t('wallet.records.failed'),
    loading: t('wallet.records.loading'),
    file: t(`wallet.records.file.${name}`),
  };
  const place = { kind, view, days, reach, zone: null, asker, change: changeFrom(days) };
  return { language, latest, page: { ...reading, words, place } };
}
