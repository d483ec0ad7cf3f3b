import type { Locator, Page } from '@playwright/test';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { openHelp } from '../../kit/journeys/help.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { pressTwice } from '../../kit/journeys/press-twice.ts';
import { openOffice } from '../../kit/journeys/support.ts';
import { ready } from '../../kit/journeys/ui.ts';

const call = 'support.sendAsVisitor';
const text = 'El registro no acepta mi celular 🦅';
const email = 'ana@example.com';

const dialogIn = (page: Page): Locator => page.getByRole('dialog', { name: 'Déjanos un comentario' });
const offered = (page: Page): Locator => page.getByRole('button', { name: 'Dejar un comentario' });

/** Opens the form by what a visitor presses on the home. */
async function openFromHome(page: Page): Promise<Locator> {
  await page.goto('/');
  await ready(page);
  const help = await openHelp(page);
  await help.getByRole('link', { name: /^Abrir en su propia página/ }).click();
  await offered(page).click();
  await expect(dialogIn(page)).toBeVisible();
  return dialogIn(page);
}

test('from the home: a visitor’s comment is sent once, answered at /sandbox, and the answer comes by e-mail', async ({
  page,
  sandbox,
  traffic,
}) => {
  const dialog = await openFromHome(page);
  await dialog.getByLabel('Tu comentario').fill(text);
  await dialog.getByLabel('Correo electrónico (opcional)').fill(email);
  expect(await faultsOf(page)).toEqual([]);
  await pressTwice(dialog.getByRole('button', { name: 'Enviar comentario' }), call, sandbox);
  const told = dialog.getByRole('status').filter({ hasText: 'Recibimos tu comentario' });
  await expect(told).toBeFocused();
  await expect(told).toContainText(`Te respondemos a ${email}.`);
  expect(traffic.count(call)).toBe(1);
  expect(await faultsOf(page)).toEqual([]);
  const office = await openOffice(page, sandbox);
  const row = office
    .getByRole('region', { name: 'Comments', exact: true })
    .getByRole('row')
    .filter({ hasText: text });
  await expect(row).toContainText(email);
  await row.getByRole('button', { name: /^Acknowledge/ }).click();
  await expect(row).toContainText('ACKNOWLEDGED');
  await row.getByRole('textbox').fill('Ya lo acepta: prueba otra vez.');
  await row.getByRole('button', { name: /^Answer/ }).click();
  await expect(office.getByText('No comment waits.')).toBeVisible();
  const [letter] = await sandbox.outbox('mail', email);
  expect(letter?.text).toContain('Ya lo acepta: prueba otra vez.');
  await page.keyboard.press('Escape');
  await expect(offered(page)).toBeFocused();
});

test('a visitor’s comment whose answer is lost is sent again as it was, also after a reload, and received once', async ({
  page,
  sandbox,
  traffic,
}) => {
  const dialog = await openFromHome(page);
  await sandbox.faults([{ call, kind: 'lost after commit' }]);
  await dialog.getByLabel('Tu comentario').fill(text);
  await dialog.getByRole('button', { name: 'Enviar comentario' }).click();
  await expect(dialog.getByText('No sabemos si llegó tu comentario')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await offered(page).click();
  await dialog.getByRole('button', { name: 'Enviarlo otra vez' }).click();
  await expect(dialog.getByText('Recibimos tu comentario')).toBeVisible();
  expect(traffic.count(call)).toBe(2);
  const office = await openOffice(page, sandbox);
  await expect(office.getByRole('row').filter({ hasText: text })).toHaveCount(1);
});
