import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loginAnswer, memberAnswer } from '../../kit/answers.ts';
import { openLogin } from './open-login.tsx';

const popup = (id: string, title: string) => ({
  id,
  title,
  content: `<p>Texto de <b>${title}</b></p>`,
  date: '2026-03-01T10:00:00',
});

test('after signing in the pop-up announcements are shown one by one until they are closed', async () => {
  const { user, dialog } = await openLogin({
    'session.login': () => loginAnswer,
    'member.info': () => memberAnswer(),
    'notices.announcements': ({ types }) =>
      types === 'PU' ? { popup: [popup('1', 'Bono nuevo'), popup('2', 'Mantenimiento')] } : {},
  });
  await user.type(dialog.getByLabelText(/^Usuario/), 'ana');
  await user.type(dialog.getByLabelText(/^Contraseña/), 'Clave-2026!{Enter}');
  const greeting = await screen.findByRole('dialog', { name: 'Bono nuevo' });
  expect(greeting).toHaveAccessibleDescription('2026-03-01 10:00:00');
  await waitFor(() => expect(greeting).toHaveTextContent('Texto de Bono nuevo'));
  await user.click(screen.getByRole('button', { name: 'Aviso siguiente' }));
  expect(await screen.findByRole('dialog', { name: 'Mantenimiento' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
