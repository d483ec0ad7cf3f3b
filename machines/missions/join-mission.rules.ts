import type { Mission } from '#contract/missions/mission.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type ActState, newAct, type Opened } from '../wallet/moved.rules.ts';

/** The mission to join; `language` is a code such as 'EN'. */
type Wanted = { readonly id: string; readonly language: string };

export type JoinMissionInput = Opened & Wanted;
export type JoinMissionContext = Wanted & ActState<Mission>;

/** Nothing has been asked for yet. */
export function newJoinMission({ id, language, ...opened }: JoinMissionInput): JoinMissionContext {
  return { id, language, ...newAct(opened) };
}

/** The whole thing as an act. */
export function joinMissionAct({ key, fate, id, language }: JoinMissionContext): ActInput {
  return { call: 'missions.join', about: id, key, fate, send: { key, id, language } };
}
