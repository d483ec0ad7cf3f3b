import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppFrame } from '#src/ui/app-frame.tsx';
import { loginAnswer, memberAnswer } from '../../kit/answers.ts';
import { openLogin } from './open-login.tsx';

const popup = (id: string, title: string) => ({
  id,
  title,
  content: `<p>Texto de <b>${title}</b></p>`,
  date: '2026-03-01T10:00:00',
});

const announced = { popup: [popup('1', 'Bono nuevo'), popup('2', 'Mantenimiento')] };

test('after signing in the pop-up announcements are shown one by one until they are closed', async () => {
  const { user, dialog } = await openLogin({
    'session.login': () => loginAnswer,
    'member.info': () => memberAnswer(),
    'notices.announcements': ({ types }) => (types === 'PU' ? announced : {}),
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

test('closing an announcement by keyboard leaves the focus on the page, because the login’s opener is gone', async () => {
  const { user, dialog } = await openLogin(
    {
      'session.login': () => loginAnswer,
      'member.info': () => memberAnswer(),
      'notices.announcements': ({ types }) => (types === 'PU' ? announced : {}),
    },
    {
      beside: (
        <AppFrame skipLabel="Ir al contenido">
          <a href="/first">La primera puerta</a>
        </AppFrame>
      ),
    },
  );
  await user.type(dialog.getByLabelText(/^Usuario/), 'ana');
  await user.type(dialog.getByLabelText(/^Contraseña/), 'Clave-2026!{Enter}');
  await screen.findByRole('dialog', { name: 'Bono nuevo' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('link', { name: 'La primera puerta' })).toHaveFocus();
});
