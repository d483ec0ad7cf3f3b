import { type Kind, text } from './kind.ts';
import type { Names } from './names.ts';
import type { RepositoryFiles } from './repository-files.ts';

const machine = ({ area, kebab, camel, call }: Names) => `import { ${area} } from '#contract/${area}.ts';
import { actForm } from '../kit/act-form.ts';
import { sendable } from './${kebab}.rules.ts';

/** A text is sent once, and what the gateway’s record says is shown (spec 7, assumed). */
export const ${camel}Machine = actForm({
  id: '${camel}',
  call: '${call}',
  record: ${area}['${call}'].output,
  fields: { text: '' },
  subject: () => '',
  problems: ({ text }) => ({ text: !sendable(text) }),
  quote: (fields) => fields,
  send: (quote) => quote,
  quoted: (quote) => quote,
  says: {
    form: 'The text.',
    refused: 'The gateway said no, so nothing happened; the text is kept and the reason is shown.',
    sure: 'The text, for a last look.',
    done: 'The text was sent, once.',
  },
  moved: [],
  refused: [],
});
`;

const book = ({ camel, title }: Names) => ({
  id: camel,
  title: { es: title, en: title },
  purpose: {
    es: 'Envía un texto una sola vez por clave y muestra lo que consta en la pasarela.',
    en: 'Sends a text once per key and shows what the gateway’s record says.',
  },
  ordinary: ['opening', 'preparing.form.editing', 'preparing.sure', 'acting', 'done'],
  mishaps: { kind: 'an act under a key, in a page' },
  states: {
    'preparing.form': 'El texto.',
    'preparing.form.refused':
      'La pasarela dijo que no, así que no pasó nada; el texto se conserva y se muestra el motivo.',
    'preparing.sure': 'El texto, para una última mirada.',
    done: 'El texto se envió, una sola vez.',
  },
  guards: { complete: { es: 'el texto no está en blanco', en: 'the text is not blank' } },
  actions: {
    tellMoved: {
      es: 'avisa a todas las pestañas de este navegador que se hizo',
      en: 'tells all tabs of this browser that it was done',
    },
  },
  actors: { act: { es: `la operación «${title}»`, en: `the act “${title}”` } },
});

const view = ({ area, kebab, camel, pascal }: Names) => `import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ${camel}Machine } from '#machines/${area}/${kebab}.act.ts';
import { actDraft } from '#machines/kit/draft.rules.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';

/** A page of the member centre: a text is typed, looked at once more, and sent once. */
export function ${pascal}Page() {
  const { t } = useTranslation(['${area}']);
  const ${camel} = useActForm(${camel}Machine);
  useDraft(${camel}, actDraft);
  const act = useMoneyAct<typeof ${camel}Machine>(${camel});
  const { fields, problems, quote, record } = useSelector(${camel}, ({ context }) => context);
  const factOf = (text: string) => ({ id: 'text', label: t('${area}.${camel}.text'), value: text, strong: true });
  const lettersOf = (letters: number) => ({
    id: 'letters',
    label: t('${area}.${camel}.letters'),
    value: String(letters),
  });
  const done = {
    title: t('${area}.${camel}.done'),
    facts: record ? [factOf(record.text), lettersOf(record.letters)] : [],
    again: t('${area}.${camel}.again'),
  };

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    ${camel}.send({ type: 'submitted', terms: null });
    if (${camel}.getSnapshot().context.problems.text) focusField(sent.currentTarget, ['text']);
  }

  return (
    <>
      <h1>{t('${area}.${camel}.title')}</h1>
      <ActOutcome act={act} done={done} changeable />
      {act.step === 'form' && (
        <form noValidate onSubmit={submit}>
          <TextField
            name="text"
            label={t('${area}.${camel}.text')}
            value={fields.text}
            error={problems.text && t('${area}.${camel}.missing')}
            required
            onValue={(value) => ${camel}.send({ type: 'field.changed', field: 'text', value })}
          />
          <Button type="submit" variant="primary">
            {t('${area}.${camel}.submit')}
          </Button>
        </form>
      )}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={quote ? [factOf(quote.text)] : []} confirm={t('${area}.${camel}.confirm')} />
      )}
    </>
  );
}
`;

const pageWords = ({ title }: Names) => ({
  es: {
    title,
    text: 'Texto',
    missing: 'Escribe un texto.',
    submit: 'Continuar',
    confirm: 'Enviarlo',
    letters: 'Letras',
    done: 'Texto enviado',
    again: 'Enviar otro',
  },
  en: {
    title,
    text: 'Text',
    missing: 'Type a text.',
    submit: 'Continue',
    confirm: 'Send it',
    letters: 'Letters',
    done: 'Text sent',
    again: 'Send another',
  },
});

const proof = (names: Names) => {
  const { area, kebab, camel, page } = names;
  const said = pageWords(names).es;
  return `import { expect } from '@playwright/test';
import type { Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { ${camel}Machine } from '#machines/${area}/${kebab}.act.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openCentre } from '../../kit/journeys/wallet.ts';
import { actFormProof } from '../act-form-proof.ts';

const field = ({ page }: Scene) => centre.field(page, '${said.text}');
const types = (text: string) => ({
  field: 'text',
  value: text,
  how: (scene: Scene) => field(scene).fill(text),
});

export const ${camel}Proof = actFormProof(${camel}Machine, {
  fill: { 'types a text': types('hola') },
  otherwise: { 'types blanks': types(' ') },
  terms: null,
  sends: ({ text }) => (text === 'hola' ? { text } : null),
  record: { text: 'hola', letters: 4 },
  // Another one arrived, late.
  other: { text: 'adiós', letters: 5 },
  code: 'FUNCTION_DISABLED',
  typed: 'types a text',
  unfit: ['types blanks', 'submits'],
  page: {
    who: 'member1',
    open: ({ page, sandbox }) => openCentre(page, sandbox, '${page}'),
    place: centre.region,
    form: (scene) => expect(field(scene)).toBeEditable(),
    submits: '${said.submit}',
    confirms: '${said.confirm}',
    done: '${said.done}',
    again: '${said.again}',
  },
  openings: [ofPage('/member/${page}')],
});
`;
};

const journey = (names: Names) => {
  const { call, title } = names;
  const said = pageWords(names).es;
  return `import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { pressTwice } from '../../kit/journeys/press-twice.ts';
import { ui } from '../../kit/journeys/ui.ts';

test('a text is sent from the home: the last look shows it, and pressed twice it is sent once', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openAs(page, sandbox, 'member1', '/');
  await ui.header(page).getByRole('button', { name: 'Centro de seguridad' }).click();
  await centre.region(page).getByRole('link', { name: '${title}' }).click();
  await centre.field(page, '${said.text}').fill('hola');
  await centre.button(page, '${said.submit}').click();
  await expect(page.getByRole('heading', { name: 'Revisa antes de confirmar' })).toBeFocused();
  await pressTwice(centre.button(page, '${said.confirm}'), '${call}', sandbox);
  await expect(centre.done(page, '${said.done}')).toContainText('hola');
  expect(traffic.count('${call}')).toBe(1);
});
`;
};

/** Puts the act into the lists of all acts under a key. */
function addToActs(repository: RepositoryFiles, { area, kebab, camel, call }: Names): void {
  const quotes = 'tests/machines/kit/quotes.test.ts';
  const from = `import { ${camel}Machine } from '#machines/${area}/${kebab}.act.ts';`;
  const told = `  '${call}': {
    quoted: quotedBy(${camel}Machine, { text: 'hola' }),
    record: { text: 'hola' },
    others: { text: { text: 'adiós' } },
  },`;
  repository.importing(quotes, `${camel}Machine`, from);
  repository.insert(quotes, told, '};', 'const acts:');
  repository.insert('assurance/mutants/equivalents.ts', `  ${camel}: ofAct,`, '};', 'const equivalents');
}

/** What moves something once under a key, made of the chart of all acts: a text is sent, and the gateway keeps its answer. */
export const act: Kind = {
  files: (names) => ({
    [`machines/${names.area}/${names.kebab}.act.ts`]: machine(names),
    [`src/views/${names.area}/${names.kebab}-page.tsx`]: view(names),
    [`tests/flows/${names.area}/${names.kebab}.proof.ts`]: proof(names),
    [`tests/journeys/${names.area}/${names.kebab}.spec.ts`]: journey(names),
  }),
  book,
  words: pageWords,
  call: {
    says: 'counts the letters of a text, once. Refusals: KEY_REUSED, KEY_BUSY.',
    marks: 'keyed: true,',
    input: `key: Key, ${text}`,
    output: 'text: z.string(), letters: z.number()',
    imports: { Key: "import { Key } from './wallet/money.ts';" },
  },
  handler: ({ call }) => ({
    answers: `(input, caller, sandbox) =>
    once('${call}', input, caller, sandbox, () =>
      Promise.resolve({ text: input.text, letters: input.text.length }),
    )`,
    imports: { once: "import { once } from '#sandbox/books/once.ts';" },
  }),
  input: "{ key: 'a-key-of-one-form', text: 'hola' }",
  addOwn: addToActs,
};
