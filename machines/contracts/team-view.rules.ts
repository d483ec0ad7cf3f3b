import { memberId } from '#contract/agent/member-id.ts';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { type ContractKind, type Terms, topRates } from '#contract/contracts/terms.ts';
import { accountOf, isBlank } from '#contract/typed.ts';
import { offerLimits, ratesOpen, termsWritten } from './offer-form.rules.ts';

/** Whose contracts a team can be asked for: those of the agents directly below, or further down. */
export const teamParts = ['DIRECT', 'DEEPER'] as const;
export type TeamPart = (typeof teamParts)[number];

/** What the address of the contracts of a team asks to see. */
export type TeamView = {
  readonly of: TeamPart;
  readonly page: number;
  /** The agent whose contract is open, by id; null for the list. */
  readonly person: string | null;
};

/** What the parameters of an address ask for; anything unknown is the default. */
export function teamViewIn(parameters: URLSearchParams): TeamView {
  const page = parameters.get('page') ?? '';
  const person = parameters.get('for') ?? '';
  return {
    of: parameters.get('of') === 'deeper' ? 'DEEPER' : 'DIRECT',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    person: memberId.test(person) ? person : null,
  };
}

/** The parameters of an address that asks for this view; the default asks for no more than the team. */
export function teamParameters({ of, page, person }: Partial<TeamView>): Record<string, string> {
  return {
    tab: 'team',
    ...(of === 'DEEPER' ? { of: 'deeper' } : {}),
    ...(page === undefined || page === 1 ? {} : { page: String(page) }),
    ...(person ? { for: person } : {}),
  };
}

export type Team = CallOutput<'contracts.team'>;
export type TeamAgent = Team['people'][number];

/** The question for a page of agents, or for one of them. */
export function teamAsked(
  kind: ContractKind,
  { of, page, person }: TeamView,
  search: string,
): CallInput<'contracts.team'> {
  if (person !== null) return { kind, of, member: person, page: 1 };
  const text = accountOf(search);
  return { kind, of, page, ...(text === '' ? {} : { search: text }) };
}

/** The agents who accepted an offer of the caller between two reads of a team. */
export function acceptedBetween(before: Team, now: Team): readonly TeamAgent['agent'][] {
  const waiting = new Set(before.people.flatMap(({ offer }) => (offer?.side === 'UPLINE' ? [offer.id] : [])));
  return now.people.flatMap(({ agent, inForce }) => (inForce && waiting.has(inForce.id) ? [agent] : []));
}

/** What an agent has, gave, and can still give, rate by rate. */
export function givingOf(own: Terms, given: readonly number[]) {
  const { own: top, left } = offerLimits(own, given, null);
  return { top, given: top.map((_, at) => given[at] ?? 0), left };
}

/** Why nothing can be offered to somebody now; null when something can. */
export function offerBlocked(
  { own }: Pick<Team, 'own'>,
  { inForce, offer }: Pick<TeamAgent, 'inForce' | 'offer'>,
): 'OWN' | 'PENDING' | 'ENDING' | null {
  if (!own) return 'OWN';
  if (offer) return 'PENDING';
  return inForce?.endAskedBy ? 'ENDING' : null;
}

/** The form of an offer as it begins: what is in force, or the own terms with the rates to be said. */
export function offerStart(own: Terms, { inForce }: Pick<TeamAgent, 'inForce'>) {
  return inForce ? termsWritten(inForce.terms) : ratesOpen(termsWritten(own));
}

/** What may be offered to somebody: what they have by the same hand is given back first. */
export function limitsFor(own: Terms, given: readonly number[], { inForce }: Pick<TeamAgent, 'inForce'>) {
  return offerLimits(own, given, inForce?.side === 'UPLINE' ? inForce.terms : null);
}

/** The highest rates of somebody's contract, and its tiers; of the offer where nothing is in force. */
export function shownOf({ inForce, offer }: Pick<TeamAgent, 'inForce' | 'offer'>) {
  const terms = (inForce ?? offer)?.terms;
  return terms ? { rates: topRates(terms), tiers: terms.tiers.length } : null;
}

/** Whether a text searches for anybody. */
export function searches(search: string): boolean {
  return !isBlank(search);
}
