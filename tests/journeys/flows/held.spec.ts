import { play } from '../../flows/browser/play.ts';
import { open } from '../../flows/browser/scenes.ts';
import { heldModel } from '../../machines/session/held.model.ts';

const byItself =
  'a password goes from the login to the form by itself: the journeys of a forced change show it, and that it lapses';

const told = 'it is told by the form of a new password: the journeys of unheard changes show it';

/** Nothing of it is seen or pressed: the form of the forced change does not ask for what was just typed. */
play({
  model: heldModel,
  starts: { start: open },
  events: {
    'a password that must be changed was typed': byItself,
    'the form of the forced change asks for it': byItself,
    'the session ended, or an address comes first': byItself,
    'a new password is sent': told,
    'its end is known': told,
    'somebody is in': told,
    'nobody is in': told,
  },
  answers: {},
  shows: { empty: byItself, 'kept.waiting': byItself, 'kept.handed': byItself },
});
