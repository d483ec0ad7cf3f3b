import { useMemo } from 'react';
import type { CallOutput } from '#contract/calls.ts';
import { type RecordCall, type RecordKind, rangeProblem } from '#machines/kit/records.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { placeIn } from './place-in.ts';
import { useRecordAddress } from './use-record-address.ts';
import { useRecordRead } from './use-record-read.ts';

/**
 * A record on the merchant's calendar, as the address of its page asks for it; without days the gateway chooses them.
 * `latest` is the data to show, `page` what its page needs to know besides its words.
 */
export function useRecord<N extends RecordCall>(kind: RecordKind<N>) {
  const language = useLanguage();
  const { view, changeFrom } = useRecordAddress(kind);
  const asker = { language };
  const enabled = rangeProblem(view, null) === null;
  const { latest, reading } = useRecordRead<N>(kind, { view, asker, enabled });
  const { period } = (latest ?? { period: undefined }) as { period?: CallOutput<RecordCall>['period'] };
  const { from, to } = view;
  const placed = useMemo(() => placeIn({ from, to }, period), [from, to, period]);
  const place = { kind, view, ...placed, asker, change: changeFrom(placed.days) };
  return { language, latest, page: { reading, place } };
}
