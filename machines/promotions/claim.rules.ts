import type { Mission } from '#contract/missions/mission.ts';
import type { Reward } from '#contract/promotions/rewards.ts';
import type { ActEnd, ActInput } from '../kit/act.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from '../kit/act-state.rules.ts';

/** What may be claimed: a reward, a raffle's ticket, or a completed mission. */
export type ClaimCall = 'promotions.claim' | 'promotions.raffle' | 'missions.claim';

/** What a claim is about: the id of the reward or the completion, and what the member saw of it. */
export type Claimable = {
  readonly call: ClaimCall;
  readonly id: string;
  /** A code such as 'EN': the texts of the answer are in it. */
  readonly language: string;
  readonly seen: Quoted;
};

export type ClaimInput = Opened & Claimable;
export type ClaimContext = Claimable & ActState<Reward | Mission>;

/** Nothing has been claimed yet. */
export function newClaim({ call, id, language, seen, ...opened }: ClaimInput): ClaimContext {
  return { call, id, language, seen, ...newAct(opened) };
}

/** The whole thing as an act. */
export function claimAct({ call, key, fate, id, language }: ClaimContext): ActInput {
  return { call, about: id, key, fate, send: { key, id, language } };
}

/** Whether the gateway refused with this code. */
export function refusedWith({ end, failure }: ActEnd, code: string): boolean {
  return end === 'refused' && failure?.code === code;
}
