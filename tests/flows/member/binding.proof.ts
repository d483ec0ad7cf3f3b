import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { hold, holdNext, openSection } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel, type Example } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { bindingMachine } from '#machines/member/binding.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { password } from '../../kit/journeys/ui.ts';
import { unsurePages } from '../../kit/journeys/unsure.ts';
import { endedToken, late, lost, refusal } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { profile } from '../../kit/models/profile.ts';
import { outlivesNone, sessionCovers, sessionLost } from '../../kit/models/session-lost.ts';
import { neverCalledRefused, unheard } from '../../kit/models/unheard.ts';

const shown = '+56 •••4568';
const filled = ['picks a country', 'types a number', 'types the code', 'types the sign-in password'];
const lostOnce = [...filled, 'submits', 'bind: lost'];
const asked = [...lostOnce, 'asks whether it was bound'];

const refused = [...filled, 'submits', 'bind: number refused'];
const notDone = [...asked, 'profile: nothing is bound'];

const bindingModel = defineModel({
  id: 'binding',
  machine: bindingMachine,
  inputs: { 'a number': { kind: 'mobile' }, 'an address': { kind: 'email' } },
  events: {
    'types a number': { type: 'field.changed', field: 'target', value: '961234568' },
    'types an address': { type: 'field.changed', field: 'target', value: 'ana@casa.example' },
    'picks a country': { type: 'country.picked', dialing: { code: '56', digits: [9] } },
    'asks for a code': { type: 'code.asked' },
    'types the code': { type: 'field.changed', field: 'code', value: secrets.code },
    'types the sign-in password': { type: 'field.changed', field: 'password', value: secrets.password },
    submits: { type: 'submitted', bound: null },
    'submits while a look-alike is bound': { type: 'submitted', bound: shown },
    'asks whether it was bound': { type: 'outcome.asked' },
    'wants the form back': { type: 'form.wanted' },
    ...sessionLost,
  },
  fromOutside: ['the session is lost'],
  answers: {
    bind: {
      bound: { done: null },
      'code wrong': refusal('CODE_WRONG'),
      'number refused': refusal('PHONE_INVALID'),
      'session over': endedToken,
      ...unheard,
    },
    profile: {
      'the number is bound': { done: { ...profile, mobile: shown } },
      'the address is bound': { done: { ...profile, email: 'a•••@casa.example' } },
      'another number is bound': { done: { ...profile, mobile: '+56 •••4569' } },
      'nothing is bound': { done: profile },
      lost,
      late,
    },
  },
  project: ({ kind, fields, dialing, problems, failure, bound, doubted }) => ({
    kind,
    target: fields.target,
    typed: [fields.code !== '', fields.password !== ''],
    dialing: dialing.code,
    problems: Object.values(problems).filter((problem) => problem !== undefined).length,
    failure: failure?.code ?? failure?.kind ?? null,
    bound,
    doubted,
  }),
  properties: [
    {
      name: 'a code is asked for only with a number or an address that can be one',
      fault: { 'states/form/on/code.asked/0/guard': undefined },
      edge: ({ from, effects }) => {
        const { kind, fields, dialing } = from.snapshot.context;
        const fits =
          kind === 'mobile'
            ? /^\d+$/.test(fields.target) && dialing.code !== ''
            : fields.target.includes('@');
        return fits || effects.emitted.every(({ type }) => type !== 'code.wanted');
      },
    },
    {
      name: 'an incomplete form is not sent',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'bind') ||
        Object.values(from.snapshot.context.fields).every((value) => value !== ''),
    },
    {
      name: 'a form that shows a refusal also says why',
      fault: { 'states/form/on/code.asked/0/target': undefined },
      state: ({ snapshot }) => !snapshot.matches({ form: 'refused' }) || snapshot.context.failure !== null,
    },
    {
      name: 'no password or code stays in memory after the flow ends',
      fault: { 'states/bound/entry': undefined },
      state: ({ snapshot }) =>
        snapshot.status !== 'done' || holdsNone(snapshot.context, [secrets.password, secrets.code]),
    },
    outlivesNone(secrets.password, secrets.code),
    neverCalledRefused(bindingMachine, { 'states/submitting/invoke/onError/0/guard': () => false }),
    {
      name: 'only the gateway’s word makes it bound, and never one that would also be true without this binding',
      fault: {
        'states/looking/invoke/onDone/1/guard': () => false,
        'states/looking/invoke/onDone/2/target': 'bound',
      },
      edge: ({ from, step, to }) => {
        if (!to.snapshot.matches('bound') || step.name === 'bound') return true;
        const { kind, fields, bound } = from.snapshot.context;
        if (kind === 'mobile')
          return step.name === 'the number is bound' && fields.target === '961234568' && bound === null;
        return step.name === 'the address is bound' && fields.target === 'ana@casa.example';
      },
    },
    {
      name: 'a code is not called wrong while a binding of unknown outcome may have used it',
      fault: { 'states/unsure/entry': undefined },
      path: {
        start: '',
        // Whether it was sent and its outcome is unknown.
        next: (open: string, { from, step, to: { snapshot } }) => {
          if (open !== '' && snapshot.hasTag('refused') && step.name === 'code wrong') return false;
          if (from.snapshot.matches('looking') && snapshot.matches('form')) return '';
          return open !== '' || (step.kind === 'answer' && step.actor === 'bind' && step.name in unheard)
            ? 'open'
            : '';
        },
      },
    },
    {
      name: 'the profile is read again after a binding, however the page learned of it',
      fault: { 'states/looking/invoke/onDone/0/actions': undefined },
      edge: ({ to, effects }) =>
        !to.snapshot.matches('bound') || effects.emitted.some(({ type }) => type === 'stale'),
    },
  ],
  examples: [
    { name: 'a binding without an answer is shown as unknown', way: lostOnce, leads: 'unsure' },
    {
      name: 'a binding that the gateway shows is done',
      way: [...asked, 'profile: the number is bound'],
      leads: 'bound',
    },
    {
      name: 'a binding that the gateway does not show may be sent again, as it was typed',
      way: [...asked, 'profile: nothing is bound'],
      leads: 'form.notDone',
      and: ({ to: { snapshot } }) => snapshot.context.fields.target === '961234568',
    },
    {
      name: 'another bound number is not this one',
      way: [...asked, 'profile: another number is bound'],
      leads: 'form.notDone',
    },
    {
      name: 'a bound number that looked the same before proves nothing',
      way: [
        ...filled,
        'submits while a look-alike is bound',
        'bind: lost',
        'asks whether it was bound',
        'profile: the number is bound',
      ],
      leads: 'unsure',
    },
    {
      name: 'a gateway that can’t be asked leaves the outcome unknown',
      way: [...asked, 'profile: lost'],
      leads: 'unsure',
    },
    {
      name: 'the form is shown again, as it was typed',
      way: [...lostOnce, 'wants the form back'],
      leads: 'form.editing',
    },
    {
      name: 'a wrong code after an unanswered binding may have been used by that binding, and the page says so',
      way: [...lostOnce, 'wants the form back', 'submits', 'bind: code wrong'],
      leads: 'unsure',
    },
    {
      name: 'a code is called wrong once the gateway has said that nothing was bound',
      way: [...asked, 'profile: nothing is bound', 'submits', 'bind: code wrong'],
      leads: 'form.refused',
    },

    ...[
      { at: 'form.editing', way: [] },
      { at: 'form.refused', way: refused },
      { at: 'form.notDone', way: notDone },
    ].flatMap(({ at, way }): Example<typeof bindingMachine>[] => [
      {
        name: `what was said stays while the form is typed in, the session is lost and something is missing (${at})`,
        way: [...way, 'types a number', 'picks a country', 'the session is lost', 'submits'],
        leads: at,
        and: ({ to }) => to.snapshot.context.problems.code !== undefined,
      },
      {
        name: `no code is asked for by what is no number, which is marked (${at})`,
        way: [...way, 'types an address', 'asks for a code'],
        leads: at,
        and: ({ to, effects }) =>
          to.snapshot.context.problems.target !== undefined && effects.emitted.length === 0,
      },
      {
        name: `a code is asked for, and what was said before is gone (${at})`,
        way: [...way, 'types a number', 'picks a country', 'asks for a code'],
        leads: 'form.editing',
        and: ({ to, effects }) =>
          to.snapshot.context.failure === null && effects.emitted.some(({ type }) => type === 'code.wanted'),
      },
    ]),
    {
      name: 'a refusal is gone once the form is sent again',
      way: [...refused, 'submits'],
      leads: 'submitting',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    { name: 'a binding is the end', way: [...filled, 'submits', 'bind: bound'], leads: 'bound' },
  ],
});

const submit = ({ page }: Scene) => centre.region(page).getByRole('button', { name: /^Vincular/ });
const code = ({ page }: Scene) => centre.region(page).getByLabel(/^Código por/);

/** The first use of the number picks the shown country, so a tour picks it before. */
const settled = ({ context }: AnyMachineSnapshot) => context.kind === 'email' || context.dialing.code !== '';
const target = (text: string) => ({
  when: settled,
  how: async ({ page }: Scene) => {
    const number = centre.field(page, 'Número de celular');
    await number.or(centre.field(page, 'Correo')).fill(text);
  },
});
const begin = (section: 'mobile' | 'email') => async (scene: Scene) => {
  await hold(scene, 'member.bind', 'member.sendBindingCode');
  await openSection(scene, section);
};

export const bindingProof = defineProof(bindingModel, {
  browser: {
    starts: { 'a number': begin('mobile'), 'an address': begin('email') },
    events: {
      'types a number': target('961234568'),
      'types an address': target('ana@casa.example'),
      'picks a country': {
        when: ({ context }) => context.kind === 'mobile' && context.dialing.code === '',
        how: ({ page }) => centre.field(page, 'País').selectOption({ label: 'Chile (+56)' }),
      },
      'asks for a code': {
        when: settled,
        how: async (scene) => {
          await centre.button(scene.page, 'Enviar código').click();
          const wrong = centre.region(scene.page).locator('[aria-invalid]');
          const sent = async () => (await scene.sandbox.waiting()).includes('member.sendBindingCode');
          await expect.poll(async () => (await sent()) || (await wrong.count()) > 0).toBe(true);
          if (!(await sent())) return;
          // No minutes to wait: a tour asks more than once.
          const value = { expiredMinutes: 0 };
          await scene.sandbox.release('member.sendBindingCode', {
            status: 200,
            body: { success: true, value },
          });
        },
      },
      'types the code': (scene) => code(scene).fill('123456'),
      'types the sign-in password': ({ page }) => centre.field(page, 'Contraseña de acceso').fill(password),
      submits: (scene) => submit(scene).click(),
      'submits while a look-alike is bound':
        'the member of the tour has a number that looks like no other: the wire shows it',
      'asks whether it was bound': async (scene) => {
        await holdNext(scene, 'member.profile');
        await centre.button(scene.page, 'Preguntar ahora').click();
      },
      'wants the form back': unsurePages.wantsForm,
      'the session is lost': sessionCovers.en,
    },
    answers: {
      profile: byCall('member.profile', bindingModel.answers?.profile),
      bind: {
        ...byCall('member.bind', bindingModel.answers?.bind),
        'session over':
          'a token that is refused opens the login over the form: the journey of SES-03 shows it',
      },
    },
    shows: {
      'form.notDone': unsurePages.notDone,
      unsure: unsurePages.unsure,
      looking: unsurePages.looking,
      'form.editing': (scene) => expect(code(scene)).toBeEditable(),
      'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      submitting: (scene) => expect(submit(scene)).toBeDisabled(),
      bound: ({ page }) => expect(centre.done(page, 'quedó vinculado')).toBeVisible(),
    },
  },
  gaps: {
    browser: {
      '(root) · session.lost -> (stays)': sessionCovers,
      'looking · profile done [1] if unclear -> unsure': {
        en: 'the member of the tour has a number that looks like no other: the wire shows it',
        es: 'el número de quien hace el recorrido no se parece a ningún otro: lo muestra la red',
      },
    },
  },
  openings: [ofPage('/member/securityCenter/email', { input: 'an address' })],
});
