import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Overlays } from '#src/app/overlays/overlays.tsx';
import { loginAnswer, memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';
import { fail, inTurn, type Replies } from '../../kit/stub-gateway.ts';

const rule = { patternId: 'password', minLength: 8, maxLength: 64 };
const mustChange = () => fail({ kind: 'restricted', code: 'MUST_CHANGE_PASSWORD' });

/** A session that must change its password, as it comes back after a reload: nothing is held in memory. */
async function resumeForced(replies: Replies = {}, language: 'ES' | 'EN' = 'ES') {
  const shown = await show(<Overlays />, {
    token: 'token-of-ana',
    language,
    replies: {
      'system.status': () => statusAnswer(),
      'member.info': mustChange,
      'password.rule': () => rule,
      ...replies,
    },
  });
  const name = language === 'EN' ? 'Change your password' : 'Cambia tu contraseña';
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name })) };
}

test('PWD-01 a default password opens the forced dialog, with the account and without asking for the old one again', async () => {
  const { user, root, asked } = await show(<Overlays />, {
    replies: {
      'system.status': () => statusAnswer(),
      'session.login': () => ({ ...loginAnswer, mustChangePassword: true }),
      'password.rule': () => rule,
      'password.change': () => ({ token: 'another' }),
      'member.info': () => memberAnswer(),
    },
  });
  root.system.get('session').send({ type: 'entry.wanted', way: 'login' });
  await user.type(await screen.findByLabelText(/^Usuario/), 'default1');
  await user.type(screen.getByLabelText(/^Contraseña/), 'vieja-clave{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambia tu contraseña' }));
  expect(dialog.getByLabelText('Cuenta')).toHaveValue('ana');
  expect(dialog.queryByLabelText(/^Contraseña actual/)).toBeNull();
  await user.type(dialog.getByLabelText(/^Contraseña nueva/), 'clave-nueva-1');
  await user.type(dialog.getByLabelText(/^Repite la contraseña nueva/), 'clave-nueva-1{Enter}');
  await waitFor(() => expect(root.getSnapshot().context.account).toBe('member'));
  expect(asked.find(({ name }) => name === 'password.change')?.input).toEqual({
    oldPassword: 'vieja-clave',
    newPassword: 'clave-nueva-1',
    confirmNewPassword: 'clave-nueva-1',
  });
});

test('PWD-03 after a reload the old password is asked for, and the change is still forced', async () => {
  const { user, dialog } = await resumeForced();
  expect(dialog.getByLabelText(/^Contraseña actual/)).toHaveAttribute('autocomplete', 'current-password');
  expect(dialog.getByLabelText(/^Contraseña nueva/)).toHaveAttribute('autocomplete', 'new-password');
  expect(dialog.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Cambia tu contraseña' })).toBeVisible();
});

test('PWD-04 a new password that equals the old one, breaks the rule or is repeated differently is not sent', async () => {
  const { user, dialog, asked } = await resumeForced({}, 'EN');
  const [old, next, again] = [/^Current password/, /^New password/, /^Repeat the new/].map((label) =>
    dialog.getByLabelText(label),
  );
  if (!old || !next || !again) throw new Error('A field is missing');
  const save = dialog.getByRole('button', { name: 'Save password' });
  await user.click(save);
  expect(old).toHaveAccessibleDescription('Enter your current password.');
  expect(document.activeElement).toBe(old);
  await user.type(old, 'vieja-clave');
  await user.type(next, 'corta');
  await user.type(again, 'otra');
  await user.click(save);
  expect(next).toHaveAccessibleDescription('The password must have between 8 and 64 characters.');
  expect(again).toHaveAccessibleDescription('Incorrect confirmation input. The two passwords do not match.');
  await user.clear(next);
  await user.type(next, 'vieja-clave');
  await user.click(save);
  expect(next).toHaveAccessibleDescription(/Choose a password other than the current one/);
  expect(asked.some(({ name }) => name === 'password.change')).toBe(false);
});

test('a refusal of the gateway is shown, and the old password is asked for again', async () => {
  const { user, dialog } = await resumeForced({
    'password.change': inTurn(() => fail({ kind: 'refused', code: 'PASSWORD_WRONG' })),
  });
  await user.type(dialog.getByLabelText(/^Contraseña actual/), 'equivocada');
  await user.type(dialog.getByLabelText(/^Contraseña nueva/), 'clave-nueva-1');
  await user.type(dialog.getByLabelText(/^Repite/), 'clave-nueva-1{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('La contraseña actual no es correcta.');
  expect(dialog.getByLabelText(/^Contraseña actual/)).toHaveValue('');
  expect(dialog.getByLabelText(/^Contraseña nueva/)).toHaveValue('clave-nueva-1');
});

test('a change that was never sent because nobody is signed in is not called refused', async () => {
  const { user, dialog } = await resumeForced({
    'password.change': inTurn(() => fail({ kind: 'unauthorized', code: 'NO_SESSION' })),
  });
  await user.type(dialog.getByLabelText(/^Contraseña actual/), 'vieja-clave');
  await user.type(dialog.getByLabelText(/^Contraseña nueva/), 'clave-nueva-1');
  await user.type(dialog.getByLabelText(/^Repite/), 'clave-nueva-1{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'No se envió nada: aquí ya no hay una sesión iniciada. Inicia sesión otra vez.',
  );
});

test('a member who must change a password may sign out instead', async () => {
  const { user, dialog } = await resumeForced();
  await user.click(dialog.getByRole('button', { name: 'Cerrar sesión' }));
  expect(await screen.findByRole('dialog', { name: 'Cerrar sesión' })).toBeVisible();
});
