import type { Invitation } from '#contract/agent/registration.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type ActState, newAct, type Opened } from '../wallet/moved.rules.ts';

/** The invitation to close. */
type Meant = { readonly id: string };

export type ClosingInput = Opened & Meant;
export type ClosingContext = Meant & ActState<Invitation>;

/** Nothing has been asked for yet. */
export function newClosing({ id, ...opened }: ClosingInput): ClosingContext {
  return { id, ...newAct(opened) };
}

/** The whole thing as an act. */
export function closingAct({ key, fate, id }: ClosingContext): ActInput {
  return { call: 'agent.closeInvitation', about: id, key, fate, send: { key, id } };
}
