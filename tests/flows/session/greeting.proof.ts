import { expect } from '@playwright/test';
import { hold, open, openDialog } from '#assurance/browser/scenes.ts';
import { byCall, passed, type Scene, type Ways } from '#assurance/browser/stage.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { calls } from '#contract/calls.ts';
import { greetingMachine } from '#machines/session/greeting.machine.ts';
import { fillIn, ui } from '../../kit/journeys/ui.ts';
import { late, lost } from '../../kit/models/failures.ts';

const popup = {
  id: '1',
  title: 'Mantenimiento del domingo',
  content: '<p>El domingo de 4 a 5 de la mañana no podrás jugar ni retirar.</p>',
  date: '2026-01-01T00:00:00Z',
};

const greetingModel = defineModel({
  id: 'greeting',
  machine: greetingMachine,
  inputs: {
    'just signed in': { fresh: true, language: 'ES', account: 'member1', offers: false },
    'for the first time': { fresh: true, language: 'ES', account: 'first1', offers: true },
    // Even one where another password was to be offered.
    'a reloaded page': { fresh: false, language: 'ES', account: 'member1', offers: true },
  },
  events: { 'closes the notice': { type: 'closed' }, 'wants another password': { type: 'change.wanted' } },
  answers: {
    popups: {
      'one pop-up': { done: { popup: [popup] } },
      none: { done: { popup: [] } },
      dropped: { done: {} },
      lost,
      late,
    },
  },
  project: ({ fresh, offers, popups }) => ({ fresh, offers, popups: popups.length }),
  properties: [
    {
      name: 'a reloaded page does not greet again',
      fault: { 'states/choosing/always/0/guard': undefined },
      state: ({ snapshot }) => snapshot.context.fresh || snapshot.matches('greeted'),
    },
    {
      name: 'an empty notice is never shown',
      fault: { 'states/asking/invoke/onDone/0/guard': undefined },
      state: ({ snapshot }) => !snapshot.matches('shown') || snapshot.context.popups.length > 0,
    },
    {
      name: 'only at a first sign-in another password is offered',
      fault: { 'states/parting/always/0/guard': undefined },
      state: ({ snapshot }) => !snapshot.matches('offering') || snapshot.context.offers,
    },
    {
      name: 'what was shown is remembered for the person who saw it',
      fault: { 'states/shown/on/closed/actions': undefined },
      edge: ({ from, step, effects }) =>
        step.name !== 'closes the notice' ||
        !from.snapshot.matches('shown') ||
        effects.emitted.some(
          (event) =>
            event.type === 'popups.kept' &&
            event.account === from.snapshot.context.account &&
            event.marks[0] === '1:1',
        ),
    },
  ],
  examples: [
    { name: 'a person is greeted once', way: ['popups: one pop-up', 'closes the notice'], leads: 'greeted' },
    {
      name: 'a person who signs in for the first time is offered another password, after the notices',
      given: 'for the first time',
      way: ['popups: one pop-up', 'closes the notice'],
      leads: 'offering',
    },
    {
      name: 'the offer may be passed',
      given: 'for the first time',
      way: ['popups: none', 'closes the notice'],
      leads: 'greeted',
      and: ({ effects }) => effects.emitted.length === 0,
    },
    {
      name: 'the offer leads to the change of the password',
      given: 'for the first time',
      way: ['popups: lost', 'wants another password'],
      leads: 'greeted',
      and: ({ effects }) =>
        effects.emitted.some((event) => event.type === 'navigate' && event.to.section === 'password'),
    },
    { name: 'where there is nothing to say nobody is greeted', way: ['popups: none'], leads: 'greeted' },
  ],
});

const asked = byCall('notices.announcements', greetingModel.answers?.popups);

/** The home asks anew for the account that came in, by the same call: the greeting's question and the home's get one answer. */
const bothAnswered: Ways = Object.fromEntries(
  Object.entries(asked).map(([name, way]) => [
    name,
    typeof way !== 'function' || name === 'late'
      ? way
      : async (scene: Scene) => {
          await way(scene);
          await way(scene);
        },
  ]),
);

const signIn = (account: string) => async (scene: Scene) => {
  // What the home asks for itself is answered before the greeting's own question is the one that waits.
  const { path } = calls['notices.announcements'];
  const ofTheHome = scene.page.waitForResponse((answer) => answer.url().includes(path));
  await openDialog(scene);
  await ofTheHome;
  await hold(scene, 'notices.announcements');
  await fillIn(ui.loginDialog(scene.page), account);
};

export const greetingProof = defineProof(greetingModel, {
  browser: {
    starts: {
      'just signed in': signIn('member1'),
      'for the first time': signIn('first1'),
      'a reloaded page': async (scene) => {
        await scene.page.addInitScript(
          (token) => sessionStorage.setItem('token', token),
          await scene.sandbox.tokenOf('member1'),
        );
        await open(scene);
      },
    },
    events: {
      'closes the notice': ({ page }) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^(Entendido|Ahora no)$/ })
          .last()
          .click(),
      'wants another password': ({ page }) =>
        ui.firstSignIn(page).getByRole('button', { name: 'Cambiar mi contraseña' }).click(),
    },
    answers: { popups: bothAnswered },
    shows: {
      choosing: passed,
      asking: ({ page }) => expect(ui.greeting(page)).toHaveCount(0),
      shown: ({ page }) => expect(ui.greeting(page)).toBeVisible(),
      parting: passed,
      offering: ({ page }) => expect(ui.firstSignIn(page)).toBeVisible(),
      greeted: ({ page }) => expect(ui.greeting(page).or(ui.firstSignIn(page))).toHaveCount(0),
    },
  },
});
