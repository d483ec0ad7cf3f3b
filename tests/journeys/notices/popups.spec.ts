import type { Page } from '@playwright/test';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { fillIn, ready, signIn, ui } from '../../kit/journeys/ui.ts';

const popup = (page: Page) => page.getByRole('dialog', { name: 'Fiesta de la Plaza' });
const understood = (page: Page) => popup(page).getByRole('button', { name: 'Entendido' });

function publish(sandbox: RunningSandbox, more: object = {}): Promise<string> {
  const texts = {
    titleEs: 'Fiesta de la Plaza',
    titleEn: 'Plaza party',
    contentEs: '<p>Hoy.</p>',
    contentEn: '<p>Today.</p>',
  };
  return sandbox.noticeAct({ act: 'publish', type: 'PU', ...texts, ...more });
}

test('a pop-up is shown once to a visitor in a tab, and once more when it changes', { tag: '@core' }, async ({
  page,
  sandbox,
}) => {
  const id = await publish(sandbox);
  await page.goto('/');
  await expect(popup(page)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await understood(page).click();
  await expect(popup(page)).toHaveCount(0);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  await sandbox.noticeAct({ act: 'change', id, contentEs: '<p>Mañana.</p>' });
  await page.reload();
  await expect(popup(page)).toContainText('Mañana.');
});

test('after signing in the greeting shows it, and that counts: it does not come again over the home', async ({
  page,
  sandbox,
}) => {
  await publish(sandbox);
  await page.goto('/');
  await understood(page).click();
  await signIn(page, 'member1');
  await page.reload();
  await expect(ui.balance(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain('index_notice');
  expect(stored).not.toContain('member1');
});

test('a member whose session was resumed sees it once, and another member of the device too', async ({
  page,
  context,
  sandbox,
}) => {
  await publish(sandbox);
  await openAs(page, sandbox, 'member1');
  await understood(page).click();
  await page.reload();
  await expect(ui.balance(page)).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  const other = await context.newPage();
  await openAs(other, sandbox, 'member2');
  await expect(popup(other)).toBeVisible();
});

test('a pop-up waits until what the session wants is done, and never covers a dialog of it', async ({
  page,
  sandbox,
}) => {
  await publish(sandbox);
  await page.goto('/login');
  const dialog = ui.loginDialog(page);
  await expect(dialog).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  await fillIn(dialog, 'expired1');
  await expect(page.getByRole('dialog', { name: /contraseña/i })).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
});

test('with the keyboard: the pop-up takes the focus, Escape closes it, and it counts as seen', async ({
  page,
  sandbox,
}) => {
  await publish(sandbox, { titleEs: 'Fiesta de la Plaza' });
  await publish(sandbox, { titleEs: 'Otra fiesta', titleEn: 'Another party' });
  await page.goto('/');
  const other = page.getByRole('dialog', { name: 'Otra fiesta' });
  await expect(other.or(popup(page))).toContainText('Queda 1 aviso más');
  await page.keyboard.press('Escape');
  await expect(other.or(popup(page))).not.toContainText('Queda');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
