import type { Mission } from '#contract/missions/mission.ts';
import { actForm } from '../kit/act-form.ts';

/** The mission to join; `language` is a code such as 'EN'. */
type Wanted = { readonly id: string; readonly language: string };

/** Joining a mission (spec 7, missions). Its clock starts when it is joined: the last look says so before anything is sent. */
export const joinMissionMachine = actForm<Mission>()({
  id: 'joinMission',
  call: 'missions.join',
  fields: {},
  secret: false,
  subject: ({ id }: Wanted) => id,
  problems: () => ({}),
  quote: (_, _terms: null, about) => about,
  send: (_, about) => about,
  quoted: (_, { id }) => ({ id }),
  moved: { type: 'stale', reads: ['missions.summary'], again: true, everywhere: true },
  refused: ['missions.summary'],
});
