import type { changeMachine } from '#machines/password/change.machine.ts';
import { secrets } from '../../kit/models/people.ts';
import type { Example } from '../model.ts';

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
    leads: 'unsure.explained',
  },
  {
    name: 'by wish it is said at once that nobody knows, and no session is asked, for it tells nothing',
    given: byWish,
    way: [...sent, 'changePassword: lost', 'asks whether it was changed'],
    leads: 'unsure.explained',
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
    leads: 'unsure.explained',
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
    given: byForce,
    way: [],
    leads: 'learning',
    and: ({ effects }) => effects.emitted.some((event) => event.type === 'password.wanted' && event.forced),
  },
  {
    name: 'who changes it by wish types the old one, and no keeper is asked',
    given: byWish,
    way: [],
    leads: 'learning',
    and: ({ effects }) => effects.emitted.every((event) => event.type !== 'password.wanted' || !event.forced),
  },
  {
    name: 'what the keeper hands over need not be typed again',
    given: byForce,
    way: ['the keeper hands the old password over', 'learnRule: lost'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) =>
      snapshot.context.holding && snapshot.context.fields.oldPassword === secrets.old,
  },
  {
    name: 'after five minutes it has to be typed again',
    given: byForce,
    way: ['the keeper hands the old password over', 'learnRule: lost', 'its five minutes are over'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) => !snapshot.context.holding && snapshot.context.fields.oldPassword === '',
  },
  {
    name: 'the rule for new passwords that the gateway told is the one that is shown',
    given: byWish,
    way: ['learnRule: rule'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) => snapshot.context.rule?.minLength === 8,
  },
  {
    name: 'by wish it is closed before the rule is there',
    given: byWish,
    way: ['closes'],
    leads: 'dismissed',
  },
  {
    name: 'by wish the form is closed',
    given: byWish,
    way: ['learnRule: rule', 'closes'],
    leads: 'dismissed',
  },
  {
    name: 'what is typed takes no message away, and brings none',
    given: byWish,
    way: ['learnRule: rule', 'types the old password'],
    leads: 'form.editing',
  },
  {
    name: 'the reason of a refusal stays while something else is typed',
    given: byWish,
    way: [...sent, 'changePassword: rule broken', 'types a new password'],
    leads: 'form.refused',
    and: ({ to: { snapshot } }) => snapshot.context.failure?.code === 'PASSWORD_RULE',
  },
  {
    name: 'the reason of a refusal is gone once it is sent again',
    given: byWish,
    way: [...sent, 'changePassword: rule broken', 'submits'],
    leads: 'submitting',
    and: ({ to: { snapshot } }) => snapshot.context.failure === null,
  },
  {
    name: 'what is missing is marked, and nothing is sent',
    given: byWish,
    way: ['learnRule: rule', 'submits'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) => snapshot.context.problems.oldPassword !== undefined,
  },
  {
    name: 'a held password that was refused is missing the next time, beside the reason',
    given: byForce,
    way: [
      'the keeper hands the old password over',
      'learnRule: rule',
      'types a new password',
      'confirms the new password',
      'submits',
      'changePassword: old password wrong',
      'submits',
    ],
    leads: 'form.refused',
    and: ({ to: { snapshot } }) => snapshot.context.problems.oldPassword !== undefined,
  },
  {
    name: 'what was changed is done, and read anew',
    given: byWish,
    way: [...sent, 'changePassword: changed'],
    leads: 'changed',
    and: ({ to, effects }) =>
      to.snapshot.output?.changed === true && effects.emitted.some(({ type }) => type === 'stale'),
  },
  {
    name: 'what breaks the rule is refused, and there is no doubt of it',
    given: byWish,
    way: [...sent, 'changePassword: rule broken'],
    leads: 'form.refused',
    and: ({ to: { snapshot }, effects }) =>
      snapshot.context.failure?.code === 'PASSWORD_RULE' &&
      effects.emitted.some(({ type }) => type === 'password.settled'),
  },
];
