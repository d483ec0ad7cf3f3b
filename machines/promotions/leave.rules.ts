import type { Reward } from '#contract/promotions/rewards.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type ActState, newAct, type Opened } from '../wallet/moved.rules.ts';

/** The reward to leave; `progress` is what the member saw would be lost, decimal money; `language` a code such as 'EN'. */
type Wanted = { readonly id: string; readonly progress: string; readonly language: string };

export type LeaveInput = Opened & Wanted;
export type LeaveContext = Wanted & ActState<Reward>;

/** Nothing has been asked for yet. */
export function newLeave({ id, progress, language, ...opened }: LeaveInput): LeaveContext {
  return { id, progress, language, ...newAct(opened) };
}

/** The whole thing as an act: the progress that was shown goes with it. */
export function leaveAct({ key, fate, id, progress, language }: LeaveContext): ActInput {
  return { call: 'promotions.leave', about: id, key, fate, send: { key, id, progress, language } };
}
