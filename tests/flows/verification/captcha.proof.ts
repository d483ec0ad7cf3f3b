import { expect } from '@playwright/test';
import { freeze, hold, openDialog } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { captchaWanted } from '#assurance/scenarios/seen.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { captchaMachine } from '#machines/verification/captcha.machine.ts';
import { isHere } from '../../kit/journeys/places.ts';
import { fillIn, ui } from '../../kit/journeys/ui.ts';
import { late, lost } from '../../kit/models/failures.ts';

const shown = ['a form wants a captcha', 'fetchCaptcha: image'];
const failed = ['a form wants a captcha', 'fetchCaptcha: lost'];

const captchaModel = defineModel({
  id: 'captcha',
  machine: captchaMachine,
  events: {
    'a form wants a captcha': { type: 'captcha.wanted' },
    'clicks the image': { type: 'captcha.clicked' },
  },
  fromOutside: ['a form wants a captcha'],
  answers: { fetchCaptcha: { image: { done: 'iVBORw0KGgo=' }, lost, late } },
  project: ({ image }) => image !== null,
  properties: [
    {
      name: 'an image is shown only when there is one',
      fault: { 'states/loading/invoke/onError': 'shown' },
      state: ({ snapshot }) => !snapshot.matches('shown') || snapshot.context.image !== null,
    },
    {
      name: 'a click fetches one image at most, and none within a second of the last one',
      fault: { 'states/shown/on': { 'captcha.clicked': 'loading' } },
      edge: ({ from, step, effects }) =>
        step.name !== 'clicks the image' || effects.started.length === 0 || from.timers.length === 0,
    },
    {
      name: 'an image is fetched once a second at most, whether a person, a refusal or another tab wants it',
      fault: { 'states/shown/states/pausing/on/captcha.wanted': '#captcha.loading' },
      path: {
        start: 'rested',
        next: (last: string, { step, effects }) => {
          const asks = effects.started.some(({ id }) => id === 'fetchCaptcha');
          if (asks && last === 'recent' && step.kind !== 'timer') return false;
          if (asks) return 'recent';
          return step.kind === 'timer' ? 'rested' : last;
        },
      },
    },
    {
      name: 'a form that wants a new image never gets the old one, or the one already on its way',
      fault: { 'states/loading/on/captcha.wanted': {} },
      edge: ({ from, to, step, effects }) =>
        step.name !== 'a form wants a captcha' ||
        from.snapshot.matches('due') ||
        effects.started.length > 0 ||
        (to.snapshot.matches('due') && to.snapshot.context.image === null),
    },
  ],
  examples: [
    {
      name: 'a form that wants a captcha has one fetched',
      way: ['a form wants a captcha'],
      leads: 'loading',
    },
    {
      name: 'an image that is wanted while one is on its way is fetched a second later',
      way: ['a form wants a captcha', 'a form wants a captcha'],
      leads: 'due',
      and: ({ to }) => to.timers.some(({ delay }) => delay === 1_000),
    },
    {
      name: 'what is due is fetched by itself',
      way: ['a form wants a captcha', 'a form wants a captcha', 'after captchaPause (due)'],
      leads: 'loading',
    },
    {
      name: 'an image that is wanted right after one came is due',
      way: [...shown, 'a form wants a captcha'],
      leads: 'due',
    },
    {
      name: 'an image that is wanted right after one failed is due',
      way: [...failed, 'a form wants a captcha'],
      leads: 'due',
    },
    {
      name: 'a click right after an image came does nothing',
      way: [...shown, 'clicks the image'],
      leads: 'shown.pausing',
    },
    ...[
      { at: 'shown', way: shown },
      { at: 'failed', way: failed },
    ].flatMap(({ at, way }) =>
      ['clicks the image', 'a form wants a captcha'].map((asks) => ({
        name: `another image is fetched a second after one has ${at}: ${asks}`,
        way: [...way, `after captchaPause (${at}.pausing)`, asks],
        leads: 'loading',
      })),
    ),
    {
      name: 'an image that could not be renewed is not shown any more',
      way: [...shown, 'after captchaPause (shown.pausing)', 'clicks the image', 'fetchCaptcha: lost'],
      leads: 'failed.pausing',
      and: ({ to }) => to.snapshot.context.image === null,
    },
  ],
});

const dialog = ({ page }: Scene) => ui.loginDialog(page);
const image = (scene: Scene, name: RegExp) => dialog(scene).getByRole('button', { name });
const anyImage = /Imagen con un código|Cargando la imagen|La imagen no cargó/;

const flagged = { success: false, code: 'LOGIN_REFUSED', value: { captcha: true } };

/** A refusal that carries the captcha flag, to whatever was typed. */
async function refuse(scene: Scene): Promise<void> {
  await scene.sandbox.faults([{ call: 'session.login', kind: 'answer', status: 422, body: flagged }]);
  const captcha = ui.captcha(dialog(scene));
  if (await isHere(captcha, ui.username(dialog(scene)))) await captcha.fill('1234');
  await fillIn(dialog(scene), 'member1');
  await expect(dialog(scene).getByRole('alert')).toBeVisible();
}

/** The captcha in the login dialog. */

export const captchaProof = defineProof(captchaModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'verification.captcha');
        await openDialog(scene);
        await freeze(scene);
      },
    },
    events: {
      'a form wants a captcha': refuse,
      'clicks the image': (scene) => image(scene, anyImage).click(),
    },
    answers: { fetchCaptcha: byCall('verification.captcha', captchaModel.answers?.fetchCaptcha) },
    shows: {
      hidden: (scene) => expect(ui.captcha(dialog(scene))).toHaveCount(0),
      due: (scene) => expect(image(scene, /Cargando la imagen/)).toBeVisible(),
      loading: (scene) => expect(image(scene, /Cargando la imagen/)).toBeVisible(),
      'shown.pausing': (scene) => expect(image(scene, /Imagen con un código/)).toBeVisible(),
      'shown.ready': (scene) => expect(image(scene, /Imagen con un código/)).toBeVisible(),
      'failed.pausing': (scene) => expect(image(scene, /La imagen no cargó/)).toBeVisible(),
      'failed.ready': (scene) => expect(image(scene, /La imagen no cargó/)).toBeVisible(),
    },
  },
  openings: [
    {
      who: null,
      path: '/',
      where: { child: 'captcha' },
      after: 'login/form.editing',
      shown: { login: captchaWanted },
    },
  ],
  unmet: { hidden: 'the form is brought to where it shows one; without it shows login/form.editing' },
});
