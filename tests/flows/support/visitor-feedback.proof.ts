import { expect } from '@playwright/test';
import { assign } from 'xstate';
import { freeze, hold } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import type { FlowState } from '#assurance/walk/graph.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { CallFailure } from '#contract/errors.ts';
import { countText } from '#machines/support/feedback.rules.ts';
import { visitorFeedbackMachine } from '#machines/support/visitor-feedback.machine.ts';
import type { VisitorFeedbackContext } from '#machines/support/visitor-feedback.rules.ts';
import { absent, refusal } from '../../kit/models/failures.ts';
import { comment } from '../../kit/models/feedback.ts';
import { neverCalledRefused, unheard } from '../../kit/models/unheard.ts';
import { address, received } from '../../kit/models/visitor-feedback.ts';

const call = 'support.sendAsVisitor';
const key = 'a-first-key-of-a-visitor';
const recalled = 'a-key-from-before-the-reload';
const next = 'a-second-key-of-a-visitor';
const long = 'a'.repeat(141);
const wrong = 'ana@';

const contextOf = ({ snapshot }: Pick<FlowState, 'snapshot'>) => snapshot.context as VisitorFeedbackContext;
const typedIn = ({ text, email }: VisitorFeedbackContext) => plain([text, email]);

const visitorModel = defineModel({
  id: 'visitorFeedback',
  machine: visitorFeedbackMachine,
  inputs: { 'a first key': { key } },
  events: {
    'writes a comment': { type: 'text.typed', ...countText(comment) },
    'writes too much': { type: 'text.typed', ...countText(long) },
    'writes an address': { type: 'email.typed', email: address },
    'writes what is no address': { type: 'email.typed', email: wrong },
    'sends it': { type: 'submitted' },
    'sends it again': { type: 'sent.again' },
    'a reload came before the answer': { type: 'sending.recalled', key: recalled },
    'begins another one': { type: 'again.asked', key: next },
  },
  fromOutside: ['a reload came before the answer'],
  answers: {
    send: {
      received: { done: received },
      'the text is refused': refusal('INPUT_INVALID'),
      'too many from here': { error: new CallFailure({ kind: 'limited', code: 'TOO_MANY_REQUESTS' }) },
      'there is no such call': absent,
      ...unheard,
    },
  },
  project: ({ failure, receipt, ...context }) => ({
    ...context,
    failure: failure?.code ?? failure?.kind ?? null,
    received: receipt !== null,
  }),
  properties: [
    {
      name: 'only a text of 1 to 140 characters is sent, and only with an address that may be one, or none',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, step, effects }) => {
        const { characters, email } = contextOf(from);
        const sound = characters >= 1 && characters <= 140 && email !== wrong;
        return step.name !== 'sends it' || effects.started.length === 0 || sound;
      },
    },
    {
      name: 'until it is known whether it arrived, only the same is sent, under the same key',
      fault: {
        'states/unsure/on/text.typed': { actions: { type: 'keepText', params: countText('Otra cosa') } },
      },
      path: {
        start: '',
        // What was sent and is not known to have ended.
        next: (open: string, { to, effects }) => {
          const [sent] = effects.started.map(({ input }) => plain(input));
          if (sent !== undefined && open !== '' && sent !== open) return false;
          return to.snapshot.matches('sending') || to.snapshot.matches('unsure') ? (sent ?? open) : '';
        },
      },
    },
    neverCalledRefused(visitorFeedbackMachine, { 'states/sending/invoke/onError/0/guard': () => false }),
    {
      name: 'once an answer was lost, neither too many tries nor a missing call says that it did not arrive',
      fault: { 'states/unsure/entry': undefined },
      path: {
        start: '',
        next: (doubt: string, { step, to: { snapshot } }) => {
          const says = ['too many from here', 'there is no such call'].includes(step.name);
          if (doubt !== '' && says && !snapshot.matches('unsure')) return false;
          if (snapshot.matches('unsure')) return 'doubt';
          return snapshot.matches('sending') ? doubt : '';
        },
      },
    },
    {
      name: 'what was typed stays until it was received and another one begins',
      fault: { 'states/sending/invoke/onError/1/actions': assign({ text: '', email: '' }) },
      edge: ({ from, step, to }) =>
        step.name.startsWith('writes') ||
        step.name === 'begins another one' ||
        typedIn(contextOf(from)) === typedIn(contextOf(to)),
    },
    {
      name: 'it is called received only when the gateway said so',
      fault: { 'states/sending/invoke/onError/1/target': 'done' },
      state: ({ snapshot }) => snapshot.matches('done') === (contextOf({ snapshot }).receipt !== null),
    },
    {
      name: 'no two comments have one key',
      fault: { 'states/done/on/again.asked/actions': assign({ text: '', receipt: null }) },
      edge: ({ step, to }) => step.name !== 'begins another one' || contextOf(to).key === next,
    },
  ],
  examples: [
    { name: 'the form opens empty', way: [], leads: 'form.editing' },
    {
      name: 'an empty comment is marked, and stays',
      way: ['sends it'],
      leads: 'form.editing',
      and: ({ to }) => contextOf(to).faults.text === 'EMPTY',
    },
    {
      name: 'a comment that is too long is marked, and stays whole',
      way: ['writes too much', 'sends it'],
      leads: 'form.editing',
      and: ({ to }) => contextOf(to).faults.text === 'LONG' && contextOf(to).text === long,
    },
    {
      name: 'an address that can’t be one is marked, and the text is not',
      way: ['writes a comment', 'writes what is no address', 'sends it'],
      leads: 'form.editing',
      and: ({ to }) => plain(contextOf(to).faults) === plain({ text: null, email: 'emailAt' }),
    },
    {
      name: 'each mark goes when its field is mended',
      way: ['writes too much', 'writes what is no address', 'sends it', 'writes a comment'],
      leads: 'form.editing',
      and: ({ to }) => contextOf(to).faults.text === null && contextOf(to).faults.email !== null,
    },
    {
      name: 'the mark of the address goes when it is mended',
      way: ['writes too much', 'writes what is no address', 'sends it', 'writes an address'],
      leads: 'form.editing',
      and: ({ to }) => contextOf(to).faults.email === null && contextOf(to).faults.text !== null,
    },
    {
      name: 'it is sent with the address, where one is given',
      way: ['writes a comment', 'writes an address', 'sends it'],
      leads: 'sending',
      and: ({ to, effects }) =>
        contextOf(to).fate === 'underWay' &&
        effects.started.every(({ input }) => plain(input) === plain({ key, text: comment, email: address })),
    },
    {
      name: 'it is sent without one, where none is wanted',
      way: ['writes a comment', 'sends it'],
      leads: 'sending',
      and: ({ effects }) =>
        effects.started.every(({ input }) => plain(input) === plain({ key, text: comment })),
    },
    {
      name: 'a refusal keeps what was typed, with the reason',
      way: ['writes a comment', 'writes an address', 'sends it', 'send: too many from here'],
      leads: 'form.refused',
      and: ({ to }) =>
        contextOf(to).failure?.code === 'TOO_MANY_REQUESTS' &&
        contextOf(to).fate === 'unsent' &&
        typedIn(contextOf(to)) === plain([comment, address]),
    },
    {
      name: 'where the gateway has no such call, nothing was sent',
      way: ['writes a comment', 'sends it', 'send: there is no such call'],
      leads: 'form.refused',
      and: ({ to }) => contextOf(to).failure?.absent !== undefined,
    },
    {
      name: 'a refused comment can be changed and sent under its key, without the reason',
      way: ['writes a comment', 'sends it', 'send: the text is refused', 'writes an address', 'sends it'],
      leads: 'sending',
      and: ({ to, effects }) =>
        contextOf(to).failure === null &&
        effects.started.every(({ input }) => plain(input) === plain({ key, text: comment, email: address })),
    },
    {
      name: 'the refusal stays while the person corrects the text',
      way: ['writes a comment', 'sends it', 'send: the text is refused', 'writes too much', 'sends it'],
      leads: 'form.refused',
    },
    {
      name: 'the refusal stays while the person corrects the address',
      way: ['writes a comment', 'sends it', 'send: the text is refused', 'writes an address'],
      leads: 'form.refused',
    },
    {
      name: 'a second press sends nothing',
      way: ['writes a comment', 'sends it', 'sends it'],
      leads: 'sending',
    },
    {
      name: 'after a lost answer nobody knows whether it arrived, and nothing can be written',
      way: ['writes a comment', 'sends it', 'send: lost', 'writes too much', 'sends it'],
      leads: 'unsure',
      and: ({ to }) => contextOf(to).text === comment && contextOf(to).failure?.kind === 'network',
    },
    {
      name: 'it is sent again without the reason',
      way: ['writes a comment', 'sends it', 'send: lost', 'sends it again'],
      leads: 'sending',
      and: ({ to }) => contextOf(to).failure === null,
    },
    {
      name: 'it is sent again as it was, and received',
      way: ['writes a comment', 'sends it', 'send: late', 'sends it again', 'send: received'],
      leads: 'done',
      and: ({ to }) => contextOf(to).receipt?.reference === received.reference,
    },
    {
      name: 'a refusal of what is sent again says that it did not arrive',
      way: ['writes a comment', 'sends it', 'send: lost', 'sends it again', 'send: the text is refused'],
      leads: 'form.refused',
    },
    {
      name: 'after such a refusal the next loss is a new one',
      way: [
        'writes a comment',
        'sends it',
        'send: lost',
        'sends it again',
        'send: the text is refused',
        'sends it',
        'send: too many from here',
      ],
      leads: 'form.refused',
    },
    {
      name: 'what was under way when the page was reloaded is not sent by itself',
      way: ['writes a comment', 'a reload came before the answer'],
      leads: 'unsure',
    },
    {
      name: 'what could not have been sent was not under way',
      way: ['writes too much', 'a reload came before the answer'],
      leads: 'form.editing',
    },
    {
      name: 'what was under way when the page was reloaded is sent again under its key',
      way: ['writes a comment', 'a reload came before the answer', 'sends it again'],
      leads: 'sending',
      and: ({ effects }) =>
        effects.started.every(({ input }) => plain(input) === plain({ key: recalled, text: comment })),
    },
    {
      name: 'the next comment starts empty, under a new key',
      way: ['writes a comment', 'writes an address', 'sends it', 'send: received', 'begins another one'],
      leads: 'form.editing',
      and: ({ to }) => contextOf(to).key === next && typedIn(contextOf(to)) === plain(['', '']),
    },
  ],
});

const dialog = ({ page }: Scene) => page.getByRole('dialog', { name: 'Déjanos un comentario' });
const text = (scene: Scene) => dialog(scene).getByLabel('Tu comentario');
const email = (scene: Scene) => dialog(scene).getByLabel('Correo electrónico (opcional)');
const send = (scene: Scene) => dialog(scene).getByRole('button', { name: 'Enviar comentario' });
const press = (name: string) => (scene: Scene) => dialog(scene).getByRole('button', { name }).click();
const told = (title: string) => (scene: Scene) =>
  expect(dialog(scene).getByRole('status').filter({ hasText: title })).toBeVisible();
const byReload = {
  en: 'a reload begins the page anew: the journey from the home shows it',
  es: 'una recarga empieza la página de nuevo: lo muestra el recorrido desde la portada',
};

export const visitorFeedbackProof = defineProof(visitorModel, {
  browser: {
    starts: {
      'a first key': async (scene) => {
        await hold(scene, call);
        await scene.page.goto('/helpmc?comment=new');
        await expect(text(scene)).toBeEditable();
        await freeze(scene);
      },
    },
    events: {
      'writes a comment': {
        when: ({ context }) => context.text !== comment,
        how: (scene) => text(scene).fill(comment),
      },
      'writes too much': {
        when: ({ context }) => context.text !== long,
        how: (scene) => text(scene).fill(long),
      },
      'writes an address': {
        when: ({ context }) => context.email !== address,
        how: (scene) => email(scene).fill(address),
      },
      'writes what is no address': {
        when: ({ context }) => context.email !== wrong,
        how: (scene) => email(scene).fill(wrong),
      },
      'sends it': (scene) => send(scene).click(),
      'sends it again': press('Enviarlo otra vez'),
      'a reload came before the answer': byReload.en,
      'begins another one': press('Escribir otro'),
    },
    answers: { send: byCall(call, visitorModel.answers?.send) },
    shows: {
      'form.editing': (scene) => expect(text(scene)).toBeEditable(),
      'form.refused': (scene) => expect(dialog(scene).getByRole('alert')).toBeVisible(),
      sending: (scene) => expect(send(scene)).toBeDisabled(),
      unsure: told('No sabemos si llegó tu comentario'),
      done: told('Recibimos tu comentario'),
    },
  },
  gaps: { browser: { 'form · sending.recalled if complete -> unsure': byReload } },
  openings: [ofPage('/helpmc?comment=new', { who: null })],
});
