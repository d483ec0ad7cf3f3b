import type { changeMachine } from '#machines/password/change.machine.ts';
import type { Example } from '../../flows/model.ts';
import { secrets } from '../kit/people.ts';

const typed = ['types the old password', 'types a new password', 'confirms the new password', 'submits'];
const sent = ['learnRule: rule', ...typed];
const byForce = 'by force';
const byWish = 'by wish';

export const examples: readonly Example<typeof changeMachine>[] = [
  {
    name: 'by force, an unheard change has the session asked at once whether it is free',
    given: byForce,
    way: [...sent, 'changePassword: lost'],
    leads: 'unsure.asking',
  },
  {
    name: 'a session that is free was changed: whoever it is goes on',
    given: byForce,
    way: [...sent, 'changePassword: late', 'memberInfo: free'],
    leads: 'changed',
    and: ({ to, effects }) =>
      to.snapshot.output?.changed === true && effects.emitted.some(({ type }) => type === 'stale'),
  },
  {
    name: 'a session that is restricted still has its form again, with what was typed',
    given: byForce,
    way: [...sent, 'changePassword: lost', 'memberInfo: still restricted'],
    leads: 'form.notDone',
    and: ({ to: { snapshot } }) => snapshot.context.fields.newPassword === secrets.password,
  },
  {
    name: 'an old password that is wrong is called so, once the session has told that nothing was changed',
    given: byForce,
    way: [
      ...sent,
      'changePassword: lost',
      'memberInfo: still restricted',
      'submits',
      'changePassword: old password wrong',
    ],
    leads: 'form.refused',
  },
  {
    name: 'a session that can’t be asked leaves it unknown, and may be asked again',
    given: byForce,
    way: [...sent, 'changePassword: lost', 'memberInfo: lost', 'asks whether it was changed'],
    leads: 'unsure.asking',
  },
  {
    name: 'by force nobody goes back to the form before the session was asked',
    given: byForce,
    way: [...sent, 'changePassword: lost', 'memberInfo: lost', 'wants the form back'],
    leads: 'unsure.told',
  },
  {
    name: 'by wish it is said at once that nobody knows, and no session is asked, for it tells nothing',
    given: byWish,
    way: [...sent, 'changePassword: lost', 'asks whether it was changed'],
    leads: 'unsure.told',
  },
  {
    name: 'by wish the form is there again, as it was typed',
    given: byWish,
    way: [...sent, 'changePassword: lost', 'wants the form back'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) => snapshot.context.fields.newPassword === secrets.password,
  },
  {
    name: 'by wish, an old password that is wrong after an unheard change may be so because of it: that is said',
    given: byWish,
    way: [
      ...sent,
      'changePassword: lost',
      'wants the form back',
      'submits',
      'changePassword: old password wrong',
    ],
    leads: 'unsure.told',
  },
  {
    name: 'an old password that is wrong the first time is called so',
    given: byWish,
    way: [...sent, 'changePassword: old password wrong'],
    leads: 'form.refused',
    and: ({ to: { snapshot } }) => snapshot.context.failure?.code === 'PASSWORD_WRONG',
  },
  {
    name: 'who must change the password has mostly just typed it: its keeper is asked for the old one',
    given: 'by force',
    way: [],
    leads: 'learning',
    and: ({ effects }) => effects.emitted.some((event) => event.type === 'password.wanted' && event.forced),
  },
  {
    name: 'who changes it by wish types the old one, and no keeper is asked',
    given: 'by wish',
    way: [],
    leads: 'learning',
    and: ({ effects }) => effects.emitted.every((event) => event.type !== 'password.wanted' || !event.forced),
  },
  {
    name: 'what the keeper hands over need not be typed again',
    given: 'by force',
    way: ['the keeper hands the old password over', 'learnRule: lost'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) =>
      snapshot.context.holding && snapshot.context.fields.oldPassword === secrets.old,
  },
  {
    name: 'after five minutes it has to be typed again',
    given: 'by force',
    way: ['the keeper hands the old password over', 'learnRule: lost', 'its five minutes are over'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) => !snapshot.context.holding && snapshot.context.fields.oldPassword === '',
  },
];
