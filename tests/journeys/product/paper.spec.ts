import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { openRecord, records } from '../../kit/journeys/records.ts';

/** What is in place in the window and would be printed over the rows. */
const inPlace = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => /fixed|sticky/.test(getComputedStyle(one).position) && one.checkVisibility())
      .map((one) => one.className),
  );

test('on paper nothing lies over the rows, and all of them are dark on white', async ({ page, sandbox }) => {
  await openRecord(page, sandbox, 'transactionHistory');
  await expect(records.rows(page).nth(1)).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(() => inPlace(page)).toEqual([]);
  const cells = centre.region(page).getByRole('cell');
  const ink = await cells.evaluateAll((all) => [
    ...new Set(all.flatMap((one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor])),
  ]);
  expect(ink.toSorted()).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('in the person’s own colours edges, ticks and what is chosen are seen', async ({ page, sandbox }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openRecord(page, sandbox, 'transactionHistory');
  const styleOf = (one: Element) => {
    const { borderTopWidth, borderTopColor, outlineWidth, outlineStyle, backgroundColor } =
      getComputedStyle(one);
    return { borderTopWidth, borderTopColor, outlineWidth, outlineStyle, backgroundColor };
  };
  const chosen = await centre.button(page, '7 días').evaluate(styleOf);
  const other = await centre.button(page, '30 días').evaluate(styleOf);
  expect(chosen).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px', borderTopWidth: '1px' });
  expect(other).toMatchObject({ outlineStyle: 'none', borderTopWidth: '1px' });
  expect(other.borderTopColor).not.toBe(other.backgroundColor);
  const here = centre.region(page).locator('[aria-current="page"]').first();
  expect(await here.evaluate(styleOf)).toMatchObject({ outlineStyle: 'solid' });

  await openAs(page, sandbox, 'member1', '/member/referral');
  const plate = page.locator(':has(> svg[role="img"])').last();
  await expect(plate).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test.describe('in a region that writes a comma before decimals', () => {
  test.use({ locale: 'es-AR' });

  test('a saved record has its signs, and says the zone', async ({ page, sandbox }) => {
    await openRecord(page, sandbox, 'personalHistoryCopy');
    const coming = page.waitForEvent('download');
    await centre.button(page, 'Descargar CSV').click();
    const text = await readFile(await (await coming).path(), 'utf8');
    const [head = '', first = ''] = text.split('\r\n');
    expect(head).toBe('\ufeffFecha (America/Lima);Juego;Tipo;Estado;Apostado;Ganado;Neto;Referencia');
    expect(first).toMatch(/;\d+,\d{2};\d+,\d{2};-?\d+,\d{2};/);
  });
});
