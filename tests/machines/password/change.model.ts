import { changeMachine } from '#machines/password/change.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost, refusal } from '../kit/failures.ts';
import { holdsNone, secrets } from '../kit/people.ts';

export const changeModel = defineModel({
  id: 'change',
  machine: changeMachine,
  inputs: {
    'by force': { forced: true, account: 'ana' },
    'by wish': { forced: false, account: 'ana' },
  },
  events: {
    'types the old password': { type: 'field.changed', field: 'oldPassword', value: secrets.old },
    'types a new password': { type: 'field.changed', field: 'newPassword', value: secrets.password },
    'confirms the new password': {
      type: 'field.changed',
      field: 'confirmNewPassword',
      value: secrets.password,
    },
    'the keeper hands the old password over': { type: 'password.handed', password: secrets.old },
    'its five minutes are over': { type: 'password.lapsed' },
    submits: { type: 'submitted' },
    closes: { type: 'closed' },
  },
  fromOutside: ['the keeper hands the old password over', 'its five minutes are over'],
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
      name: 'a held password is gone when its five minutes are over, in whatever state; one that was typed stays',
      fault: {
        'on/password.lapsed': undefined,
        'states/form/on/password.lapsed': { actions: 'releaseHeld' },
      },
      edge: ({ from, step, to }) =>
        step.name !== 'its five minutes are over' ||
        (from.snapshot.context.holding
          ? holdsNone(to.snapshot.context, [secrets.old])
          : from.snapshot.context.fields === to.snapshot.context.fields),
    },
    {
      name: 'a held password that the gateway refuses is asked for',
      fault: { 'states/submitting/invoke/onError/0/actions/0': 'clearFailure' },
      state: ({ snapshot: { context } }) => context.failure?.code !== 'PASSWORD_WRONG' || !context.holding,
    },
  ],
  examples: [
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
      and: ({ effects }) =>
        effects.emitted.every((event) => event.type !== 'password.wanted' || !event.forced),
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
  ],
});
