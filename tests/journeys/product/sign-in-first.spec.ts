import type { Page } from '@playwright/test';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { beGreeted, fillIn, findOut, ready, signIn, signOutButton, ui } from '../../kit/journeys/ui.ts';

test.beforeEach(({ sandbox }) => sandbox.setConfig({ brand: { loginedToHomePage: true } }));

const signInTitle = (page: Page) => page.getByRole('heading', { name: 'Entra con tu cuenta' });

/** Nothing of the home, and no link to a game list. */
async function seesNothing(page: Page): Promise<void> {
  await expect(page.getByText('La función está por empezar')).toHaveCount(0);
  await expect(page.getByText('Elige tu puerta')).toHaveCount(0);
  await expect(page.locator('a[href^="/rng"], a[href^="/promotions"], a[href^="/lottery"]')).toHaveCount(0);
}

test('RTE-01 where the home asks for a session a visitor sees only the login, however it is closed', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/');
  await expect(ui.loginDialog(page)).toBeVisible();
  await seesNothing(page);
  await escapeFrom(ui.loginDialog(page));
  await expect(signInTitle(page)).toBeVisible();
  await seesNothing(page);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await ui.loginDialog(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(ui.loginDialog(page)).toHaveCount(0);
  await seesNothing(page);
  await page.goto('/rng');
  await page.goBack();
  await ready(page);
  await expect(page).toHaveURL('/login');
  await expect(ui.loginDialog(page)).toBeVisible();
  await seesNothing(page);
});

test('RTE-01 the page sent to a visitor holds no home, and a member enters and leaves through the login', async ({
  page,
  sandbox,
}) => {
  const sent = await (await fetch(`${sandbox.address}/`, { headers: { accept: 'text/html' } })).text();
  expect(sent).not.toContain('La función está por empezar');
  await page.goto('/login');
  await escapeFrom(ui.loginDialog(page));
  await signIn(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('La función está por empezar')).toBeVisible();
  await signOutButton(page).click();
  await ui.signOutDialog(page).getByRole('button', { name: 'Sí, salir' }).click();
  await expect(ui.loginDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/login');
  await seesNothing(page);
});

test('SES-03 after its session ended a member signs in again on the same page; giving up leads to the login', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login');
  await fillIn(ui.loginDialog(page), 'member1');
  await beGreeted(page);
  await page.getByRole('link', { name: 'Promociones' }).first().click();
  await expect(page).toHaveURL('/promotions');
  const ends = async () => {
    await expect(ui.balance(page)).toBeVisible();
    await sandbox.faults([{ call: 'wallet.balance', kind: '401' }]);
    await findOut(page, ui.expiredDialog(page));
  };
  await ends();
  await fillIn(ui.expiredDialog(page), 'member1');
  await beGreeted(page);
  await expect(page).toHaveURL('/promotions');
  await ends();
  await escapeFrom(ui.expiredDialog(page));
  await expect(page).toHaveURL('/login');
  await seesNothing(page);
});

test('RTE-02 nothing of the product is shown while a stored token is still to be confirmed', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await page.addInitScript(() => sessionStorage.setItem('token', 'x'));
  await sandbox.faults([{ call: 'member.info', kind: 'hold' }]);
  await page.goto('/');
  await sandbox.held('member.info');
  await expect(page.getByRole('heading', { name: 'Recuperando tu sesión…' })).toBeVisible();
  await seesNothing(page);
  await sandbox.release('member.info');
  await expect(ui.loginDialog(page)).toBeVisible();
});

test('REG-06 where the home asks for a session the agreement can be read before registering', async ({
  page,
}) => {
  await page.goto('/register');
  const dialog = page.getByRole('dialog', { name: 'Crear cuenta' });
  const link = dialog.getByRole('link', { name: 'acuerdo de usuario' });
  await expect(link).toBeVisible();
  const agreement = page.waitForEvent('popup');
  await link.click();
  const tab = await agreement;
  await expect(tab).toHaveURL('/help');
  await expect(tab.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await seesNothing(tab);
  await tab.goto('/down');
  await ready(tab);
  await expect(tab).toHaveURL('/down');
});
