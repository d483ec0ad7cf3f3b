import { expect } from '@playwright/test';
import { hold } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { freePlayMachine } from '#machines/session/free-play.machine.ts';
import { noFeatures } from '#machines/system/features.rules.ts';
import { ready, ui } from '../../kit/journeys/ui.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';

const random = 'planted-random'.padEnd(43, 'x');

const refused = ['the browser drew', 'play: switched off'];

const freePlayModel = defineModel({
  id: 'freePlay',
  machine: freePlayMachine,
  inputs: { 'a visitor': { features: noFeatures, entrance: 'any', failure: null } },
  events: {
    'the browser drew': { type: 'random.drawn', os: 'Linux', random },
    'tries again': { type: 'retry.clicked' },
    'wants to register': { type: 'way.wanted', way: 'register' },
    closes: { type: 'closed' },
  },
  fromOutside: ['the browser drew'],
  answers: {
    play: {
      played: {
        done: { token: secrets.token, firstTimeLogin: false, passwordExpired: false, userName: 'demo-1' },
      },
      'too many': refusal('TOO_MANY_REQUESTS'),
      'switched off': refusal('FUNCTION_DISABLED'),
      'used before': refusal('TICKET_EXPIRED'),
      lost,
      late,
    },
  },
  project: ({ accepted, random: drawn, failure, next }) => ({
    accepted: accepted !== null,
    drawn: drawn !== '',
    failure: failure?.code ?? failure?.kind ?? null,
    next,
  }),
  properties: [
    {
      name: 'each request to play carries its own random string',
      fault: { 'states/refused/on/retry.clicked': 'asking' },
      edge: ({ step, effects }) =>
        !effects.started.some(({ id }) => id === 'play') || step.name === 'the browser drew',
    },
    {
      name: 'only the gateway accepts a player, and an accepted player goes home',
      fault: { 'states/asking/invoke/onDone/actions/1': 'forgetDraw' },
      edge: ({ step, to, effects }) =>
        to.snapshot.context.accepted === null ||
        (step.name.includes('played') && effects.emitted.some(({ type }) => type === 'navigate')),
    },
    {
      name: 'a pending request to play is not sent twice',
      fault: { 'states/asking/on/random.drawn': { target: 'asking', reenter: true } },
      edge: ({ from, effects }) =>
        !from.snapshot.matches('asking') || !effects.started.some(({ id }) => id === 'play'),
    },
    {
      name: 'no random string stays in memory after it is used',
      fault: { 'states/asking/exit': undefined },
      state: ({ snapshot }) => snapshot.matches('asking') || holdsNone(snapshot.context, [random]),
    },
  ],
  examples: [
    {
      name: 'free play begins with a random string that the browser draws',
      way: [],
      leads: 'drawing',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'random.asked'),
    },
    {
      name: 'the request to play carries the string that was drawn',
      way: ['the browser drew'],
      leads: 'asking',
      and: ({ effects }) => effects.started.some(({ input }) => JSON.stringify(input).includes(random)),
    },
    {
      name: 'a demo account that plays is handed on',
      way: ['the browser drew', 'play: played'],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.accepted?.token === secrets.token,
    },
    {
      name: 'why there is no demo account is said',
      way: refused,
      leads: 'refused',
      and: ({ to }) => to.snapshot.context.failure?.code === 'FUNCTION_DISABLED',
    },
    { name: 'trying again draws anew', way: [...refused, 'tries again'], leads: 'drawing' },
    {
      name: 'whoever would rather register is led there',
      way: [...refused, 'wants to register'],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.next === 'register',
    },
    ...[
      { when: 'while the browser draws', way: [] },
      { when: 'while the gateway is asked', way: ['the browser drew'] },
      { when: 'where there is no demo account', way: refused },
    ].map(({ when, way }) => ({ name: `it can be closed ${when}`, way: [...way, 'closes'], leads: 'ended' })),
  ],
});

const dialog = ({ page }: Scene) => ui.freePlayDialog(page);
const press = (scene: Scene, name: string) => dialog(scene).getByRole('button', { name }).click();
const drawn = 'the browser draws at once: nobody sees it, and nothing can come between';

export const freePlayProof = defineProof(freePlayModel, {
  browser: {
    starts: {
      'a visitor': async (scene) => {
        await hold(scene, 'session.freePlay', 'member.info');
        await scene.page.goto('/');
        await ready(scene.page);
        await ui.header(scene.page).getByRole('link', { name: 'Jugar gratis' }).click();
        await expect(dialog(scene)).toBeVisible();
      },
    },
    events: {
      'the browser drew': async () => undefined,
      'tries again': (scene) => press(scene, 'Reintentar'),
      'wants to register': (scene) => press(scene, 'Crear cuenta real'),
      closes: {
        when: (snapshot) => !snapshot.matches('drawing'),
        how: (scene) => scene.page.keyboard.press('Escape'),
      },
    },
    answers: { play: byCall('session.freePlay', freePlayModel.answers?.play) },
    shows: {
      drawing: drawn,
      asking: (scene) => expect(dialog(scene).getByText('Preparando tu cuenta de prueba…')).toBeAttached(),
      refused: (scene) => expect(dialog(scene).getByRole('alert')).toBeVisible(),
      ended: (scene) => expect(dialog(scene)).toBeHidden(),
    },
    echoes: ['drawing · random.drawn -> asking'],
  },
  gaps: {
    browser: {
      'drawing · closed -> ended': {
        en: 'the browser draws at once: nobody sees it, and nothing can come between',
        es: 'el navegador sortea enseguida: nadie lo ve y nada puede interponerse',
      },
    },
  },
  unmet: {
    drawing: 'the browser draws at once',
  },
});
