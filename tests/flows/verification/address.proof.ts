import { expect } from '@playwright/test';
import { freeze, hold, open } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { addressMachine } from '#machines/verification/address.machine.ts';
import { ui } from '../../kit/journeys/ui.ts';
import { late, lost, mustChange, refusal, restriction } from '../../kit/models/failures.ts';
import { holdsNone, person } from '../../kit/models/people.ts';
import { neverCalledRefused, unheard } from '../../kit/models/unheard.ts';

const typed = '735942';
const byMobile = ['learnWays: three ways', 'picks the mobile number'];
const refused = [...byMobile, 'types', 'submits', 'sendAnswer: wrong code'];
const lostOnce = ['learnWays: three ways', 'picks the bank account', 'types', 'submits', 'sendAnswer: lost'];
const every = [
  { way: 'mobile', hint: '•••4567' },
  { way: 'email', hint: 'n•••@•••.example' },
  { way: 'bank', hint: '' },
] as const;

const addressModel = defineModel({
  id: 'address',
  machine: addressMachine,
  inputs: { 'a new address': undefined },
  events: {
    'asks again': { type: 'retry.clicked' },
    'picks the mobile number': { type: 'way.picked', way: 'mobile' },
    'picks the e-mail address': { type: 'way.picked', way: 'email' },
    'picks the bank account': { type: 'way.picked', way: 'bank' },
    'picks the authenticator': { type: 'way.picked', way: 'authenticator' },
    'picks another way': { type: 'way.left' },
    types: { type: 'answer.changed', value: typed },
    'empties the field': { type: 'answer.changed', value: ' ' },
    'asks for a code': { type: 'code.asked' },
    submits: { type: 'submitted' },
    'asks whether it is verified': { type: 'outcome.asked' },
  },
  answers: {
    learnWays: {
      'three ways': { done: { ways: [...every] } },
      'the authenticator': { done: { ways: [{ way: 'authenticator', hint: '' }] } },
      'no way': { done: { ways: [] } },
      lost,
      late,
    },
    sendAnswer: {
      right: { done: { token: 'planted-token' } },
      'wrong code': refusal('CODE_WRONG'),
      'wrong name': refusal('ANSWER_WRONG'),
      'code too old': refusal('CODE_EXPIRED'),
      ...unheard,
    },
    memberInfo: {
      free: { done: person(0) },
      'the password is next': mustChange,
      'not verified': restriction('MUST_VERIFY'),
      lost,
      late,
    },
  },
  project: ({ ways, way, answer, missing, failure }) => ({
    ways: ways.map((open) => open.way).join(),
    way,
    answer: answer.trim() !== '' ? 'typed' : answer,
    missing,
    failure: failure?.code ?? failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'an address is verified only by the gateway’s word',
      fault: { 'states/submitting/invoke/onError/1/target': 'verified' },
      edge: ({ step, to }) =>
        !to.snapshot.matches('verified') || ['right', 'free', 'the password is next'].includes(step.name),
    },
    {
      name: 'W10 a verified address makes the product read everything again at once, and nothing else does',
      fault: { 'states/submitting/invoke/onDone/actions': undefined },
      edge: ({ to, effects }) =>
        to.snapshot.matches('verified') ===
        effects.emitted.some((event) => event.type === 'stale' && event.reads === 'all'),
    },
    {
      name: 'the person can take only a way that the gateway offers',
      fault: { 'states/choosing/on/way.picked/guard': undefined },
      state: ({ snapshot: { context } }) =>
        context.way === null || context.ways.some(({ way }) => way === context.way),
    },
    {
      name: 'the failure is dropped once the ways arrive, even if there are none',
      fault: { 'states/loading/invoke/onDone/0/actions': undefined },
      state: ({ snapshot }) =>
        !(snapshot.matches('without') || snapshot.matches('choosing')) || snapshot.context.failure === null,
    },
    {
      name: 'an empty answer is not sent',
      fault: { 'states/answering/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'sendAnswer') || from.snapshot.context.answer.trim() !== '',
    },
    {
      name: 'a code is asked for only in a way that sends one, and for the way in use',
      fault: { 'states/answering/on/code.asked/guard': undefined },
      edge: ({ from, effects }) =>
        effects.emitted.every(
          (event) =>
            event.type !== 'code.wanted' ||
            (event.purpose === 'address' && event.input.way === from.snapshot.context.way),
        ),
    },
    {
      name: 'typed text is kept when the gateway says no',
      fault: {
        'states/submitting/invoke/onError/1/actions': 'forgetAnswer',
      },
      edge: ({ from, to }) =>
        !from.snapshot.matches('submitting') ||
        !to.snapshot.matches('answering') ||
        to.snapshot.context.answer === from.snapshot.context.answer,
    },
    {
      name: 'no answer stays in memory after the end or after another way is picked',
      fault: { 'states/verified/entry': undefined },
      state: ({ snapshot }) =>
        (snapshot.status !== 'done' && !snapshot.matches('choosing')) || holdsNone(snapshot.context, [typed]),
    },
    neverCalledRefused(addressMachine, { 'states/submitting/invoke/onError/0/guard': () => false }),
  ],
  examples: [
    {
      name: 'an answer without a reply asks the session at once',
      way: lostOnce,
      leads: 'unsure.asking',
    },
    {
      name: 'a free session means that the address is verified',
      way: [...lostOnce, 'memberInfo: free'],
      leads: 'verified',
    },
    {
      name: 'a session that must change its password next means so, too',
      way: [...lostOnce, 'memberInfo: the password is next'],
      leads: 'verified',
    },
    {
      name: 'a session that is not verified shows its form again, as it was typed',
      way: [...lostOnce, 'memberInfo: not verified'],
      leads: 'answering.notDone',
      and: ({ to: { snapshot } }) => snapshot.context.answer === typed,
    },
    {
      name: 'a session that can’t be asked leaves the outcome unknown, and may be asked again',
      way: [...lostOnce, 'memberInfo: lost', 'asks whether it is verified'],
      leads: 'unsure.asking',
    },
    {
      name: 'until then the outcome is unknown',
      way: [...lostOnce, 'memberInfo: lost'],
      leads: 'unsure.explained',
    },
    {
      name: 'ways that did not come are asked for after ten seconds, and the page says why they did not',
      way: ['learnWays: lost'],
      leads: 'failed',
      and: ({ to }) =>
        to.snapshot.context.failure?.kind === 'network' && to.timers.some(({ delay }) => delay === 10_000),
    },
    {
      name: 'ways that did not come are asked for by itself and on request',
      way: [
        'learnWays: lost',
        'after waysRetry (failed)',
        'learnWays: late',
        'asks again',
        'learnWays: three ways',
      ],
      leads: 'choosing',
    },
    {
      name: 'where no way is open, the ways can be asked for again',
      way: ['learnWays: no way', 'asks again'],
      leads: 'loading',
    },
    {
      name: 'a code is sent on request',
      way: [...byMobile, 'types', 'asks for a code'],
      leads: 'answering.editing',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'code.wanted'),
    },
    {
      name: 'a refusal stays to be read while the answer is corrected and a code is asked for',
      way: [...refused, 'types', 'asks for a code'],
      leads: 'answering.refused',
      and: ({ to }) => to.snapshot.context.failure?.code === 'CODE_WRONG',
    },
    {
      name: 'an empty answer is marked',
      way: [...byMobile, 'empties the field', 'submits'],
      leads: 'answering.editing',
      and: ({ to }) => to.snapshot.context.missing,
    },
    {
      name: 'an empty answer after a refusal is marked, beside the refusal',
      way: [...refused, 'empties the field', 'submits'],
      leads: 'answering.refused',
      and: ({ to }) => to.snapshot.context.missing,
    },
    {
      name: 'a refusal is gone once an answer is sent again',
      way: [...refused, 'submits'],
      leads: 'submitting',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    { name: 'another way can be picked', way: [...refused, 'picks another way'], leads: 'choosing' },
  ],
});

const dialog = ({ page }: Scene) => ui.addressDialog(page);
const press = (scene: Scene, name: string) => dialog(scene).getByRole('button', { name }).click();
const unsure = (scene: Scene) =>
  dialog(scene).getByRole('status').filter({ hasText: 'No sabemos si se hizo' });
const field = (scene: Scene) => dialog(scene).getByRole('textbox');

export const addressProof = defineProof(addressModel, {
  browser: {
    starts: {
      'a new address': async (scene) => {
        const token = await scene.sandbox.tokenOf('newip1');
        await hold(scene, 'verification.addressWays', 'verification.addressAnswer');
        await scene.page.addInitScript((kept) => sessionStorage.setItem('token', kept), token);
        await open(scene);
        await expect(dialog(scene)).toBeVisible();
        // The sandbox knows of no answer that a tour made up: who is in after it is not asked to an end.
        await hold(scene, 'member.info');
        await freeze(scene);
      },
    },
    events: {
      'asks again': (scene) => press(scene, 'Reintentar'),
      'picks the mobile number': (scene) => press(scene, 'Código por SMS'),
      'picks the e-mail address': (scene) => press(scene, 'Código por correo'),
      'picks the bank account': (scene) => press(scene, 'Titular de tu cuenta bancaria'),
      'picks the authenticator': (scene) => press(scene, 'Aplicación de autenticación'),
      'picks another way': (scene) => press(scene, 'Elegir otra forma'),
      types: (scene) => field(scene).fill(typed),
      'empties the field': (scene) => field(scene).fill(' '),
      'asks for a code': {
        when: ({ context }) => context.way === 'mobile' || context.way === 'email',
        how: (scene) =>
          dialog(scene)
            .getByRole('button', { name: /Enviar código|Enviando|Espera/ })
            .dispatchEvent('click'),
      },
      submits: (scene) => press(scene, 'Confirmar'),
      'asks whether it is verified': (scene) => press(scene, 'Preguntar ahora'),
    },
    answers: {
      learnWays: byCall('verification.addressWays', addressModel.answers?.learnWays),
      memberInfo: byCall('member.info', addressModel.answers?.memberInfo),
      sendAnswer: byCall('verification.addressAnswer', addressModel.answers?.sendAnswer),
    },
    shows: {
      'answering.notDone': (scene) =>
        expect(dialog(scene).getByText('No consta que se hiciera.')).toBeVisible(),
      'unsure.asking': (scene) => expect(unsure(scene)).toContainText('Preguntamos si ya'),
      'unsure.explained': (scene) => expect(unsure(scene)).toContainText('vuelve a iniciar sesión'),
      loading: (scene) => expect(dialog(scene).getByText('Buscando las formas')).toBeAttached(),
      failed: (scene) => expect(dialog(scene).getByRole('alert')).toContainText('Seguimos intentando'),
      without: (scene) => expect(dialog(scene).getByRole('alert')).toContainText('atención al cliente'),
      choosing: (scene) => expect(dialog(scene).getByRole('list')).toBeVisible(),
      'answering.editing': (scene) => expect(field(scene)).toBeEditable(),
      'answering.refused': (scene) => expect(dialog(scene).getByRole('alert')).toBeVisible(),
      submitting: (scene) => expect(dialog(scene).getByRole('button', { name: 'Confirmar' })).toBeDisabled(),
      verified: (scene) => expect(dialog(scene)).toBeHidden(),
    },
  },
});
