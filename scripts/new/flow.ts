import { type Kind, text } from './kind.ts';
import type { Names } from './names.ts';

const machine = ({ kebab, camel, call }: Names) => `import { assign, setup } from 'xstate';
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

/** The words of the flow book for the chart and its properties. */
const book = ({ camel, title }: Names) => ({
  id: camel,
  title: { es: title, en: title },
  purpose: {
    es: 'Envía un texto y muestra lo que contesta la pasarela.',
    en: 'Sends a text and shows what the gateway answers.',
  },
  ordinary: ['form.editing', 'sending', 'form.answered'],
  mishaps: { kind: 'a form of a page' },
  // Another one says why, or gives its chart the tag `audited`.
  unaudited: 'reads',
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

const view = ({ area, kebab, camel, pascal }: Names) => `import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ${camel}Machine } from '#machines/${area}/${kebab}.machine.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';

/** A page of the member centre: a text is sent, and the answer is shown. */
export function ${pascal}Page() {
  const { t } = useTranslation(['${area}', 'system']);
  const textOf = useFailureText();
  const ${camel} = usePageActor(${camel}Machine);
  const { text, answer, failure } = useSelector(${camel}, ({ context }) => context);
  const busy = useSelector(${camel}, (snapshot) => snapshot.hasTag('busy'));

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    ${camel}.send({ type: 'submitted' });
  }

  return (
    <form noValidate onSubmit={submit}>
      <h1>{t('${area}.${camel}.title')}</h1>
      {failure && <Alert>{textOf(failure)}</Alert>}
      {answer !== null && <p role="status">{t('${area}.${camel}.answered', { letters: answer })}</p>}
      <TextField
        name="text"
        label={t('${area}.${camel}.text')}
        value={text}
        required
        readOnly={busy}
        onValue={(value) => ${camel}.send({ type: 'text.changed', text: value })}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {t('${area}.${camel}.submit')}
      </Button>
    </form>
  );
}
`;

/** What the page says, in Spanish and English. */
const pageWords = ({ title }: Names) => ({
  es: { title, text: 'Texto', submit: 'Enviar', answered: 'La pasarela contó {{letters}} letras' },
  en: { title, text: 'Text', submit: 'Send', answered: 'The gateway counted {{letters}} letters' },
});

const proof = (names: Names) => {
  const { area, kebab, camel, call, page } = names;
  const said = pageWords(names).es;
  return `import { expect } from '@playwright/test';
import { hold } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { ${camel}Machine } from '#machines/${area}/${kebab}.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openCentre } from '../../kit/journeys/wallet.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';

const ${camel}Model = defineModel({
  id: '${camel}',
  machine: ${camel}Machine,
  events: {
    'types a text': { type: 'text.changed', text: 'hola' },
    'types blanks': { type: 'text.changed', text: ' ' },
    submits: { type: 'submitted' },
  },
  answers: {
    ${camel}: { answered: { done: { letters: 4 } }, refused: refusal('INPUT_INVALID'), lost, late },
  },
  project: ({ text, answer, failure }) => ({ text, answer, failure: failure?.code ?? failure?.kind ?? null }),
  properties: [
    {
      name: 'nothing blank is sent',
      fault: { 'states/form/on/submitted/guard': undefined },
      edge: ({ from, effects }) =>
        effects.started.length === 0 || from.snapshot.context.text.trim() !== '',
    },
    {
      name: 'what was typed is still there after a failure',
      fault: {
        'states/sending/invoke/onError/actions': { type: 'keepText', params: { text: '' } },
      },
      edge: ({ step, from, to }) =>
        step.kind !== 'answer' || from.snapshot.context.text === to.snapshot.context.text,
    },
    {
      name: 'an answer or a failure is shown from when it came until the text changes',
      fault: { 'states/form/on/text.changed/target': undefined },
      state: ({ snapshot }) =>
        snapshot.matches({ form: 'answered' }) === (snapshot.context.answer !== null) &&
        snapshot.matches({ form: 'refused' }) === (snapshot.context.failure !== null),
    },
  ],
  examples: [
    {
      name: 'what the gateway answers is shown, and sending again forgets it',
      way: ['types a text', 'submits', '${camel}: answered', 'submits'],
      leads: 'sending',
      and: ({ to }) => to.snapshot.context.answer === null,
    },
  ],
});

const field = ({ page }: Scene) => centre.field(page, '${said.text}');
const send = ({ page }: Scene) => centre.button(page, '${said.submit}');

export const ${camel}Proof = defineProof(${camel}Model, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, '${call}');
        await openCentre(scene.page, scene.sandbox, '${page}');
      },
    },
    events: {
      'types a text': (scene) => field(scene).fill('hola'),
      'types blanks': (scene) => field(scene).fill(' '),
      submits: (scene) => send(scene).click(),
    },
    answers: { ${camel}: byCall('${call}', ${camel}Model.answers?.${camel}) },
    shows: {
      'form.editing': (scene) => expect(field(scene)).toBeEditable(),
      'form.answered': ({ page }) => expect(centre.done(page, 'La pasarela contó 4 letras')).toBeVisible(),
      'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      sending: (scene) => expect(send(scene)).toBeDisabled(),
    },
  },
  openings: [ofPage('/member/${page}')],
});
`;
};

/** A flow with a chart of its own: a text is sent, and what the gateway answers is shown. */
export const flow: Kind = {
  files: (names) => ({
    [`machines/${names.area}/${names.kebab}.machine.ts`]: machine(names),
    [`src/views/${names.area}/${names.kebab}-page.tsx`]: view(names),
    [`tests/flows/${names.area}/${names.kebab}.proof.ts`]: proof(names),
  }),
  book,
  words: pageWords,
  call: {
    says: 'counts the letters of a text.',
    marks: '',
    input: text,
    output: 'letters: z.number()',
    imports: {},
  },
  handler: () => ({ answers: '({ text }) => ({ letters: text.length })', imports: {} }),
  input: "{ text: 'hola' }",
};
