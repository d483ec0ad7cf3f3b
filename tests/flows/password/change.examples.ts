import type { Example } from '#assurance/walk/model.ts';
import type { changeMachine } from '#machines/password/change.machine.ts';
import { secrets } from '../../kit/models/people.ts';

const typed = ['types the old password', 'types a new password', 'confirms the new password', 'submits'];
const sent = ['learnRule: rule', ...typed];
const byForce = 'a forced change';
const byWish = 'a chosen change';

export const examples: readonly Example<typeof changeMachine>[] = [
  {
    name: 'a forced change of unknown outcome asks at once whether the session is free',
    given: byForce,
    way: [...sent, 'changePassword: lost'],
    leads: 'unsure.asking',
  },
  {
    name: 'a free session means that the password was changed: the person goes on',
    given: byForce,
    way: [...sent, 'changePassword: late', 'memberInfo: free'],
    leads: 'changed',
    and: ({ to, effects }) =>
      to.snapshot.output?.changed === true && effects.emitted.some(({ type }) => type === 'stale'),
  },
  {
    name: 'a restricted session shows the form again, with the typed text',
    given: byForce,
    way: [...sent, 'changePassword: lost', 'memberInfo: still restricted'],
    leads: 'form.notDone',
    and: ({ to: { snapshot } }) => snapshot.context.fields.newPassword === secrets.password,
  },
  {
    name: 'a wrong old password is called wrong once the session shows that nothing was changed',
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
    name: 'a session that can’t be asked leaves the outcome unknown, and can be asked again',
    given: byForce,
    way: [...sent, 'changePassword: lost', 'memberInfo: lost', 'asks whether it was changed'],
    leads: 'unsure.asking',
  },
  {
    name: 'a forced change does not return to its form before the session was asked',
    given: byForce,
    way: [...sent, 'changePassword: lost', 'memberInfo: lost', 'wants the form back'],
    leads: 'unsure.explained',
  },
  {
    name: 'a chosen change of unknown outcome says so at once, and asks no session',
    given: byWish,
    way: [...sent, 'changePassword: lost', 'asks whether it was changed'],
    leads: 'unsure.explained',
  },
  {
    name: 'a chosen change shows its form again, as it was typed',
    given: byWish,
    way: [...sent, 'changePassword: lost', 'wants the form back'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) => snapshot.context.fields.newPassword === secrets.password,
  },
  {
    name: 'an old password that is wrong after an unheard chosen change may be wrong because of it, and the page says so',
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
    name: 'an old password that is wrong the first time is called wrong',
    given: byWish,
    way: [...sent, 'changePassword: old password wrong'],
    leads: 'form.refused',
    and: ({ to: { snapshot } }) => snapshot.context.failure?.code === 'PASSWORD_WRONG',
  },
  {
    name: 'a forced change asks the keeper for the old password, which was just typed at the login',
    given: byForce,
    way: [],
    leads: 'learning',
    and: ({ effects }) => effects.emitted.some((event) => event.type === 'password.wanted' && event.forced),
  },
  {
    name: 'a chosen change asks for the old password, and no keeper',
    given: byWish,
    way: [],
    leads: 'learning',
    and: ({ effects }) => effects.emitted.every((event) => event.type !== 'password.wanted' || !event.forced),
  },
  {
    name: 'a password from the keeper need not be typed again',
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
    name: 'the form shows the gateway’s rule for new passwords',
    given: byWish,
    way: ['learnRule: rule'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) => snapshot.context.rule?.minLength === 8,
  },
  {
    name: 'a chosen change can be closed before the rule arrives',
    given: byWish,
    way: ['closes'],
    leads: 'dismissed',
  },
  {
    name: 'the form of a chosen change can be closed',
    given: byWish,
    way: ['learnRule: rule', 'closes'],
    leads: 'dismissed',
  },
  {
    name: 'typing neither removes a message nor adds one',
    given: byWish,
    way: ['learnRule: rule', 'types the old password'],
    leads: 'form.editing',
  },
  {
    name: 'the reason of a refusal stays while the person types something else',
    given: byWish,
    way: [...sent, 'changePassword: rule broken', 'types a new password'],
    leads: 'form.refused',
    and: ({ to: { snapshot } }) => snapshot.context.failure?.code === 'PASSWORD_RULE',
  },
  {
    name: 'the reason of a refusal disappears when the form is sent again',
    given: byWish,
    way: [...sent, 'changePassword: rule broken', 'submits'],
    leads: 'submitting',
    and: ({ to: { snapshot } }) => snapshot.context.failure === null,
  },
  {
    name: 'missing fields are marked, and nothing is sent',
    given: byWish,
    way: ['learnRule: rule', 'submits'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) => snapshot.context.problems.oldPassword !== undefined,
  },
  {
    name: 'a refused held password is missing the next time, beside the reason',
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
    name: 'a changed password ends the flow, and everything is read again',
    given: byWish,
    way: [...sent, 'changePassword: changed'],
    leads: 'changed',
    and: ({ to, effects }) =>
      to.snapshot.output?.changed === true && effects.emitted.some(({ type }) => type === 'stale'),
  },
  {
    name: 'a password that breaks the rule is refused, without any doubt',
    given: byWish,
    way: [...sent, 'changePassword: rule broken'],
    leads: 'form.refused',
    and: ({ to: { snapshot }, effects }) =>
      snapshot.context.failure?.code === 'PASSWORD_RULE' &&
      effects.emitted.some(({ type }) => type === 'password.settled'),
  },
];
