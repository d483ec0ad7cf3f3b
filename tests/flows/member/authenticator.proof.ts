import { expect } from '@playwright/test';
import { hold, holdNext, openSection } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { authenticatorMachine } from '#machines/member/authenticator.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { password } from '../../kit/journeys/ui.ts';
import { unsurePages } from '../../kit/journeys/unsure.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { profile } from '../../kit/models/profile.ts';
import { outlivesNone, sessionCovers, sessionLost } from '../../kit/models/session-lost.ts';
import { neverCalledRefused, unheard } from '../../kit/models/unheard.ts';

const secret = 'PLANTEDTOTPSECRET234567';
const code = '135792';
const given = ['types the sign-in password', 'submits'];
const refused = [...given, 'begin: password wrong'];
const begun = [...given, 'begin: begun'];
const sent = [...begun, 'types a code', 'submits'];
const wrong = [...sent, 'confirm: code wrong'];
const lostOnce = [...sent, 'confirm: lost'];
const asked = [...lostOnce, 'asks whether it is in force'];

const authenticatorModel = defineModel({
  id: 'authenticator',
  machine: authenticatorMachine,
  events: {
    'types the sign-in password': { type: 'field.changed', field: 'password', value: secrets.password },
    'types a code': { type: 'field.changed', field: 'code', value: '135 792' },
    'types blanks for a password': { type: 'field.changed', field: 'password', value: ' ' },
    'types a code with spaces of other kinds': {
      type: 'field.changed',
      field: 'code',
      value: '135\u00a0792\u00a0',
    },
    'empties the code': { type: 'field.changed', field: 'code', value: '' },
    submits: { type: 'submitted' },
    'starts over': { type: 'restarted' },
    'asks whether it is in force': { type: 'outcome.asked' },
    'wants the form back': { type: 'form.wanted' },
    ...sessionLost,
  },
  fromOutside: ['the session is lost'],
  answers: {
    begin: {
      begun: { done: { secret, uri: `otpauth://totp/ana?secret=${secret}` } },
      'password wrong': refusal('PASSWORD_WRONG'),
      lost,
      late,
    },
    confirm: { right: { done: null }, 'code wrong': refusal('CODE_WRONG'), ...unheard },
    profile: {
      'in force': { done: { ...profile, authenticatorSet: true } },
      'none is in force': { done: profile },
      lost,
      late,
    },
  },
  project: ({ fields, begun, problems, failure, doubted }) => ({
    typed: Object.values(fields),
    begun: begun !== null,
    problems: Object.values(problems).filter((problem) => problem !== undefined).length > 0,
    failure: failure?.code ?? failure?.kind ?? null,
    doubted,
  }),
  properties: [
    {
      name: 'the gateway makes no secret without the password',
      fault: { 'states/asking/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'begin') ||
        from.snapshot.context.fields.password.trim() !== '',
    },
    {
      name: 'the password is forgotten as soon as the gateway accepts it',
      fault: { 'states/beginning/invoke/onDone/actions': 'clearFailure' },
      edge: ({ step, to }) => step.name !== 'begun' || holdsNone(to.snapshot.context, [secrets.password]),
    },
    {
      name: 'a code is sent as six digits, without the spaces typed between or after them',
      fault: { 'states/showing/on/submitted/0/guard': undefined },
      edge: ({ effects }) =>
        effects.started.every(
          ({ id, input }) => id !== 'confirm' || /^\d{6}$/.test((input as { code: string }).code),
        ),
    },
    {
      name: 'the page shows an authenticator in force only after a right first code or the gateway’s word',
      fault: { 'states/confirming/invoke/onError/1/target': 'set' },
      edge: ({ step, to }) => !to.snapshot.matches('set') || ['right', 'in force'].includes(step.name),
    },
    {
      name: 'no secret, password or code stays in memory after the flow ends',
      fault: { 'states/set/entry': undefined },
      state: ({ snapshot }) =>
        snapshot.status !== 'done' ||
        holdsNone(snapshot.context, [secret, secrets.password, code, '135 792']),
    },
    {
      name: 'a secret that is shown does not wait behind the login',
      fault: { 'states/showing/on/session.lost': undefined },
      edge: ({ from, step, to }) =>
        step.name !== 'the session is lost' ||
        !from.snapshot.matches('showing') ||
        holdsNone(to.snapshot.context, [secret]),
    },
    {
      name: 'starting over removes the old secret',
      fault: { 'states/showing/on/restarted/actions': undefined },
      state: ({ snapshot }) => !snapshot.matches('asking') || snapshot.context.begun === null,
    },
    outlivesNone(secrets.password, code, '135 792'),
    neverCalledRefused(authenticatorMachine, {
      'states/confirming/invoke/onError/0/guard': () => false,
    }),
    {
      name: 'the profile is read again once the authenticator is in force, however the page learned it',
      fault: { 'states/looking/invoke/onDone/0/actions': undefined },
      edge: ({ to, effects }) =>
        !to.snapshot.matches('set') || effects.emitted.some(({ type }) => type === 'stale'),
    },
  ],
  examples: [
    { name: 'a first code without an answer is shown as unknown', way: lostOnce, leads: 'unsure' },
    {
      name: 'an authenticator that the gateway shows in force is done',
      way: [...asked, 'profile: in force'],
      leads: 'set',
    },
    {
      name: 'when none is in force a code may be sent again, for the same secret',
      way: [...asked, 'profile: none is in force'],
      leads: 'showing.notDone',
      and: ({ to: { snapshot } }) => snapshot.context.begun?.secret === secret,
    },
    {
      name: 'a gateway that can’t be asked leaves the outcome unknown',
      way: [...asked, 'profile: lost'],
      leads: 'unsure',
    },
    { name: 'the secret is shown again', way: [...lostOnce, 'wants the form back'], leads: 'showing.open' },
    {
      name: 'a wrong code after an unanswered one may be wrong because of that one, and the page says so',
      way: [...lostOnce, 'wants the form back', 'submits', 'confirm: code wrong'],
      leads: 'unsure',
    },
    {
      name: 'a code is called wrong once the gateway has said that none is in force',
      way: [...asked, 'profile: none is in force', 'submits', 'confirm: code wrong'],
      leads: 'showing.refused',
    },
    {
      name: 'the password is asked for first, and is not kept while the session is lost',
      way: ['types the sign-in password', 'the session is lost'],
      leads: 'asking.open',
      and: ({ to }) => to.snapshot.context.fields.password === '',
    },
    {
      name: 'nothing is refused while a password is typed',
      way: ['types the sign-in password'],
      leads: 'asking.open',
    },
    {
      name: 'a blank password is marked',
      way: ['types blanks for a password', 'submits'],
      leads: 'asking.open',
      and: ({ to }) => to.snapshot.context.problems.password !== undefined,
    },
    {
      name: 'a wrong password stays to be read, also while a blank one is marked',
      way: [...refused, 'types blanks for a password', 'submits'],
      leads: 'asking.refused',
      and: ({ to: { snapshot } }) =>
        snapshot.context.failure?.code === 'PASSWORD_WRONG' &&
        snapshot.context.problems.password !== undefined,
    },
    {
      name: 'a refusal is gone once the password is sent again',
      way: [...refused, 'submits'],
      leads: 'beginning',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    {
      name: 'a missing code is marked',
      way: [...begun, 'types a code', 'empties the code', 'submits'],
      leads: 'showing.open',
      and: ({ to }) => to.snapshot.context.problems.code !== undefined,
    },
    {
      name: 'a wrong code stays to be read, also while a missing one is marked',
      way: [...wrong, 'empties the code', 'submits'],
      leads: 'showing.refused',
      and: ({ to: { snapshot } }) =>
        snapshot.context.failure?.code === 'CODE_WRONG' && snapshot.context.problems.code !== undefined,
    },
    {
      name: 'what did not happen stays to be read, also while a missing code is marked',
      way: [...asked, 'profile: none is in force', 'empties the code', 'submits'],
      leads: 'showing.notDone',
      and: ({ to }) => to.snapshot.context.problems.code !== undefined,
    },
    {
      name: 'a wrong code is gone once another is sent',
      way: [...wrong, 'submits'],
      leads: 'confirming',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    { name: 'starting over asks for the password', way: [...begun, 'starts over'], leads: 'asking.open' },
    {
      name: 'after a lost session the password is asked for again',
      way: [...begun, 'the session is lost'],
      leads: 'asking.open',
    },
    { name: 'a right first code is the end', way: [...sent, 'confirm: right'], leads: 'set' },
  ],
});

const next = ({ page }: Scene) => centre.region(page).getByRole('button', { name: /^(Empezar|Activar)$/ });

export const authenticatorProof = defineProof(authenticatorModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'member.beginAuthenticator', 'member.confirmAuthenticator');
        await openSection(scene, 'authenticator');
      },
    },
    events: {
      'types the sign-in password': {
        when: ({ context }) => context.begun === null,
        how: ({ page }) => centre.field(page, 'Contraseña de acceso').fill(password),
      },
      'types a code': {
        when: ({ context }) => context.begun !== null,
        how: ({ page }) => centre.field(page, 'Código de la aplicación').fill('135 792'),
      },
      'types blanks for a password': {
        when: ({ context }) => context.begun === null,
        how: ({ page }) => centre.field(page, 'Contraseña de acceso').fill(' '),
      },
      'types a code with spaces of other kinds': {
        when: ({ context }) => context.begun !== null,
        how: ({ page }) => centre.field(page, 'Código de la aplicación').fill('135\u00a0792\u00a0'),
      },
      'empties the code': {
        when: ({ context }) => context.begun !== null,
        how: ({ page }) => centre.field(page, 'Código de la aplicación').fill(''),
      },
      submits: (scene) => next(scene).click(),
      'starts over': ({ page }) => centre.button(page, 'Empezar de nuevo').click(),
      'asks whether it is in force': async (scene) => {
        await holdNext(scene, 'member.profile');
        await centre.button(scene.page, 'Preguntar ahora').click();
      },
      'wants the form back': unsurePages.wantsForm,
      'the session is lost': sessionCovers.en,
    },
    answers: {
      begin: byCall('member.beginAuthenticator', authenticatorModel.answers?.begin),
      profile: byCall('member.profile', authenticatorModel.answers?.profile),
      confirm: byCall('member.confirmAuthenticator', authenticatorModel.answers?.confirm),
    },
    shows: {
      'showing.notDone': unsurePages.notDone,
      unsure: unsurePages.unsure,
      looking: unsurePages.looking,
      'asking.open': ({ page }) => expect(centre.field(page, 'Contraseña de acceso')).toBeEditable(),
      'asking.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      beginning: (scene) => expect(next(scene)).toBeDisabled(),
      'showing.open': ({ page }) => expect(centre.region(page).locator('code')).toBeVisible(),
      'showing.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      confirming: (scene) => expect(next(scene)).toBeDisabled(),
      set: ({ page }) => expect(centre.done(page, 'Tu autenticador quedó activado.')).toBeVisible(),
    },
  },
  gaps: {
    browser: {
      '(root) · session.lost -> (stays)': sessionCovers,
      'showing · session.lost -> asking': sessionCovers,
    },
  },
  openings: [ofPage('/member/securityCenter/authenticator')],
});
