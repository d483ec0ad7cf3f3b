import { rows } from '../../kit/depth.ts';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { help, openHelp, sayArticles } from '../../kit/journeys/help.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { ready, ui } from '../../kit/journeys/ui.ts';

const title = (page: import('@playwright/test').Page) =>
  page.getByRole('heading', { name: 'Centro de ayuda', level: 1 });

test('the help centre is reached from the home, has no header, and leads back', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/');
  await ready(page);
  const dialog = await openHelp(page);
  await dialog.getByRole('link', { name: /^Abrir en su propia página/ }).click();
  await expect(page).toHaveURL('/helpmc');
  await expect(title(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(ui.header(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Guardar lo que acaba de pasar' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');
  await expect(ui.header(page)).toBeVisible();
});

test('articles and categories have addresses of their own, which the way back follows', async ({ page }) => {
  await page.goto('/helpmc');
  await page.getByRole('link', { name: '¿Cómo deposito?' }).click();
  await expect(page).toHaveURL('/helpmc?article=deposit');
  await expect(help.article(page).getByRole('heading', { level: 2 })).toHaveText('¿Cómo deposito?');
  await help.article(page).getByRole('link', { name: 'Depósitos', exact: true }).click();
  await expect(page).toHaveURL('/helpmc?category=deposits');
  await expect(page.getByRole('heading', { name: 'Depósitos', level: 2 })).toBeVisible();
  await page.goBack();
  await expect(help.article(page)).toBeVisible();
  // At this address a link of the footer stays on the page: nothing opens over itself.
  await help.footer(page, 'Juego responsable').click();
  await expect(page).toHaveURL('/helpmc?article=responsible');
  await expect(help.dialog(page)).toHaveCount(0);
});

test('a limit that the operator changes is the one that the article tells', async ({ page, sandbox }) => {
  await sandbox.setConfig({ limits: { codeMinutes: 7 } });
  await page.goto('/helpmc?article=sms-codes');
  await expect(help.article(page)).toContainText('Cada código vale 7 minutos');
});

test('an unknown article, category or code says so, and offers all answers and a person', async ({
  page,
}) => {
  for (const place of ['?article=nobody', '?category=nothing', '?about=NO_SUCH_CODE', '?article=%00<b>']) {
    await page.goto(`/helpmc${place}`);
    await expect(page.getByRole('heading', { name: 'No tenemos esa respuesta' }), place).toBeVisible();
    await expect(page.getByRole('button', { name: 'Abrir el chat en vivo' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Todas las respuestas' }).click();
  await expect(page.getByRole('link', { name: '¿Cómo deposito?' })).toBeVisible();
});

test('an empty centre says so and offers a person; articles without our fields are shown', async ({
  page,
  sandbox,
}) => {
  await sayArticles(sandbox, []);
  await page.goto('/helpmc');
  await expect(page.getByRole('heading', { name: 'Todavía no hay respuestas aquí' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir el chat en vivo' })).toBeVisible();
  await sayArticles(sandbox, [
    { id: 'x', title: 'Solo esto', content: '<p>Y nada más.</p>', extra: 1 } as object,
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Otras', level: 2 })).toBeVisible();
  await page.getByRole('link', { name: 'Solo esto' }).click();
  await expect(help.article(page)).toContainText('Y nada más.');
});

for (const kind of rows(['500', 'reset', 'html'] as const, 0)) {
  test(`when the articles don’t come (${kind}) the page says so, and another try brings them`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.faults([{ call: 'help.centre', kind, times: 'always' }]);
    await page.goto('/helpmc?article=deposit');
    await expect(page.getByRole('alert')).toContainText('No pudimos cargar la ayuda', { timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Abrir el chat en vivo' })).toBeVisible();
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(help.article(page).getByRole('heading', { level: 2 })).toHaveText('¿Cómo deposito?');
  });
}

test('without a line the articles that were read stay, and an answer about one says why it was lost', async ({
  page,
  context,
  traffic,
}) => {
  await page.goto('/helpmc?article=deposit');
  await ready(page);
  // The article stands in the page before it is known that the product is open.
  await expect.poll(() => traffic.answered('system.status')).toBe(1);
  await expect(help.article(page)).toBeVisible();
  await context.setOffline(true);
  await help.field(page).fill('retiro');
  await help.found(page).getByRole('link').first().click();
  await expect(help.article(page)).toBeVisible();
  await help.useful(page).getByRole('button', { name: 'No', exact: true }).click();
  await expect(help.useful(page).getByRole('alert')).toContainText('Tu respuesta no nos llegó.', {
    timeout: 30_000,
  });
  await context.setOffline(false);
  await help.useful(page).getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByText(/^Gracias por decirlo/)).toBeVisible();
});

test('RTE-01 where the home asks for a session, a visitor reads the help and asks a person', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ brand: { loginedToHomePage: true } });
  await page.goto('/helpmc?article=sign-in');
  await expect(help.article(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir el chat en vivo' })).toBeVisible();
});

test('the agreement tells its version, and a member which one they accepted and when', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await page.goto('/help');
  await expect(page.getByText(/^Versión 2\.0, en vigor desde el 20\d\d-\d\d-\d\d\.$/)).toBeVisible();
  await expect(page.getByText(/^Aceptaste/)).toHaveCount(0);
  await openAs(page, sandbox, 'member1', '/help');
  await expect(page.getByText(/^Aceptaste la versión 2\.0 el 20\d\d-/)).toBeVisible();
  await expect(page.getByText('Desde entonces hay una versión nueva')).toHaveCount(0);
  await openAs(page, sandbox, 'member2', '/help');
  await expect(page.getByText(/^Aceptaste la versión 1\.0 el 20\d\d-/)).toBeVisible();
  await expect(page.getByText('Desde entonces hay una versión nueva')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
