import type { FlowNames } from './names.ts';

const view = ({ area, kebab, camel, pascal }: FlowNames) => `import { useSelector } from '@xstate/react';
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
export const pageWords = ({ title }: FlowNames) => ({
  es: { title, text: 'Texto', submit: 'Enviar', answered: 'La pasarela contó {{letters}} letras' },
  en: { title, text: 'Text', submit: 'Send', answered: 'The gateway counted {{letters}} letters' },
});

const proof = (names: FlowNames) => {
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

/** What is shown, and the proof of it all. */
export function shownFiles(names: FlowNames): Readonly<Record<string, string>> {
  return {
    [`src/views/${names.area}/${names.kebab}-page.tsx`]: view(names),
    [`tests/flows/${names.area}/${names.kebab}.proof.ts`]: proof(names),
  };
}
