import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lost as partLost } from '#src/app/overlays/lost.tsx';
import { VisitorComment } from '#src/app/pages/visitor-comment.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { address, received } from '../../kit/models/visitor-feedback.ts';
import { show } from '../../kit/render.tsx';
import { fail, inTurn, type Replies } from '../../kit/stub-gateway.ts';

const text = 'El registro no acepta mi celular';
const call = 'support.sendAsVisitor';
const open: Replies = { 'system.status': () => statusAnswer() };
const lost = () => fail({ kind: 'network' });
const accepted = () => received;

type Shown = Awaited<ReturnType<typeof show>>;

/** Shows the button, and opens the form by it. */
async function opened(replies: Replies = {}, more: Parameters<typeof show>[1] = {}): Promise<Shown> {
  const shown = await show(<VisitorComment lost={partLost} />, { replies: { ...open, ...replies }, ...more });
  await shown.user.click(await screen.findByRole('button', { name: 'Dejar un comentario' }));
  await screen.findByRole('dialog', { name: 'Déjanos un comentario' });
  return shown;
}

const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText(name);
const comment = () => field('Tu comentario');
const email = () => field('Correo electrónico (opcional)');
const press = ({ user }: Shown, name: string) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const sent = ({ asked }: Shown) => asked.filter(({ name }) => name === call).map(({ input }) => input);

test('an empty form is not sent: the text is marked and has the focus', async () => {
  const shown = await opened();
  await press(shown, 'Enviar comentario');
  expect(comment()).toHaveFocus();
  expect(comment()).toBeRequired();
  expect(comment()).toHaveAccessibleDescription(/Escribe tu comentario\./);
  expect(email()).not.toBeRequired();
  expect(sent(shown)).toEqual([]);
});

test('an address that can’t be one is marked, says why, and has the focus', async () => {
  const shown = await opened();
  await shown.user.type(comment(), text);
  await shown.user.type(email(), 'ana@');
  await press(shown, 'Enviar comentario');
  expect(email()).toHaveFocus();
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription(/Solo para responderte.*nombre@ejemplo\.com/);
  expect(sent(shown)).toEqual([]);
});

test('what was received is shown with its reference, its dates and where the answer goes', async () => {
  const shown = await opened({ [call]: accepted });
  await shown.user.type(comment(), ` ${text} `);
  await shown.user.type(email(), `${address} `);
  await press(shown, 'Enviar comentario');
  const told = await screen.findByRole('status');
  expect(told).toHaveFocus();
  expect(told).toHaveTextContent('Recibimos tu comentario');
  expect(told).toHaveTextContent(received.reference);
  expect(told).toHaveTextContent(`Te respondemos a ${address}.`);
  expect(sent(shown)).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{32}$/), text, email: address }]);
  await press(shown, 'Escribir otro');
  expect(comment()).toHaveValue('');
  expect(email()).toHaveValue('');
});

test('a refusal is said, and what was typed stays', async () => {
  const shown = await opened({
    [call]: inTurn<unknown, typeof received>(
      () => fail({ kind: 'limited', code: 'TOO_MANY_REQUESTS', message: 'Espera una hora.' }),
      accepted,
    ),
  });
  await shown.user.type(comment(), text);
  await press(shown, 'Enviar comentario');
  expect(await screen.findByRole('alert')).toHaveTextContent('Espera una hora.');
  expect(comment()).toHaveValue(text);
  await press(shown, 'Enviar comentario');
  expect(await screen.findByText('Recibimos tu comentario')).toBeVisible();
});

test('a gateway that takes no comments of visitors is said to be so, and nothing was sent', async () => {
  const shown = await opened({ [call]: () => fail({ kind: 'refused', absent: 'perhaps' }) });
  await shown.user.type(comment(), text);
  await press(shown, 'Enviar comentario');
  expect(await screen.findByRole('alert')).toHaveTextContent('no se envió nada');
  expect(comment()).toHaveValue(text);
});

test('after a lost answer the same is sent again under the same key, and nothing can be changed before', async () => {
  const shown = await opened({ [call]: inTurn<unknown, typeof received>(lost, lost, accepted) });
  await shown.user.type(comment(), text);
  await press(shown, 'Enviar comentario');
  const unsure = await screen.findByText('No sabemos si llegó tu comentario');
  expect(unsure.closest('[role=status]')).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
  await press(shown, 'Enviarlo otra vez');
  await waitFor(() => expect(sent(shown)).toHaveLength(2));
  expect(await screen.findByText('No sabemos si llegó tu comentario')).toBeVisible();
  await press(shown, 'Enviarlo otra vez');
  expect(await screen.findByText('Recibimos tu comentario')).toBeVisible();
  const [first, ...others] = sent(shown);
  expect(others).toEqual([first, first]);
});

test('what was typed stays while the dialog is closed', async () => {
  const shown = await opened();
  await shown.user.type(comment(), text);
  await shown.user.type(email(), address);
  await press(shown, 'Cerrar el comentario');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await shown.user.click(screen.getByRole('button', { name: 'Dejar un comentario' }));
  expect(comment()).toHaveValue(text);
  expect(email()).toHaveValue(address);
});

test('a link to the form opens it, and closing it takes the link from the address', async () => {
  const shown = await show(<VisitorComment lost={partLost} />, {
    replies: open,
    at: '/helpmc?article=deposit&comment=new',
    language: 'EN',
  });
  await screen.findByRole('dialog', { name: 'Leave us a comment' });
  await press(shown, 'Close the comment');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('?article=deposit');
});

test('a member is offered none of it, not even by the link', async () => {
  const { root } = await show(<VisitorComment lost={partLost} />, {
    replies: { ...open, 'member.info': () => memberAnswer() },
    token: 'a-token',
    at: '/helpmc?comment=new',
  });
  await waitFor(() => expect(root.getSnapshot().context.account).toBe('member'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
