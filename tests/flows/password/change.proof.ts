import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { hold, open, openSection } from '#assurance/browser/scenes.ts';
import { byCall, over, passed, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { changeMachine } from '#machines/password/change.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { password, ui } from '../../kit/journeys/ui.ts';
import { late, lost, mustChange, refusal } from '../../kit/models/failures.ts';
import { holdsNone, person, secrets } from '../../kit/models/people.ts';
import { outlivesNone, sessionCovers, sessionLost } from '../../kit/models/session-lost.ts';
import { neverCalledRefused, unheard } from '../../kit/models/unheard.ts';
import { examples } from './change.examples.ts';

/** What the machine hears of a new password that was sent. */
const ends: readonly string[] = ['password.doubted', 'password.settled'];

const changeModel = defineModel({
  id: 'change',
  machine: changeMachine,
  inputs: {
    'a forced change': { forced: true, account: 'ana' },
    'a chosen change': { forced: false, account: 'ana' },
  },
  events: {
    'types the old password': { type: 'field.changed', field: 'oldPassword', value: secrets.old },
    'types a new password': { type: 'field.changed', field: 'newPassword', value: secrets.password },
    'confirms the new password': {
      type: 'field.changed',
      field: 'confirmNewPassword',
      value: secrets.password,
    },
    'the keeper hands the old password over': { type: 'password.handed', password: secrets.old },
    'its five minutes are over': { type: 'password.lapsed' },
    submits: { type: 'submitted' },
    'asks whether it was changed': { type: 'outcome.asked' },
    'wants the form back': { type: 'form.wanted' },
    closes: { type: 'closed' },
    ...sessionLost,
  },
  fromOutside: ['the keeper hands the old password over', 'its five minutes are over', 'the session is lost'],
  answers: {
    learnRule: { rule: { done: { patternId: 'password', minLength: 8, maxLength: 64 } }, lost, late },
    changePassword: {
      changed: { done: { token: 'planted-token' } },
      'old password wrong': refusal('PASSWORD_WRONG'),
      'rule broken': refusal('PASSWORD_RULE'),
      ...unheard,
    },
    memberInfo: { free: { done: person(0) }, 'still restricted': mustChange, lost, late },
  },
  project: ({ forced, holding, fields, rule, problems, failure, doubted, changed }) => ({
    forced,
    holding,
    typed: Object.values(fields).map((value) => value !== ''),
    rule: rule !== null,
    problems: Object.values(problems).filter((problem) => problem !== undefined).length > 0,
    failure: failure?.code ?? failure?.kind ?? null,
    doubted,
    changed,
  }),
  properties: [
    {
      name: 'a forced change can’t be closed',
      fault: { 'states/form/on/closed/guard': undefined },
      state: ({ snapshot }) => !snapshot.context.forced || !snapshot.matches('dismissed'),
    },
    {
      name: 'an incomplete form is not sent',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'changePassword') ||
        Object.values(from.snapshot.context.fields).every((value) => value !== ''),
    },
    {
      name: 'no password stays in memory after the change ends',
      fault: { 'states/changed/entry': undefined },
      state: ({ snapshot }) =>
        snapshot.status !== 'done' || holdsNone(snapshot.context, [secrets.old, secrets.password]),
    },
    {
      name: 'a changed password makes the browser forget what it remembered',
      fault: { 'states/changed/entry': ['keepChanged', 'forgetFields'] },
      edge: ({ to, effects }) =>
        !to.snapshot.matches('changed') ||
        effects.emitted.some(({ type }) => type === 'remembered.forgotten'),
    },
    {
      name: 'a changed password, forced or by choice, is told to the session',
      fault: { 'states/changed/entry': ['keepChanged', 'forgetFields', 'forgetRemembered', 'tellStale'] },
      edge: ({ to, effects }) =>
        to.snapshot.matches('changed') === effects.emitted.some(({ type }) => type === 'password.changed'),
    },
    {
      name: 'a held password is dropped after its five minutes in every state; a typed one stays',
      fault: {
        'on/password.lapsed': undefined,
        'states/form/on/password.lapsed': { actions: 'releaseHeld' },
      },
      edge: ({ from, step, to }) =>
        step.name !== 'its five minutes are over' ||
        (from.snapshot.context.holding
          ? holdsNone(to.snapshot.context, [secrets.old])
          : from.snapshot.context.fields === to.snapshot.context.fields),
    },
    {
      name: 'when the gateway refuses a held password, the form asks for it',
      fault: { 'states/submitting/invoke/onError/1/actions/0': 'clearFailure' },
      state: ({ snapshot: { context } }) => context.failure?.code !== 'PASSWORD_WRONG' || !context.holding,
    },
    outlivesNone(secrets.old, secrets.password),
    neverCalledRefused(changeMachine, { 'states/submitting/invoke/onError/0/guard': () => false }),
    {
      name: 'only the session settles a forced change of unknown outcome: it is free, or still restricted',
      fault: { 'states/unsure/states/asking/invoke/onError/0/guard': undefined },
      edge: ({ from, step, to }) =>
        !from.snapshot.matches('unsure') ||
        to.snapshot.matches('unsure') ||
        step.name === 'wants the form back' ||
        (step.name === 'free' ? to.snapshot.matches('changed') : step.name === 'still restricted'),
    },
    {
      name: 'the old password is not called wrong while a change of unknown outcome may have replaced it',
      fault: { 'states/unsure/entry': undefined },
      path: {
        start: '',
        // Whether a chosen change was sent and its outcome is unknown.
        next: (open: string, { step, to: { snapshot } }) =>
          !(
            open !== '' &&
            snapshot.hasTag('refused') &&
            snapshot.context.failure?.code === 'PASSWORD_WRONG'
          ) &&
          (open !== '' ||
          (!snapshot.context.forced &&
            step.kind === 'answer' &&
            step.actor === 'changePassword' &&
            step.name in unheard)
            ? 'open'
            : ''),
      },
    },
    {
      name: 'from the moment a change is sent until its outcome is known, the next sign-in hears of it',
      fault: { 'states/submitting/entry': undefined },
      path: {
        start: '',
        // What the machine heard last, and whether a change may have been done without an answer.
        next: (before: string, { step, to: { snapshot }, effects }) => {
          const explained = effects.emitted.findLast(({ type }) => ends.includes(type))?.type ?? before;
          const open =
            snapshot.matches('submitting') || snapshot.matches('unsure') || snapshot.context.doubted;
          if (step.kind === 'answer' && step.actor === 'changePassword' && snapshot.status === 'done')
            return '';
          return snapshot.status === 'done' || (explained === 'password.doubted') === open
            ? explained
            : false;
        },
      },
    },
  ],
  examples,
});

/** A forced change is a dialog, a chosen one a page of the security centre. */
const dialog = ({ page }: Scene) => ui.changeDialog(page).or(centre.region(page));
const field = (scene: Scene, name: string) => dialog(scene).getByLabel(name, { exact: true });
const visible = (scene: Scene) => expect(dialog(scene)).toBeVisible();
const fresh = 'Otra-Clave-2026!';
const atOnce =
  'a member who just signed in gets it before a tour begins: the journeys of a forced change show it';
const unsure = (scene: Scene) =>
  dialog(scene).getByRole('status').filter({ hasText: 'No sabemos si se hizo' });
const explained = (snapshot: AnyMachineSnapshot) => snapshot.matches({ unsure: 'explained' });
const later = 'a chosen change is a page of the security centre: the member leaves it, and nothing is closed';

/** The sandbox knows of no change that a tour made up: a tour that ends signed in is not checked further. */
const holdMemberInfo = (scene: Scene) => hold(scene, 'member.info');

const elsewhere = {
  en: 'a member who just signed in gets it before a tour begins: the journeys of a forced change show it',
  es: 'quien acaba de entrar la recibe antes de que empiece un recorrido: lo muestran los recorridos de un cambio obligatorio',
};
const alike = {
  en: 'a chosen change is a page of the security centre: the member leaves it, and nothing is closed',
  es: 'el cambio por voluntad propia es una página del centro de seguridad: el miembro sale de ella y no se cierra nada',
};

export const changeProof = defineProof(changeModel, {
  browser: {
    starts: {
      'a forced change': async (scene) => {
        await hold(scene, 'password.rule', 'password.change');
        await scene.page.addInitScript(
          (token) => sessionStorage.setItem('token', token),
          await scene.sandbox.tokenOf('default1'),
        );
        await open(scene);
        await visible(scene);
        await holdMemberInfo(scene);
      },
      'a chosen change': async (scene) => {
        await hold(scene, 'password.rule', 'password.change');
        await openSection(scene, 'password');
      },
    },
    events: {
      'the keeper hands the old password over': atOnce,
      'its five minutes are over': atOnce,
      'types the old password': {
        when: ({ context }) => !context.holding,
        how: (scene) => field(scene, 'Contraseña actual').fill(password),
      },
      'types a new password': (scene) => field(scene, 'Contraseña nueva').fill(fresh),
      'confirms the new password': (scene) => field(scene, 'Repite la contraseña nueva').fill(fresh),
      submits: (scene) => dialog(scene).getByRole('button', { name: 'Guardar contraseña' }).click(),
      'asks whether it was changed': {
        when: (snapshot) => explained(snapshot) && snapshot.context.forced,
        how: (scene) => unsure(scene).getByRole('button', { name: 'Preguntar ahora' }).click(),
      },
      'wants the form back': {
        when: (snapshot) => explained(snapshot) && !snapshot.context.forced,
        how: (scene) => unsure(scene).getByRole('button', { name: 'Volver al formulario' }).click(),
      },
      closes: later,
      'the session is lost': sessionCovers.en,
    },
    // Elsewhere a call is under way, which would not wait so long.
    waits: (snapshot) => snapshot.matches('form'),
    answers: {
      learnRule: byCall('password.rule', changeModel.answers?.learnRule),
      changePassword: byCall('password.change', changeModel.answers?.changePassword),
      memberInfo: byCall('member.info', changeModel.answers?.memberInfo),
    },
    shows: {
      'unsure.judging': passed,
      dismissed: over,
      learning: visible,
      'form.editing': (scene) => expect(field(scene, 'Contraseña nueva')).toBeEditable(),
      'form.refused': (scene) => expect(dialog(scene).getByRole('alert')).toBeVisible(),
      'form.notDone': (scene) => expect(dialog(scene).getByText('No quedó cambiada.')).toBeVisible(),
      'unsure.asking': (scene) => expect(unsure(scene)).toContainText('Preguntamos si tu contraseña'),
      'unsure.explained': (scene) =>
        expect(unsure(scene)).toContainText('Puede que tu contraseña nueva ya valga'),
      submitting: (scene) =>
        expect(dialog(scene).getByRole('button', { name: 'Guardar contraseña' })).toBeDisabled(),
      changed: ({ page }) =>
        expect(
          ui.changeDialog(page).or(centre.region(page).getByRole('button', { name: 'Guardar contraseña' })),
        ).toBeHidden(),
    },
  },
  gaps: {
    browser: {
      '(root) · session.lost -> (stays)': sessionCovers,
      'learning · password.handed -> (stays)': elsewhere,
      '(root) · password.lapsed if holding -> (stays)': elsewhere,
      'learning · closed if byWish -> dismissed': alike,
      'form · closed if byWish -> dismissed': alike,
    },
  },
  openings: [ofPage('/member/securityCenter/password', { input: 'a chosen change' })],
  unmet: {
    'form.notDone':
      'only a forced change asks the session, and no scenario signs in a member who must change the password: its tour shows it',
  },
});
