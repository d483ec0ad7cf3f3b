import type { FlowNames } from './names.ts';

const machine = ({ kebab, camel, call }: FlowNames) => `import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import { sendable } from './${kebab}.rules.ts';

/** A text is sent, and what the gateway answers is shown (spec 7, assumed). */
export const ${camel}Machine = setup({
  types: {
    context: {} as { text: string; answer: number | null; failure: Failure | null },
    events: {} as { type: 'text.changed'; text: string } | { type: 'submitted' },
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { ${camel}: call('${call}') },
  guards: { sendable: ({ context }) => sendable(context.text) },
  actions: {
    keepText: assign((_, params: { text: string }) => ({ text: params.text })),
    keepAnswer: assign((_, params: { letters: number }) => ({ answer: params.letters })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetAnswer: assign({ answer: null, failure: null }),
  },
}).createMachine({
  id: '${camel}',
  context: { text: '', answer: null, failure: null },
  initial: 'form',
  states: {
    form: {
      description: 'The form is open, and what was typed is in it.',
      tags: 'stable',
      initial: 'editing',
      on: {
        'text.changed': {
          target: '.editing',
          actions: ['forgetAnswer', { type: 'keepText', params: ({ event }) => event }],
        },
        submitted: { guard: 'sendable', target: 'sending', actions: 'forgetAnswer' },
      },
      states: {
        editing: { description: 'Nothing was sent since the text last changed.' },
        answered: { description: 'What the gateway answered is shown.' },
        refused: { description: 'The reason of the failure is shown.', tags: 'refused' },
      },
    },
    sending: {
      description: 'The text is sent once.',
      tags: 'busy',
      invoke: {
        id: '${camel}',
        src: '${camel}',
        input: ({ context }) => ({ text: context.text }),
        onDone: {
          target: 'form.answered',
          actions: { type: 'keepAnswer', params: ({ event }) => event.output },
        },
        onError: {
          target: 'form.refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
`;

const rules = () => `/** Whether a text may be sent: blanks alone say nothing. */
export function sendable(text: string): boolean {
  return text.trim() !== '';
}
`;

/** The words of the flow book for the chart and its properties. */
const book = ({ camel, title }: FlowNames) => ({
  id: camel,
  title: { es: title, en: title },
  purpose: {
    es: 'Envía un texto y muestra lo que contesta la pasarela.',
    en: 'Sends a text and shows what the gateway answers.',
  },
  states: {
    form: 'El formulario está abierto y tiene lo que se escribió.',
    'form.editing': 'No se envió nada desde que cambió el texto.',
    'form.answered': 'Se muestra lo que contestó la pasarela.',
    'form.refused': 'Se muestra el motivo del fallo.',
    sending: 'El texto se envía una sola vez.',
  },
  events: {
    'text.changed': { es: 'La persona cambia el texto', en: 'The person changes the text' },
    submitted: { es: 'La persona lo envía', en: 'The person sends it' },
  },
  guards: {
    sendable: { es: 'el texto no está en blanco', en: 'the text is not blank' },
  },
  actions: {
    keepText: { es: 'anota el texto', en: 'keeps the text' },
    keepAnswer: { es: 'anota la respuesta', en: 'keeps the answer' },
    keepFailure: { es: 'anota el motivo del fallo', en: 'keeps the reason of the failure' },
    forgetAnswer: {
      es: 'olvida la respuesta o el fallo anterior',
      en: 'forgets the last answer or failure',
    },
  },
  actors: { [camel]: { es: 'la llamada que envía el texto', en: 'the call that sends the text' } },
  properties: {
    'nothing blank is sent': 'no se envía nada en blanco',
    'what was typed is still there after a failure': 'lo escrito sigue ahí después de un fallo',
    'an answer or a failure is shown from when it came until the text changes':
      'una respuesta o un fallo se muestra desde que llega hasta que cambia el texto',
  },
});

/** What decides, and the words of the flow book for it. */
export function machineFiles(names: FlowNames): Readonly<Record<string, string>> {
  const path = `machines/${names.area}/${names.kebab}`;
  return {
    [`${path}.rules.ts`]: rules(),
    [`${path}.machine.ts`]: machine(names),
    [`${path}.book.json`]: `${JSON.stringify(book(names), null, 2)}\n`,
  };
}
