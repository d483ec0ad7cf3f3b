import type { Invitation } from '#contract/agent/registration.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from '../wallet/moved.rules.ts';

/** The invitation to close. */
type Meant = { readonly id: string };

export type ClosingInput = Opened & Meant;
export type ClosingContext = Meant & ActState<Invitation>;

/** Nothing has been asked for yet. */
export function newClosing({ id, ...opened }: ClosingInput): ClosingContext {
  return { id, ...newAct(opened) };
}

/** What the gateway’s record must say: this one, and that it is closed. */
export function closingQuoted({ id }: ClosingContext): Quoted {
  return { id, closedAt: (at) => at !== null };
}

/** The whole thing as an act. */
export function closingAct({ key, fate, id }: ClosingContext): ActInput {
  return { call: 'agent.closeInvitation', about: id, key, fate, send: { key, id } };
}
