import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../kit/journeys/journey.ts';
import { limits } from '../../kit/journeys/limits.ts';
import { payouts } from '../../kit/journeys/payouts.ts';
import { password, ready, ui } from '../../kit/journeys/ui.ts';

const daily = 'Límite de depósito diario';

/** More stops than any page has before what is looked for. */
const most = 120;

/** Goes on by Tab, or back by Shift and Tab, until a control has the focus, as whoever uses no mouse does. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const there = () => control.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < most && !(await there()); stop += 1) await page.keyboard.press(key);
  await expect(control).toBeFocused();
}

test('by the keyboard alone a member signs in, sets a limit and takes a break of a day', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ protection: { market: 'UNION' } });
  await page.goto('/');
  await ready(page);
  const signIn = ui.header(page).getByRole('button', { name: 'Iniciar sesión' });
  await tabTo(page, signIn);
  await page.keyboard.press('Enter');
  const login = ui.loginDialog(page);
  await expect(ui.username(login)).toBeFocused();
  await page.keyboard.type('vip5');
  await tabTo(page, ui.password(login));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  const seen = ui.greeting(page).getByRole('button', { name: 'Entendido' }).last();
  await seen.waitFor();
  await tabTo(page, seen);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Antes de jugar, pon tus límites' });
  const set = question.getByRole('button', { name: 'Poner mis límites' });
  await set.waitFor();
  await tabTo(page, set);
  await page.keyboard.press('Space');

  await expect(page.getByRole('heading', { name: 'Mis límites', level: 1 })).toBeVisible();
  const open = limits.button(page, daily, 'Poner un límite');
  await tabTo(page, open);
  await page.keyboard.press('Space');
  await expect(limits.value(page, daily)).toBeFocused();
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await expect(limits.one(page, daily)).toContainText('Tu límite ya vale.');
  await expect(limits.one(page, daily).locator(':focus')).toBeAttached();

  const stop = ui.header(page).getByRole('button', { name: 'Parar 24 h' });
  await tabTo(page, stop, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const sure = page.getByRole('dialog').filter({ hasText: 'Parar 24 h' });
  await expect(sure).toBeVisible();
  await expect.poll(() => sure.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  // Whoever thinks better of it is where they were.
  await page.keyboard.press('Escape');
  await expect(stop).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, sure.getByRole('button', { name: 'Empezar el descanso' }));
  await page.keyboard.press('Enter');
  const begun = sure.getByRole('button', { name: 'Entendido' });
  await begun.waitFor();
  await tabTo(page, begun);
  await page.keyboard.press('Enter');
  await expect(sure).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'El juego está cerrado para ti' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Qué puedes hacer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Estás en un descanso', level: 1 })).toBeVisible();
  const out = page.getByRole('main').getByRole('link', { name: 'Retirar dinero' });
  await tabTo(page, out);
  await page.keyboard.press('Enter');
  await expect(payouts.amount(page)).toBeVisible();
});
