import type { Condition } from '#contract/contracts/pay.ts';
import { type Terms, topRates } from '#contract/contracts/terms.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';

/** What is still missing to meet a condition: money as on the wire, or members. */
export function missingTo({ name, needs, had }: Condition): string {
  return name === 'active' ? String(Number(needs) - Number(had)) : amountOf(minorOf(needs) - minorOf(had));
}

/** What terms say beside their tiers. */
export const termParts = ['payer', 'period', 'activeFrom', 'carry', 'feeRate'] as const;
export type TermPart = (typeof termParts)[number];

/** The parts that terms of a kind have, in the order in which they are written. */
export function partsOfTerms(terms: Terms): readonly TermPart[] {
  return termParts.filter((part) => part in terms);
}

/** What another contract of the kind says otherwise: its parts, and whether its tiers differ. */
export function changesIn(
  before: Terms,
  after: Terms,
): { readonly parts: readonly TermPart[]; readonly tiers: boolean } {
  const said = (terms: Terms, part: TermPart) =>
    (terms as Readonly<Partial<Record<TermPart, unknown>>>)[part];
  return {
    parts: partsOfTerms(after).filter((part) => said(before, part) !== said(after, part)),
    tiers: JSON.stringify(before.tiers) !== JSON.stringify(after.tiers),
  };
}

/** The highest rates of a contract, in hundredths of a percent: one, or that of won and that of lost bets. */
export function ratesOf({ terms }: { readonly terms: Terms }): readonly number[] {
  return topRates(terms);
}
