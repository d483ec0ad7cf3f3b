import { faultsOf } from '../../kit/journeys/axe.ts';
import { help, openHelp } from '../../kit/journeys/help.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { pressTwice } from '../../kit/journeys/press-twice.ts';
import { fillIn, opened, openLogin, ready, ui } from '../../kit/journeys/ui.ts';

const links = [
  ['Sobre la compañía', 'about'],
  ['Contáctanos', 'contact'],
  ['Términos y condiciones generales', 'terms'],
  ['Juego responsable', 'responsible'],
  ['Política de privacidad', 'privacy'],
  ['Afiliados', 'affiliates'],
  ['Política de reembolso', 'refund'],
] as const;

test('each of the seven links of the footer opens its article over the page, and gives the focus back', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/');
  await ready(page);
  for (const [name] of links) {
    const dialog = await openHelp(page, name);
    await expect(help.article(dialog).getByRole('heading', { name, level: 2 })).toBeFocused();
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(help.footer(page, name)).toBeFocused();
  }
});

test('each of the seven links opens its article in a new tab by its address', async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await ready(page);
  for (const [name, id] of links) {
    const coming = context.waitForEvent('page');
    await help.footer(page, name).click({ modifiers: ['ControlOrMeta'] });
    const tab = await coming;
    await expect(tab).toHaveURL(`/helpmc?article=${id}`);
    await expect(help.article(tab).getByRole('heading', { name, level: 2 })).toBeVisible();
    await tab.close();
  }
});

test('the start loads nothing of the help; the home comes without its articles', async ({
  page,
  traffic,
}) => {
  await page.goto('/');
  await ready(page);
  await expect(help.footer(page, 'Juego responsable')).toBeVisible();
  expect(traffic.count('help.centre')).toBe(0);
  await openHelp(page, 'Juego responsable');
  expect(traffic.count('help.centre')).toBe(1);
});

test('an answer is found as a person types, by words in any order and without accents', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const dialog = await openHelp(page);
  await help.field(dialog).pressSequentially('dinero retirár como');
  await expect(help.found(dialog).getByRole('link').first()).toHaveText('¿Cómo retiro mi dinero?');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ respuestas? encontradas?$/);
  expect(await faultsOf(page)).toEqual([]);
  await help.found(dialog).getByRole('link').first().click();
  const article = help.article(dialog);
  await expect(article.getByRole('heading', { level: 2 })).toHaveText('¿Cómo retiro mi dinero?');
  await expect(help.field(dialog)).toHaveValue('');
  await expect(article.getByRole('img', { name: 'Cuenta de cobro, monto, contraseña y pago' })).toBeVisible();
  await expect(article).toContainText('de P 20.00 a P 20,000.00');
  expect(await faultsOf(page)).toEqual([]);
  await help.field(dialog).fill('xyzzy');
  await expect(dialog.getByRole('heading', { name: 'Nada responde a eso' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Abrir el chat en vivo' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Borrar la búsqueda' }).click();
  await expect(article).toBeVisible();
});

test('a refusal leads to the article that explains it, over the login that stays as it is', async ({
  page,
}) => {
  await page.goto('/');
  const login = await openLogin(page);
  await fillIn(login, 'member1', 'Otra-2026!');
  await login.getByRole('link', { name: 'Ayuda sobre esto' }).click();
  const dialog = help.dialog(page);
  await expect(help.article(dialog).getByRole('heading', { level: 2 })).toHaveText(
    '¿Por qué no puedo iniciar sesión?',
  );
  await dialog.getByRole('button', { name: 'Cerrar la ayuda' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(ui.username(login)).toHaveValue('member1');
  await expect(login.getByRole('link', { name: 'Ayuda sobre esto' })).toBeFocused();
});

test('a text of a refusal that was copied, in either language, finds its article', async ({ page }) => {
  await page.goto('/helpmc');
  await ready(page);
  for (const text of [
    'No tienes saldo suficiente en esa billetera.',
    'That wallet does not hold enough.',
    'BALANCE_SHORT',
  ]) {
    await help.field(page).fill(text);
    await expect(help.found(page).getByRole('link').first()).toHaveText(
      '¿Por qué mi dinero está en varias billeteras?',
    );
  }
  // The product itself says this one: no gateway does.
  await help.field(page).fill('The network link is abnormal, please try again');
  await expect(help.found(page).getByRole('link').first()).toHaveText(
    'Dice que la conexión no es normal. ¿Qué hago?',
  );
});

test('a link of an article leads to its screen, and the help makes way', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const dialog = await openHelp(page);
  await dialog.getByRole('link', { name: '¿Cómo deposito?' }).click();
  await help.article(dialog).getByRole('link', { name: 'Depositar' }).click();
  await expect(page).toHaveURL('/member/depositv2');
  await expect(dialog).toHaveCount(0);
});

test('the way to a person stands at the end of an article, and opens the chat', async ({ page, sandbox }) => {
  await page.goto('/');
  await ready(page);
  const dialog = await openHelp(page, 'Contáctanos');
  const button = help.article(dialog).getByRole('button', { name: 'Abrir el chat en vivo' });
  await expect(await opened(page, button)).toHaveURL(new RegExp(`^${sandbox.gameAddress}/chat`), {
    timeout: 30_000,
  });
  await expect(dialog).toBeVisible();
});

test('whether an article was useful is counted once, said thanks for, and can be changed', async ({
  page,
  sandbox,
  traffic,
}) => {
  await sandbox.faults([{ call: 'help.useful', kind: '500' }]);
  await page.goto('/');
  await ready(page);
  const dialog = await openHelp(page, 'Juego responsable');
  await help.useful(dialog).getByRole('button', { name: 'Sí' }).click();
  await expect(help.useful(dialog).getByRole('alert')).toContainText('Tu respuesta no nos llegó.');
  await pressTwice(help.useful(dialog).getByRole('button', { name: 'Sí' }), 'help.useful', sandbox);
  await expect(dialog.getByText('¡Gracias! Nos alegra.')).toBeFocused();
  expect(traffic.count('help.useful')).toBe(2);
  const change = dialog.getByRole('button', { name: 'Cambiar mi respuesta' });
  await change.hover();
  // The second click of a double click: where the answer came between the two, it lands on this button.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(change).toBeVisible();
  await change.click();
  await help.useful(dialog).getByRole('button', { name: 'No', exact: true }).click();
  await expect(dialog.getByText(/^Gracias por decirlo/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
