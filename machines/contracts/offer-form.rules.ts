import {
  type CarryRule,
  type ContractKind,
  carryRules,
  contractPeriods,
  Terms,
  type TermsOf,
  termsFault,
  topRates,
  whole,
} from '#contract/contracts/terms.ts';
import { isBlank } from '#contract/typed.ts';
import type { Problems } from '../kit/form.rules.ts';
import { wholeTyped } from '../kit/number.rules.ts';
import { type AmountProblem, amountTyped, typedFrom } from '../wallet/amount.rules.ts';
import { rateTyped, rateWritten } from './rate.rules.ts';

// The form of an offer: texts as they were typed, and the terms that they say.

type Named<K extends ContractKind> = keyof TermsOf<K>['tiers'][number];
export type TierField = { [K in ContractKind]: Named<K> }[ContractKind];

/** What a tier of a kind asks for and pays, in the order of the form. */
export const tierFields = {
  DIVIDEND: ['validBet', 'loss', 'active', 'rate'],
  DAILY: ['dailyBet', 'active', 'rate'],
  HOURLY: ['hourlyBet', 'rate'],
  REALTIME: ['singleBet', 'profitRate', 'lossRate'],
} as const satisfies { readonly [K in ContractKind]: readonly Named<K>[] };

/** What terms of a kind say besides their tiers, in the order of the form. Who pays is not asked: it is the one who offers. */
export const commonFields = {
  DIVIDEND: ['period', 'carry', 'feeRate', 'activeFrom'],
  DAILY: ['period', 'activeFrom'],
  HOURLY: ['period'],
  REALTIME: [],
} as const satisfies { readonly [K in ContractKind]: readonly Exclude<keyof TermsOf<K>, 'kind'>[] };
export type CommonField = (typeof commonFields)['DIVIDEND'][number];

/** What can be picked for a period, and for what becomes of losses, in the order of the form. */
export const periods: readonly (typeof contractPeriods)[number][] = contractPeriods;
export const carries: readonly CarryRule[] = carryRules;

/** Tiers of the longest terms (contract/contracts/terms.ts), and the members that a tier can ask for at most. */
export const mostTiers = 10;
export const mostMembers = 1_000_000;

/** A tier as it was typed; its number is the same as long as it is there. */
export type TierDraft = {
  readonly id: number;
  readonly typed: Readonly<Partial<Record<TierField, string>>>;
};

export type OfferDraft = {
  readonly kind: ContractKind;
  readonly fields: Readonly<Record<CommonField, string>>;
  readonly tiers: readonly TierDraft[];
};

/**
 * What is wrong at a place of the form. It can't be read; it is no whole number, or too many members; the tier does not
 * rise above the one before; it pays nothing; it pays more than the one who offers has, or than is left to give; or its
 * carry rule needs another period.
 */
export type OfferFault =
  | Exclude<AmountProblem, 'zero'>
  | 'high'
  | 'whole'
  | 'many'
  | 'order'
  | 'nothing'
  | 'own'
  | 'left'
  | 'halves';

/** By place: a common field, a field of a tier (`placeOf`), or a tier as a whole (`tierPlace`). */
export type OfferProblems = Problems<string, OfferFault>;

/** The highest rates of the one who offers, and what is left of the whole to give, rate by rate. */
export type OfferLimits = { readonly own: readonly number[]; readonly left: readonly number[] };

/** The name of a tier's place in the form, and of one of its fields. */
export function tierPlace(id: number): string {
  return `tier-${id}`;
}
export function placeOf(id: number, field: TierField): string {
  return `${tierPlace(id)}-${field}`;
}

type Read = { readonly value: string | number } | { readonly problem: OfferFault };

function moneyRead(typed: string): Read {
  const read = amountTyped(typed);
  if ('amount' in read) return { value: read.amount };
  // A condition that asks for nothing.
  return read.problem === 'zero' ? { value: '0.00' } : { problem: read.problem };
}

function rateRead(typed: string): Read {
  const { rate, problem } = rateTyped(typed);
  // Nothing is a fee that can be taken, and one of the two rates of a real-time salary.
  if (problem === 'zero') return { value: 0 };
  if (problem) return { problem };
  if (rate === null) return { problem: 'missing' };
  return rate > whole ? { problem: 'high' } : { value: rate };
}

function membersRead(typed: string): Read {
  if (isBlank(typed)) return { problem: 'missing' };
  const members = wholeTyped(typed);
  if (members === null) return { problem: 'whole' };
  return members > mostMembers ? { problem: 'many' } : { value: members };
}

function oneOf(list: readonly string[]) {
  return (typed: string): Read => (list.includes(typed) ? { value: typed } : { problem: 'missing' });
}

const readers = {
  period: oneOf(contractPeriods),
  carry: oneOf(carryRules),
  feeRate: rateRead,
  activeFrom: moneyRead,
  validBet: moneyRead,
  loss: moneyRead,
  dailyBet: moneyRead,
  hourlyBet: moneyRead,
  singleBet: moneyRead,
  active: membersRead,
  rate: rateRead,
  profitRate: rateRead,
  lossRate: rateRead,
} as const satisfies Record<CommonField | TierField, (typed: string) => Read>;

type Rate = 'rate' | 'profitRate' | 'lossRate';

/** The fields of a tier that are rates, in the order of `topRates`. */
function ratesOf(kind: ContractKind): readonly Rate[] {
  return kind === 'REALTIME' ? ['profitRate', 'lossRate'] : ['rate'];
}

/** Whether a field of a tier is a rate. */
export function isRate(field: TierField): field is Rate {
  return field === 'rate' || field === 'profitRate' || field === 'lossRate';
}

/** What may be offered in the field of a rate: the own highest one, what is left to give, and the lesser of the two. */
export function rateLimit(field: TierField, { own, left }: OfferLimits) {
  const at = field === 'lossRate' ? 1 : 0;
  const [top, rest] = [own[at] ?? 0, left[at] ?? 0];
  return { own: top, left: rest, most: Math.min(top, rest) };
}

function typedAt({ fields }: OfferDraft, tier: TierDraft | null, field: CommonField | TierField): string {
  return (tier ? tier.typed[field as TierField] : fields[field as CommonField]) ?? '';
}

/** Everything that the form asks, with its place and what was typed there. */
function asked(draft: OfferDraft) {
  const at = (tier: TierDraft | null) => (field: CommonField | TierField) => {
    const place = tier ? placeOf(tier.id, field as TierField) : field;
    return { place, read: readers[field](typedAt(draft, tier, field)) };
  };
  return [
    ...commonFields[draft.kind].map(at(null)),
    ...draft.tiers.flatMap((tier) => tierFields[draft.kind].map(at(tier))),
  ];
}

function valuesOf(draft: OfferDraft, tier: TierDraft | null, names: readonly (CommonField | TierField)[]) {
  return Object.fromEntries(
    names.map((field) => {
      const read = readers[field](typedAt(draft, tier, field));
      return [field, 'value' in read ? read.value : undefined];
    }),
  );
}

/** The terms that a form says, paid by the one who offers; null while something in it can't be read. */
export function termsTyped(draft: OfferDraft): Terms | null {
  const { kind, tiers } = draft;
  const read = Terms.safeParse({
    kind,
    payer: 'UPLINE',
    ...valuesOf(draft, null, commonFields[kind]),
    tiers: tiers.map((tier) => valuesOf(draft, tier, tierFields[kind])),
  });
  return read.success ? read.data : null;
}

const nothing: OfferDraft['fields'] = { period: 'MONTHLY', carry: 'NONE', feeRate: '', activeFrom: '' };

function written(field: CommonField | TierField, value: unknown): string {
  if (typeof value === 'number') return field === 'active' ? String(value) : rateWritten(value);
  return readers[field] === moneyRead ? typedFrom(String(value)) : String(value);
}

/** The form that says these terms. */
export function termsWritten(terms: Terms): OfferDraft {
  const { kind } = terms;
  const all = (of: object) =>
    Object.entries(of).map(([field, value]) => [field, written(field as TierField, value)]);
  const { kind: _, payer, tiers, ...common } = terms;
  return {
    kind,
    fields: { ...nothing, ...Object.fromEntries(all(common)) },
    tiers: tiers.map((tier, at) => ({ id: at + 1, typed: Object.fromEntries(all(tier)) })),
  };
}

/** The form of a first offer: the own terms, whose rates are for the one who offers to say. */
export function ratesOpen(draft: OfferDraft): OfferDraft {
  const open = Object.fromEntries(ratesOf(draft.kind).map((field) => [field, '']));
  return { ...draft, tiers: draft.tiers.map(({ id, typed }) => ({ id, typed: { ...typed, ...open } })) };
}

/** What is wrong with readable terms: at the place of each tier or field, by the gateway's own rules. */
function meantFaults(draft: OfferDraft, terms: Terms, limits: OfferLimits): OfferProblems {
  const tiers = terms.tiers as readonly Terms['tiers'][number][];
  const faultOf = (some: readonly unknown[]) => termsFault({ ...terms, tiers: some } as Terms);
  const faults = draft.tiers.flatMap(({ id }, at) => {
    const tier = tiers.slice(at, at + 1);
    const tops = topRates({ tiers: tier as Terms['tiers'] });
    const beyond = ratesOf(draft.kind).flatMap((field, rate): [string, OfferFault][] => {
      const { own, left } = rateLimit(field, limits);
      const top = tops[rate] ?? 0;
      if (top > own) return [[placeOf(id, field), 'own']];
      return top > left ? [[placeOf(id, field), 'left']] : [];
    });
    const rises = at === 0 || faultOf(tiers.slice(at - 1, at + 1)) !== 'TIERS_ORDER';
    const pays = faultOf(tier) !== 'RATE_ZERO';
    const [first = 'rate'] = ratesOf(draft.kind);
    return [
      ...(pays ? [] : [[placeOf(id, first), 'nothing'] as const]),
      ...(rises ? [] : [[tierPlace(id), 'order'] as const]),
      ...beyond,
    ];
  });
  const halves = termsFault({ ...terms, tiers: tiers.slice(0, 1) } as Terms) === 'CARRY_PERIOD';
  return { ...(halves ? { carry: 'halves' } : {}), ...Object.fromEntries(faults) };
}

/** What is wrong with a form, in its order: first what can't be read, then what can't be offered. */
export function offerProblems(draft: OfferDraft, limits: OfferLimits): OfferProblems {
  const unread = asked(draft).flatMap(({ place, read }) =>
    'problem' in read ? [[place, read.problem]] : [],
  );
  if (unread.length > 0) return Object.fromEntries(unread);
  const terms = termsTyped(draft);
  return terms ? meantFaults(draft, terms, limits) : {};
}

/** What may be offered: no more than the own rates, and than is left beside all the others that were given. */
export function offerLimits(own: Terms, given: readonly number[], before: Terms | null): OfferLimits {
  const tops = topRates(own);
  const freed = before ? topRates(before) : [];
  return { own: tops, left: tops.map((_, at) => whole - (given[at] ?? 0) + (freed[at] ?? 0)) };
}
