import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { records } from '../../kit/journeys/records.ts';
import { translatePages } from '../../kit/journeys/translator.ts';

test('on a page that the browser translates, days are picked, a record is saved and a code is copied', async ({
  page,
  context,
  sandbox,
}) => {
  await translatePages(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, sandbox, 'member1', '/member/transactionHistory');
  await expect(page.locator('font font').nth(100)).toBeAttached();
  const total = records.total(page, 'Movimientos');
  await expect(total).toHaveText(/\d/);
  const before = await total.textContent();
  await centre.button(page, 'Hoy').click();
  await expect(centre.button(page, 'Hoy')).toHaveAttribute('aria-pressed', 'true');
  await expect(total).not.toHaveText(before ?? '');
  await centre.button(page, '90 días').click();
  await expect(centre.button(page, 'Descargar CSV')).toBeEnabled();
  const coming = page.waitForEvent('download');
  await centre.button(page, 'Descargar CSV').click();
  await coming;
  await expect(centre.region(page).getByText('Archivo descargado.')).toBeVisible();

  await centre.region(page).getByRole('link', { name: 'Invitar amigos' }).click();
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  // What is copied is read as it was written.
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByText(link, { exact: true })).toHaveAttribute('translate', 'no');
});
