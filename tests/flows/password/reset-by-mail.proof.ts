import { expect } from '@playwright/test';
import { hold } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { CallFailure } from '#contract/errors.ts';
import { resetByMailMachine } from '#machines/password/reset-by-mail.machine.ts';
import { ready, ui } from '../../kit/journeys/ui.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { neverCalledRefused, unheard } from '../../kit/models/unheard.ts';

const opened = ['lookUp: still good', 'learnRule: rule'];
const sent = [...opened, 'types a password', 'repeats it', 'submits'];
const refused = [...sent, 'setPassword: rule broken'];

const resetByMailModel = defineModel({
  id: 'renewal',
  machine: resetByMailMachine,
  inputs: { 'opened the link': { ticket: secrets.ticket } },
  events: {
    'types a password': { type: 'field.changed', field: 'newPassword', value: secrets.password },
    'types another one': { type: 'field.changed', field: 'confirmNewPassword', value: secrets.old },
    'repeats it': { type: 'field.changed', field: 'confirmNewPassword', value: secrets.password },
    submits: { type: 'submitted' },
    'wants the form back': { type: 'form.wanted' },
    'wants to sign in': { type: 'exit.clicked', next: 'login' },
    'wants another link': { type: 'exit.clicked', next: 'forgot' },
    closes: { type: 'closed' },
  },
  answers: {
    lookUp: {
      'still good': { done: { usable: true } },
      'used or expired': { done: { usable: false } },
      'asked too often': { error: new CallFailure({ kind: 'limited', code: 'TOO_MANY_REQUESTS' }) },
      lost,
      late,
    },
    learnRule: { rule: { done: { patternId: 'password', minLength: 8, maxLength: 64 } }, lost, late },
    setPassword: {
      set: { done: null },
      'link expired': refusal('TICKET_EXPIRED'),
      'rule broken': refusal('PASSWORD_RULE'),
      ...unheard,
    },
  },
  project: ({ ticket, fields, rule, problems, failure, doubted, next }) => ({
    ticket: ticket !== '',
    typed: [fields.newPassword !== '', fields.confirmNewPassword === fields.newPassword],
    repeated: fields.confirmNewPassword !== '',
    rule: rule !== null,
    problems: Object.values(problems).filter((problem) => problem !== undefined).length > 0,
    failure: failure?.code ?? failure?.kind ?? null,
    doubted,
    next,
  }),
  properties: [
    {
      name: 'a new password is sent only when both fields match',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'setPassword') ||
        (from.snapshot.context.fields.newPassword !== '' &&
          from.snapshot.context.fields.newPassword === from.snapshot.context.fields.confirmNewPassword),
    },
    {
      name: 'no password or ticket stays after the link is used, refused or given up',
      fault: { 'states/renewed/entry': undefined },
      state: ({ snapshot }) =>
        snapshot.matches('lookingUp') ||
        snapshot.matches('learning') ||
        snapshot.matches('form') ||
        snapshot.matches('submitting') ||
        snapshot.matches('unsure') ||
        holdsNone(snapshot.context, [secrets.password, secrets.old, secrets.ticket]),
    },
    {
      name: 'a new password makes the browser forget what it remembered',
      fault: { 'states/submitting/invoke/onDone/actions': undefined },
      edge: ({ to, from, effects }) =>
        !to.snapshot.matches('renewed') ||
        from.snapshot.matches('renewed') ||
        effects.emitted.some(({ type }) => type === 'remembered.forgotten'),
    },
    {
      name: 'PWD-12 a link opens its form and sends a password only until the gateway calls it used or expired',
      fault: { 'states/lookingUp/invoke/onDone/0/guard': undefined },
      edge: ({ step, to }) => step.name !== 'used or expired' || to.snapshot.matches('expired'),
    },
    {
      name: 'an expired link leads to asking for another, and a refused password does not use the link up',
      fault: { 'states/submitting/invoke/onError/1/target': 'form.refused' },
      state: ({ snapshot }) =>
        snapshot.context.failure?.code !== 'TICKET_EXPIRED' || !snapshot.matches('form'),
    },
    neverCalledRefused(resetByMailMachine, { 'states/submitting/invoke/onError/0/guard': () => false }),
    {
      name: 'a link is not called used up while a password of unknown outcome may have been set with it',
      fault: { 'states/unsure/entry': 'tellDoubt' },
      path: {
        start: '',
        // Whether the password was sent and its outcome is unknown.
        next: (open: string, { step, to: { snapshot } }) =>
          !(open !== '' && snapshot.matches('expired')) &&
          (open !== '' || (step.kind === 'answer' && step.actor === 'setPassword' && step.name in unheard)
            ? 'open'
            : ''),
      },
    },
    {
      name: 'the next sign-in hears of a password whose change has an unknown outcome',
      fault: { 'states/unsure/entry': 'keepDoubt' },
      edge: ({ to, effects }) =>
        !to.snapshot.matches('unsure') || effects.emitted.some(({ type }) => type === 'password.doubted'),
    },
  ],
  examples: [
    {
      name: 'a password without an answer is shown as unknown, and leads to signing in',
      way: [...sent, 'setPassword: lost', 'wants to sign in'],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.next === 'login',
    },
    {
      name: 'the form is shown again, as it was typed, and its link with it',
      way: [...sent, 'setPassword: lost', 'wants the form back'],
      leads: 'form.editing',
      and: ({ to: { snapshot } }) =>
        snapshot.context.fields.newPassword === secrets.password &&
        snapshot.context.ticket === secrets.ticket,
    },
    {
      name: 'a used link after an unanswered password may have been used by that one, and the page says so',
      way: [...sent, 'setPassword: lost', 'wants the form back', 'submits', 'setPassword: link expired'],
      leads: 'unsure',
    },
    {
      name: 'a link that is used up the first time is called used up',
      way: [...sent, 'setPassword: link expired'],
      leads: 'expired',
      and: ({ to }) => to.snapshot.context.failure?.code === 'TICKET_EXPIRED',
    },
    {
      name: 'a link that was used before is called used up before anything is typed',
      way: ['lookUp: used or expired'],
      leads: 'expired',
      and: ({ to }) => to.snapshot.context.failure?.code === 'TICKET_EXPIRED',
    },
    {
      name: 'another link can be asked for',
      way: ['lookUp: used or expired', 'wants another link'],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.next === 'forgot',
    },
    {
      name: 'the form comes with the rule of the gateway, once the link was looked up',
      way: opened,
      leads: 'form.editing',
      and: ({ to }) => to.snapshot.context.rule !== null && to.snapshot.context.lookedUp,
    },
    {
      name: 'without an answer about the link or the rule, the form comes all the same',
      way: ['lookUp: lost', 'learnRule: lost'],
      leads: 'form.editing',
    },
    {
      name: 'two passwords that differ are marked, and nothing is sent',
      way: [...opened, 'types a password', 'types another one', 'submits'],
      leads: 'form.editing',
      and: ({ to }) => to.snapshot.context.problems.confirmNewPassword !== undefined,
    },
    {
      name: 'a refusal stays to be read while the password is corrected, also where the two differ',
      way: [...refused, 'types another one', 'submits'],
      leads: 'form.refused',
      and: ({ to: { snapshot } }) =>
        snapshot.context.failure?.code === 'PASSWORD_RULE' &&
        snapshot.context.problems.confirmNewPassword !== undefined,
    },
    {
      name: 'a refusal is gone once the password is sent again',
      way: [...refused, 'submits'],
      leads: 'submitting',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    {
      name: 'whoever has a new password may sign in with it',
      way: [...sent, 'setPassword: set', 'wants to sign in'],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.next === 'login',
    },
    ...[
      { where: 'while the link is looked up', way: [] },
      { where: 'while the rule is fetched', way: ['lookUp: still good'] },
      { where: 'in the form', way: opened },
      { where: 'once the password is set', way: [...sent, 'setPassword: set'] },
      { where: 'where the link is used up', way: ['lookUp: used or expired'] },
    ].map(({ where, way }) => ({
      name: `it can be left ${where}`,
      way: [...way, 'closes'],
      leads: 'ended',
    })),
    { name: 'an unknown outcome may be left', way: [...sent, 'setPassword: lost', 'closes'], leads: 'ended' },
  ],
});

const form = ({ page }: Scene) => ui.renewalDialog(page);
const renewed = ({ page }: Scene) => page.getByRole('dialog', { name: 'Contraseña guardada' });
const expired = ({ page }: Scene) => page.getByRole('dialog', { name: 'El enlace ya no sirve' });
const unsure = ({ page }: Scene) => page.getByRole('dialog', { name: 'No sabemos si se hizo' });
const box = (scene: Scene, name: string) => form(scene).getByLabel(name, { exact: true });
const submit = (scene: Scene) => form(scene).getByRole('button', { name: 'Guardar contraseña' });
const fresh = 'Otra-Clave-2026!';

export const resetByMailProof = defineProof(resetByMailModel, {
  browser: {
    starts: {
      'opened the link': async (scene) => {
        await hold(scene, 'password.ticket', 'password.rule', 'password.resetByTicket');
        await scene.page.goto('/forgot#ticket=planted');
        await ready(scene.page);
        await expect(form(scene)).toBeVisible();
      },
    },
    events: {
      'types a password': (scene) => box(scene, 'Contraseña nueva').fill(fresh),
      'types another one': (scene) => box(scene, 'Repite la contraseña nueva').fill('Y-Otra-Mas-2026!'),
      'repeats it': (scene) => box(scene, 'Repite la contraseña nueva').fill(fresh),
      submits: (scene) => submit(scene).click(),
      'wants to sign in': {
        when: (snapshot) => snapshot.matches('renewed') || snapshot.matches('unsure'),
        how: (scene) =>
          renewed(scene).or(unsure(scene)).getByRole('button', { name: 'Iniciar sesión' }).click(),
      },
      'wants the form back': (scene) =>
        unsure(scene).getByRole('button', { name: 'Volver al formulario' }).click(),
      'wants another link': {
        when: (snapshot) => snapshot.matches('expired'),
        how: (scene) => expired(scene).getByRole('button', { name: 'Pedir otro enlace' }).click(),
      },
      closes: ({ page }) => page.keyboard.press('Escape'),
    },
    answers: {
      lookUp: byCall('password.ticket', resetByMailModel.answers?.lookUp),
      learnRule: byCall('password.rule', resetByMailModel.answers?.learnRule),
      setPassword: byCall('password.resetByTicket', resetByMailModel.answers?.setPassword),
    },
    shows: {
      lookingUp: async (scene) => {
        await expect(form(scene)).toContainText('Comprobando el enlace');
        await expect(submit(scene)).toHaveCount(0);
      },
      learning: (scene) => expect(form(scene)).toBeVisible(),
      'form.editing': (scene) => expect(box(scene, 'Contraseña nueva')).toBeEditable(),
      'form.refused': (scene) => expect(form(scene).getByRole('alert')).toBeVisible(),
      submitting: (scene) => expect(submit(scene)).toHaveAttribute('aria-busy', 'true'),
      unsure: (scene) => expect(unsure(scene)).toContainText('Puede que tu contraseña nueva ya valga'),
      renewed: (scene) => expect(renewed(scene)).toBeVisible(),
      expired: (scene) => expect(expired(scene)).toBeVisible(),
      ended: async (scene) => {
        await expect(form(scene)).toHaveCount(0);
        await expect(renewed(scene)).toHaveCount(0);
        await expect(unsure(scene)).toHaveCount(0);
        await expect(expired(scene)).toHaveCount(0);
      },
    },
  },
});
