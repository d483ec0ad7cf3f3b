import { expect } from '@playwright/test';
import { hold, openSection } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { type Arrival, defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { removeAuthenticatorMachine } from '#machines/member/remove-authenticator.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { password } from '../../kit/journeys/ui.ts';
import { unsurePages } from '../../kit/journeys/unsure.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { profile } from '../../kit/models/profile.ts';
import { outlivesNone, sessionCovers, sessionLost } from '../../kit/models/session-lost.ts';
import { neverCalledRefused, unheard } from '../../kit/models/unheard.ts';

const sent = ['types the sign-in password', 'types a code', 'submits', 'confirms'];
const lostOnce = [...sent, 'remove: lost'];
const asked = [...lostOnce, 'asks whether it is removed'];

const filledIn = ['types the sign-in password', 'types a code', 'submits'];
const wrong = [...filledIn, 'confirms', 'remove: code wrong'];
const notDone = [...asked, 'profile: in force'];

const removeAuthenticatorModel = defineModel({
  id: 'removal',
  machine: removeAuthenticatorMachine,
  events: {
    'types the sign-in password': { type: 'field.changed', field: 'password', value: secrets.password },
    'types a code': { type: 'field.changed', field: 'code', value: '135792' },
    'types blanks for a password': { type: 'field.changed', field: 'password', value: ' ' },
    'types a code with spaces of other kinds': {
      type: 'field.changed',
      field: 'code',
      value: '135\u00a0792\u00a0',
    },
    submits: { type: 'submitted' },
    confirms: { type: 'confirmed' },
    cancels: { type: 'cancelled' },
    'asks whether it is removed': { type: 'outcome.asked' },
    'wants the form back': { type: 'form.wanted' },
    ...sessionLost,
  },
  fromOutside: ['the session is lost'],
  answers: {
    remove: {
      removed: { done: null },
      'code wrong': refusal('CODE_WRONG'),
      'password wrong': refusal('PASSWORD_WRONG'),
      ...unheard,
    },
    profile: {
      'in force': { done: { ...profile, authenticatorSet: true } },
      'none is in force': { done: profile },
      lost,
      late,
    },
  },
  project: ({ fields, problems, failure, doubted }) => ({
    typed: Object.values(fields),
    problems: Object.values(problems).filter((problem) => problem !== undefined).length > 0,
    failure: failure?.code ?? failure?.kind ?? null,
    doubted,
  }),
  properties: [
    {
      name: 'nothing is removed before the person confirms',
      fault: { 'states/form/on/submitted/0/target': 'removing' },
      edge: ({ step, effects }) =>
        !effects.started.some(({ id }) => id === 'remove') || step.name === 'confirms',
    },
    {
      name: 'the confirmation is shown only for a complete form',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      state: ({ snapshot }) =>
        !snapshot.matches('sure') ||
        Object.values(snapshot.context.fields).every((value) => value.trim() !== ''),
    },
    {
      name: 'a code is sent as six digits, without the spaces typed between or after them',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ effects }) =>
        effects.started.every(
          ({ id, input }) => id !== 'remove' || /^\d{6}$/.test((input as { code: string }).code),
        ),
    },
    {
      name: 'no password or code stays in memory after the flow ends',
      fault: { 'states/removed/entry': undefined },
      state: ({ snapshot }) =>
        snapshot.status !== 'done' || holdsNone(snapshot.context, [secrets.password, '135792']),
    },
    outlivesNone<typeof removeAuthenticatorMachine>(secrets.password, '135792'),
    neverCalledRefused(removeAuthenticatorMachine, { 'states/removing/invoke/onError/0/guard': () => false }),
    {
      name: 'only the gateway’s word makes it removed, and then the profile is read again',
      fault: { 'states/looking/invoke/onDone/1/actions': undefined },
      edge: ({ step, to, effects }) =>
        !to.snapshot.matches('removed') ||
        (['removed', 'none is in force'].includes(step.name) &&
          effects.emitted.some(({ type }) => type === 'stale')),
    },
  ],
  examples: [
    { name: 'a removal without an answer is shown as unknown', way: lostOnce, leads: 'unsure' },
    {
      name: 'when none is in force the removal is done',
      way: [...asked, 'profile: none is in force'],
      leads: 'removed',
    },
    {
      name: 'when it is still in force the removal may be tried again, as it was typed',
      way: [...asked, 'profile: in force'],
      leads: 'form.notDone',
      and: ({ to: { snapshot } }) => snapshot.context.fields.code === '135792',
    },
    {
      name: 'a gateway that can’t be asked leaves the outcome unknown',
      way: [...asked, 'profile: lost'],
      leads: 'unsure',
    },
    { name: 'the form is shown again', way: [...lostOnce, 'wants the form back'], leads: 'form.editing' },
    {
      name: 'a wrong code after an unanswered removal may be wrong because of that removal, and the page says so',
      way: [...lostOnce, 'wants the form back', 'submits', 'confirms', 'remove: code wrong'],
      leads: 'unsure',
    },
    {
      name: 'a code is called wrong once the gateway has said that it is in force',
      way: [...asked, 'profile: in force', 'submits', 'confirms', 'remove: code wrong'],
      leads: 'form.refused',
    },

    ...[
      { at: 'form.editing', way: ['types a code'] },
      { at: 'form.refused', way: [...wrong, 'types a code'] },
      { at: 'form.notDone', way: [...notDone, 'types a code'] },
    ].map(({ at, way }) => ({
      name: `what was said stays while the form is typed in, the session is lost and something is missing (${at})`,
      way: [...way, 'the session is lost', 'submits'],
      leads: at,
      and: ({ to }: Arrival<typeof removeAuthenticatorMachine>) =>
        to.snapshot.context.problems.password !== undefined,
    })),
    {
      name: 'a wrong code is said to be wrong',
      way: wrong,
      leads: 'form.refused',
      and: ({ to }) => to.snapshot.context.failure?.code === 'CODE_WRONG',
    },
    {
      name: 'a refusal is gone at the next confirmation',
      way: [...wrong, 'submits'],
      leads: 'sure',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    {
      name: 'whoever thinks better of it is back at the form',
      way: [...filledIn, 'cancels'],
      leads: 'form.editing',
    },
    {
      name: 'after a lost session the form is filled in anew',
      way: [...filledIn, 'the session is lost'],
      leads: 'form.editing',
    },
    { name: 'a removal is the end', way: [...filledIn, 'confirms', 'remove: removed'], leads: 'removed' },
  ],
});

const remove = ({ page }: Scene) =>
  page.getByRole('button', { name: 'Quitar el autenticador', includeHidden: true });
const question = ({ page }: Scene) => page.getByRole('dialog', { name: '¿Quitar el autenticador?' });

/** The gateway's answer for a member whose authenticator is in force. */
const value = {
  account: 'member1',
  nickname: 'Lucía Andrade',
  payeeName: null,
  birthday: null,
  mobile: null,
  email: null,
  withdrawPasswordSet: false,
  authenticatorSet: true,
  passwordChangedAt: null,
};

export const removeAuthenticatorProof = defineProof(removeAuthenticatorModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'member.removeAuthenticator', 'member.profile');
        await openSection(scene, 'authenticator');
        await scene.sandbox.release('member.profile', { status: 200, body: { success: true, value } });
        await expect(remove(scene)).toBeVisible();
      },
    },
    events: {
      'types the sign-in password': ({ page }) => centre.field(page, 'Contraseña de acceso').fill(password),
      'types a code': ({ page }) => centre.field(page, 'Código de la aplicación').fill('135792'),
      'types blanks for a password': ({ page }) => centre.field(page, 'Contraseña de acceso').fill(' '),
      'types a code with spaces of other kinds': ({ page }) =>
        centre.field(page, 'Código de la aplicación').fill('135\u00a0792\u00a0'),
      submits: (scene) => remove(scene).click(),
      confirms: (scene) => question(scene).getByRole('button', { name: 'Sí, quitarlo' }).click(),
      'asks whether it is removed': async (scene) => {
        await centre.button(scene.page, 'Preguntar ahora').click();
      },
      'wants the form back': unsurePages.wantsForm,
      cancels: (scene) => question(scene).getByRole('button', { name: 'Dejarlo activado' }).click(),
      'the session is lost': sessionCovers.en,
    },
    answers: {
      remove: byCall('member.removeAuthenticator', removeAuthenticatorModel.answers?.remove),
      profile: byCall('member.profile', removeAuthenticatorModel.answers?.profile),
    },
    shows: {
      'form.notDone': unsurePages.notDone,
      unsure: unsurePages.unsure,
      looking: unsurePages.looking,
      'form.editing': ({ page }) => expect(centre.field(page, 'Código de la aplicación')).toBeEditable(),
      'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      sure: (scene) => expect(question(scene)).toBeVisible(),
      removing: (scene) => expect(remove(scene)).toBeDisabled(),
      removed: ({ page }) => expect(centre.done(page, 'Tu autenticador quedó quitado.')).toBeVisible(),
    },
  },
  gaps: {
    browser: {
      '(root) · session.lost -> (stays)': sessionCovers,
      'sure · session.lost -> form': sessionCovers,
    },
  },
  openings: [ofPage('/member/securityCenter/authenticator', { prepare: 'authenticator' })],
});
