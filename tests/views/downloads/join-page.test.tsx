import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import JoinPage from '#src/views/downloads/join-page.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';

test('a visitor without a code is led to an account, to signing in and to people who answer', async () => {
  const { user, emitted } = await show(<JoinPage />, {
    replies: { 'system.status': () => statusAnswer(['DIRECTREG', 'USERNAMEREG']) },
  });
  expect(await screen.findByRole('link', { name: 'Crear mi cuenta' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('button', { name: 'Ya tengo cuenta' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Tu invitación' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Hablar con atención al cliente' }));
  expect(emitted).toContainEqual({ type: 'window.opened' });
});

test('where registration is closed the page says so instead of offering it', async () => {
  const { known } = await show(<JoinPage />, {
    replies: { 'system.status': () => statusAnswer(['USERNAMEREG']) },
  });
  await known();
  expect(await screen.findByRole('heading', { name: 'El registro está cerrado' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Crear mi cuenta' })).toBeNull();
});

test('a member learns that there is nothing left to do, and is led home', async () => {
  await show(<JoinPage />, { token: 'token-of-ana', replies: { 'member.info': () => memberAnswer() } });
  expect(await screen.findByRole('heading', { name: 'Ya tienes cuenta' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: 'Crear mi cuenta' })).toBeNull();
});
