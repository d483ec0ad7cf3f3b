/**
 * Machines that are met only in some markets, each with one that has it.
 * @type {Readonly<Record<string, import('#contract/market-names.ts').Market>>}
 */
export const markets = { limitsLater: 'UNION' };
