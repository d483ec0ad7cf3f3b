import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { memberArea } from '#src/app/pages/member-area.tsx';
import { Header } from '#src/views/shell/header/header.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';
import { fail, inTurn, never, type Replies } from '../../kit/stub-gateway.ts';

const replies: Replies = {
  'member.info': () => memberAnswer(),
  'wallet.balance': () => ({ sumBalance: '1204.5' }),
  'notices.unread': () => 3,
};

async function showMember(type: unknown = 0, more: Replies = {}) {
  const shown = await show(<Header memberArea={memberArea} />, {
    token: 'token-of-ana',
    replies: { ...replies, 'member.info': () => memberAnswer(type), ...more },
  });
  await screen.findByRole('button', { name: 'Depositar' });
  return shown;
}

const opened = (emitted: readonly { type: string }[]) => emitted.filter(({ type }) => type === 'navigate');

test('a visitor finds login and registration, and the logo returns home', async () => {
  const { user, root } = await show(<Header memberArea={memberArea} />);
  expect(screen.getByRole('link', { name: 'Vestíbulo: ir al inicio' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Registrarme' })).toHaveAttribute('href', '/register');
  expect(screen.queryByRole('button', { name: 'Cerrar sesión' })).toBe(null);
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(Object.keys(root.system.get('session').getSnapshot().children)).toContain('entry');
});

test('free demo is offered where it is enabled', async () => {
  await show(<Header memberArea={memberArea} />, {
    replies: { 'system.status': () => statusAnswer(['FREEPLAY']) },
  });
  expect(await screen.findByRole('link', { name: 'Jugar gratis' })).toBeVisible();
  cleanup();
  const off = await show(<Header memberArea={memberArea} />, {
    replies: { 'system.status': () => statusAnswer([]) },
  });
  await off.known();
  expect(screen.queryByRole('link', { name: 'Jugar gratis' })).toBe(null);
});

test('the balance shows an updating text until it is loaded', async () => {
  await showMember(0, { 'wallet.balance': never });
  expect(screen.getByText('Actualizando…')).toBeVisible();
});

test('a click on the balance toggles between the amount and ***', async () => {
  const { user } = await showMember();
  expect(await screen.findByText('P 1,204.50')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Saldo/ }));
  expect(screen.getByText('***')).toBeVisible();
  expect(screen.queryByText('P 1,204.50')).toBe(null);
  expect(screen.getByRole('button', { name: 'Saldo ***' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: /^Saldo/ }));
  expect(screen.getByText('P 1,204.50')).toBeVisible();
});

test('the rank of a member stands beside the name, and nothing where there is none', async () => {
  const clubLabel = { labelName: 'Plata', rankLevel: 3 };
  await showMember(0, { 'member.info': () => ({ ...memberAnswer(), clubLabel }) });
  expect(screen.getByText('Ana').nextElementSibling).toHaveTextContent('Plata');
  cleanup();
  await showMember(0, { 'member.info': () => ({ ...memberAnswer(), clubLabel: { labelName: ' ' } }) });
  expect(screen.getByText('Ana').nextElementSibling).toBe(null);
});

test('the refresh icon reloads the balance', async () => {
  const balance = inTurn(
    () => ({ sumBalance: '1.00' }),
    () => ({ sumBalance: '2.00' }),
  );
  const { user } = await showMember(0, { 'wallet.balance': balance });
  await screen.findByText('P 1.00');
  await user.click(screen.getByRole('button', { name: 'Actualizar el saldo' }));
  expect(await screen.findByText('P 2.00')).toBeVisible();
});

test('a balance that can’t be loaded says so and can be retried', async () => {
  const balance = inTurn<unknown, { sumBalance: string }>(
    () => fail({ kind: 'network' }),
    () => ({ sumBalance: '7.00' }),
  );
  const { user } = await showMember(0, { 'wallet.balance': balance });
  expect(await screen.findByText('Sin datos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actualizar el saldo' }));
  expect(await screen.findByText('P 7.00')).toBeVisible();
});

test('messages have their unread count, and deposit and security open their pages of the member centre', async () => {
  const { user, visited } = await showMember();
  await user.click(await screen.findByRole('button', { name: 'Mensajes: 3 sin leer' }));
  await user.click(screen.getByRole('button', { name: 'Depositar' }));
  await user.click(screen.getByRole('button', { name: 'Centro de seguridad' }));
  expect(visited).toEqual(['/member/messageV2', '/member/depositv2', '/member/securityCenter']);
});

test('ROL-01 a demo account gets the warning that a real account is needed', async () => {
  const { user, root, emitted, asked } = await showMember(4);
  for (const name of ['Depositar', 'Mensajes', 'Centro de seguridad']) {
    await user.click(screen.getByRole('button', { name }));
    expect(root.getSnapshot().can({ type: 'warning.closed' })).toBe(true);
    act(() => root.send({ type: 'warning.closed' }));
  }
  expect(opened(emitted)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Centro de agentes' })).toBe(null);
  expect(asked.map(({ name }) => name)).not.toContain('notices.unread');
});

test('ROL-02 the account type in session storage is ignored: the member info decides', async () => {
  await showMember(0);
  sessionStorage.setItem('isAgent', '1');
  expect(screen.queryByRole('button', { name: 'Centro de agentes' })).toBe(null);
});

test.each([1, 2, 41, 42])('ROL-03 the account type %j has the agent icon', async (type) => {
  const { user, visited } = await showMember(type);
  await user.click(screen.getByRole('button', { name: 'Centro de agentes' }));
  expect(visited).toEqual(['/agent/agentTeamOverview']);
});

test.each(['1', 3, -1, null, 41.5, 'agent', 4])(
  'ROL-03 the account type %j has no agent icon',
  async (type) => {
    await showMember(type);
    expect(screen.queryByRole('button', { name: 'Centro de agentes' })).toBe(null);
  },
);

test('signing out asks first', async () => {
  const { user, root } = await showMember();
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(root.system.get('signOut').getSnapshot().can({ type: 'confirmed' })).toBe(true);
});

test('while a session is being resumed the header says so, and signing out is possible', async () => {
  await show(<Header memberArea={memberArea} />, {
    token: 'token-of-ana',
    replies: { 'member.info': never },
  });
  expect(screen.getByText('Recuperando tu sesión…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Iniciar sesión' })).toBe(null);
});

test('a broken member’s part of the header offers to reload the page, as every other part does', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const nickname = { broken: true } as never;
  const { user } = await show(<Header memberArea={memberArea} />, {
    token: 'token-of-ana',
    replies: { ...replies, 'member.info': () => ({ ...memberAnswer(), nickname }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Volver a cargar la página' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('the language selector changes the interface at once', async () => {
  const { user, emitted } = await show(<Header memberArea={memberArea} />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'EN');
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(emitted).toContainEqual({ type: 'language.changed', language: 'EN' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('EN'));
});
