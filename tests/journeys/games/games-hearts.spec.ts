import type { Page } from '@playwright/test';
import { tileAt, toSlots } from '../../kit/journeys/games.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { ui } from '../../kit/journeys/ui.ts';

const heart = (page: Page, place: number) => tileAt(page, place).getByRole('button', { name: /favoritos$/ });

test('a heart whose answer is lost is not called refused: the favourites are read again, and it can be retried', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openAs(page, sandbox, 'member2');
  await toSlots(page);
  const unsure = page.getByRole('status').filter({ hasText: 'no sabemos si tu favorito cambió' });
  await sandbox.faults([{ call: 'games.favour', kind: 'truncated' }]);
  await heart(page, 1).click();
  await expect(unsure).toBeVisible();
  // The favourite was saved; the heart shows it once the favourites have been read again.
  await expect(heart(page, 1)).toHaveAccessibleName(/^Quitar/);
  await unsure.getByRole('button', { name: 'Cerrar' }).click();
  await expect(unsure).toHaveCount(0);
  await sandbox.faults([{ call: 'games.favour', kind: '500' }]);
  await heart(page, 2).click();
  await expect(unsure).toBeVisible();
  await expect(heart(page, 2)).toHaveAccessibleName(/^Agregar/);
  await unsure.getByRole('button', { name: 'Reintentar' }).click();
  await expect(heart(page, 2)).toHaveAccessibleName(/^Quitar/);
  await expect(unsure).toHaveCount(0);
  // The heart changes before the request is sent.
  await expect.poll(() => traffic.answered('games.favour')).toBe(3);
  expect(traffic.count('games.favour')).toBe(3);
});

test('in the details of a game a lost answer shows a notice too, which can be closed there', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member2', '/rng');
  await tileAt(page, 1)
    .getByRole('button', { name: /^Detalles/ })
    .click();
  const dialog = page.getByRole('dialog');
  await sandbox.faults([{ call: 'games.favour', kind: 'truncated' }]);
  await dialog.getByRole('button', { name: 'Agregar a favoritos' }).click();
  const unsure = dialog.getByRole('status').filter({ hasText: 'no sabemos si tu favorito cambió' });
  await expect(unsure).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Quitar de favoritos' })).toBeVisible();
  await unsure.getByRole('button', { name: 'Cerrar' }).click();
  await expect(unsure).toHaveCount(0);
});

test('a refused heart beside a granted one leaves a notice that can be closed', async ({ page, sandbox }) => {
  await openAs(page, sandbox, 'member2');
  await toSlots(page);
  await sandbox.faults([{ call: 'games.favour', kind: 'hold', times: 2 }]);
  await heart(page, 1).click();
  await heart(page, 2).click();
  await sandbox.release('games.favour', { status: 422, body: { success: false, code: 'FAVOURITES_FULL' } });
  const refused = page.getByRole('status').filter({ hasText: 'No se pudo cambiar el favorito.' });
  await expect(refused).toBeVisible();
  await sandbox.release('games.favour');
  await expect(heart(page, 2)).toHaveAccessibleName(/^Quitar/);
  await refused.getByRole('button', { name: 'Cerrar' }).click();
  await expect(refused).toHaveCount(0);
  await expect(ui.loginDialog(page)).toHaveCount(0);
});
