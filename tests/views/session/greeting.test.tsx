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

test('an announcement without a title to see is still named, and one in another language says so', async () => {
  const { user, dialog } = await openLogin({
    'session.login': () => loginAnswer,
    'member.info': () => memberAnswer(),
    'notices.announcements': ({ types }) =>
      types === 'PU'
        ? { popup: [popup('1', '\u200b '), { ...popup('2', 'New bonus'), language: 'EN' }] }
        : {},
  });
  await user.type(dialog.getByLabelText(/^Usuario/), 'ana');
  await user.type(dialog.getByLabelText(/^Contraseña/), 'Clave-2026!{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Te damos la bienvenida' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Aviso siguiente' }));
  expect(await screen.findByText('New bonus', { selector: 'h2 *' })).toHaveAttribute('lang', 'en');
});

test('at a first sign-in another password is offered after the announcements, and may be passed', async () => {
  const { user, dialog, visited } = await openLogin({
    'session.login': () => ({ ...loginAnswer, firstTimeLogin: true }),
    'member.info': () => memberAnswer(),
    'session.firstLogin': () => null,
    'notices.announcements': ({ types }) => (types === 'PU' ? announced : {}),
  });
  await user.type(dialog.getByLabelText(/^Usuario/), 'ana');
  await user.type(dialog.getByLabelText(/^Contraseña/), 'Clave-2026!{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Entendido' }));
  const offer = await screen.findByRole('dialog', { name: 'Es la primera vez que entras' });
  expect(offer).toHaveAccessibleDescription(/cámbiala ahora/);
  await user.click(screen.getByRole('button', { name: 'Ahora no' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(visited).not.toContain('/member/securityCenter/password');
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
