import { expect } from '@playwright/test';
import { landingMachine } from '#machines/downloads/landing.machine.ts';
import { ready } from '../../kit/journeys/ui.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';
import { hold } from '../browser/scenes.ts';
import { byCall, type Scene } from '../browser/stage.ts';
import { defineModel } from '../model.ts';
import { defineProof } from '../proof.ts';
import { ofPage } from '../scenarios/openings.ts';

const code = 'NORTE-7Q4K2M8PXV';
const address = `/join?referralCode=${code}`;
const invited = { domain: 'casino.example', url: 'https://casino.example/join' };
const arrives = 'the world tells of a code';

const landingModel = defineModel({
  id: 'landing',
  machine: landingMachine,
  events: {
    'the world tells of a code': { type: 'invitation.found', invited: { ...invited, code } },
    'the world tells of no code': { type: 'invitation.found', invited: { ...invited, code: null } },
    'asks again': { type: 'check.asked' },
  },
  fromOutside: [arrives, 'the world tells of no code'],
  answers: { checkCode: { good: { done: null }, wrong: refusal('AFFILIATE_WRONG'), lost, late } },
  project: ({ code, domain, failure }) => ({ code, domain, failure: failure?.kind ?? null }),
  properties: [
    {
      name: 'without a code the gateway is asked nothing',
      fault: { 'states/plain/on/invitation.found/0/guard': undefined },
      edge: ({ to, effects }) =>
        !effects.started.some(({ id }) => id === 'checkCode') || to.snapshot.context.code === code,
    },
    {
      name: 'a code counts as good or as wrong only by the gateway’s word',
      fault: { 'states/checking/invoke/onError/0/guard': undefined },
      edge: ({ step, to }) =>
        (!to.snapshot.matches('invited') || step.name === 'good') &&
        (!to.snapshot.matches('wrong') || step.name === 'wrong'),
    },
    {
      name: 'whatever fails, the code is kept',
      fault: { 'states/unchecked/entry': { type: 'keepInvitation', params: { invited: { code: null } } } },
      edge: ({ from, to }) => from.snapshot.context.code === '' || to.snapshot.context.code === code,
    },
  ],
  examples: [
    {
      name: 'AFF-01 a code that the gateway does not know is called wrong',
      given: 'start',
      way: [arrives, 'checkCode: wrong'],
      leads: 'wrong',
    },
    {
      name: 'AFF-02 a check that fails says nothing of the code, and can be asked for again without the earlier reason',
      given: 'start',
      way: [arrives, 'checkCode: lost', 'asks again'],
      leads: 'checking',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    {
      name: 'the page asks by whose invitation it was opened',
      given: 'start',
      way: [],
      leads: 'plain',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'invitation.asked'),
    },
  ],
});

const plate = ({ page }: Scene) => page.getByRole('region', { name: 'Tu invitación' });
const says = (text: string) => async (scene: Scene) => {
  await expect(plate(scene)).toContainText(code);
  await expect(plate(scene).getByRole('status')).toContainText(text);
};

export const landingProof = defineProof(landingModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'registration.affiliate');
        await scene.page.goto(address);
        await ready(scene.page);
      },
    },
    events: {
      'the world tells of a code': (scene) => expect(plate(scene)).toBeVisible(),
      'the world tells of no code': 'the page of these tours is opened with a code',
      'asks again': (scene) => plate(scene).getByRole('button', { name: 'Comprobar otra vez' }).click(),
    },
    answers: { checkCode: byCall('registration.affiliate', landingModel.answers?.checkCode) },
    shows: {
      plain: ({ page }) => expect(page.getByRole('heading', { level: 1 })).toContainText('Únete'),
      checking: says('Comprobando'),
      invited: says('El código es válido'),
      wrong: says('no existe o ya no vale'),
      unchecked: says('No pudimos comprobar'),
    },
  },
  gaps: {
    browser: {
      'plain · invitation.found [1] -> (stays)': {
        en: 'the page of the tours is opened with a code: the journey of joining opens one without',
        es: 'la página de los recorridos se abre con un código: el recorrido de unirse abre una sin él',
      },
    },
  },
  openings: [ofPage(address, { who: null, sent: [arrives] })],
});
