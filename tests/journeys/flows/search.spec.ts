import { expect } from '@playwright/test';
import { searchModel } from '../../machines/games/search.model.ts';
import { ready } from '../kit/rooms.ts';
import { recorderName } from './browser-driver.ts';
import { play } from './play.ts';
import { freeze, hold } from './scenes.ts';
import { byCall, type Scene } from './stage.ts';

const field = ({ page }: Scene) => page.getByRole('searchbox', { name: 'Buscar un juego' });
const type = (text: string) => ({
  when: (snapshot: { matches: (value: string) => boolean; context: unknown }) =>
    !['resting', 'opening', 'indexing'].some((state) => snapshot.matches(state)) &&
    (snapshot.context as { question: { text: string } }).question.text !== text,
  how: (scene: Scene) => field(scene).fill(text),
});
/** The thread answers by itself: the last that was told of this event came after all of those. */
const after =
  (event: string, ...others: readonly string[]) =>
  ({ page }: Scene) =>
    expect
      .poll(() =>
        page.evaluate(
          ([name, one, ...rest]) => {
            const { told } = (window as unknown as Record<string, { told: unknown }>)[name ?? ''] ?? {};
            const text = JSON.stringify(told ?? []);
            return rest.every((other) => text.lastIndexOf(one ?? '') > text.lastIndexOf(other));
          },
          [recorderName, event, ...others],
        ),
      )
      .toBe(true);
const asked = (text: string) => ({
  when: (snapshot: { context: unknown }) =>
    (snapshot.context as { question: { text: string } }).question.text === text,
  how: after('search.found', 'search.ready', 'question.changed'),
});
const broken =
  'a thread that breaks, or never answers, is nothing a person can bring about: search.test.ts does';
const quick = 'the thread answers sooner than anybody can do something else';
const first = 'who types has come to the field first';

play({
  model: searchModel,
  starts: {
    'the slots in Spanish': async (scene) => {
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
      when: (snapshot) => snapshot.matches('resting') || snapshot.matches('unable'),
      how: async (scene) => {
        await field(scene).blur();
        await field(scene).focus();
      },
    },
    'types luna': type('luna'),
    'types lunar': type('lunar'),
    'empties the field': type(''),
    'the index stands': {
      when: (snapshot) => snapshot.matches('indexing'),
      how: after('search.ready', 'search.lacking'),
    },
    'there is no index yet': {
      when: (snapshot) => snapshot.matches('opening'),
      how: ({ door }: Scene) => door.held('games.names'),
    },
    'the thread broke': broken,
    'luna is answered': asked('luna'),
    'lunar is answered': asked('lunar'),
  },
  answers: { fetchNames: byCall('games.names', searchModel.answers?.fetchNames) },
  shows: {
    resting: (scene) => expect(field(scene)).toHaveValue(''),
    opening: quick,
    fetching: (scene) => expect(field(scene)).toBeEditable(),
    indexing: quick,
    'ready.idle': (scene) => expect(field(scene)).toHaveValue(''),
    'ready.asking': quick,
    'ready.found': (scene) => expect(field(scene)).not.toHaveValue(''),
    'ready.settled': (scene) => expect(field(scene)).not.toHaveValue(''),
    unable: (scene) => expect(field(scene)).toBeEditable(),
  },
  waits: (snapshot) => snapshot.matches({ ready: 'found' }),
  echoes: [
    'resting · question.changed [1] -> (stays)',
    'opening · search.lacking -> fetching',
    'indexing · search.ready -> ready',
    'ready.asking · search.found if newest -> ready.found',
    'ready.idle · always if asks -> ready.asking',
  ],
  gaps: {
    'resting · question.changed [0] if something -> opening': first,
    'opening · question.changed -> (stays)': quick,
    'opening · search.ready -> ready': quick,
    'opening · search.failed -> unable': broken,
    'opening · after patience -> unable': broken,
    'indexing · question.changed -> (stays)': quick,
    'indexing · search.failed -> unable': broken,
    'indexing · after patience -> unable': broken,
    'ready · search.failed -> unable': broken,
    'ready.asking · after patience -> unable': broken,
  },
});
