/**
 * The markets that the product knows (domain of member protection). BASE is no market's law: everything that the specification
 * describes works, and every tool of protection is offered. UNION has the strictest of each.
 */
export const markets = ['BASE', 'UNION', 'ES', 'UK', 'MT', 'SE', 'NL', 'CO', 'PE', 'MX'] as const;
export type Market = (typeof markets)[number];

/** Whether this build knows a market by this name. */
export function knownMarket(name: string): name is Market {
  return (markets as readonly string[]).includes(name);
}
