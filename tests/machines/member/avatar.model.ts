import { avatarMachine } from '#machines/member/avatar.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';

export const avatarModel = defineModel({
  id: 'avatar',
  machine: avatarMachine,
  events: {
    'picks one of the gallery': { type: 'static.picked', avatar: 'avatar-3' },
    'chooses a picture': { type: 'file.chosen', file: { type: 'image/jpeg', size: 90_000 } },
    'chooses a text': { type: 'file.chosen', file: { type: 'text/html', size: 100 } },
    'the picture is read': { type: 'picture.progressed', percent: 50 },
    'the picture is ready': { type: 'picture.prepared', image: 'AAAA' },
    'the picture can’t be read': { type: 'picture.refused', problem: 'unreadable' },
    'gives it up': { type: 'dropped' },
    submits: { type: 'submitted' },
  },
  fromOutside: ['the picture is read', 'the picture is ready', 'the picture can’t be read'],
  answers: {
    setAvatar: {
      set: { done: { avatar: 'avatar-3', avatarType: 'STATIC' } },
      refused: refusal('IMAGE_REFUSED'),
      lost,
      late,
    },
  },
  project: ({ choice, percent, saved, problem, failure }) => ({
    saved,
    choice: choice?.avatarType ?? null,
    percent,
    problem,
    failure: failure?.code ?? failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'nothing is sent that was not picked',
      fault: { 'states/choosing/on/submitted/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'setAvatar') || from.snapshot.context.choice !== null,
    },
    {
      name: 'what was picked before a file is not sent in its place',
      fault: {
        'states/choosing/on/file.chosen/1/actions': {
          type: 'keepProblem',
          params: { problem: 'kind' },
        },
      },
      edge: ({ step, to }) =>
        step.kind !== 'event' || step.event.type !== 'file.chosen' || to.snapshot.context.choice === null,
    },
    {
      name: 'no file of another kind is opened',
      fault: { 'states/choosing/on/file.chosen/0/guard': undefined },
      edge: ({ step, effects }) =>
        step.name !== 'chooses a text' || effects.emitted.every(({ type }) => type !== 'picture.wanted'),
    },
    {
      name: 'whoever leaves a picture stops the work on it',
      fault: { 'states/preparing/exit': undefined },
      edge: ({ from, to, effects }) =>
        !from.snapshot.matches('preparing') ||
        to.snapshot.matches('preparing') ||
        effects.emitted.some(({ type }) => type === 'picture.dropped'),
    },
  ],
});
