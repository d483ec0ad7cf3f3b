import type { Person } from '#contract/agent/person.ts';
import type { Contract } from '#contract/contracts/contract.ts';
import type { Terms } from '#contract/contracts/terms.ts';
import type { ActEnd, ActInput } from '../kit/act.rules.ts';
import { type ActState, actEnded, newAct, type Opened, type Quoted } from '../kit/act-state.rules.ts';
import { sendable } from '../kit/form.rules.ts';
import { callOf } from './contract.rules.ts';
import {
  type CommonField,
  mostTiers,
  type OfferDraft,
  type OfferLimits,
  type OfferProblems,
  offerProblems,
  placeOf,
  type TierField,
  termsTyped,
  tierPlace,
} from './offer-form.rules.ts';

/** To whom it is offered, and how the form begins: it says the kind too. */
export type Offering = { readonly to: Person; readonly draft: OfferDraft };

export type OfferContext = ActState<Contract> & Offering & { readonly problems: OfferProblems };

/** An offer to somebody before anything was typed. */
export function newOffer({ to, draft, ...opened }: Opened & Offering): OfferContext {
  return { to, draft, problems: {}, ...newAct(opened) };
}

type Form = Pick<OfferContext, 'draft' | 'problems'>;

/** The form after a common field was typed or picked: what was wrong there is gone. Another period may mend the carry rule. */
export function withCommon(
  { draft, problems }: Form,
  { field, value }: { readonly field: CommonField; readonly value: string },
): Form {
  return {
    draft: { ...draft, fields: { ...draft.fields, [field]: value } },
    problems: { ...problems, [field]: undefined, ...(field === 'period' ? { carry: undefined } : {}) },
  };
}

/** A text that was typed in a tier. */
export type TierTyped = { readonly tier: number; readonly field: TierField; readonly value: string };

/** The form after a field of a tier was typed: what was wrong there, and with the tier as a whole, is gone. */
export function withTier({ draft, problems }: Form, { tier, field, value }: TierTyped): Form {
  const tiers = draft.tiers.map((one) =>
    one.id === tier ? { ...one, typed: { ...one.typed, [field]: value } } : one,
  );
  const mended = { [placeOf(tier, field)]: undefined, [tierPlace(tier)]: undefined };
  return { draft: { ...draft, tiers }, problems: { ...problems, ...mended } };
}

/** The form with another, empty tier below the others; as it is when it has as many as terms can have. */
export function tierAdded({ draft }: Form): Pick<Form, 'draft'> {
  if (draft.tiers.length >= mostTiers) return { draft };
  const id = Math.max(0, ...draft.tiers.map((one) => one.id)) + 1;
  return { draft: { ...draft, tiers: [...draft.tiers, { id, typed: {} }] } };
}

/** The form without a tier and what was wrong with it; terms keep one. The others now rise above other ones. */
export function tierRemoved({ draft, problems }: Form, { tier }: { readonly tier: number }): Form {
  if (draft.tiers.length === 1) return { draft, problems };
  const tiers = draft.tiers.filter(({ id }) => id !== tier);
  const gone = [...draft.tiers.map(({ id }) => tierPlace(id)), ...placesOf(tier, problems)];
  return {
    draft: { ...draft, tiers },
    problems: { ...problems, ...Object.fromEntries(gone.map((place) => [place, undefined])) },
  };
}

function placesOf(tier: number, problems: OfferProblems): readonly string[] {
  return Object.keys(problems).filter((place) => place.startsWith(`${tierPlace(tier)}-`));
}

/** Whether a form can be offered, as far as it knows. */
export function offerComplete({ draft }: Form, limits: OfferLimits): boolean {
  return termsTyped(draft) !== null && sendable(offerProblems(draft, limits));
}

/** A list as a record must have it: so many, and each of them. */
function listed(list: Terms['tiers']): Quoted {
  return { ...Object.fromEntries(list.map((one, at) => [at, { ...one }])), length: list.length };
}

/** What the record must say; an act from before the page was opened has nothing to compare. */
function offerQuoted({ fate, to, draft }: OfferContext): Quoted | null {
  const terms = termsTyped(draft);
  if (fate === 'kept' || !terms) return null;
  return { agent: { id: to.id }, terms: { ...terms, tiers: listed(terms.tiers) } as Quoted };
}

/** What an ended act leaves in the form: all that was typed stays. */
export function offerEnded(context: OfferContext, output: ActEnd): Partial<OfferContext> {
  return { ...actEnded<Contract>(offerQuoted(context), output), problems: {} };
}

/** The whole thing as an act: each person's offer of a kind is one of its own. */
export function offerAct({ key, fate, to, draft }: OfferContext): ActInput {
  const send = { key, act: 'OFFER', member: to.id, terms: termsTyped(draft) };
  return { call: callOf[draft.kind], about: to.id, key, fate, send };
}

/** How the form is filled in again. */
export function offerDraft({ draft }: Offering) {
  return [{ type: 'offer.opened' as const, draft }];
}
