import { playMachine } from '#machines/games/play.machine.ts';
import { defineModel } from '../../flows/model.ts';

export const playModel = defineModel({
  id: 'play',
  machine: playMachine,
  inputs: { 'an address that was checked': { address: 'https://games.example/play' } },
  events: {
    'a page comes into the frame': { type: 'frame.loaded' },
    'the game says that it is ready': { type: 'frame.said', what: 'ready' },
    'the game says that the balance changed': { type: 'frame.said', what: 'balance' },
    'the game says that its player leaves': { type: 'frame.said', what: 'leave' },
    'the game says that it failed': { type: 'frame.said', what: 'error' },
    'sees that the game is there': { type: 'notice.closed' },
    'fills the screen': { type: 'screen.filled' },
    'opens it anew': { type: 'reload.clicked' },
    leaves: { type: 'leave.clicked' },
  },
  fromOutside: [
    'a page comes into the frame',
    'the game says that it is ready',
    'the game says that the balance changed',
    'the game says that its player leaves',
    'the game says that it failed',
  ],
  project: ({ next }) => next,
  properties: [
    {
      name: 'IFR-06 a frame in which nothing comes is not left without a word',
      fault: { 'states/awaited/after/page': 'shown' },
      edge: ({ step, to }) => step.kind !== 'timer' || to.snapshot.hasTag('refused'),
    },
    {
      name: 'who leaves a game is heard no more, whoever says so',
      fault: { exit: undefined },
      edge: ({ to, effects }) =>
        to.snapshot.status !== 'done' || effects.emitted.some(({ type }) => type === 'game.unheard'),
    },
    {
      name: 'only who wants it opened anew has it opened anew',
      fault: { 'on/leave.clicked': { target: '.ended', actions: 'openAgain' } },
      edge: ({ step, to }) =>
        to.snapshot.context.next === 'left' ||
        (step.kind === 'event' && step.event.type === 'reload.clicked'),
    },
    {
      name: 'the balance is read anew when the game says that it changed',
      fault: { 'on/frame.said/3/actions': undefined },
      edge: ({ step, effects }) =>
        step.name !== 'the game says that the balance changed' ||
        effects.emitted.some(({ type }) => type === 'stale'),
    },
  ],
});
