import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dayPlus } from '#machines/kit/calendar.rules.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openRecord, records } from '../../kit/journeys/records.ts';
import { ready } from '../../kit/journeys/ui.ts';
import { today } from '../../kit/moment.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Picks days by one press, and waits until the rows shown are theirs: the previous rows stay meanwhile. */
async function quick(page: Page, name: string): Promise<void> {
  await centre.button(page, name).click();
  await expect(centre.button(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(centre.region(page).locator('[aria-busy="true"]')).toHaveCount(0);
}

const pager = (page: Page) => page.getByRole('navigation', { name: 'Páginas del registro' });
const merchantDay = (page: Page) =>
  page.evaluate(() => new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Lima' }));
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** The total shown under a name. */
const total = (page: Page, name: string) => records.total(page, name);

test('bets are filtered by days, kind and status; the address holds it all, and the back button undoes it', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await openRecord(page, sandbox, 'personalHistoryCopy');
  await expect(heading(page, 'Historial de apuestas')).toBeVisible();
  await expect(centre.button(page, '7 días')).toHaveAttribute('aria-pressed', 'true');
  await quick(page, '90 días');
  const today = await merchantDay(page);
  expect(asked(page)).toEqual({ from: dayPlus(today, -89), to: today });
  await expect(records.rows(page)).toHaveCount(21);
  const bets = async () => Number(await total(page, 'Apuestas').textContent());
  await expect.poll(bets).toBeGreaterThan(100);
  const all = await bets();

  await centre.field(page, 'Tipo').selectOption({ label: 'Slots' });
  await expect(total(page, 'Apuestas')).not.toHaveText(String(all));
  await centre.field(page, 'Estado').selectOption({ label: 'Devuelta' });
  await expect(total(page, 'Apostado')).toHaveText('P 0.00');
  expect(asked(page)).toMatchObject({ type: 'RNG', status: 'REFUNDED' });
  await expect(records.rows(page).filter({ hasNotText: /Devuelta|Estado/ })).toHaveCount(0);

  await page.goBack();
  await expect(centre.field(page, 'Estado')).toHaveValue('');
  await page.goBack();
  await expect(centre.field(page, 'Tipo')).toHaveValue('');
  await expect(total(page, 'Apuestas')).toHaveText(String(all));
});

test('a person pages through a record, and the address opens the same page for anybody who has it', async ({
  page,
  sandbox,
}) => {
  await openRecord(page, sandbox, 'transactionHistory');
  await quick(page, '30 días');
  await expect(pager(page)).toBeVisible();
  const first = await records.rows(page).nth(1).textContent();
  await pager(page).getByRole('button', { name: 'Página siguiente' }).click();
  await expect(records.rows(page).nth(1)).not.toHaveText(first ?? '');
  expect(asked(page).page).toBe('2');
  const second = (await records.rows(page).nth(1).textContent()) ?? '';
  await page.reload();
  await ready(page);
  await expect(records.rows(page).nth(1)).toHaveText(second);
  await expect(pager(page).getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(records.rows(page).nth(1)).toHaveText(first ?? '');
});

test('days in the wrong order are not sent, and the gateway itself refuses days too long ago', async ({
  page,
  sandbox,
}) => {
  const query = `?from=${dayPlus(today, -60)}&to=${dayPlus(today, -1)}`;
  await openRecord(page, sandbox, 'bonusDetails', { query });
  await centre.field(page, 'Hasta').fill(dayPlus(today, -70));
  await expect(heading(page, 'Detalle de bonos')).toBeVisible();
  await expect(
    centre.region(page).getByText('La primera fecha va antes que la última.').first(),
  ).toBeVisible();
  await expect(centre.button(page, 'Descargar CSV')).toBeDisabled();
  // As many days as lie between two bonuses, whatever the hour at which the seed was made.
  await centre.field(page, 'Desde').fill(dayPlus(today, -86));
  await expect(records.rows(page).nth(1)).toBeVisible();
  const message = 'Elige fechas de los últimos 90 días.';
  const body = { success: false, code: 'RANGE_REFUSED', message };
  await sandbox.faults([{ call: 'wallet.bonuses', kind: 'answer', status: 422, body, times: 'always' }]);
  await quick(page, '30 días');
  await expect(centre.region(page).getByRole('alert')).toContainText('últimos 90 días');
  await sandbox.clearFaults();
  await centre.button(page, 'Reintentar').click();
  await expect(centre.region(page).getByRole('alert')).toHaveCount(0);
});

test('a whole record is saved as a file: every row, the merchant’s hours, plain amounts, the words of the language', async ({
  page,
  sandbox,
}) => {
  await openRecord(page, sandbox, 'personalHistoryCopy');
  await quick(page, '90 días');
  await expect(records.rows(page)).toHaveCount(21);
  const count = Number(await total(page, 'Apuestas').textContent());
  const coming = page.waitForEvent('download');
  await centre.button(page, 'Descargar CSV').click();
  const file = await coming;
  const today = await merchantDay(page);
  expect(file.suggestedFilename()).toBe(`apuestas_${dayPlus(today, -89)}_${today}_America-Lima.csv`);
  const text = await readFile(await file.path(), 'utf8');
  const [head = '', ...rows] = text.split('\r\n');
  expect(head).toBe('\ufeffFecha (America/Lima),Juego,Tipo,Estado,Apostado,Ganado,Neto,Referencia');
  expect(rows.pop()).toBe('');
  expect(rows).toHaveLength(count);
  for (const row of rows) {
    expect(row).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/);
    expect(row).toMatch(/,\d+\.\d{2},\d+\.\d{2},-?\d+\.\d{2},'?[\w-]{43}$/);
  }
  await expect(centre.region(page).getByText('Archivo descargado.')).toBeVisible();
});

test('a download goes on after a page that failed, and its file holds nothing twice', async ({
  page,
  sandbox,
}) => {
  await openRecord(page, sandbox, 'transactionHistory');
  await sandbox.faults([{ call: 'wallet.movements', kind: 'truncated', times: 3 }]);
  await centre.button(page, 'Descargar CSV').click();
  await expect(centre.alert(page)).toBeVisible();
  const coming = page.waitForEvent('download');
  await centre.button(page, 'Seguir').click();
  const text = await readFile(await (await coming).path(), 'utf8');
  const rows = text.trim().split('\r\n');
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows).toHaveLength(1 + Number(await total(page, 'Movimientos').textContent()));
});

test('profit and loss is a chart with a text, and a table of the same days', async ({ page, sandbox }) => {
  await openRecord(page, sandbox, 'personalProfit');
  await quick(page, '30 días');
  const chart = page.getByRole('img', { name: /^Resultado de cada día\. Resultado: .*días con/ });
  await expect(chart).toBeVisible();
  await expect(chart.locator('rect')).toHaveCount(30);
  await centre.region(page).getByText('Ver día por día en una tabla').click();
  await expect(records.rows(page)).toHaveCount(31);
});
