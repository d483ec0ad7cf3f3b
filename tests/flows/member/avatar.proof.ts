import { expect } from '@playwright/test';
import { hold, openSection } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { avatarMachine } from '#machines/member/avatar.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';

const refused = ['picks one of the gallery', 'submits', 'setAvatar: refused'];

const avatarModel = defineModel({
  id: 'avatar',
  machine: avatarMachine,
  events: {
    'picks one of the gallery': { type: 'static.picked', avatar: 'avatar-3' },
    'chooses a picture': { type: 'file.chosen', file: { type: 'image/jpeg', size: 90_000 } },
    'chooses a file of 6 MB': { type: 'file.chosen', file: { type: 'image/png', size: 6_000_000 } },
    'the picture is read': { type: 'picture.progressed', percent: 50 },
    'the picture is ready': { type: 'picture.prepared', image: 'AAAA' },
    'the picture can’t be read': { type: 'picture.refused', problem: 'unreadable' },
    'gives it up': { type: 'dropped' },
    submits: { type: 'submitted' },
  },
  fromOutside: ['the picture is read', 'the picture is ready', 'the picture can’t be read'],
  answers: {
    setAvatar: {
      set: { done: { avatar: 'avatar-3', avatarType: 'STATIC' } },
      refused: refusal('IMAGE_REFUSED'),
      lost,
      late,
    },
  },
  project: ({ choice, percent, saved, problem, failure }) => ({
    saved,
    choice: choice?.avatarType ?? null,
    percent,
    problem,
    failure: failure?.code ?? failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'only a picked picture is sent',
      fault: { 'states/choosing/on/submitted/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'setAvatar') || from.snapshot.context.choice !== null,
    },
    {
      name: 'choosing a file drops the earlier choice',
      fault: {
        'states/choosing/on/file.chosen/1/actions': {
          type: 'keepProblem',
          params: { problem: 'kind' },
        },
      },
      edge: ({ step, to }) =>
        step.kind !== 'event' || step.event.type !== 'file.chosen' || to.snapshot.context.choice === null,
    },
    {
      name: 'only files of an accepted size are opened',
      fault: { 'states/choosing/on/file.chosen/0/guard': undefined },
      edge: ({ step, effects }) =>
        step.name !== 'chooses a file of 6 MB' ||
        effects.emitted.every(({ type }) => type !== 'picture.wanted'),
    },
    {
      name: 'leaving a picture stops the work on it',
      fault: { 'states/preparing/exit': undefined },
      edge: ({ from, to, effects }) =>
        !from.snapshot.matches('preparing') ||
        to.snapshot.matches('preparing') ||
        effects.emitted.some(({ type }) => type === 'picture.dropped'),
    },
  ],
  examples: [
    { name: 'the gallery is open at first', way: [], leads: 'choosing.open' },
    {
      name: 'a picture of the gallery is shown before it is used, and takes away what was said before',
      way: ['chooses a file of 6 MB', 'picks one of the gallery'],
      leads: 'choosing.open',
      and: ({ to: { snapshot } }) =>
        snapshot.context.choice?.avatarType === 'STATIC' && snapshot.context.problem === null,
    },
    {
      name: 'a file that is no picture is refused, and says so',
      way: ['chooses a file of 6 MB'],
      leads: 'choosing.refused',
      and: ({ to }) => to.snapshot.context.problem !== null,
    },
    {
      name: 'another refused file takes away what the gateway said',
      way: [...refused, 'chooses a file of 6 MB'],
      leads: 'choosing.refused',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    {
      name: 'a picture is prepared, at most for so long',
      way: ['chooses a picture'],
      leads: 'preparing',
      and: ({ to, effects }) =>
        effects.emitted.some(({ type }) => type === 'picture.wanted') &&
        to.timers.some(({ delay }) => delay === 20_000),
    },
    {
      name: 'how much of it is prepared is said',
      way: ['chooses a picture', 'the picture is read'],
      leads: 'preparing',
      and: ({ to, effects }) => to.snapshot.context.percent === 50 && effects.armed.length === 0,
    },
    {
      name: 'a picture that is ready is shown before it is used',
      way: ['chooses a picture', 'the picture is ready'],
      leads: 'choosing.open',
      and: ({ to }) => to.snapshot.context.choice?.avatarType === 'CUSTOM',
    },
    {
      name: 'a picture that can’t be read says so',
      way: ['chooses a picture', 'the picture can’t be read'],
      leads: 'choosing.refused',
      and: ({ to }) => to.snapshot.context.problem === 'unreadable',
    },
    {
      name: 'a picture that takes too long says so',
      way: ['chooses a picture', 'after prepareWithin (preparing)'],
      leads: 'choosing.refused',
      and: ({ to }) => to.snapshot.context.problem === 'slow',
    },
    { name: 'preparing can be given up', way: ['chooses a picture', 'gives it up'], leads: 'choosing.open' },
    {
      name: 'a picture that is used is read again everywhere, and no longer chosen',
      way: ['picks one of the gallery', 'submits', 'setAvatar: set'],
      leads: 'choosing.saved',
      and: ({ to: { snapshot }, effects }) =>
        snapshot.context.saved &&
        snapshot.context.choice === null &&
        effects.emitted.some(({ type }) => type === 'stale'),
    },
    {
      name: 'a picture that the gateway refuses says why',
      way: refused,
      leads: 'choosing.refused',
      and: ({ to }) => to.snapshot.context.failure?.code === 'IMAGE_REFUSED',
    },
    {
      name: 'the reason is gone once it is sent again',
      way: [...refused, 'submits'],
      leads: 'saving',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    { name: 'without a choice nothing is sent', way: ['submits'], leads: 'choosing.open' },
  ],
});

const use = ({ page }: Scene) => centre.button(page, 'Usar esta imagen');
const quick =
  'the picture is ready before anyone can see this state: the journey of the picture goes through it';

const elsewhere = {
  en: 'the picture is ready before anyone can see this state: the journey of the picture goes through it',
  es: 'la imagen está lista antes de que alguien pueda ver este estado: el recorrido de la imagen pasa por ahí',
};

export const avatarProof = defineProof(avatarModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'member.setAvatar');
        await openSection(scene, 'avatar');
      },
    },
    events: {
      // A picture that is already picked can't be picked again.
      'picks one of the gallery': {
        when: ({ context }) => context.choice === null,
        how: ({ page }) =>
          centre.region(page).getByRole('radio', { name: 'Imagen 3' }).check({ force: true }),
      },
      'chooses a picture': quick,
      'chooses a file of 6 MB': ({ page }) =>
        centre
          .region(page)
          .locator('input[type=file]')
          .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024) }),
      'the picture is read': quick,
      'the picture is ready': quick,
      'the picture can’t be read': quick,
      'gives it up': quick,
      submits: { when: ({ context }) => context.choice !== null, how: (scene) => use(scene).click() },
    },
    answers: { setAvatar: byCall('member.setAvatar', avatarModel.answers?.setAvatar) },
    shows: {
      preparing: 'a picture is ready sooner than anybody can look',
      'choosing.open': ({ page }) => expect(centre.region(page).getByRole('radio').first()).toBeEnabled(),
      'choosing.saved': ({ page }) => expect(centre.done(page, 'Tu imagen quedó guardada.')).toBeVisible(),
      'choosing.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      saving: (scene) => expect(use(scene)).toBeDisabled(),
    },
  },
  gaps: {
    browser: {
      'choosing · file.chosen [0] if fits -> preparing': elsewhere,
      'preparing · picture.progressed -> (stays)': elsewhere,
      'preparing · picture.prepared -> choosing.open': elsewhere,
      'preparing · picture.refused -> choosing.refused': elsewhere,
      'preparing · dropped -> choosing.open': elsewhere,
      'preparing · after prepareWithin -> choosing.refused': elsewhere,
    },
  },
  openings: [ofPage('/member/securityCenter/avatar')],
});
