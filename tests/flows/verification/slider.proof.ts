import { expect } from '@playwright/test';
import { freeze, hold, open } from '#assurance/browser/scenes.ts';
import { byCall, type Companion, type Scene } from '#assurance/browser/stage.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { sliderMachine } from '#machines/verification/slider.machine.ts';
import { type HostedProvider, startProvider } from '../../kit/journeys/hosted-provider.ts';
import { isHere } from '../../kit/journeys/places.ts';
import { sliderDialog, sliderHandle } from '../../kit/journeys/slider.ts';
import { fillIn, openLogin, ui } from '../../kit/journeys/ui.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';
import { secrets } from '../../kit/models/people.ts';

const png = 'iVBORw0KGgo=';
const puzzle = {
  kind: 'puzzle' as const,
  id: 'p-1',
  background: png,
  piece: png,
  width: 280,
  height: 160,
  pieceSize: 52,
  pieceTop: 40,
  question: '¿Qué hay en la imagen?',
};

const shown = ['fetchSlider: puzzle'];
const failed = ['fetchSlider: lost'];
const hosted = ['fetchSlider: provider'];

const sliderModel = defineModel({
  id: 'slider',
  machine: sliderMachine,
  events: {
    'puts the piece down': { type: 'piece.placed', moved: 120 },
    'answers in words': { type: 'words.given', words: 'perro azul' },
    'answers with blanks': { type: 'words.given', words: '  ' },
    'wants the question in words': { type: 'way.picked', way: 'words' },
    'wants the picture': { type: 'way.picked', way: 'picture' },
    'wants another picture': { type: 'renewal.clicked' },
    'the provider shows its puzzle': { type: 'hosted.shown' },
    'the provider says it is solved': { type: 'hosted.solved', verificationData: 'hosted-proof' },
    'the provider fails': { type: 'hosted.failed' },
    'tries again': { type: 'retry.clicked' },
    closes: { type: 'closed' },
  },
  fromOutside: ['the provider shows its puzzle', 'the provider says it is solved', 'the provider fails'],
  answers: {
    fetchSlider: {
      puzzle: { done: puzzle },
      provider: {
        done: { kind: 'hosted', script: 'http://hosted.localhost/slider.js', siteKey: 'site-1' },
      },
      'too many': refusal('TOO_MANY_REQUESTS'),
      lost,
      late,
    },
    answerSlider: {
      right: { done: { verificationData: secrets.captcha } },
      wrong: refusal('SLIDER_WRONG'),
      lost,
      late,
    },
  },
  project: ({ challenge, way, moved, words, failure, verificationData }) => ({
    challenge: challenge?.kind ?? null,
    way,
    answered: [moved !== null, words !== null],
    failure: failure?.code ?? failure?.kind ?? null,
    proof: verificationData,
  }),
  properties: [
    {
      name: 'LOG-14 a proof comes only from the gateway or the provider',
      fault: { 'states/failed/on/retry.clicked': 'solved' },
      state: ({ snapshot }) => snapshot.matches('solved') === (snapshot.context.verificationData !== null),
    },
    {
      name: 'LOG-14 giving up solves nothing',
      fault: { 'on/closed': '.solved' },
      edge: ({ to, step }) => step.name !== 'closes' || to.snapshot.matches('dismissed'),
    },
    {
      name: 'each answer is checked once',
      fault: { 'states/wrong/after/messagePause': 'checking' },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'answerSlider') || from.snapshot.matches('shown'),
    },
    {
      name: 'no answer stays in memory after the gateway checked it',
      fault: { 'states/checking/exit': undefined },
      state: ({ snapshot }) =>
        snapshot.matches('checking') || (snapshot.context.moved === null && snapshot.context.words === null),
    },
    {
      name: 'a provider’s puzzle is removed when it is over',
      fault: { 'states/hosted/exit': undefined },
      edge: ({ from, to, effects }) =>
        !from.snapshot.matches('hosted') ||
        to.snapshot.matches('hosted') ||
        effects.emitted.some(({ type }) => type === 'hosted.closed'),
    },
    {
      name: 'after a puzzle in words the next one is in words, too',
      fault: { 'states/loading/entry': { type: 'keepWay', params: { way: 'picture' } } },
      edge: ({ from, to, step }) =>
        step.kind === 'event' || from.snapshot.context.way === to.snapshot.context.way,
    },
  ],
  examples: [
    { name: 'a puzzle is fetched first', way: [], leads: 'loading' },
    {
      name: 'a puzzle is shown for two minutes',
      way: shown,
      leads: 'shown',
      and: ({ to: { snapshot, timers } }) =>
        snapshot.context.challenge !== null && timers.some(({ delay }) => delay === 120_000),
    },
    {
      name: 'a puzzle that is too old says so for a moment',
      way: [...shown, 'after sliderLife (shown)'],
      leads: 'expired',
      and: ({ to }) => to.timers.some(({ delay }) => delay === 1_800),
    },
    {
      name: 'after a puzzle that was too old comes another',
      way: [...shown, 'after sliderLife (shown)', 'after messagePause (expired)'],
      leads: 'loading',
      and: ({ to }) => to.snapshot.context.challenge === null,
    },
    { name: 'another picture comes on request', way: [...shown, 'wants another picture'], leads: 'loading' },
    {
      name: 'why no puzzle came is said',
      way: failed,
      leads: 'failed',
      and: ({ to }) => to.snapshot.context.failure?.kind === 'network',
    },
    {
      name: 'trying again fetches one, and the reason is gone',
      way: [...failed, 'tries again'],
      leads: 'loading',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    {
      name: 'where the piece was put down goes to the gateway',
      way: [...shown, 'puts the piece down'],
      leads: 'checking',
      and: ({ effects }) => effects.started.some(({ input }) => JSON.stringify(input).includes('120')),
    },
    {
      name: 'an answer in words goes to the gateway',
      way: [...shown, 'wants the question in words', 'answers in words'],
      leads: 'checking',
      and: ({ effects }) => effects.started.some(({ input }) => JSON.stringify(input).includes('perro azul')),
    },
    { name: 'blanks are no answer', way: [...shown, 'answers with blanks'], leads: 'shown' },
    {
      name: 'the question in words takes the place of the picture, and the two minutes go on',
      way: [...shown, 'wants the question in words'],
      leads: 'shown',
      and: ({ to, effects }) => to.snapshot.context.way === 'words' && effects.armed.length === 0,
    },
    {
      name: 'a right answer is the end',
      way: [...shown, 'puts the piece down', 'answerSlider: right'],
      leads: 'solved',
    },
    {
      name: 'a wrong answer says so for a moment',
      way: [...shown, 'puts the piece down', 'answerSlider: wrong'],
      leads: 'wrong',
      and: ({ to: { snapshot, timers } }) =>
        snapshot.context.failure?.code === 'SLIDER_WRONG' && timers.some(({ delay }) => delay === 1_800),
    },
    {
      name: 'after a wrong answer comes another puzzle',
      way: [...shown, 'puts the piece down', 'answerSlider: wrong', 'after messagePause (wrong)'],
      leads: 'loading',
    },
    {
      name: 'why an answer could not be checked is said',
      way: [...shown, 'puts the piece down', 'answerSlider: lost'],
      leads: 'failed',
      and: ({ to }) => to.snapshot.context.failure?.kind === 'network',
    },
    {
      name: 'a provider shows its own puzzle, and is waited for so long',
      way: hosted,
      leads: 'hosted.opening',
      and: ({ to, effects }) =>
        effects.emitted.some(
          (event) => event.type === 'hosted.opened' && JSON.stringify(event).includes('site-1'),
        ) && to.timers.some(({ delay }) => delay === 15_000),
    },
    {
      name: 'a provider that shows nothing has failed',
      way: [...hosted, 'after scriptPatience (hosted.opening)'],
      leads: 'failed',
    },
    {
      name: 'a provider’s puzzle is there',
      way: [...hosted, 'the provider shows its puzzle'],
      leads: 'hosted.shown',
    },
    { name: 'a provider may fail', way: [...hosted, 'the provider fails'], leads: 'failed' },
    {
      name: 'a provider’s puzzle that is solved is the end',
      way: [...hosted, 'the provider shows its puzzle', 'the provider says it is solved'],
      leads: 'solved',
    },
    ...[
      { when: 'while it is fetched', way: [] },
      { when: 'while it is shown', way: shown },
      { when: 'where none came', way: failed },
    ].map(({ when, way }) => ({
      name: `it can be closed ${when}`,
      way: [...way, 'closes'],
      leads: 'dismissed',
    })),
  ],
});

const dialog = ({ page }: Scene) => sliderDialog(page);
const button = (scene: Scene, name: string | RegExp) => dialog(scene).getByRole('button', { name });
const answer = (scene: Scene) => dialog(scene).getByRole('textbox', { name: '?' });

let provider: HostedProvider;
const companion: Companion = {
  start: async () => {
    provider = await startProvider();
    provider.comes('when let go');
  },
  stop: () => provider.stop(),
};

/** The login form as it is beneath, its one refused call made. */
const beneath = ({ page }: Scene) => expect(ui.loginDialog(page)).toBeVisible();

/** The slider of the login dialog. */

/** Where the provider shows its puzzle. */
const theirs = (scene: Scene) => dialog(scene).getByRole('region', { name: 'La verificación del proveedor' });

export const sliderProof = defineProof(sliderModel, {
  browser: {
    companion,
    starts: {
      start: async (scene) => {
        await scene.sandbox.setConfig({ slider: { login: true }, hosts: provider.settings.hosts });
        await hold(scene, 'verification.slider', 'verification.sliderAnswer');
        await open(scene);
        await fillIn(await openLogin(scene.page), 'member1');
        await expect(dialog(scene)).toBeVisible();
        await freeze(scene);
      },
    },
    events: {
      'puts the piece down': {
        when: ({ context }) => context.way === 'picture',
        how: async ({ page }) => {
          await sliderHandle(page).fill('120');
          await sliderHandle(page).press('Enter');
        },
      },
      'answers in words': {
        when: ({ context }) => context.way === 'words',
        how: async (scene) => {
          await answer(scene).fill('perro azul');
          await answer(scene).press('Enter');
        },
      },
      'answers with blanks': {
        when: ({ context }) => context.way === 'words',
        how: async (scene) => {
          await answer(scene).fill('  ');
          await answer(scene).press('Enter');
        },
      },
      'wants the question in words': {
        when: ({ context }) => context.way === 'picture',
        how: (scene) => button(scene, 'Resolver con palabras').click(),
      },
      'wants the picture': {
        when: ({ context }) => context.way === 'words',
        how: (scene) => button(scene, 'Resolver con la imagen').click(),
      },
      'wants another picture': (scene) => button(scene, /^Otra (imagen|pregunta)$/).click(),
      'the provider shows its puzzle': () => provider.letGo(),
      'the provider says it is solved': {
        when: (snapshot) => snapshot.matches({ hosted: 'shown' }),
        how: (scene) => button(scene, 'Soy una persona').click(),
      },
      'the provider fails': async (scene) => {
        const noProof = button(scene, 'Sin prueba');
        return (await isHere(noProof, theirs(scene))) ? noProof.click() : provider.drop();
      },
      'tries again': (scene) => button(scene, 'Reintentar').click(),
      closes: (scene) => button(scene, 'Cerrar').click(),
    },
    answers: {
      fetchSlider: {
        ...byCall('verification.slider', sliderModel.answers?.fetchSlider),
        provider: ({ sandbox }) =>
          sandbox.release('verification.slider', {
            status: 200,
            body: { success: true, value: provider.challenge },
          }),
      },
      answerSlider: byCall('verification.sliderAnswer', sliderModel.answers?.answerSlider),
    },
    shows: {
      loading: (scene) => expect(dialog(scene).getByText('Cargando la imagen…')).toBeAttached(),
      shown: (scene) => expect(sliderHandle(scene.page).or(answer(scene))).toBeVisible(),
      checking: (scene) => expect(button(scene, 'Comprobar')).toHaveAttribute('aria-busy', 'true'),
      wrong: (scene) =>
        expect(dialog(scene).getByText(/no quedó en su lugar|no era la respuesta/)).toBeVisible(),
      expired: (scene) => expect(dialog(scene).getByText('Pasaron dos minutos')).toBeVisible(),
      failed: (scene) => expect(dialog(scene).getByRole('alert')).toContainText('Completa primero'),
      'hosted.opening': (scene) => expect(theirs(scene)).toBeVisible(),
      'hosted.shown': (scene) => expect(button(scene, 'Soy una persona')).toBeVisible(),
      solved: beneath,
      dismissed: beneath,
    },
  },
  unmet: {
    'hosted.shown': 'the provider is invented: its script can’t be fetched, and the puzzle fails at once',
  },
});
