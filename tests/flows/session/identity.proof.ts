import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { hold, open } from '#assurance/browser/scenes.ts';
import { byCall, type PageAction, type Scene } from '#assurance/browser/stage.ts';
import { defineModel, type Example } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { identityMachine } from '#machines/session/identity.machine.ts';
import type { IdentityTrouble } from '#machines/session/identity.rules.ts';
import { providerWindow, sayWho } from '../../kit/journeys/provider-window.ts';
import { openLogin } from '../../kit/journeys/ui.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';
import { holdsNone } from '../../kit/models/people.ts';

const input = { provider: 'norte', entrance: 'any', affiliateCode: '' } as const;
const proof = { idToken: 'planted-id-token', nonce: 'planted-nonce' };
const accepted = {
  done: { token: 'planted-token', firstTimeLogin: false, passwordExpired: false, userName: 'ana@x' },
};
const failed = (trouble: IdentityTrouble) => ({ type: 'identity.failed', trouble }) as const;

const identityModel = defineModel({
  id: 'identity',
  machine: identityMachine,
  inputs: {
    'to sign in': { ...input, purpose: 'login' },
    'to register': { ...input, purpose: 'register' },
    'to register, invited': { ...input, purpose: 'register', affiliateCode: 'NORTE-7Q4K2M8PXV' },
  },
  events: {
    'the provider vouches': { type: 'identity.proven', ...proof },
    'the browser blocks the window': failed('blocked'),
    'the page did not come over https': failed('insecure'),
    'the window looks closed': { type: 'window.lost' },
    'the provider can’t be reached': failed('unreachable'),
    'the window returns no valid answer': failed('refused'),
    'looks for the window': { type: 'window.wanted' },
    'asks for another window': { type: 'asked.again' },
    'gives up': { type: 'closed' },
  },
  fromOutside: [
    'the provider vouches',
    'the browser blocks the window',
    'the page did not come over https',
    'the window looks closed',
    'the provider can’t be reached',
    'the window returns no valid answer',
  ],
  answers: {
    signIn: {
      accepted,
      'has no account here': refusal('IDENTITY_UNKNOWN'),
      'its proof is refused': refusal('IDENTITY_REFUSED'),
      lost,
      late,
    },
    register: { accepted, 'wrong invitation': refusal('AFFILIATE_WRONG'), lost, late },
  },
  project: ({ purpose, affiliateCode, proof: held, accepted: token, failure, unseen }) => ({
    purpose,
    invited: affiliateCode !== '',
    proof: held !== null,
    unseen,
    accepted: token !== null,
    failure: failure?.code ?? failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'W19 the gateway’s late answer signs nobody in after the person gave up',
      fault: { 'states/signingIn/on/closed': 'waiting' },
      edge: ({ from, step, to }) =>
        step.name !== 'gives up' ||
        from.snapshot.status !== 'active' ||
        (to.snapshot.status === 'done' && to.snapshot.context.accepted === null),
    },
    {
      name: 'LOG-17 a token comes only from an answer in which the gateway accepts',
      fault: {
        'states/waiting/on/identity.failed/actions': { type: 'accept', params: { accepted: accepted.done } },
      },
      edge: ({ from, step, to }) =>
        to.snapshot.context.accepted === null ||
        from.snapshot.context.accepted !== null ||
        (step.kind === 'answer' && 'done' in step.answer),
    },
    {
      name: 'LOG-17 the flow ends with a token, with a reason, or because the person gave up',
      fault: { 'states/signingIn/invoke/onError/actions': undefined },
      edge: ({ from, step, to }) =>
        to.snapshot.status !== 'done' ||
        from.snapshot.status === 'done' ||
        (step.kind === 'event' && step.name === 'gives up') ||
        (to.snapshot.context.accepted === null) !== (to.snapshot.context.failure === null),
    },
    {
      name: 'the provider’s window opens at once, and closes as soon as nobody waits for it',
      fault: { 'states/waiting/exit': undefined },
      edge: ({ from, to, effects }) =>
        !from.snapshot.matches('waiting') ||
        to.snapshot.matches('waiting') ||
        effects.emitted.some(({ type }) => type === 'identity.left'),
    },
    {
      name: 'a window that looks closed is still waited for, and its answer counts',
      fault: { 'states/waiting/on/window.lost': 'ended' },
      edge: ({ from, step, to }) =>
        step.name !== 'the window looks closed' ||
        !from.snapshot.matches('waiting') ||
        (to.snapshot.matches('waiting') && to.snapshot.context.unseen),
    },
    {
      name: 'a proof reaches the gateway only right after a provider vouches, and only for the purpose asked',
      fault: { 'states/waiting/on/identity.proven/0/guard': undefined },
      edge: ({ from, step, effects }) =>
        effects.started.every(
          ({ id }) =>
            step.name === 'the provider vouches' &&
            (id === 'register') === (from.snapshot.context.purpose === 'register'),
        ),
    },
    {
      name: 'no id token or nonce stays in memory after the flow ends',
      fault: { 'states/registering/exit': undefined },
      state: ({ snapshot }) =>
        snapshot.status !== 'done' || holdsNone(snapshot.context, [proof.idToken, proof.nonce]),
    },
  ],
  examples: [
    {
      name: 'the provider’s window is asked for at once, and waited for ten minutes',
      way: [],
      leads: 'waiting',
      and: ({ to, effects }) =>
        effects.emitted.some(({ type }) => type === 'identity.asked') &&
        to.timers.some(({ delay }) => delay === 600_000),
    },
    {
      name: 'a window that is waited for in vain is given up',
      way: ['after patience (waiting)'],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.failure !== null,
    },
    {
      name: 'a window behind others is brought to the front',
      way: ['looks for the window'],
      leads: 'waiting',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'identity.raised'),
    },
    {
      name: 'after a window that looks closed another can be asked for, in a new question',
      way: ['the window looks closed', 'asks for another window'],
      leads: 'waiting',
      and: ({ to, effects }) =>
        !to.snapshot.context.unseen &&
        effects.emitted.some(({ type }) => type === 'identity.left') &&
        effects.emitted.some(({ type }) => type === 'identity.asked'),
    },
    {
      name: 'a window that looks closed, and answers, signs in',
      given: 'to sign in',
      way: ['the window looks closed', 'the provider vouches'],
      leads: 'signingIn',
    },
    ...[
      { given: 'to sign in', leads: 'signingIn' },
      { given: 'to register', leads: 'registering' },
    ].flatMap(({ given, leads }): Example<typeof identityMachine>[] => [
      {
        name: `what the provider says goes to the gateway ${given}`,
        given,
        way: ['the provider vouches'],
        leads,
        and: ({ effects }) =>
          effects.started.some(({ input: sent }) => JSON.stringify(sent).includes(proof.idToken)),
      },
      {
        name: `it can be given up while the gateway is asked ${given}`,
        given,
        way: ['the provider vouches', 'gives up'],
        leads: 'ended',
      },
      {
        name: `it can be given up before the provider says anything ${given}`,
        given,
        way: ['gives up'],
        leads: 'ended',
      },
    ]),
  ],
});

const waiting = ({ page }: Scene) => page.getByRole('dialog', { name: 'Sigue en la otra ventana' });
const notHere = 'the registration form is another dialog: its own journeys and the wire show it';

/** Only for who signs in: to register there is another dialog. */
const signingIn = (how: PageAction) => ({
  when: ({ context }: AnyMachineSnapshot) => context.purpose === 'login',
  how,
});

const elsewhere = {
  en: 'the registration form is another dialog: its own journeys and the wire show it',
  es: 'el formulario de registro es otro diálogo: lo muestran sus propios recorridos y la red',
};

const byItsClock = {
  en: 'it is noticed by the page’s clock, which stands still here: its own journey shows it',
  es: 'lo nota el reloj de la página, que aquí está detenido: lo muestra su propio recorrido',
};

export const identityProof = defineProof(identityModel, {
  browser: {
    starts: {
      'to sign in': async (scene) => {
        await hold(scene, 'session.identity');
        await open(scene);
        const dialog = await openLogin(scene.page);
        await dialog.getByRole('button', { name: 'Continuar con Cuenta Norte' }).click();
      },
      'to register': notHere,
      'to register, invited': notHere,
    },
    events: {
      'the provider vouches': signingIn(async ({ page }) =>
        sayWho(await providerWindow(page), 'lucia@norte.example'),
      ),
      'the browser blocks the window': 'a window that a click asks for is not blocked here: shown by LOG-17',
      'the page did not come over https': 'the pages of the tests come from this machine: shown by LOG-17',
      'the window looks closed':
        'it is noticed by the page’s clock, which stands still here: shown by LOG-17',
      'the provider can’t be reached': 'the provider answers before anything can be done: shown by a journey',
      'the window returns no valid answer': signingIn(async (scene) => {
        const popup = await providerWindow(scene.page);
        await popup.getByRole('button', { name: 'Cancelar' }).click();
      }),
      'looks for the window': signingIn((scene) =>
        waiting(scene).getByRole('button', { name: 'Mostrar la ventana' }).click(),
      ),
      'asks for another window': 'it is offered once the window looks closed: shown by LOG-17',
      'gives up': signingIn((scene) =>
        waiting(scene).getByRole('button', { name: 'Cancelar' }).last().click(),
      ),
    },
    answers: {
      signIn: byCall('session.identity', identityModel.answers?.signIn),
      register: Object.fromEntries(
        Object.keys(identityModel.answers?.register ?? {}).map((name) => [name, notHere]),
      ),
    },
    shows: {
      waiting: (scene) => expect(waiting(scene)).toBeVisible(),
      signingIn: (scene) => expect(waiting(scene).getByText('Comprobando quién eres…')).toBeAttached(),
      registering: notHere,
      ended: (scene) => expect(waiting(scene)).toHaveCount(0),
    },
  },
  gaps: {
    browser: {
      'waiting · identity.proven [0] if registering -> registering': elsewhere,
      'waiting · window.lost -> (stays)': byItsClock,
      'waiting · asked.again -> waiting': byItsClock,
      'registering · register done -> ended': elsewhere,
      'registering · register error -> ended': elsewhere,
      'registering · closed -> ended': elsewhere,
    },
  },
});
