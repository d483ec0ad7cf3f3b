import { missions } from '#contract/missions.ts';
import { actForm } from '../kit/act-form.ts';

/** The mission to join; `language` is a code such as 'EN'. */
type Wanted = { readonly id: string; readonly language: string };

/** Joining a mission (spec 7, missions). Its clock starts when it is joined: the last look says so before anything is sent. */
export const joinMissionMachine = actForm({
  id: 'joinMission',
  call: 'missions.join',
  record: missions['missions.join'].output,
  fields: {},
  subject: ({ id }: Wanted) => id,
  problems: () => ({}),
  quote: (_, _terms: null, about) => about,
  send: (_, about) => about,
  quoted: (_, { id }) => ({ id }),
  says: {
    form: 'There is nothing to fill in: the member may ask for it.',
    refused:
      'The gateway said no, so nothing was joined; the reason is shown, and the missions are read again.',
    sure: 'The page says that the clock starts at joining, how long it runs and what to do, and asks for confirmation.',
    done: 'Joined, once: the clock of the mission runs.',
  },
  moved: ['missions.summary'],
  refused: ['missions.summary'],
});
