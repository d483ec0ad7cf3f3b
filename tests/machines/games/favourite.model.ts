import { favouriteMachine } from '#machines/games/favourite.machine.ts';
import { favoured } from '#machines/games/favourite.rules.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost, refusal } from '../kit/failures.ts';

const press = (gameId: string, favorite: boolean, visitor = false) =>
  ({ type: 'heart.pressed', wish: { gameId, favorite }, visitor }) as const;

export const favouriteModel = defineModel({
  id: 'favourite',
  machine: favouriteMachine,
  events: {
    'favours luna': press('luna', true),
    'no longer favours luna': press('luna', false),
    'favours sol': press('sol', true),
    'favours luna as a visitor': press('luna', true, true),
    'closes the reason': { type: 'refusal.closed' },
    'somebody else is here': { type: 'person.changed' },
  },
  fromOutside: ['somebody else is here'],
  answers: {
    favour: {
      granted: { done: { games: ['luna'] } },
      'unknown game': refusal('GAME_UNKNOWN'),
      'session over': endedToken,
      lost,
      late,
    },
  },
  project: ({ wished, granted, sending, ungranted }) => ({
    wished: Object.entries(wished).toSorted(),
    granted: Object.entries(granted).toSorted(),
    sending,
    ungranted: ungranted?.gameId ?? null,
  }),
  properties: [
    {
      name: 'a visitor is asked to sign in, and nothing is sent',
      fault: {
        'states/resting/on/heart.pressed/0/guard': undefined,
        'states/resting/on/heart.pressed/0/actions': [],
      },
      edge: ({ step, effects }) =>
        step.name !== 'favours luna as a visitor' ||
        (effects.started.length === 0 && effects.emitted.some(({ type }) => type === 'entry.wanted')),
    },
    {
      name: 'a heart shows what is wished at once',
      fault: { 'states/resting/on/heart.pressed/1/actions/0': 'take' },
      edge: ({ step, to }) => {
        const { wished } = to.snapshot.context;
        if (step.name === 'favours luna') return favoured('luna', wished, []);
        return step.name !== 'no longer favours luna' || !favoured('luna', wished, ['luna']);
      },
    },
    {
      name: 'a heart that was refused is back as it was',
      fault: { 'states/sending/invoke/onError/1/actions': [] },
      edge: ({ step, from, to }) => {
        const asked = from.snapshot.context.sending;
        if (step.kind !== 'answer' || 'done' in step.answer || !asked) return true;
        const { wished, granted } = to.snapshot.context;
        return wished[asked.gameId] === granted[asked.gameId];
      },
    },
    {
      name: 'at rest everything wished is granted: a double press ends as it was pressed last',
      fault: { 'states/sending/invoke/onDone/0/guard': () => false },
      state: ({ snapshot }) => {
        const { wished, granted } = snapshot.context;
        const same = Object.entries(wished).every(([gameId, heart]) => granted[gameId] === heart);
        return !snapshot.matches('resting') || same;
      },
    },
    {
      name: 'a list of favourites is read anew after each change',
      fault: { 'states/sending/invoke/onDone/1/actions': 'grant' },
      edge: ({ step, effects }) =>
        step.kind !== 'answer' ||
        !('done' in step.answer) ||
        effects.emitted.some(({ type }) => type === 'stale'),
    },
  ],
});
