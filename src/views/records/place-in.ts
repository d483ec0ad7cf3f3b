import type { Period } from '#contract/wallet/records.ts';
import { knownZone } from '#machines/kit/calendar.rules.ts';
import type { RecordView } from '#machines/kit/records.rules.ts';
import type { RecordPlace } from './record-place.ts';

/** Where a view stands on the merchant's calendar: only an answer of the gateway knows what today is there, and the zone. */
export function placeIn(
  { from, to }: Pick<RecordView, 'from' | 'to'>,
  period: Period | undefined,
): Pick<RecordPlace, 'days' | 'reach' | 'zone'> {
  if (!period) return { days: from !== null && to !== null ? { from, to } : null, reach: null, zone: null };
  return {
    days: { from: from ?? period.from, to: to ?? period.to },
    reach: period,
    zone: knownZone(period.zone),
  };
}
