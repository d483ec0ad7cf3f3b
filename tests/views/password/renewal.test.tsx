import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fail, type Replies } from '../../kit/stub-gateway.ts';
import { openLogin } from '../session/open-login.tsx';

const rule = { patternId: 'password', minLength: 8, maxLength: 64 };

/** The page opened by the link of a mail, and the dialog for a forgotten password over it. */
async function follow(replies: Replies) {
  const shown = await openLogin(
    { 'password.rule': () => rule, ...replies },
    { ticket: 'ticket-of-the-mail' },
  );
  await shown.user.click(shown.dialog.getByRole('link', { name: '¿Olvidaste tu contraseña?' }));
  return shown;
}

const secrets = () => screen.queryAllByLabelText(/contraseña/i);

test('a used link is reported at once, and no password is asked for', async () => {
  const { user, asked } = await follow({ 'password.ticket': () => ({ usable: false }) });
  const dialog = await screen.findByRole('dialog', { name: 'El enlace ya no sirve' });
  expect(dialog).toHaveAccessibleDescription(/ya se usó|venció/);
  expect(secrets()).toEqual([]);
  const lookUps = asked.filter(({ name }) => name === 'password.ticket');
  expect(lookUps.map(({ input }) => input)).toEqual([{ ticket: 'ticket-of-the-mail' }]);
  expect(within(dialog).getByRole('button', { name: 'Pedir otro enlace' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Recupera tu contraseña', busy: false })).toBeVisible();
});

test('a link that is valid, or that the gateway can’t judge, leads to the form', async () => {
  await follow({ 'password.ticket': () => fail({ kind: 'network' }) });
  expect(await screen.findByLabelText(/^Contraseña nueva/)).toBeVisible();
  expect(secrets().length).toBeGreaterThan(0);
});
