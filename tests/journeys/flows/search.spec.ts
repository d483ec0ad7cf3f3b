import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold } from '../../flows/browser/scenes.ts';
import { answerText, breakThread, catchUp, sayIndex, standIn } from '../../flows/browser/search-thread.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { ready } from '../../kit/journeys/rooms.ts';
import { searchModel } from '../../machines/games/search.model.ts';

const field = ({ page }: Scene) => page.getByRole('searchbox', { name: 'Buscar un juego' });
const textOf = ({ context }: AnyMachineSnapshot): string => context.question.text;
const at =
  (...states: readonly (string | object)[]) =>
  (snapshot: AnyMachineSnapshot) =>
    states.some((state) => snapshot.matches(state as never));

const type = (text: string) => ({
  when: (snapshot: AnyMachineSnapshot) => !snapshot.matches('resting') && textOf(snapshot) !== text,
  how: (scene: Scene) => field(scene).fill(text),
});
const answered = (text: string, hits: readonly string[]) => ({
  when: (snapshot: AnyMachineSnapshot) =>
    snapshot.matches({ ready: 'asking' } as never) && textOf(snapshot) === text,
  how: (scene: Scene) =>
    answerText(scene, text, {
      hits: hits.map((gameId) => ({ gameId, gameName: 'Luna', vassalage: 'PG' })),
      total: hits.length,
    }),
});

play({
  model: searchModel,
  starts: {
    'the slots in Spanish': async (scene) => {
      await standIn(scene);
      await hold(scene, 'games.names');
      await scene.page.goto('/rng');
      await ready(scene.page);
      await expect(field(scene)).toBeVisible();
      await expect(scene.page.getByRole('list', { name: 'Juegos de Slots' })).toBeVisible();
      await freeze(scene);
    },
  },
  events: {
    'comes near the field': {
      when: at('resting', 'unable'),
      how: async (scene) => {
        await catchUp(scene);
        await field(scene).blur();
        await field(scene).focus();
      },
    },
    'types luna': type('luna'),
    'types lunar': type('lunar'),
    'empties the field': type(''),
    'the index stands': { when: at('opening', 'indexing'), how: (scene) => sayIndex(scene, 'ready') },
    'there is no index yet': { when: at('opening'), how: (scene) => sayIndex(scene, 'lacking') },
    'the thread broke': { when: at('opening', 'indexing', { ready: 'asking' }), how: breakThread },
    'luna is answered': answered('luna', ['g1']),
    'lunar is answered': answered('lunar', []),
  },
  answers: { fetchNames: byCall('games.names', searchModel.answers?.fetchNames) },
  shows: {
    resting: (scene) => expect(field(scene)).toHaveValue(''),
    opening: (scene) => expect(field(scene)).toBeFocused(),
    fetching: (scene) => expect(field(scene)).toBeEditable(),
    indexing: (scene) => expect(field(scene)).toBeEditable(),
    'ready.idle': (scene) => expect(field(scene)).toHaveValue(''),
    'ready.asking': (scene) => expect(field(scene)).not.toHaveValue(''),
    'ready.found': (scene) => expect(field(scene)).not.toHaveValue(''),
    'ready.settled': (scene) => expect(field(scene)).not.toHaveValue(''),
    unable: (scene) => expect(field(scene)).toBeEditable(),
  },
  echoes: ['resting · question.changed [1] -> (stays)'],
});
