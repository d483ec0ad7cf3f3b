import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asMinutes } from '#contract/units.ts';
import { Overlays } from '#src/app/overlays/overlays.tsx';
import { statusAnswer } from '../../kit/answers.ts';
import { answeredAt } from '../../kit/gateway-time.ts';
import { machineNow } from '../../kit/moment.ts';
import { show } from '../../kit/render.tsx';
import { fail, inTurn, type Replies } from '../../kit/stub-gateway.ts';
import { openLogin } from './open-login.tsx';

const countries = [
  { countryCode: 'MX', countryDialingCode: '52', digits: [10] },
  { countryCode: 'PE', countryDialingCode: '51', digits: [9] },
];

async function openSms(replies: Replies = {}) {
  const opened = await openLogin(
    { 'system.countries': () => countries, ...replies },
    { features: ['SMSLOGIN'] },
  );
  await opened.user.click(opened.dialog.getByRole('tab', { name: 'SMS' }));
  await opened.dialog.findByRole('option', { name: /México \(\+52\)/ });
  const sent = () => opened.asked.filter(({ name }) => name === 'verification.smsLogin');
  return { ...opened, sent };
}

test('the tabs are there only when SMS login is enabled', async () => {
  const { dialog } = await openLogin();
  expect(dialog.queryByRole('tab')).toBeNull();
});

test('the tabs appear when the gateway enables SMS login only after the dialog was opened', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { root } = await show(<Overlays />, {
    replies: { 'system.status': () => late.then(() => statusAnswer(['SMSLOGIN'])) },
  });
  root.system.get('session').send({ type: 'entry.wanted', way: 'login' });
  await screen.findByRole('dialog', { name: 'Iniciar sesión' });
  expect(screen.queryByRole('tab')).toBeNull();
  answer();
  expect(await screen.findByRole('tab', { name: 'SMS' })).toBeVisible();
});

test('SMS-01 the button sends one code and becomes a countdown of the minutes in the answer', async () => {
  const { user, dialog, sent } = await openSms({
    'verification.smsLogin': () => ({ expiredMinutes: asMinutes(10) }),
  });
  await user.type(dialog.getByLabelText(/^Número de celular/), '5512345678');
  await user.dblClick(dialog.getByRole('button', { name: 'Enviar código' }));
  expect(await dialog.findByRole('button', { name: /^Espera (600|599) s$/ })).toBeDisabled();
  expect(dialog.getByLabelText(/^Código por SMS/)).toHaveAccessibleDescription(/Enviamos un código/);
  expect(sent()).toEqual([
    { name: 'verification.smsLogin', input: { mobileNum: '5512345678', countryDialingCode: '52' } },
  ]);
});

test('a number typed before the countries arrive counts with the country that is then shown', async () => {
  let come = (_: typeof countries) => {};
  const late = new Promise<typeof countries>((resolve) => {
    come = resolve;
  });
  const { user, dialog, asked } = await openLogin(
    { 'system.countries': () => late, 'verification.smsLogin': () => ({ expiredMinutes: asMinutes(1) }) },
    { features: ['SMSLOGIN'] },
  );
  await user.click(dialog.getByRole('tab', { name: 'SMS' }));
  await user.type(await dialog.findByLabelText(/^Número de celular/), '5512345678');
  come(countries);
  await dialog.findByRole('option', { name: /México \(\+52\)/ });
  await user.click(dialog.getByRole('button', { name: 'Enviar código' }));
  await waitFor(() => expect(asked.some(({ name }) => name === 'verification.smsLogin')).toBe(true));
});

test('SMS-02 the countdown goes on while the dialog is closed', async () => {
  const { user, dialog, session } = await openSms({
    'verification.smsLogin': () => ({ expiredMinutes: asMinutes(1) }),
  });
  await user.type(dialog.getByLabelText(/^Número de celular/), '5512345678');
  await user.click(dialog.getByRole('button', { name: 'Enviar código' }));
  await dialog.findByRole('button', { name: /^Espera/ });
  await user.keyboard('{Escape}');
  session.send({ type: 'entry.wanted', way: 'login' });
  await user.click(await screen.findByRole('tab', { name: 'SMS' }));
  expect(screen.getByRole('button', { name: /^Espera/ })).toBeDisabled();
});

test('SMS-03 when no code is sent the gateway’s message stands in the warning dialog as text', async () => {
  const message = '<b>Sin cupo</b> $& {0}';
  const { user, dialog, sent, clock } = await openSms({
    'verification.smsLogin': inTurn(
      () => fail({ kind: 'refused', message }),
      () => ({ expiredMinutes: asMinutes(1) }),
    ),
  });
  await user.type(dialog.getByLabelText(/^Número de celular/), '5512345678');
  await user.click(dialog.getByRole('button', { name: 'Enviar código' }));
  const warning = await screen.findByRole('dialog', { name: 'No enviamos el código' });
  expect(warning).toHaveAccessibleDescription(message);
  await user.click(within(warning).getByRole('button', { name: 'Entendido' }));
  const again = await screen.findByRole('button', { name: 'Enviar código' });
  // A click in the first second after the last send does nothing.
  await user.click(again);
  expect(sent()).toHaveLength(1);
  clock.increment(1_000);
  await user.click(again);
  await waitFor(() => expect(sent()).toHaveLength(2));
});

test.each(['network', 'timeout'] as const)(
  'SMS-03 after no answer (%s) nobody says that no code was sent, and one that came can be typed',
  async (kind) => {
    const { user, dialog } = await openSms({ 'verification.smsLogin': () => fail({ kind }) });
    await user.type(dialog.getByLabelText(/^Número de celular/), '5512345678');
    await user.click(dialog.getByRole('button', { name: 'Enviar código' }));
    const warning = await screen.findByRole('dialog', { name: 'No sabemos si se envió el código' });
    expect(warning).toHaveAccessibleDescription(/Mira si lo recibiste; si no, pide otro/);
    await user.click(within(warning).getByRole('button', { name: 'Entendido' }));
    await user.type(dialog.getByLabelText(/^Código/), '270635');
    expect(dialog.getByLabelText(/^Código/)).toHaveValue('270635');
  },
);

const digits = 'Escribe un número de 10 dígitos.';
const signs = 'Escribe solo las cifras del número: sobran letras u otros signos.';
const country = 'El país de ese número no está en la lista. Elige uno de ella.';

test.each([
  ['0', digits],
  ['+5255', digits],
  ['1'.repeat(30), digits],
  ['abc', signs],
  ['٥٥١٢٣٤٥٦٧٨', signs],
  ['+999 123 456', country],
])('SMS-04 the number %j gets a message and no code is sent', async (number, said) => {
  const { user, dialog, sent } = await openSms();
  const field = dialog.getByLabelText(/^Número de celular/);
  await user.type(field, number);
  await user.click(dialog.getByRole('button', { name: 'Enviar código' }));
  expect(field).toHaveAccessibleDescription(said);
  expect(document.activeElement).toBe(field);
  expect(sent()).toEqual([]);
});

test('an international number picks its country, and is sent as that country writes it', async () => {
  const { user, dialog, sent } = await openSms({
    'verification.smsLogin': () => ({ expiredMinutes: asMinutes(1) }),
  });
  await user.type(dialog.getByLabelText(/^Número de celular/), '+51 987.654\u2011321');
  expect(dialog.getByLabelText('País')).toHaveValue('PE');
  await user.click(dialog.getByRole('button', { name: 'Enviar código' }));
  await waitFor(() =>
    expect(sent()).toMatchObject([{ input: { mobileNum: '987654321', countryDialingCode: '51' } }]),
  );
  expect(dialog.getByLabelText(/^Número de celular/)).toHaveValue('+51 987.654\u2011321');
});

test('the required digits are those of the picked country', async () => {
  const { user, dialog, sent } = await openSms({
    'verification.smsLogin': () => ({ expiredMinutes: asMinutes(1) }),
  });
  await user.selectOptions(dialog.getByLabelText('País'), 'PE');
  await user.type(dialog.getByLabelText(/^Número de celular/), '987654321');
  await user.click(dialog.getByRole('button', { name: 'Enviar código' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('SMS-09 after the device slept through the countdown the button is back with the next answer', async () => {
  const reply = { 'verification.smsLogin': () => ({ expiredMinutes: asMinutes(1) }) };
  const { user, dialog } = await openSms(reply);
  await user.type(dialog.getByLabelText(/^Número de celular/), '5512345678');
  await user.click(dialog.getByRole('button', { name: 'Enviar código' }));
  await dialog.findByRole('button', { name: /^Espera/ });
  answeredAt(machineNow() + 600_000);
  expect(await dialog.findByRole('button', { name: 'Enviar código' })).toBeEnabled();
});

test('when the countries can’t be loaded the form says so, and a retry helps', async () => {
  const { user, dialog } = await openLogin(
    {
      'system.countries': inTurn(
        () => fail({ kind: 'network' }),
        () => countries,
      ),
    },
    { features: ['SMSLOGIN'] },
  );
  await user.click(dialog.getByRole('tab', { name: 'SMS' }));
  await user.click(await dialog.findByRole('button', { name: 'Reintentar' }));
  expect(await dialog.findByRole('option', { name: /Perú/ })).toBeInTheDocument();
});

test('a remembered SMS login is on its own tab', async () => {
  const remembered = { type: 'sms', mobileNum: '987654321', countryDialingCode: '51' } as const;
  const { dialog } = await openLogin(
    { 'system.countries': () => countries },
    { features: ['SMSLOGIN'], remembered },
  );
  expect(await dialog.findByLabelText(/^Número de celular/)).toHaveValue('987654321');
  await waitFor(() => expect(dialog.getByLabelText('País')).toHaveValue('PE'));
});

test.each([
  ['has no list of countries', () => fail({ kind: 'refused', code: 'CALL_UNKNOWN', absent: 'perhaps' })],
  ['has an empty list of countries', () => []],
])('where the gateway %s, the country’s code is typed', async (_, list) => {
  const { user, dialog, asked } = await openLogin(
    { 'system.countries': list, 'verification.smsLogin': () => ({ expiredMinutes: asMinutes(10) }) },
    { features: ['SMSLOGIN'] },
  );
  await user.click(dialog.getByRole('tab', { name: 'SMS' }));
  await user.type(await dialog.findByLabelText(/^Código del país/), '+57 a');
  expect(dialog.getByLabelText(/^Código del país/)).toHaveValue('57');
  await user.type(dialog.getByLabelText(/^Número de celular/), '3001234567');
  await user.click(dialog.getByRole('button', { name: 'Enviar código' }));
  await dialog.findByRole('button', { name: /^Espera/ });
  expect(asked.filter(({ name }) => name === 'verification.smsLogin')).toEqual([
    { name: 'verification.smsLogin', input: { mobileNum: '3001234567', countryDialingCode: '57' } },
  ]);
});
