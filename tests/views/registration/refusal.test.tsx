import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rule } from '../../kit/models/register-rule.ts';
import { fail, inTurn } from '../../kit/stub-gateway.ts';
import { openLogin } from '../session/open-login.tsx';

const loose = { minLength: 1, maxLength: 64 };
const rules = ['username', 'password', 'email'].map((field) => rule(field, { ...loose, required: true }));
const both = ['DIRECTREG', 'USERNAMEREG', 'MOBILEREG', 'REGSMS', 'MOBILEPWDREG'];

/**
 * The registration dialog, opened from the login dialog, under a gateway that refuses with these codes, one
 * at a time.
 */
async function refuseWith(...codes: readonly string[]) {
  const refuse = inTurn(...codes.map((code) => () => fail({ kind: 'refused', code })));
  const shown = await openLogin(
    {
      'registration.settings': () => ({ rules }),
      'registration.register': refuse,
      'registration.registerMobile': refuse,
      'system.countries': () => [
        { countryCode: 'PE', countryDialingCode: '51', digits: [9] },
        { countryCode: 'MX', countryDialingCode: '52', digits: [10] },
      ],
    },
    { features: both },
  );
  const { user } = shown;
  await user.click(shown.dialog.getByRole('link', { name: 'Registrarme' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear cuenta', busy: false }));
  await dialog.findByRole('button', { name: 'Crear cuenta' });
  const box = (label: string) => dialog.getByLabelText(label);
  const write = async (texts: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(texts)) {
      await user.click(box(label));
      await user.paste(text);
    }
  };
  await user.click(dialog.getByRole('checkbox', { name: /Confirmo que tengo 18 años/ }));
  const send = () => user.click(dialog.getByRole('button', { name: 'Crear cuenta' }));
  const calls = (name: string) => shown.asked.filter((asked) => asked.name === name).length;
  return { user, dialog, box, write, send, calls };
}

const secret = 'Clave-Nueva-2027?';
const common = {
  Contraseña: secret,
  'Repite la contraseña': secret,
  'Correo electrónico': 'ana@example.org',
};
const byName = { Usuario: 'anabel', ...common };
const byNumber = { 'Número de celular': '900111222', 'Código por SMS': '123456', ...common };

test.each([
  ['by name', 'ACCOUNT_TAKEN', 'Usuario', /ya está registrado/],
  ['by name', 'EMAIL_TAKEN', 'Correo electrónico', /Ese correo ya está en uso/],
  ['by number', 'ACCOUNT_TAKEN', 'Número de celular', /ya está registrado/],
  ['by number', 'MOBILE_TAKEN', 'Número de celular', /Ese número ya está en uso/],
  ['by number', 'EMAIL_TAKEN', 'Correo electrónico', /Ese correo ya está en uso/],
  ['by number', 'CODE_WRONG', 'Código por SMS', /El código de verificación no es correcto/],
  ['by number', 'CODE_EXPIRED', 'Código por SMS', /El código de verificación venció/],
])(
  'registering %s, %s marks “%s” with the reason, moves the focus there, and keeps all typed text',
  async (way, code, label, reason) => {
    const typed = way === 'by name' ? byName : byNumber;
    const { user, dialog, box, write, send } = await refuseWith(code);
    if (way === 'by number') {
      await user.click(dialog.getByRole('tab', { name: 'Celular' }));
      await dialog.findByRole('option', { name: /Perú/ });
    }
    await write(typed);
    await send();
    await waitFor(() => expect(box(label)).toBeInvalid());
    expect(box(label)).toHaveFocus();
    expect(box(label)).toHaveAccessibleDescription(reason);
    expect(dialog.getByRole('alert')).toHaveTextContent(reason);
    for (const [each, text] of Object.entries(typed)) {
      expect(box(each)).toHaveValue(text);
      if (each !== label) expect(box(each)).not.toBeInvalid();
    }
  },
);

test('the mark stays while other fields are corrected, and goes with the text it is about', async () => {
  const { user, box, write, send } = await refuseWith('ACCOUNT_TAKEN');
  await write(byName);
  await send();
  await waitFor(() => expect(box('Usuario')).toHaveFocus());
  await user.type(box('Correo electrónico'), '.pe');
  expect(box('Usuario')).toBeInvalid();
  await user.type(box('Usuario'), '2');
  expect(box('Usuario')).not.toBeInvalid();
});

test('a registration refused by code can be sent again, and another field may be marked then', async () => {
  const { box, write, send, calls } = await refuseWith('ACCOUNT_TAKEN', 'EMAIL_TAKEN');
  await write(byName);
  await send();
  await waitFor(() => expect(box('Usuario')).toHaveFocus());
  await send();
  await waitFor(() => expect(box('Correo electrónico')).toHaveFocus());
  expect(calls('registration.register')).toBe(2);
});

test('a refusal about no particular field takes the focus itself', async () => {
  const { dialog, write, send } = await refuseWith('FUNCTION_DISABLED');
  await write(byName);
  await send();
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
});
