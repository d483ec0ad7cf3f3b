import { expect } from '@playwright/test';
import { hold, openSection } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { otherSessionsMachine } from '#machines/member/other-sessions.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { late, lost } from '../../kit/models/failures.ts';

const confirmed = ['wants to end the others', 'confirms'];

const otherSessionsModel = defineModel({
  id: 'otherSessions',
  machine: otherSessionsMachine,
  events: {
    'wants to end the others': { type: 'end.clicked' },
    confirms: { type: 'confirmed' },
    cancels: { type: 'cancelled' },
  },
  answers: { endOthers: { two: { done: { ended: 2 } }, lost, late } },
  project: ({ ended, failure }) => ({ ended, failure: failure?.kind ?? null }),
  properties: [
    {
      name: 'no session is ended before the person confirms',
      fault: { 'states/watching/on/end.clicked/target': 'ending' },
      edge: ({ step, effects }) =>
        !effects.started.some(({ id }) => id === 'endOthers') || step.name === 'confirms',
    },
    {
      name: 'the list of sessions is read again after the others have ended',
      fault: { 'states/ending/invoke/onDone/actions/1': 'clearOutcome' },
      edge: ({ to, step, effects }) =>
        step.kind !== 'answer' ||
        !to.snapshot.matches({ watching: 'ended' }) ||
        effects.emitted.some(({ type }) => type === 'stale'),
    },
  ],
  examples: [
    { name: 'nothing is ended at first', way: [], leads: 'watching.untouched' },
    {
      name: 'whoever thinks better of it is back at the list',
      way: ['wants to end the others', 'cancels'],
      leads: 'watching.untouched',
    },
    {
      name: 'how many have ended is said',
      way: [...confirmed, 'endOthers: two'],
      leads: 'watching.ended',
      and: ({ to }) => to.snapshot.context.ended === 2,
    },
    {
      name: 'why they could not be ended is said',
      way: [...confirmed, 'endOthers: lost'],
      leads: 'watching.refused',
      and: ({ to }) => to.snapshot.context.failure?.kind === 'network',
    },
  ],
});

const end = ({ page }: Scene) =>
  page.getByRole('button', { name: 'Cerrar las demás sesiones', includeHidden: true });
const question = ({ page }: Scene) => page.getByRole('dialog', { name: '¿Cerrar las demás sesiones?' });

export const otherSessionsProof = defineProof(otherSessionsModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'member.endOthers');
        await openSection(scene, 'signIns');
      },
    },
    events: {
      'wants to end the others': (scene) => end(scene).click(),
      confirms: (scene) => question(scene).getByRole('button', { name: 'Sí, cerrarlas' }).click(),
      cancels: (scene) => question(scene).getByRole('button', { name: 'Cancelar' }).click(),
    },
    answers: { endOthers: byCall('member.endOthers', otherSessionsModel.answers?.endOthers) },
    shows: {
      'watching.untouched': (scene) => expect(end(scene)).toBeEnabled(),
      'watching.ended': ({ page }) => expect(centre.done(page, 'Se cerraron 2 sesiones.')).toBeVisible(),
      'watching.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      sure: (scene) => expect(question(scene)).toBeVisible(),
      ending: (scene) => expect(end(scene)).toBeDisabled(),
    },
  },
  openings: [ofPage('/member/securityCenter/signIns')],
});
