import type { Market } from '#contract/market-names.ts';

/** The markets that ask for less than the strictest of all. The start knows their names, and not what they ask for. */
const milder: readonly Exclude<Market, 'UNION' | 'ES'>[] = ['BASE', 'UK', 'MT', 'SE', 'NL', 'CO', 'PE', 'MX'];

/** Whether the law of a market asks for a page "Juego autorizado" beside safer play; where it is not known, it does. */
export function authorisedIn(market: string): boolean {
  return !milder.some((one) => one === market);
}
