import type { AreaName } from '#contract/system/areas.ts';
import type { BrandFile } from '#contract/system/look.ts';
import { type Finding, voiceOf } from './finding.ts';

const { error } = voiceOf('areas');

/** What no brand may take out of sight, and why; `BASE` compels only that money can be taken out. */
function compelled({ protection: { market } }: BrandFile): Partial<Record<AreaName, string>> {
  const always = { withdrawals: 'members can always take their money out (docs/markets.md)' };
  if (market === 'BASE') return always;
  return {
    ...always,
    movements: `the market ${market} compels the records of a member's money`,
    protection: `the market ${market} compels limits, breaks and exclusion (its clauses are in the flow book)`,
  };
}

/** Areas that a brand takes out of sight, and that its market compels. */
export function areaFindings(file: BrandFile): readonly Finding[] {
  const reasons = Object.entries(compelled(file)) as [AreaName, string][];
  return reasons
    .filter(([area]) => file.areas?.[area] === 'off')
    .map(([area, found]) => error({ field: `areas.${area}`, found, todo: 'leave it out' }));
}
