import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Balance } from '#src/views/shell/header/member-area.tsx';
import { loginAnswer, memberAnswer, onePixel } from '../../kit/answers.ts';
import { fail, inTurn, never } from '../../kit/stub-gateway.ts';
import { openLogin } from './open-login.tsx';

const refused = () => fail({ kind: 'refused', code: 'LOGIN_REFUSED' });

async function typeBoth({ user, dialog }: Awaited<ReturnType<typeof openLogin>>) {
  await user.type(dialog.getByLabelText(/^Usuario/), 'ana');
  await user.type(dialog.getByLabelText(/^Contraseña/), 'Clave-2026!');
}

test('LOG-01 fields that are empty or hold only spaces each get a message under them, and no call is made', async () => {
  const { user, dialog, asked } = await openLogin();
  await user.click(dialog.getByRole('button', { name: 'Entrar' }));
  const username = dialog.getByLabelText(/^Usuario/);
  expect(username).toHaveAccessibleDescription('Escribe tu usuario.');
  expect(dialog.getByLabelText(/^Contraseña/)).toHaveAccessibleDescription('Escribe tu contraseña.');
  expect(document.activeElement).toBe(username);
  await user.type(username, '   ');
  await user.type(dialog.getByLabelText(/^Contraseña/), '  {Enter}');
  expect(username).toHaveAttribute('aria-invalid', 'true');
  expect(asked.filter(({ name }) => name === 'session.login')).toEqual([]);
});

test('the fields tell password managers their purpose', async () => {
  const { dialog } = await openLogin();
  expect(dialog.getByLabelText(/^Usuario/)).toHaveAttribute('autocomplete', 'username');
  expect(dialog.getByLabelText(/^Contraseña/)).toHaveAttribute('autocomplete', 'current-password');
});

test('the password is masked until its person asks to see it', async () => {
  const { user, dialog } = await openLogin();
  const password = dialog.getByLabelText(/^Contraseña/);
  expect(password).toHaveAttribute('type', 'password');
  await user.click(dialog.getByRole('button', { name: /^Mostrar/ }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(dialog.getByRole('button', { name: /^Ocultar/ }));
  expect(password).toHaveAttribute('type', 'password');
});

test('LOG-03 a captcha appears after a refusal that carries the captcha flag, and is then required', async () => {
  const shown = await openLogin({
    'session.login': () => fail({ kind: 'refused', code: 'LOGIN_REFUSED', value: { captcha: true } }),
    'verification.captcha': () => onePixel,
  });
  const { user, dialog, asked } = shown;
  await typeBoth(shown);
  await user.click(dialog.getByRole('button', { name: 'Entrar' }));
  expect(await dialog.findByRole('button', { name: /Imagen con un código/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Entrar' }));
  expect(dialog.getByLabelText(/^Código de la imagen/)).toHaveAccessibleDescription(
    'Escribe el código de la imagen.',
  );
  expect(asked.filter(({ name }) => name === 'session.login')).toHaveLength(1);
});

test('LOG-04 one call is made however often the form is sent, and its button is off and busy meanwhile', async () => {
  const shown = await openLogin({ 'session.login': never });
  const { user, dialog, asked } = shown;
  await typeBoth(shown);
  const submit = dialog.getByRole('button', { name: 'Entrar' });
  await user.dblClick(submit);
  await user.type(dialog.getByLabelText(/^Contraseña/), '{Enter}');
  expect(submit).toBeDisabled();
  expect(submit).toHaveAttribute('aria-busy', 'true');
  expect(asked.filter(({ name }) => name === 'session.login')).toHaveLength(1);
});

test('after a refusal the form stays as it was, and the reason is read out', async () => {
  const shown = await openLogin({ 'session.login': refused });
  const { user, dialog } = shown;
  await typeBoth(shown);
  await user.keyboard('{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('El usuario o la contraseña no son correctos.');
  expect(document.activeElement).toBe(dialog.getByRole('alert'));
  expect(dialog.getByLabelText(/^Usuario/)).toHaveValue('ana');
  expect(dialog.getByLabelText(/^Contraseña/)).toHaveValue('Clave-2026!');
});

test('LOG-07 a message of the gateway is shown as literal text and clipped', async () => {
  const message = `<img src=x onerror=alert(1)> {{count}} {0} $& %s $t(system.errors) ${'z'.repeat(10_000)}`;
  const shown = await openLogin({ 'session.login': () => fail({ kind: 'refused', message }) });
  await typeBoth(shown);
  await shown.user.keyboard('{Enter}');
  const alert = await shown.dialog.findByRole('alert');
  expect(alert.querySelector('p')?.textContent).toBe(message.slice(0, 500));
  expect(alert.querySelector('img')).toBeNull();
});

test('LOG-08 when the gateway can’t be reached the fields are kept, one message says so, and the next try works', async () => {
  const shown = await openLogin(
    {
      'session.login': inTurn(
        () => fail({ kind: 'network', code: 'INTERNAL', message: 'stack trace' }),
        () => fail({ kind: 'timeout' }),
        () => loginAnswer,
      ),
      'member.info': () => memberAnswer(),
    },
    { language: 'EN' },
  );
  const { user, dialog } = shown;
  await user.type(dialog.getByLabelText(/^Username/), 'ana');
  await user.type(dialog.getByLabelText(/^Password/), 'Clave-2026!');
  for (const _ of ['an error', 'no answer']) {
    await user.click(dialog.getByRole('button', { name: 'Enter' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Network link is abnormal');
    expect(dialog.getAllByRole('alert')).toHaveLength(1);
  }
  await user.click(dialog.getByRole('button', { name: 'Enter' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('LOG-13 an entrance for members says that a non-member account is unable to log in', async () => {
  const { user, dialog } = await openLogin(
    { 'session.login': () => fail({ kind: 'refused', code: 'NOT_MEMBER' }) },
    { language: 'EN' },
  );
  await user.type(dialog.getByLabelText(/^Username/), 'agent1');
  await user.type(dialog.getByLabelText(/^Password/), 'Clave-2026!{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Non-member account unable to login');
});

test('LOG-12 remembered credentials are in the form', async () => {
  const remembered = { type: 'username', username: 'ana', password: 'Clave-2026!' } as const;
  const { dialog } = await openLogin({}, { remembered });
  await waitFor(() => expect(dialog.getByLabelText(/^Usuario/)).toHaveValue('ana'));
  expect(dialog.getByLabelText(/^Contraseña/)).toHaveValue('Clave-2026!');
  expect(dialog.getByRole('checkbox', { name: 'Recordarme' })).toBeChecked();
});

test('LOG-11 where nothing can be remembered, the tick is off and the form says why', async () => {
  const { dialog } = await openLogin({}, { remembered: 'unable' });
  const tick = dialog.getByRole('checkbox', { name: 'Recordarme' });
  await waitFor(() => expect(tick).toBeDisabled());
  expect(tick).not.toBeChecked();
  expect(tick).toHaveAccessibleDescription(/no permite guardar tus datos/);
});

test('LOG-18 while member info fails, the member may try again', async () => {
  const shown = await openLogin({
    'session.login': () => loginAnswer,
    'member.info': inTurn(
      () => fail({ kind: 'network' }),
      () => memberAnswer(),
    ),
  });
  await typeBoth(shown);
  await shown.user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Ya casi estás dentro' });
  await shown.user.click(await screen.findByRole('button', { name: 'Reintentar ahora' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shown.root.getSnapshot().context.account).toBe('member');
});

test('Escape closes the dialog, and its links open the other ways in its place', async () => {
  const { user, session, root, visited } = await openLogin({}, { features: ['DIRECTREG'] });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const others = [
    ['Registrarme', '/register', 'registration'],
    ['¿Olvidaste tu contraseña?', '/forgot', 'forgot'],
  ] as const;
  for (const [name, address, way] of others) {
    session.send({ type: 'entry.wanted', way: 'login' });
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', address);
    await user.click(link);
    await waitFor(() => expect(root.system.get(way)?.getSnapshot().status).toBe('active'));
    root.system.get(way)?.send({ type: 'closed' });
    await waitFor(() => expect(session.getSnapshot().matches('visitor')).toBe(true));
  }
  expect(visited).toEqual([]);
});

test('where registering is off the dialog does not offer it', async () => {
  const { dialog } = await openLogin({}, { features: ['FREEPLAY'] });
  expect(dialog.getByRole('link', { name: 'Jugar gratis' })).toBeVisible();
  expect(dialog.queryByRole('link', { name: 'Registrarme' })).toBeNull();
  expect(dialog.queryByText(/¿Aún no tienes cuenta\?/)).toBeNull();
});

test('when a session ends by itself, the dialog says so', async () => {
  const { session, user, dialog, root } = await openLogin({
    'session.login': () => loginAnswer,
    'member.info': () => memberAnswer(),
  });
  await user.type(dialog.getByLabelText(/^Usuario/), 'ana');
  await user.type(dialog.getByLabelText(/^Contraseña/), 'Clave-2026!{Enter}');
  await waitFor(() => expect(root.getSnapshot().context.account).toBe('member'));
  session.send({ type: 'token.refused', token: loginAnswer.token });
  expect(
    await screen.findByRole('dialog', { name: 'Tu sesión terminó', busy: false }),
  ).toHaveAccessibleDescription(/Entra de nuevo/);
});

test('after a session that ended by itself, the content on screen is loaded again', async () => {
  const { session, user, dialog } = await openLogin(
    {
      'session.login': () => loginAnswer,
      'member.info': () => memberAnswer(),
      'wallet.balance': inTurn(
        () => ({ sumBalance: '5.00' }),
        () => fail({ kind: 'unauthorized' }),
        () => ({ sumBalance: '7.00' }),
      ),
    },
    { beside: <Balance /> },
  );
  await user.type(dialog.getByLabelText(/^Usuario/), 'ana');
  await user.type(dialog.getByLabelText(/^Contraseña/), 'Clave-2026!{Enter}');
  await waitFor(() => expect(document.body).toHaveTextContent('P 5.00'));
  session.send({ type: 'token.refused', token: loginAnswer.token });
  await screen.findByRole('dialog', { name: 'Tu sesión terminó', busy: false });
  await user.type(screen.getByLabelText(/^Usuario/), 'ana');
  await user.type(screen.getByLabelText(/^Contraseña/), 'Clave-2026!{Enter}');
  await waitFor(() => expect(document.body).toHaveTextContent('P 7.00'));
});
