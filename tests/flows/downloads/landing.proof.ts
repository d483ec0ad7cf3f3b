import { expect } from '@playwright/test';
import { hold } from '#assurance/browser/scenes.ts';
import { byCall, passed, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { landingMachine } from '#machines/downloads/landing.machine.ts';
import { ready } from '../../kit/journeys/ui.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';

const code = 'NORTE-7Q4K2M8PXV';
const address = `/join?referralCode=${code}`;
const invited = { domain: 'casino.example', url: 'https://casino.example/join' };
const byCode = 'by a code';

const landingModel = defineModel({
  id: 'landing',
  machine: landingMachine,
  inputs: {
    'by a code': { invited: { ...invited, code } },
    'without a code': { invited: { ...invited, code: null } },
  },
  events: { 'asks again': { type: 'check.asked' } },
  answers: { checkCode: { good: { done: null }, wrong: refusal('AFFILIATE_WRONG'), lost, late } },
  project: ({ code, domain, failure }) => ({ code, domain, failure: failure?.kind ?? null }),
  properties: [
    {
      name: 'without a code the gateway is asked nothing',
      fault: { 'states/arriving/always/0/guard': undefined },
      state: ({ snapshot, running }) => snapshot.context.code === code || running.length === 0,
    },
    {
      name: 'a code counts as good or as wrong only by the gateway’s word',
      fault: { 'states/checking/invoke/onError/0/guard': undefined },
      edge: ({ step, to }) =>
        (!to.snapshot.matches('invited') || step.name === 'good') &&
        (!to.snapshot.matches('wrong') || step.name === 'wrong'),
    },
    {
      name: 'a check that is asked for again shows no earlier reason',
      fault: { 'states/checking/entry': undefined },
      state: ({ snapshot }) => !snapshot.matches('checking') || snapshot.context.failure === null,
    },
  ],
  examples: [
    {
      name: 'AFF-01 a code that the gateway does not know is called wrong',
      given: byCode,
      way: ['checkCode: wrong'],
      leads: 'wrong',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'invitation.forgotten'),
    },
    {
      name: 'a code that the gateway knows is called good',
      given: byCode,
      way: ['checkCode: good'],
      leads: 'invited',
    },
    {
      name: 'AFF-02 a check that fails says nothing of the code, and can be asked for again',
      given: byCode,
      way: ['checkCode: lost', 'asks again'],
      leads: 'checking',
    },
    {
      name: 'the page knows why a check failed',
      given: byCode,
      way: ['checkCode: lost'],
      leads: 'unchecked',
      and: ({ to }) => to.snapshot.context.failure?.kind === 'network',
    },
    {
      name: 'a page without a code has nothing to check',
      given: 'without a code',
      way: [],
      leads: 'plain',
    },
  ],
});

const plate = ({ page }: Scene) => page.getByRole('region', { name: 'Tu invitación' });
const says = (text: string) => async (scene: Scene) => {
  await expect(plate(scene)).toContainText(code);
  await expect(plate(scene).getByRole('status')).toContainText(text);
};

const open = (path: string) => async (scene: Scene) => {
  await hold(scene, 'registration.affiliate');
  await scene.page.goto(path);
  await ready(scene.page);
};

export const landingProof = defineProof(landingModel, {
  browser: {
    starts: {
      'by a code': open(address),
      'without a code': open('/join'),
    },
    events: {
      'asks again': (scene) => plate(scene).getByRole('button', { name: 'Comprobar otra vez' }).click(),
    },
    answers: { checkCode: byCall('registration.affiliate', landingModel.answers?.checkCode) },
    shows: {
      arriving: passed,
      plain: ({ page }) => expect(page.getByRole('heading', { level: 1 })).toContainText('Únete'),
      checking: says('Comprobando'),
      invited: says('El código es válido'),
      wrong: says('no existe o ya no vale'),
      unchecked: says('No pudimos comprobar'),
    },
  },
  openings: [
    ofPage(address, { who: null, input: byCode }),
    ofPage('/join', { who: null, input: 'without a code' }),
  ],
});
