import type { Bill } from '#contract/contracts/bill.ts';
import { momentOfState } from '#machines/contracts/bill.rules.ts';
import { formatDays, momentByClock } from '#src/i18n/merchant-dates.ts';

/** Texts about bills, in the merchant's zone; the page names the zone once. */
export function useBillWords(zone: string) {
  const at = (moment: number) => momentByClock(moment, zone);
  return {
    at,
    /** Days, or for a real-time salary its minutes. */
    period: ({ kind, period: { from, to } }: Pick<Bill, 'kind' | 'period'>) =>
      kind === 'REALTIME' ? `${at(from)} – ${at(to).slice(11)}` : formatDays(from, to, zone),
    momentOf: (bill: Parameters<typeof momentOfState>[0]) => at(momentOfState(bill)),
  };
}
