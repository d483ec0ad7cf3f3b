import type { CallOutput } from '#contract/calls.ts';
import type { Contract } from '#contract/contracts/contract.ts';
import { type Condition, conditions } from '#contract/contracts/pay.ts';
import { type Terms, topRates } from '#contract/contracts/terms.ts';
import { minus, signOf } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { momentIn } from '../kit/calendar.rules.ts';
import type { Days } from '../kit/records.rules.ts';

/** What is still missing to meet a condition: money as on the wire, or members. */
export function missingTo({ name, needs, had }: Condition): string {
  return name === 'active'
    ? String(Number(needs) - Number(had))
    : amountOf(minus(minorOf(needs), minorOf(had)));
}

/** Whether there is as much as a condition asks for, or more. */
export function isMet(condition: Condition): boolean {
  return Number(missingTo(condition)) <= 0;
}

/** What the first tier asks for, of which there is nothing yet. */
export function firstAsked(terms: Terms): readonly Condition[] {
  const tier: Readonly<Record<string, string | number>> = terms.tiers[0] ?? {};
  return conditions.flatMap((name) => {
    const needs = String(tier[name] ?? 0);
    return Number(needs) > 0 ? [{ name, needs, had: name === 'active' ? '0' : '0.00' }] : [];
  });
}

/** Whether a period came to nothing. */
export function paysNothing({ pay }: { readonly pay: string }): boolean {
  return signOf(minorOf(pay)) === 0;
}

/** Milliseconds between two looks at what the other side has to answer. */
const every = 10_000;

/** Whether the one who sees a contract waits for an answer of its other side: to their offer, or to their wish to end it. */
export function awaitsOther({
  state,
  side,
  endAskedBy,
}: Pick<Contract, 'state' | 'side' | 'endAskedBy'>): boolean {
  return (state === 'REQUESTED' && side === 'UPLINE') || (endAskedBy !== null && endAskedBy === side);
}

/**
 * For how many milliseconds an answer about one's own contract stays right: until an answer to it is due, and not long while
 * the other side has one to give; null for as long as nothing is.
 */
export function rightFor({
  now,
  offer,
  inForce,
}: Pick<CallOutput<'contracts.own'>, 'now' | 'offer' | 'inForce'>): number | null {
  const due = [offer?.answerBy, inForce?.endAnswerBy].filter((at) => typeof at === 'number');
  const left = due.length > 0 ? Math.max(0, Math.min(...due) - now) + 1_000 : null;
  return inForce && awaitsOther(inForce) ? Math.min(every, left ?? every) : left;
}

/** Milliseconds until the contracts of a team are read again while they are shown; null for never. */
export function teamAgainIn({ people }: Pick<CallOutput<'contracts.team'>, 'people'>): number | null {
  const shown = people.flatMap(({ offer, inForce }) => [offer, inForce]);
  return shown.some((one) => one !== null && awaitsOther(one)) ? every : null;
}

/** The merchant's days of a period as far as they have come, yyyy-MM-dd: what the reports about the team can be asked for. */
export function daysSoFar(
  { from, to }: { readonly from: number; readonly to: number },
  now: number,
  zone: string,
): Days {
  const day = (moment: number) => momentIn(moment, zone).slice(0, 10);
  return { from: day(from), to: day(Math.min(to - 1, now)) };
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
