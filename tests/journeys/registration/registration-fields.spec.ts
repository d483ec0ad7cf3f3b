import type { Locator, Page } from '@playwright/test';
import { defaultRules } from '#sandbox/kit/default-rules.ts';
import { rows } from '../../kit/depth.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { keptInReach } from '../../kit/journeys/kept.ts';
import { registerAgreement } from '../../kit/journeys/registering.ts';
import { ready, ui } from '../../kit/journeys/ui.ts';

const secret = 'Otra-Clave-2027?';

/** The form in each language: its fields in order, and what a person writes there. */
const forms = {
  es: {
    open: 'Registrarme',
    dialog: 'Crear cuenta',
    submit: 'Crear cuenta',
    agree: /^Confirmo que tengo 18 años/,
    greeted: 'Entendido',
    young: 'Debes tener al menos 18 años para crear una cuenta.',
    country: ['Nacionalidad', 'Perú'],
    birthday: 'Fecha de nacimiento',
    texts: {
      Usuario: 'nuevo01',
      Contraseña: secret,
      'Repite la contraseña': secret,
      'Nombre real': 'Ana María Núñez',
      'Nombre completo': 'Ana María Núñez Salas',
      Apodo: 'La Nuñe',
      'Lugar de nacimiento': 'Arequipa',
      Dirección: 'Calle de los Relojes 123, Lima',
      Ocupación: 'Relojera',
      'Origen de los ingresos': 'Sueldo',
      Telegram: 'ana_reloj',
      Zalo: '84900111222',
    },
  },
  en: {
    open: 'Register',
    dialog: 'Create an account',
    submit: 'Create account',
    agree: /^I confirm that I am 18/,
    greeted: 'Got it',
    young: 'You must be at least 18 years old to create an account.',
    country: ['Nationality', 'Peru'],
    birthday: 'Date of birth',
    texts: {
      Username: 'nuevo01',
      Password: secret,
      'Repeat the password': secret,
      'Real name': 'Ana María Núñez',
      'Full name': 'Ana María Núñez Salas',
      Nickname: 'La Nuñe',
      'Place of birth': 'Arequipa',
      Address: 'Calle de los Relojes 123, Lima',
      Occupation: 'Watchmaker',
      'Source of income': 'Salary',
      Telegram: 'ana_reloj',
      Zalo: '84900111222',
    },
  },
} as const;

const named = ['fullname', 'nickname', 'birthday', 'nationality', 'placeOfBirth', 'address'];
const demanded = [...named, 'occupation', 'sourceOfIncome', 'telegram', 'zalo'];

/** The usual rules, with every field required that the specification names without more. */
const registerRules = defaultRules.map((rule) =>
  demanded.includes(rule.field) ? { ...rule, enabled: true, required: true } : rule,
);

async function openForm(page: Page, words: (typeof forms)['es' | 'en']): Promise<Locator> {
  await ui.header(page).getByRole('link', { name: words.open }).click();
  const dialog = page.getByRole('dialog', { name: words.dialog });
  await expect(dialog.getByRole('button', { name: words.submit })).toBeVisible();
  return dialog;
}

for (const [language, width] of rows(
  [
    ['es', 390],
    ['en', 1280],
  ] as const,
  0,
)) {
  test(`REG-01 registering in ${language} at ${width} pixels with all that the rules demand signs in`, {
    tag: '@core',
  }, async ({ page, sandbox, traffic }) => {
    const words = forms[language];
    await sandbox.setConfig({ slider: { register: false }, registerRules });
    await page.goto('/');
    await ready(page);
    if (language === 'en') await page.getByLabel('Idioma').selectOption('EN');
    await page.setViewportSize({ width, height: 800 });
    const dialog = await openForm(page, words);
    const submit = dialog.getByRole('button', { name: words.submit });
    const birthday = dialog.getByLabel(words.birthday, { exact: true });
    for (const [label, text] of Object.entries(words.texts))
      await dialog.getByLabel(label, { exact: true }).fill(text);

    const username = dialog.getByRole('textbox').first();
    for (const [text, fits] of [
      ['ana45', false],
      ['a'.repeat(17), false],
      ['a'.repeat(16), true],
      ['nuevo1', true],
    ] as const) {
      await username.fill(text);
      await username.blur();
      const said = expect(username);
      await (fits ? said.not : said).toHaveAttribute('aria-invalid', 'true');
      await said.toHaveAccessibleDescription(/\b6\b.*\b16\b/);
    }

    await submit.click();
    await expect(birthday).toBeFocused();
    await expect(birthday).toHaveAccessibleDescription(/./);
    await birthday.fill('2020-01-01');
    await expect(dialog.getByText(words.young)).toBeVisible();
    await birthday.fill('1990-02-28');
    await expect(dialog.getByText(words.young)).toHaveCount(0);

    await submit.click();
    const country = dialog.getByRole('combobox', { name: words.country[0] });
    await expect(country).toBeFocused();
    await country.selectOption({ label: words.country[1] });
    const agreement = dialog.getByRole('checkbox', { name: words.agree });
    await submit.click();
    await expect(agreement).toBeFocused();
    await expect(agreement).toHaveAccessibleDescription(/\b18\b/);
    await agreement.check();
    expect(traffic.count('registration.register')).toBe(0);
    await expect
      .poll(() => dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);

    await submit.click();
    await page.getByRole('dialog').getByRole('button', { name: words.greeted }).last().click();
    expect(traffic.count('registration.register')).toBe(1);
    const kept = await keptInReach(page);
    const typed = [secret, 'Calle de los Relojes', 'ana_reloj', '84900111222', '1990-02-28'];
    expect(typed.filter((text) => kept.includes(text))).toEqual([]);
    await expect(ui.header(page).getByText('La Nuñe')).toBeAttached();
  });
}

test('REG-02 REG-03 REG-04 rules with bad bounds, and invalid or endless patterns, leave a form that can be filled in', async ({
  page,
  sandbox,
  traffic,
}) => {
  const over: Readonly<Record<string, object>> = {
    username: { minLength: 16, maxLength: 6 },
    password: { minLength: -3, maxLength: null },
    payeeName: { patternId: 'own', acceptedPattern: '(a+)+$', minLength: 'two', maxLength: undefined },
    email: { patternId: 'own', acceptedPattern: '[', minLength: null, maxLength: '64' },
  };
  const bad = defaultRules.map((rule) => ({ ...rule, ...over[rule.field] }));
  await sandbox.setConfig({ slider: { register: false }, registerRules: bad });
  await page.goto('/');
  await ready(page);
  const dialog = await openForm(page, forms.es);
  const box = (label: string) => dialog.getByLabel(label, { exact: true });
  await box('Usuario').fill('corto');
  await box('Usuario').blur();
  await expect(box('Usuario')).toHaveAccessibleDescription(/\b6\b.*\b16\b/);
  await box('Nombre real').fill(`${'a'.repeat(40)}!`);
  await box('Correo electrónico').fill('ana@example.org');
  await box('Contraseña').fill(secret);
  await box('Repite la contraseña').fill(secret);
  await expect(dialog).not.toContainText(/NaN|null|undefined/);
  expect(traffic.count('registration.register')).toBe(0);
  await box('Usuario').fill('nuevo01');
  await registerAgreement(dialog).check();
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  // What can't be decided here in time is left to the gateway, which refuses what takes too long.
  await expect(box('Nombre real')).toBeFocused();
  await expect(box('Usuario')).toHaveValue('nuevo01');
  expect(traffic.count('registration.register')).toBe(1);
});

test('a required field that the form does not know is named, with a contact to write to', async ({
  page,
  sandbox,
}) => {
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  const shoeSize = { field: 'shoeSize', acceptedPattern: '*', enabled: true, required: true };
  await sandbox.setConfig({ slider: { register: false }, registerRules: [...defaultRules, shoeSize] });
  await page.goto('/');
  await ready(page);
  const dialog = await openForm(page, forms.es);
  const said = dialog.getByRole('status').filter({ hasText: 'un dato que este formulario no tiene' });
  await expect(said).toContainText('«shoeSize»');
  await expect(said.getByRole('button', { name: 'Habla con nosotros' })).toBeVisible();
  await expect.poll(() => reports.join()).toContain('drift of fields: shoeSize');
});

test('a field that became required after the form was opened is named when the gateway refuses', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ slider: { register: false } });
  await page.goto('/');
  await ready(page);
  const dialog = await openForm(page, forms.es);
  await sandbox.setConfig({ registerRules });
  for (const label of ['Usuario', 'Contraseña', 'Repite la contraseña', 'Nombre real'] as const)
    await dialog.getByLabel(label, { exact: true }).fill(forms.es.texts[label]);
  await registerAgreement(dialog).check();
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'no tiene: «fullname»' })).toBeVisible();
});

test('when the list of countries is missing, it can be loaded again for the nationality', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ slider: { register: false }, registerRules });
  await page.goto('/');
  await ready(page);
  await sandbox.faults([{ call: 'system.countries', kind: '500', times: 'always' }]);
  const dialog = await openForm(page, forms.es);
  const lost = dialog.getByRole('status').filter({ hasText: 'los países para la nacionalidad' });
  await expect(lost).toBeVisible();
  await sandbox.clearFaults();
  await lost.getByRole('button', { name: 'Reintentar' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Nacionalidad' })).toBeVisible();
});

test('where the market asks for first limits, the form reads them back, and they hold at once', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ slider: { register: false }, protection: { market: 'NL' } });
  await page.goto('/');
  await ready(page);
  const dialog = await openForm(page, forms.es);
  for (const label of ['Usuario', 'Contraseña', 'Repite la contraseña', 'Nombre real'] as const)
    await dialog.getByLabel(label, { exact: true }).fill(forms.es.texts[label]);
  await registerAgreement(dialog).check();
  const submit = dialog.getByRole('button', { name: 'Crear cuenta' });
  const deposit = dialog.getByRole('textbox', { name: 'Límite de depósito al mes' });
  await deposit.fill('0,200');
  await submit.click();
  await expect(deposit).toBeFocused();
  await expect(deposit).toHaveAccessibleDescription(/Escribe un monto/);
  await deposit.fill('200,5');
  await expect(dialog.getByText('= P 200.50')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Límite de juego al día, en minutos' }).fill('90');
  await submit.click();
  const check = dialog.getByRole('combobox', { name: 'Resumen durante el juego' });
  await expect(check).toBeFocused();
  await check.selectOption({ label: 'Cada 30 minutos' });
  await submit.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entendido' }).last().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Poner límites' }).click();
  await expect(page.getByRole('main')).toContainText('P 200.50');
});
