/** The markets that the product knows (domain of member protection); UNION has the strictest of each. */
export const markets = ['UNION', 'ES', 'UK', 'MT', 'SE', 'NL', 'CO', 'PE', 'MX'] as const;
export type Market = (typeof markets)[number];

/** Whether this build knows a market by this name. */
export function knownMarket(name: string): name is Market {
  return (markets as readonly string[]).includes(name);
}
