import { changeMachine } from '#machines/password/change.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost, mustChange, refusal } from '../../kit/models/failures.ts';
import { holdsNone, person, secrets } from '../../kit/models/people.ts';
import { neverCalledRefused, unheard } from '../../kit/models/unheard.ts';
import { examples } from './change.examples.ts';

/** What is told of a new password that was sent. */
const ends: readonly string[] = ['password.doubted', 'password.settled'];

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
    'asks whether it was changed': { type: 'outcome.asked' },
    'wants the form back': { type: 'form.wanted' },
    closes: { type: 'closed' },
  },
  fromOutside: ['the keeper hands the old password over', 'its five minutes are over'],
  answers: {
    learnRule: { rule: { done: { patternId: 'password', minLength: 8, maxLength: 64 } }, lost, late },
    changePassword: {
      changed: { done: { token: 'planted-token' } },
      'old password wrong': refusal('PASSWORD_WRONG'),
      'rule broken': refusal('PASSWORD_RULE'),
      ...unheard,
    },
    memberInfo: { free: { done: person(0) }, 'still restricted': mustChange, lost, late },
  },
  project: ({ forced, holding, fields, rule, problems, failure, doubted, changed }) => ({
    forced,
    holding,
    typed: Object.values(fields).map((value) => value !== ''),
    rule: rule !== null,
    problems: Object.values(problems).filter((problem) => problem !== undefined).length > 0,
    failure: failure?.code ?? failure?.kind ?? null,
    doubted,
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
      fault: { 'states/changed/entry': ['keepChanged', 'forgetFields'] },
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
      fault: { 'states/submitting/invoke/onError/1/actions/0': 'clearFailure' },
      state: ({ snapshot: { context } }) => context.failure?.code !== 'PASSWORD_WRONG' || !context.holding,
    },
    neverCalledRefused(changeMachine, { 'states/submitting/invoke/onError/0/guard': () => false }),
    {
      name: 'a change by force that nobody knows of is settled by the session alone: free, or still restricted',
      fault: { 'states/unsure/states/asking/invoke/onError/0/guard': undefined },
      edge: ({ from, step, to }) =>
        !from.snapshot.matches('unsure') ||
        to.snapshot.matches('unsure') ||
        step.name === 'wants the form back' ||
        (step.name === 'free' ? to.snapshot.matches('changed') : step.name === 'still restricted'),
    },
    {
      name: 'the old password is not called wrong while a change may have been done that nobody heard of',
      fault: { 'states/unsure/entry': undefined },
      path: {
        start: '',
        // Whether a change was sent by wish of whose end nobody knows.
        next: (open: string, { step, to: { snapshot } }) =>
          !(
            open !== '' &&
            snapshot.hasTag('refused') &&
            snapshot.context.failure?.code === 'PASSWORD_WRONG'
          ) &&
          (open !== '' ||
          (!snapshot.context.forced &&
            step.kind === 'answer' &&
            step.actor === 'changePassword' &&
            step.name in unheard)
            ? 'open'
            : ''),
      },
    },
    {
      name: 'whoever signs in next is told of a change from its sending until its end is known',
      fault: { 'states/submitting/entry': undefined },
      path: {
        start: '',
        // What was told last, and whether a change may have been done that nobody heard of.
        next: (before: string, { step, to: { snapshot }, effects }) => {
          const told = effects.emitted.findLast(({ type }) => ends.includes(type))?.type ?? before;
          const open =
            snapshot.matches('submitting') || snapshot.matches('unsure') || snapshot.context.doubted;
          if (step.kind === 'answer' && step.actor === 'changePassword' && snapshot.status === 'done')
            return '';
          return snapshot.status === 'done' || (told === 'password.doubted') === open ? told : false;
        },
      },
    },
  ],
  examples,
});
