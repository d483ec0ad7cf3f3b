import { expect, type Page } from '@playwright/test';
import { hold } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { favouriteMachine } from '#machines/games/favourite.machine.ts';
import { isFavourite, nextWish, type Presser } from '#machines/games/favourite.rules.ts';
import { isUnheard } from '#machines/kit/failure-meaning.rules.ts';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { beGreeted, fillIn, ready, ui } from '../../kit/journeys/ui.ts';
import { endedToken, late, lost, refusal } from '../../kit/models/failures.ts';

const press = (gameId: string, favorite: boolean, who: Presser = 'member') =>
  ({ type: 'heart.pressed', wish: { gameId, favorite }, who }) as const;
const early = 'favours luna before the person is known';

const granted = ['favours luna', 'favour: granted'];
const refused = ['favours luna', 'favour: unknown game'];
const unheard = ['favours luna', 'favour: lost'];
const refusedMeanwhile = ['favours luna', 'favours sol', 'favour: unknown game'];

const favouriteModel = defineModel({
  id: 'favourite',
  machine: favouriteMachine,
  events: {
    'favours luna': press('luna', true),
    'no longer favours luna': press('luna', false),
    'favours sol': press('sol', true),
    'favours luna as a visitor': press('luna', true, 'visitor'),
    [early]: press('luna', true, 'awaited'),
    'closes the notice': { type: 'notice.closed' },
    'tries again': { type: 'heart.retried' },
    'a visitor is here': { type: 'person.known', who: 'visitor' },
    'a member is here': { type: 'person.known', who: 'member' },
  },
  fromOutside: ['a visitor is here', 'a member is here'],
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
    ungranted: ungranted && { ...ungranted.wish, kind: ungranted.failure.kind },
  }),
  properties: [
    {
      name: 'a visitor who presses a heart is asked to sign in, and nothing is sent',
      fault: {
        'states/settled/on/heart.pressed/0/guard': undefined,
        'states/settled/on/heart.pressed/0/actions': [],
      },
      edge: ({ step, effects }) =>
        step.name !== 'favours luna as a visitor' ||
        (effects.started.length === 0 && effects.emitted.some(({ type }) => type === 'entry.wanted')),
    },
    {
      name: 'nothing is sent until the product knows whether the person is a member or a visitor',
      fault: { 'states/settled/on/heart.pressed/2/guard': () => false },
      edge: ({ step, from, effects }) =>
        step.name !== early ||
        from.snapshot.matches('sending') ||
        (effects.started.length === 0 && effects.emitted.length === 0),
    },
    {
      name: 'a heart pressed early is sent once a member is confirmed; a visitor is asked to sign in',
      fault: { 'states/waiting/on/person.known/0/actions': 'forget' },
      edge: ({ step, from, effects }) => {
        if (!from.snapshot.matches('waiting') || step.kind !== 'event') return true;
        if (step.name === 'a member is here') {
          return (nextWish(from.snapshot.context) === null) === (effects.started.length === 0);
        }
        return (
          step.name !== 'a visitor is here' || effects.emitted.some(({ type }) => type === 'entry.wanted')
        );
      },
    },
    {
      name: 'no heart is filled for a visitor',
      fault: { 'on/person.known/actions': [] },
      edge: ({ step, to }) =>
        step.name !== 'a visitor is here' || Object.keys(to.snapshot.context.wished).length === 0,
    },
    {
      name: 'a pressed heart changes at once',
      fault: { 'states/settled/on/heart.pressed/3/actions/0': 'take' },
      edge: ({ step, to }) => {
        const { wished } = to.snapshot.context;
        if (step.name === 'favours luna' || step.name === early) return isFavourite('luna', wished, []);
        return step.name !== 'no longer favours luna' || !isFavourite('luna', wished, ['luna']);
      },
    },
    {
      name: 'a refused heart returns to what it showed before',
      fault: { 'states/sending/invoke/onError/1/actions': 'askAnew' },
      edge: ({ step, from, to }) => {
        const asked = from.snapshot.context.sending;
        if (step.kind !== 'answer' || 'done' in step.answer || !asked) return true;
        const { wished, granted } = to.snapshot.context;
        return wished[asked.gameId] === granted[asked.gameId];
      },
    },
    {
      name: 'at rest every heart shows what the gateway granted: after a double press the last press counts',
      fault: { 'states/sending/invoke/onDone/0/guard': () => false },
      state: ({ snapshot }) => {
        const { wished, granted } = snapshot.context;
        const same = Object.entries(wished).every(([gameId, heart]) => granted[gameId] === heart);
        return !snapshot.matches({ settled: 'resting' }) || same;
      },
    },
    {
      name: 'the list of favourites is read again after each change, and at once when the outcome is unknown',
      fault: { 'states/sending/invoke/onError/1/actions/1': [] },
      edge: ({ step, effects }) =>
        step.kind !== 'answer' ||
        effects.emitted.some(
          (event) => event.type === 'stale' && ('done' in step.answer || event.again === true),
        ),
    },
    {
      name: 'the gateway is asked only to change a heart, never to set it as it already is',
      fault: { 'states/waiting/on/person.known/1/guard': () => false },
      state: ({ snapshot }) => {
        const { sending, wished, granted } = snapshot.context;
        if (!snapshot.matches('sending')) return sending === null;
        return sending !== null && sending.gameId in wished && granted[sending.gameId] !== sending.favorite;
      },
    },
    {
      name: 'the notice of a refused heart stays until the person closes it, presses another heart or tries again',
      fault: { 'states/settled/states/resting/always': [] },
      state: ({ snapshot }) =>
        !snapshot.matches('settled') || snapshot.hasTag('refused') === (snapshot.context.ungranted !== null),
    },
    {
      name: 'the person can close a notice wherever it is shown',
      fault: { 'states/sending/on/notice.closed/actions': [] },
      edge: ({ step, to }) => step.name !== 'closes the notice' || to.snapshot.context.ungranted === null,
    },
    {
      name: 'a heart whose answer was lost is never called refused, and shows what the gateway is asked for next',
      fault: { 'states/settled/states/resting/always/0/guard': () => false },
      state: ({ snapshot }) => {
        const { ungranted, wished, granted, sending } = snapshot.context;
        if (ungranted === null || !['network', 'timeout'].includes(ungranted.failure.kind))
          return !snapshot.matches({ settled: 'unheard' });
        const { gameId } = ungranted.wish;
        const asked = snapshot.matches('sending') && (sending?.gameId === gameId || gameId in wished);
        return (
          !snapshot.matches({ settled: 'refused' }) && (asked || !(gameId in wished || gameId in granted))
        );
      },
    },
    {
      name: 'trying again repeats the same wish',
      fault: { 'states/settled/states/unheard/on/heart.retried/actions': ['closeNotice', 'take'] },
      edge: ({ step, from, to }) => {
        const again = from.snapshot.context.ungranted?.wish;
        if (step.name !== 'tries again' || !again) return true;
        return to.snapshot.context.wished[again.gameId] === again.favorite;
      },
    },
  ],
  examples: [
    { name: 'at first no heart is on its way', way: [], leads: 'settled.resting' },
    { name: 'a visitor sees nothing change', way: ['favours luna as a visitor'], leads: 'settled.resting' },
    {
      name: 'a granted heart stays, and pressing it as it is asks for nothing',
      way: [...granted, 'favours luna'],
      leads: 'settled.resting',
    },
    {
      name: 'pressing a heart as it is takes the notice of another wish away',
      way: [...granted, 'no longer favours luna', 'favour: unknown game', 'favours luna'],
      leads: 'settled.resting',
      and: ({ to }) => to.snapshot.context.ungranted === null,
    },
    { name: 'a refused heart is told of', way: refused, leads: 'settled.refused' },
    {
      name: 'the notice of a refusal can be closed',
      way: [...refused, 'closes the notice'],
      leads: 'settled.resting',
    },
    {
      name: 'the notice of a lost answer can be closed',
      way: [...unheard, 'closes the notice'],
      leads: 'settled.resting',
    },
    {
      name: 'a wish whose answer was lost can be sent again',
      way: [...unheard, 'tries again'],
      leads: 'sending',
    },
    {
      name: 'signing out forgets what is on its way, and what was refused',
      way: ['favours luna', 'a visitor is here'],
      leads: 'settled.resting',
    },
    {
      name: 'a member who is confirmed keeps what is on its way',
      way: ['favours luna', 'a member is here'],
      leads: 'sending',
    },
    {
      name: 'an early heart of a visitor is not sent',
      way: [early, 'a visitor is here'],
      leads: 'settled.resting',
    },
    { name: 'an early heart of a member is sent', way: [early, 'a member is here'], leads: 'sending' },
    {
      name: 'while the next heart is on its way the notice of the last can be closed',
      way: [...refusedMeanwhile, 'closes the notice'],
      leads: 'sending',
      and: ({ to }) => to.snapshot.context.ungranted === null,
    },
    {
      name: 'while the next heart is on its way the last can be asked for again',
      way: [...refusedMeanwhile, 'tries again'],
      leads: 'sending',
      and: ({ to }) => to.snapshot.context.wished.luna === true,
    },

    {
      name: 'an early heart that was taken back to what it was is not sent',
      way: ['no longer favours luna', 'favour: granted', early, 'no longer favours luna', 'a member is here'],
      leads: 'settled.resting',
    },
  ],
});

const hearts = { luna: 1, sol: 2 } as const;
const heart = ({ page }: Scene, game: keyof typeof hearts) =>
  page.locator(`[aria-posinset="${hearts[game]}"]`).getByRole('button', { name: /favoritos$/ });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /favorito/ });
const wished = (snapshot: { context: unknown }, game: string) =>
  (snapshot.context as { wished: Record<string, boolean> }).wished[game] ?? false;

/**
 * The session ends, which leads home; the visitor returns to the game list, presses, is asked to sign in, and
 * does.
 */
async function pressAsVisitor(scene: Scene): Promise<void> {
  const { page, sandbox } = scene;
  await sandbox.faults([{ call: 'wallet.balance', kind: '401' }]);
  await ui.header(page).getByRole('button', { name: 'Actualizar el saldo' }).click();
  await escapeFrom(ui.expiredDialog(page));
  const navigation = page.getByRole('navigation', { name: 'Juegos y promociones' });
  await navigation.getByRole('link', { name: 'Slots' }).click();
  await heart(scene, 'luna').click();
  await fillIn(ui.loginDialog(page), 'vip5');
  await beGreeted(page);
}

const resumed = 'a kept token is confirmed once, as the page opens: the journeys of early hearts show it';

const elsewhere = {
  en: 'a kept token is confirmed once, as the page opens: the journeys of early hearts show it',
  es: 'una sesión guardada se confirma una sola vez, al abrirse la página: pasan por ahí los recorridos de los corazones tempranos',
};

export const favouriteProof = defineProof(favouriteModel, {
  browser: {
    starts: {
      start: async (scene) => {
        const { page, sandbox } = scene;
        await hold(scene, 'games.favour');
        await page.addInitScript(
          (token) => sessionStorage.setItem('token', token),
          await sandbox.tokenOf('vip5'),
        );
        await page.goto('/rng');
        await ready(page);
        // Only a known member has a balance: until then a press waits.
        await expect(ui.balance(page)).toBeVisible();
        await expect(heart(scene, 'luna')).toBeVisible();
      },
    },
    events: {
      'favours luna': {
        when: (snapshot) => !wished(snapshot, 'luna'),
        how: (scene) => heart(scene, 'luna').click(),
      },
      'no longer favours luna': {
        when: (snapshot) => wished(snapshot, 'luna'),
        how: (scene) => heart(scene, 'luna').click(),
      },
      'favours sol': {
        when: (snapshot) => !wished(snapshot, 'sol'),
        how: (scene) => heart(scene, 'sol').click(),
      },
      'favours luna as a visitor': {
        when: (snapshot) =>
          snapshot.matches({ settled: 'resting' }) && Object.keys(snapshot.context.wished).length === 0,
        how: pressAsVisitor,
      },
      'closes the notice': {
        when: ({ context }) => context.ungranted !== null,
        how: ({ page }) => notice(page).getByRole('button', { name: 'Cerrar', exact: true }).click(),
      },
      'tries again': {
        when: ({ context }) => isUnheard(context.ungranted?.failure ?? null),
        how: ({ page }) => notice(page).getByRole('button', { name: 'Reintentar' }).click(),
      },
      'favours luna before the person is known': resumed,
      'a visitor is here': 'who signs out goes home, and the page with its hearts is gone',
      'a member is here': resumed,
    },
    answers: {
      favour: {
        ...byCall('games.favour', favouriteModel.answers?.favour),
      },
    },
    shows: {
      'settled.resting': (scene) => expect(notice(scene.page)).toHaveCount(0),
      'settled.refused': ({ page }) => expect(notice(page)).toContainText('No se pudo cambiar el favorito.'),
      'settled.unheard': ({ page }) => expect(notice(page)).toContainText('no sabemos si tu favorito cambió'),
      waiting: resumed,
      sending: (scene) => expect(heart(scene, 'luna')).toBeEnabled(),
    },
    echoes: ['(root) · person.known if visitor -> settled'],
  },
  gaps: {
    browser: {
      '(root) · heart.pressed [0] if visitor -> (stays)': {
        en: 'a visitor has nothing under way and nothing refused: the page settles everything first',
        es: 'una visita no tiene nada en curso ni nada rechazado: antes, la página lo deja todo en reposo',
      },
      'settled · heart.pressed [1] if grantedAlready -> settled': {
        en: 'pressing a full heart empties it: nobody can wish for what is already granted',
        es: 'un corazón lleno se toca para vaciarlo: nadie puede desear lo que ya está concedido',
      },
      'settled · heart.pressed [2] if awaited -> waiting': elsewhere,
      'waiting · person.known [0] if visitor -> settled': elsewhere,
      'waiting · person.known [1] if nothingLeft -> settled': elsewhere,
      'waiting · person.known [2] -> sending': elsewhere,
    },
  },
  openings: [ofPage('/rng')],
  unmet: { waiting: 'the page says at once who is here' },
});
