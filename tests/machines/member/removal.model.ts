import { removalMachine } from '#machines/member/removal.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { profile } from '../../kit/models/profile.ts';
import { neverCalledRefused, unheard } from '../../kit/models/unheard.ts';

const sent = ['types the sign-in password', 'types a code', 'submits', 'confirms'];
const lostOnce = [...sent, 'remove: lost'];
const asked = [...lostOnce, 'asks whether it is gone'];

export const removalModel = defineModel({
  id: 'removal',
  machine: removalMachine,
  events: {
    'types the sign-in password': { type: 'field.changed', field: 'password', value: secrets.password },
    'types a code': { type: 'field.changed', field: 'code', value: '135792' },
    'types blanks for a password': { type: 'field.changed', field: 'password', value: ' ' },
    'types a code with spaces of other kinds': {
      type: 'field.changed',
      field: 'code',
      value: '135\u00a0792\u00a0',
    },
    submits: { type: 'submitted' },
    confirms: { type: 'confirmed' },
    cancels: { type: 'cancelled' },
    'asks whether it is gone': { type: 'outcome.asked' },
    'wants the form back': { type: 'form.wanted' },
  },
  answers: {
    remove: {
      removed: { done: null },
      'code wrong': refusal('CODE_WRONG'),
      'password wrong': refusal('PASSWORD_WRONG'),
      ...unheard,
    },
    profile: {
      'in force': { done: { ...profile, authenticatorSet: true } },
      'none is': { done: profile },
      lost,
      late,
    },
  },
  project: ({ fields, problems, failure, doubted }) => ({
    typed: Object.values(fields),
    problems: Object.values(problems).filter((problem) => problem !== undefined).length > 0,
    failure: failure?.code ?? failure?.kind ?? null,
    doubted,
  }),
  properties: [
    {
      name: 'nothing is taken away without the question',
      fault: { 'states/form/on/submitted/0/target': 'removing' },
      edge: ({ step, effects }) =>
        !effects.started.some(({ id }) => id === 'remove') || step.name === 'confirms',
    },
    {
      name: 'nothing incomplete is asked about',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      state: ({ snapshot }) =>
        !snapshot.matches('sure') ||
        Object.values(snapshot.context.fields).every((value) => value.trim() !== ''),
    },
    {
      name: 'what is sent as a code is six digits, whatever stood between or behind them',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ effects }) =>
        effects.started.every(
          ({ id, input }) => id !== 'remove' || /^\d{6}$/.test((input as { code: string }).code),
        ),
    },
    {
      name: 'no password and no code stay in memory when the flow has ended',
      fault: { 'states/removed/entry': undefined },
      state: ({ snapshot }) =>
        snapshot.status !== 'done' || holdsNone(snapshot.context, [secrets.password, '135792']),
    },
    neverCalledRefused(removalMachine, { 'states/removing/invoke/onError/0/guard': () => false }),
    {
      name: 'it is gone by the gateway’s word alone, and is read anew',
      fault: { 'states/looking/invoke/onDone/1/actions': undefined },
      edge: ({ step, to, effects }) =>
        !to.snapshot.matches('removed') ||
        (['removed', 'none is'].includes(step.name) && effects.emitted.some(({ type }) => type === 'stale')),
    },
  ],
  examples: [
    { name: 'an unheard removal is said to be unknown', way: lostOnce, leads: 'unsure' },
    { name: 'where none is in force it was done', way: [...asked, 'profile: none is'], leads: 'removed' },
    {
      name: 'where it is in force still it may be tried again, as it was typed',
      way: [...asked, 'profile: in force'],
      leads: 'form.notDone',
      and: ({ to: { snapshot } }) => snapshot.context.fields.code === '135792',
    },
    {
      name: 'a gateway that can’t be asked leaves it unknown',
      way: [...asked, 'profile: lost'],
      leads: 'unsure',
    },
    { name: 'the form is there again', way: [...lostOnce, 'wants the form back'], leads: 'form.editing' },
    {
      name: 'a code that is wrong after an unheard removal may be so because of that: that is said',
      way: [...lostOnce, 'wants the form back', 'submits', 'confirms', 'remove: code wrong'],
      leads: 'unsure',
    },
    {
      name: 'a code is called wrong once the gateway has told that it is in force',
      way: [...asked, 'profile: in force', 'submits', 'confirms', 'remove: code wrong'],
      leads: 'form.refused',
    },
  ],
});
