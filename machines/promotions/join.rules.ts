import type { Reward } from '#contract/promotions/rewards.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type ActState, newAct, type Opened } from '../kit/act-state.rules.ts';
import type { WorldEvent } from '../world.ts';

/** The terms that the page shows: their version, and the facts that the long text contradicts (promises.rules.ts). */
export type ShownTerms = { readonly version: number; readonly broken: readonly string[] };

/** A promotion and what of it is shown; `language` is a code such as 'EN'. */
type Wanted = ShownTerms & { readonly id: string; readonly language: string };

/** Who wants to join; `awaited` while the gateway is still confirming the account. */
export type Who = { readonly who: 'visitor' | 'awaited' | 'member' };

export type JoinInput = Opened & Wanted;
export type JoinContext = Wanted & ActState<Reward>;

/** Nothing has been asked for yet. */
export function newJoin({ id, language, version, broken, ...opened }: JoinInput): JoinContext {
  return { id, language, version, broken, ...newAct(opened) };
}

/** The whole thing as an act: the version of the terms that were shown goes with it. */
export function joinAct({ key, fate, id, version, language }: JoinContext): ActInput {
  return { call: 'promotions.join', about: id, key, fate, send: { key, id, version, language } };
}

/** A text that promises something else than the facts: told to the operator, not to the member. */
export function brokenPromises({ id, broken }: Wanted): WorldEvent {
  return { type: 'drift.found', what: 'promises', names: broken.map((fact) => `${id} ${fact}`) };
}
