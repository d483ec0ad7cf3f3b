import { expect } from '@playwright/test';
import { freeze, hold } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { limitsLaterMachine } from '#machines/protection/limits-later.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { endedToken, late, lost, refusal } from '../../kit/models/failures.ts';
import { dailyLimit, standingWith } from '../../kit/models/limits.ts';

const limitsLaterModel = defineModel({
  id: 'limitsLater',
  machine: limitsLaterMachine,
  events: { 'answers not now': { type: 'later.chosen' } },
  answers: {
    later: {
      'it was kept': { done: null },
      'it says no': refusal('INTERNAL'),
      'session over': endedToken,
      lost,
      late,
    },
  },
  project: ({ failure }) => ({ failure: failure?.code ?? failure?.kind ?? null }),
  properties: [
    {
      name: 'an answer counts only when the gateway has kept it',
      fault: { 'states/sending/invoke/onError/target': 'answered' },
      edge: ({ from, step, to }) =>
        from.snapshot.matches('answered') || !to.snapshot.matches('answered') || step.name === 'it was kept',
    },
    {
      name: 'once it is kept, every tab reads again whether limits are asked for',
      fault: { 'states/sending/invoke/onDone/actions': undefined },
      edge: ({ step, effects }) =>
        step.name !== 'it was kept' ||
        effects.emitted.some((said) => said.type === 'stale' && said.reads.includes('protection.standing')),
    },
  ],
  examples: [
    { name: 'the question is open at first', way: [], leads: 'asking.open' },
    {
      name: 'an answer that was lost says why, and can be given again without the reason',
      way: ['answers not now', 'later: lost', 'answers not now'],
      leads: 'sending',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    {
      name: 'a lost answer is shown with its reason',
      way: ['answers not now', 'later: lost'],
      leads: 'asking.refused',
      and: ({ to }) => to.snapshot.context.failure?.kind === 'network',
    },
    {
      name: 'a kept answer ends the question',
      way: ['answers not now', 'later: it was kept'],
      leads: 'answered',
    },
  ],
});

const button = ({ page }: Scene) => centre.button(page, 'Ahora no');

export const limitsLaterProof = defineProof(limitsLaterModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'protection.limitsLater');
        const asked = standingWith({ ...dailyLimit, value: null, left: null }, { limitsAsked: 'prompt' });
        await scene.sandbox.faults([
          { call: 'protection.standing', kind: 'answer', times: 'always', ...asked },
        ]);
        await openAs(scene.page, scene.sandbox, 'member1', '/member/depositv2');
        await expect(button(scene)).toBeEnabled();
        await freeze(scene);
      },
    },
    events: { 'answers not now': (scene) => button(scene).click() },
    answers: {
      later: {
        ...byCall('protection.limitsLater', limitsLaterModel.answers?.later),
        'session over':
          'a token that is refused opens the login over the page: the journey of SES-03 shows it',
      },
    },
    shows: {
      'asking.open': (scene) => expect(button(scene)).toBeEnabled(),
      'asking.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      sending: (scene) => expect(button(scene)).toBeDisabled(),
      answered: (scene) => expect(button(scene)).toBeVisible(),
    },
  },
  openings: [ofPage('/member/depositv2', { who: 'friend5', prepare: 'no limits' })],
});
