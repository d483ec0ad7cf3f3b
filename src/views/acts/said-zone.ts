import { createContext, useContext } from 'react';
import { formatInZone, momentByClock } from '#src/i18n/merchant-dates.ts';

/** The zone of which the page says once that its hours are; null where it says nothing, as beside a game. */
export const SaidZone = createContext<string | null>(null);

/** Shows a moment by a merchant's clock, with the name of its zone unless the page says it. */
export function useInZone(): (at: number, zone: string) => string {
  const said = useContext(SaidZone);
  return (at, zone) => (zone === said ? momentByClock(at, zone) : formatInZone(at, zone));
}
