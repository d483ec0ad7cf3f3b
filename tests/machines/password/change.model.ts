import { changeMachine } from '#machines/password/change.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost, refusal } from '../kit/failures.ts';
import { holdsNone, secrets } from '../kit/people.ts';

export const changeModel = defineModel({
  id: 'change',
  machine: changeMachine,
  inputs: {
    'by force, the old password held': { forced: true, account: 'ana', held: secrets.old },
    'by force after a reload': { forced: true, account: 'ana', held: null },
    'by wish': { forced: false, account: 'ana', held: null },
  },
  events: {
    'types the old password': { type: 'field.changed', field: 'oldPassword', value: secrets.old },
    'types a new password': { type: 'field.changed', field: 'newPassword', value: secrets.password },
    'confirms the new password': {
      type: 'field.changed',
      field: 'confirmNewPassword',
      value: secrets.password,
    },
    submits: { type: 'submitted' },
    closes: { type: 'closed' },
  },
  answers: {
    learnRule: { rule: { done: { patternId: 'password', minLength: 8, maxLength: 64 } }, lost, late },
    changePassword: {
      changed: { done: { token: 'planted-token' } },
      'old password wrong': refusal('PASSWORD_WRONG'),
      'rule broken': refusal('PASSWORD_RULE'),
      lost,
      late,
    },
  },
  project: ({ forced, holding, fields, rule, problems, failure, changed }) => ({
    forced,
    holding,
    typed: Object.values(fields).map((value) => value !== ''),
    rule: rule !== null,
    problems: Object.values(problems).filter((problem) => problem !== undefined).length > 0,
    failure: failure?.code ?? failure?.kind ?? null,
    changed,
  }),
  properties: [
    {
      name: 'a forced change can’t be dismissed',
      fault: { 'states/form/on/closed/guard': undefined },
      state: ({ snapshot }) => !snapshot.context.forced || !snapshot.matches('dismissed'),
    },
    {
      name: 'nothing incomplete is sent',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'changePassword') ||
        Object.values(from.snapshot.context.fields).every((value) => value !== ''),
    },
    {
      name: 'no password stays in memory when the flow has ended',
      fault: { 'states/changed/entry': undefined },
      state: ({ snapshot }) =>
        snapshot.status !== 'done' || holdsNone(snapshot.context, [secrets.old, secrets.password]),
    },
    {
      name: 'a change forgets whatever the browser remembered',
      fault: { 'states/submitting/invoke/onDone/actions': 'keepChanged' },
      edge: ({ to, effects }) =>
        !to.snapshot.matches('changed') ||
        effects.emitted.some(({ type }) => type === 'remembered.forgotten'),
    },
    {
      name: 'a held password stays no longer than five minutes, counted once, from when it was handed over',
      fault: {
        after: undefined,
        'states/form/after': { heldFor: { guard: 'holding', actions: 'releaseHeld' } },
      },
      edge: ({ from, step, to, effects }) =>
        // One timer, running from the start: nothing stops it while the password is held, or starts it anew.
        effects.armed.length === 0 &&
        (!from.snapshot.context.holding || from.timers.length === 1) &&
        (step.kind !== 'timer' || !to.snapshot.context.holding),
    },
    {
      name: 'a held password that the gateway refuses is asked for',
      fault: { 'states/submitting/invoke/onError/0/actions/0': 'clearFailure' },
      state: ({ snapshot: { context } }) => context.failure?.code !== 'PASSWORD_WRONG' || !context.holding,
    },
  ],
});
