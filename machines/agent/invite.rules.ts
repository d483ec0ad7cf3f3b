import {
  type Invitation,
  mostNameCharacters,
  nameFits,
  type PersonKind,
} from '#contract/agent/registration.ts';
import { charactersIn } from '#contract/support/characters.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from '../wallet/moved.rules.ts';

/** Characters of the longest name. */
export const longestName = mostNameCharacters;

export type InviteContext = ActState<Invitation> & {
  /** What the agent calls it, and its characters as a person counts them (contract/support/characters.ts). */
  readonly name: string;
  readonly characters: number;
  readonly kind: PersonKind;
  /** What is wrong with the name: there is nothing to read in it, or it is too long. */
  readonly fault: 'EMPTY' | 'LONG' | null;
};

/** Nothing is typed yet. */
export function newInvite(opened: Opened): InviteContext {
  return { name: '', characters: 0, kind: 'member', fault: null, ...newAct(opened) };
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

/** What the record must say; an act from before the page was opened has nothing to compare. */
export function inviteQuoted({ fate, name, kind }: InviteContext): Quoted | null {
  return fate === 'kept' ? null : { name: name.trim(), kind };
}

/** The whole thing as an act. */
export function inviteAct({ key, fate, name, kind }: InviteContext): ActInput {
  return { call: 'agent.invite', about: '', key, fate, send: { key, name: name.trim(), kind } };
}
