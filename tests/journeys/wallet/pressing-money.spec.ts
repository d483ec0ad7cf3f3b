import type { Page } from '@playwright/test';
import en from '#locales/en/wallet.json' with { type: 'json' };
import es from '#locales/es/wallet.json' with { type: 'json' };
import { expect, test } from '../../kit/journeys/journey.ts';
import { minorIn, office, withdrawPassword } from '../../kit/journeys/payouts.ts';
import { signInFromHeader, speak } from '../../kit/journeys/walk-account.ts';

const voucher = 'VALE-7KQ2-10MX';

const cases = [
  { language: 'ES', width: 390, height: 844, wallet: es, method: /^Vale/, menu: 'Menú' },
  { language: 'EN', width: 1280, height: 800, wallet: en, method: /^Voucher/, menu: 'Menu' },
] as const;

const pressed = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

for (const { language, wallet, method, menu, ...viewport } of cases) {
  test(`a deposit, a withdrawal and its receipt can be reached by pressing alone, at ${viewport.width} in ${language}`, async ({
    page,
    sandbox,
    traffic,
  }) => {
    const { deposit, withdraw, receipt } = wallet;
    // The deposit may be withdrawn again at once.
    await sandbox.setConfig({ money: { turnover: 0 } });
    await page.setViewportSize(viewport);
    await page.goto('/');
    await speak(page, language);
    await signInFromHeader(page, 'vip5');
    const understood = page.getByRole('button', { name: /^(Entendido|Got it)$/ });
    await understood.last().click();
    await expect(understood).toHaveCount(0);
    const before = await minorIn(sandbox, 'vip5', 'MAIN');

    await page.getByRole('banner').getByRole('button', { name: deposit.title }).click();
    await page.getByRole('button', { name: method }).click();
    await page.getByLabel(deposit.voucher, { exact: true }).fill(voucher);
    await pressed(page, withdraw.submit).click();
    await page.getByRole('main').getByRole('button', { name: deposit.confirm, exact: true }).click();
    await expect(
      page.getByRole('status').getByText(deposit.status.APPROVED, { exact: true }).first(),
    ).toBeVisible();
    const credited = await minorIn(sandbox, 'vip5', 'MAIN');
    expect(credited).toBeGreaterThan(before);

    const opens = page.getByRole('main').getByRole('button', { name: menu, exact: true });
    if (viewport.width < 700) await opens.click();
    await page.getByRole('link', { name: withdraw.title, exact: true }).click();
    await page.getByLabel(withdraw.amount, { exact: true }).fill('100.00');
    await page.getByRole('main').locator('input[type=password]').first().fill(withdrawPassword);
    await pressed(page, withdraw.submit).click();
    await pressed(page, withdraw.confirm).click();
    await page.getByRole('link', { name: withdraw.see }).click();
    await expect(page.getByRole('heading', { level: 1, name: /100\.00/ })).toBeVisible();
    const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await office(sandbox, reference, 'approve');
    await office(sandbox, reference, 'pay');

    await pressed(page, receipt.full).click({ timeout: 30_000 });
    await pressed(page, receipt.confirm).click();
    await expect(page.getByRole('status').filter({ hasText: receipt.settled.RECEIVED })).toBeVisible();
    expect(await minorIn(sandbox, 'vip5', 'MAIN')).toBe(credited - 100_00);
    expect(traffic.documents()).toBe(1);
  });
}
