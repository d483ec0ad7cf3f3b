import {
  type Invitation,
  type KindRate,
  mostNameCharacters,
  nameFits,
  type PersonKind,
} from '#contract/agent/registration.ts';
import { charactersIn } from '#contract/support/characters.ts';
import { wordsOf } from '#contract/typed.ts';
import type { RateProblem, TypedRate } from '../contracts/rate.rules.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from '../kit/act-state.rules.ts';
import { type Problems, sendable } from '../kit/form.rules.ts';

/** Characters of the longest name. */
export const longestName = mostNameCharacters;

type ContractKind = KindRate['kind'];

/** What is wrong with the rate of a contract: it is none, or it is above the agent's own. */
export type RateFault = RateProblem | 'ABOVE';

/** A rate that was typed for a kind of contract. */
export type RateTyped = TypedRate & { readonly contract: ContractKind };

export type InviteContext = ActState<Invitation> & {
  /** What the agent calls it, and its characters as a person counts them (contract/support/characters.ts). */
  readonly name: string;
  readonly characters: number;
  readonly kind: PersonKind;
  /** What is wrong with the name: there is nothing to read in it, or it is too long. */
  readonly fault: 'EMPTY' | 'LONG' | null;
  readonly typedRates: { readonly [Kind in ContractKind]?: TypedRate };
  readonly rateFaults: Problems<ContractKind, RateFault>;
  /** The rates that go with the link. */
  readonly rates: readonly KindRate[];
};

/** Nothing is typed yet. */
export function newInvite(opened: Opened): InviteContext {
  return {
    name: '',
    characters: 0,
    kind: 'member',
    fault: null,
    typedRates: {},
    rateFaults: {},
    rates: [],
    ...newAct(opened),
  };
}

/** A name and how many characters it has as a person counts them. */
export function countedName(text: string): { readonly text: string; readonly characters: number } {
  return { text, characters: charactersIn(text) };
}

/** What is wrong with a name of so many characters; null for nothing. */
export function nameFault(characters: number): InviteContext['fault'] {
  if (nameFits(characters)) return null;
  return characters === 0 ? 'EMPTY' : 'LONG';
}

/** The form after a rate was typed: what was wrong with it is no longer shown. */
export function withRate(
  { typedRates, rateFaults }: InviteContext,
  { contract, text, rate, problem }: RateTyped,
): Pick<InviteContext, 'typedRates' | 'rateFaults'> {
  return {
    typedRates: { ...typedRates, [contract]: { text, rate, problem } },
    rateFaults: { ...rateFaults, [contract]: undefined },
  };
}

type Rated = Pick<InviteContext, 'kind' | 'typedRates'>;

/** What is wrong with each rate: only a link for agents has any, and nobody gives more than they have. */
export function rateFaults(
  { kind, typedRates }: Rated,
  own: readonly KindRate[],
): InviteContext['rateFaults'] {
  if (kind === 'member') return {};
  return Object.fromEntries(
    own.map((most) => {
      const { rate = null, problem = null } = typedRates[most.kind] ?? {};
      return [most.kind, problem ?? (rate !== null && rate > most.rate ? 'ABOVE' : undefined)];
    }),
  );
}

/** The typed rates, of the contracts that the agent has. */
export function ratesOf({ kind, typedRates }: Rated, own: readonly KindRate[]): readonly KindRate[] {
  if (kind === 'member') return [];
  return own.flatMap((most) => {
    const rate = typedRates[most.kind]?.rate ?? null;
    return rate === null ? [] : [{ kind: most.kind, rate }];
  });
}

/** Whether the link can be made as far as the client can tell. */
export function inviteComplete(context: InviteContext, own: readonly KindRate[]): boolean {
  return nameFault(context.characters) === null && sendable(rateFaults(context, own));
}

/** What the record must say; an act from before the page was opened has nothing to compare. */
export function inviteQuoted({ fate, name, kind, rates }: InviteContext): Quoted | null {
  return fate === 'kept' ? null : { name: wordsOf(name), kind, rates };
}

/** The whole thing as an act. */
export function inviteAct({ key, fate, name, kind, rates }: InviteContext): ActInput {
  return { call: 'agent.invite', about: '', key, fate, send: { key, name: wordsOf(name), kind, rates } };
}

/** How the form is filled in again. */
export function inviteDraft({ name: text, characters, kind, typedRates }: InviteContext) {
  const rates = Object.entries(typedRates) as [ContractKind, TypedRate][];
  return [
    ...(text === '' ? [] : [{ type: 'name.typed' as const, text, characters }]),
    { type: 'kind.picked' as const, kind },
    ...rates.map(([contract, rate]) => ({ type: 'rate.typed' as const, contract, ...rate })),
  ];
}
