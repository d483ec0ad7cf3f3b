import { expect } from '@playwright/test';
import { hold, openSection } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { withdrawPasswordMachine } from '#machines/member/withdraw-password.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { password } from '../../kit/journeys/ui.ts';
import { unsureInCentre, unsurePages } from '../../kit/journeys/unsure.ts';
import { endedToken, refusal } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { outlivesNone, sessionCovers, sessionLost } from '../../kit/models/session-lost.ts';
import { neverCalledRefused, unheard } from '../../kit/models/unheard.ts';

const digits = '802461';
const sent = ['types the sign-in password', 'types new digits', 'types the new digits again', 'submits'];
const again = [...sent, 'setPassword: lost', 'wants the form back', 'submits'];

const refused = [...sent, 'setPassword: the same as before'];

const withdrawPasswordModel = defineModel({
  id: 'withdrawPassword',
  machine: withdrawPasswordMachine,
  events: {
    'types the sign-in password': { type: 'field.changed', field: 'password', value: secrets.password },
    'types new digits': { type: 'field.changed', field: 'newPassword', value: digits },
    'types the new digits again': { type: 'field.changed', field: 'confirmNewPassword', value: digits },
    submits: { type: 'submitted' },
    'wants the form back': { type: 'form.wanted' },
    ...sessionLost,
  },
  fromOutside: ['the session is lost'],
  answers: {
    setPassword: {
      set: { done: null },
      'password wrong': refusal('PASSWORD_WRONG'),
      'the same as before': refusal('PASSWORD_SAME'),
      'session over': endedToken,
      ...unheard,
    },
  },
  project: ({ fields, problems, failure, doubted }) => ({
    typed: Object.values(fields).map((value) => value !== ''),
    problems: Object.values(problems).filter((problem) => problem !== undefined).length > 0,
    failure: failure?.code ?? failure?.kind ?? null,
    doubted,
  }),
  properties: [
    {
      name: 'an incomplete form is not sent',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'setPassword') ||
        Object.values(from.snapshot.context.fields).every((value) => value !== ''),
    },
    {
      name: 'nothing is sent while an answer is pending',
      fault: {
        'states/submitting/on': { submitted: { target: 'submitting', reenter: true } },
      },
      edge: ({ from, step, effects }) =>
        !from.snapshot.matches('submitting') || step.kind === 'answer' || effects.started.length === 0,
    },
    {
      name: 'no password or digits stay in memory after the flow ends',
      fault: { 'states/set/entry': undefined },
      state: ({ snapshot }) =>
        snapshot.status !== 'done' || holdsNone(snapshot.context, [secrets.password, digits]),
    },
    {
      name: 'the profile is read again once a withdraw password is set',
      fault: { 'states/submitting/invoke/onDone/actions': undefined },
      edge: ({ to, effects }) =>
        !to.snapshot.matches('set') || effects.emitted.some(({ type }) => type === 'stale'),
    },
    outlivesNone(secrets.password, digits),
    neverCalledRefused(withdrawPasswordMachine, {
      'states/submitting/invoke/onError/0/guard': () => false,
    }),
    {
      name: 'new digits count as set only by the gateway’s yes, or when it finds them in force after an unknown outcome',
      fault: { 'states/submitting/invoke/onError/1/guard': undefined },
      path: {
        start: '',
        // Whether they were sent and their outcome is unknown.
        next: (open: string, { step, to: { snapshot } }) => {
          const holds = step.name === 'the same as before' && open !== '';
          if (snapshot.matches('set') && step.name !== 'set' && !holds) return false;
          return open !== '' || (step.kind === 'answer' && step.name in unheard) ? 'open' : '';
        },
      },
    },
  ],
  examples: [
    {
      name: 'digits without an answer are shown as unknown',
      way: [...sent, 'setPassword: lost'],
      leads: 'unsure',
    },
    {
      name: 'the form is shown again, as it was typed',
      way: [...sent, 'setPassword: lost', 'wants the form back'],
      leads: 'form.editing',
      and: ({ to: { snapshot } }) => snapshot.context.fields.newPassword === digits,
    },
    {
      name: 'digits that are already in force on the second sending were set by the first',
      way: [...again, 'setPassword: the same as before'],
      leads: 'set',
    },
    {
      name: 'a sign-in password that is wrong the second time is called wrong, because nothing changed it',
      way: [...again, 'setPassword: password wrong'],
      leads: 'form.refused',
    },
    {
      name: 'digits that are already in force are refused the first time',
      way: [...sent, 'setPassword: the same as before'],
      leads: 'form.refused',
    },

    { name: 'nothing is refused while digits are typed', way: ['types new digits'], leads: 'form.editing' },
    {
      name: 'what is missing is marked',
      way: ['submits'],
      leads: 'form.editing',
      and: ({ to }) => to.snapshot.context.problems.password !== undefined,
    },
    {
      name: 'a refusal stays to be read while digits are typed, the session is lost and something is missing',
      way: [...refused, 'types new digits', 'the session is lost', 'submits'],
      leads: 'form.refused',
      and: ({ to: { snapshot } }) =>
        snapshot.context.failure?.code === 'PASSWORD_SAME' &&
        snapshot.context.problems.password !== undefined,
    },
    {
      name: 'a refusal is gone once the digits are sent again',
      way: [...refused, 'submits'],
      leads: 'submitting',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    { name: 'digits that are set are the end', way: [...sent, 'setPassword: set'], leads: 'set' },
  ],
});

const submit = ({ page }: Scene) => centre.button(page, 'Guardar los seis dígitos');

export const withdrawPasswordProof = defineProof(withdrawPasswordModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'member.setWithdrawPassword');
        await openSection(scene, 'withdrawPassword');
      },
    },
    events: {
      'types the sign-in password': ({ page }) => centre.field(page, 'Contraseña de acceso').fill(password),
      'types new digits': ({ page }) => centre.field(page, 'Seis dígitos nuevos').fill('802461'),
      'types the new digits again': ({ page }) =>
        centre.field(page, 'Repite los seis dígitos').fill('802461'),
      submits: (scene) => submit(scene).click(),
      'wants the form back': unsurePages.wantsForm,
      'the session is lost': sessionCovers.en,
    },
    answers: {
      setPassword: {
        ...byCall('member.setWithdrawPassword', withdrawPasswordModel.answers?.setPassword),
        'session over':
          'a token that is refused opens the login over the form: the journey of SES-03 shows it',
      },
    },
    shows: {
      unsure: ({ page }) => expect(unsureInCentre(page)).toContainText('Guárdalos otra vez'),
      'form.editing': ({ page }) => expect(centre.field(page, 'Seis dígitos nuevos')).toBeEditable(),
      'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      submitting: (scene) => expect(submit(scene)).toBeDisabled(),
      set: ({ page }) => expect(centre.done(page, 'Tu contraseña de retiro quedó guardada.')).toBeVisible(),
    },
  },
  gaps: {
    browser: {
      '(root) · session.lost -> (stays)': sessionCovers,
    },
  },
  openings: [ofPage('/member/securityCenter/withdrawPassword')],
});
