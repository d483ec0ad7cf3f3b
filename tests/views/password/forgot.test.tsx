import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fail, type Replies } from '../../kit/stub-gateway.ts';
import { openLogin } from '../session/open-login.tsx';

const rule = { patternId: 'password', minLength: 8, maxLength: 64 };
const titles = { ES: 'Recupera tu contraseña', EN: 'Recover your password' } as const;
const links = { ES: '¿Olvidaste tu contraseña?', EN: 'Forgot your password?' } as const;

/** The dialog for a forgotten password, opened from the login dialog. */
async function forget(replies: Replies = {}, language: 'ES' | 'EN' = 'ES') {
  const shown = await openLogin(
    { 'password.rule': () => rule, 'password.forgotByEmail': () => null, ...replies },
    { language, features: ['CHNGPASSVERIF3'] },
  );
  await shown.user.click(shown.dialog.getByRole('link', { name: links[language] }));
  return {
    ...shown,
    dialog: within(await screen.findByRole('dialog', { name: titles[language], busy: false })),
  };
}

test('the mail is requested with the typed text, trimmed, and only the confirmation is left', async () => {
  const { user, dialog, asked } = await forget();
  await user.type(dialog.getByLabelText(/^Usuario/), ' ana ');
  await user.type(dialog.getByLabelText(/^Correo electrónico/), 'ana@example.org{Enter}');
  const mailed = within(await screen.findByRole('dialog', { name: 'Revisa tu correo' }));
  expect(asked.find(({ name }) => name === 'password.forgotByEmail')?.input).toEqual({
    username: 'ana',
    email: 'ana@example.org',
  });
  await user.click(mailed.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible();
});

test('a gateway that reveals which accounts exist is shown in the words of the specification', async () => {
  const { user, dialog } = await forget(
    { 'password.forgotByEmail': () => fail({ kind: 'refused', code: 'ACCOUNT_UNKNOWN' }) },
    'EN',
  );
  await user.type(dialog.getByLabelText(/^Username/), 'ana');
  await user.type(dialog.getByLabelText(/^E-mail/), 'ana{Enter}');
  expect(dialog.getByText('Account, password and email format is incorrect.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^E-mail/), '@example.org{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Username/Email does not exist');
  expect(dialog.getByLabelText(/^E-mail/)).toHaveValue('ana@example.org');
});

test('by mobile the password shows its rule, and nothing is sent before it is typed the same twice', async () => {
  const { user, dialog, asked } = await forget({
    'system.countries': () => [{ countryCode: 'PE', countryDialingCode: '51', digits: [9], name: 'Perú' }],
  });
  await user.click(dialog.getByRole('tab', { name: 'Celular' }));
  expect(await dialog.findByText('La contraseña debe tener entre 8 y 64 caracteres.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Contraseña nueva/), 'clave-nueva-1');
  await user.type(dialog.getByLabelText(/^Repite la contraseña nueva/), 'clave-nueva-2{Enter}');
  expect(dialog.getByText('La contraseña de confirmación no es correcta.')).toBeVisible();
  expect(asked.some(({ name }) => name === 'password.resetByPhone')).toBe(false);
});
