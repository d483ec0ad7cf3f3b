import { expect } from '@playwright/test';
import type { Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { profileWarningMachine } from '#machines/downloads/profile-warning.machine.ts';
import { answerFor } from '../../kit/journeys/traffic.ts';
import { ready } from '../../kit/journeys/ui.ts';

const profileWarningModel = defineModel({
  id: 'profileWarning',
  machine: profileWarningMachine,
  events: {
    'wants the profile': { type: 'profile.wanted' },
    'takes the profile': { type: 'profile.taken' },
    'says no': { type: 'cancelled' },
  },
  project: () => ({}),
  properties: [
    {
      name: 'nobody gets a profile without its warning',
      fault: { 'states/offered/on/profile.wanted': 'taken' },
      edge: ({ from, to }) =>
        !to.snapshot.matches('taken') || from.snapshot.matches('taken') || from.snapshot.matches('warned'),
    },
    {
      name: 'a person who says no has not taken the profile',
      fault: { 'states/warned/on/cancelled': 'taken' },
      edge: ({ step, to }) => step.name !== 'says no' || to.snapshot.matches('offered'),
    },
  ],
  examples: [
    { name: 'the page offers the profile, and no more', given: 'start', way: [], leads: 'offered' },
    {
      name: 'a profile that was taken is taken again after the same warning',
      given: 'start',
      way: ['wants the profile', 'takes the profile', 'wants the profile'],
      leads: 'warned',
    },
  ],
});

const card = ({ page }: Scene) => page.getByRole('article', { name: 'Perfil para iOS', includeHidden: true });
const warning = ({ page }: Scene) => page.getByRole('dialog', { name: 'Antes de instalar un perfil' });
const get = (scene: Scene) =>
  card(scene).getByRole('button', { name: 'Obtener el perfil', includeHidden: true });

export const profileWarningProof = defineProof(profileWarningModel, {
  browser: {
    starts: {
      start: async (scene) => {
        // The host of downloads is invented.
        await answerFor(scene.page.context(), 'https://downloads.vestibulo.example');
        await scene.page.goto('/download');
        await ready(scene.page);
        await expect(get(scene)).toBeVisible();
      },
    },
    events: {
      'wants the profile': (scene) => get(scene).click(),
      'takes the profile': (scene) => warning(scene).getByRole('link').click(),
      'says no': (scene) => warning(scene).getByRole('button', { name: 'Cancelar' }).click(),
    },
    answers: {},
    shows: {
      offered: async (scene) => {
        await expect(get(scene)).toBeVisible();
        await expect(card(scene).getByRole('link')).toHaveCount(0);
      },
      warned: async (scene) => {
        await expect(warning(scene)).toContainText('downloads.vestibulo.example');
        await expect(warning(scene).getByRole('link')).toBeVisible();
      },
      taken: async (scene) => {
        await expect(warning(scene)).toHaveCount(0);
        await expect(card(scene).getByRole('status').filter({ hasText: 'Perfil descargado' })).toBeVisible();
      },
    },
  },
  openings: [ofPage('/download', { who: null })],
});
