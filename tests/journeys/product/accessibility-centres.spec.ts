import { rows } from '../../kit/depth.ts';
import { see } from '../../kit/journeys/go-within.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { lookOver, night, phone, speak } from '../../kit/journeys/looks.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { withdrawPassword } from '../../kit/journeys/payouts.ts';
import { fitWindow } from '../../kit/journeys/places.ts';
import { paidOut } from '../../kit/journeys/receipts.ts';
import { withCrowd } from '../../kit/journeys/reports.ts';
import { ready } from '../../kit/journeys/ui.ts';
import { dividend } from '../../machines/contracts/terms-of.ts';

const said = {
  ES: {
    save: 'Descargar CSV',
    name: 'Nombre del enlace',
    make: 'Crear enlace',
    again: 'Crear otro',
    person: 'Registrar a una persona',
  },
  EN: {
    save: 'Download CSV',
    name: 'Name of the link',
    make: 'Make link',
    again: 'Make another',
    person: 'Register a person',
  },
} as const;

test('the agent centre passes the WCAG 2.2 AA check, and fits a phone', async ({ page, sandbox }) => {
  test.setTimeout(480_000);
  const over = lookOver(page);
  await withCrowd(sandbox);
  await sandbox.grant('agent1', dividend());
  await openAs(page, sandbox, 'agent1');
  const languages = rows(['ES', 'EN'] as const, 0);
  for (const language of ['ES', 'EN'] as const) {
    const words = said[language];
    await over.show(phone);
    await speak(page, language);
    const reports = ['agentTeamOverview', 'teamBetting', 'userProfitLoss', 'downlineTransactions'];
    for (const which of languages.includes(language) ? reports : []) {
      await over.screen(`${which}, ${language}`, async (look) => {
        await see(page, `/agent/${which}`);
        await expect(page.getByRole('main').getByRole('listitem').nth(9)).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await look(`${which}, ${language}`);
      });
    }
    await over.show(language === 'ES' ? night : phone);
    await over.screen(`the registration centre, ${language}`, async (look) => {
      await see(page, '/agent/registrationCenter');
      const link = 'W'.repeat(39) + language[1];
      await page.getByLabel(words.name, { exact: true }).fill(link);
      await page.getByRole('button', { name: words.make }).click();
      await expect(page.getByRole('listitem', { name: link })).toBeVisible();
      await look(`a link, ${language}`);
      await page.getByRole('button', { name: words.again }).click();
      await page.locator('select[name=kind]').selectOption('agent');
      await page.locator('input[name=DIVIDEND]').fill('29.01');
      await page.getByRole('button', { name: words.make }).click();
      await expect(page.locator('input[name=DIVIDEND]')).toHaveAttribute('aria-invalid', 'true');
      await look(`rates with what is wrong, ${language}`);
      await page.getByRole('tab', { name: words.person }).click();
      await page.locator('input[name=account]').fill('a'.repeat(40));
      await page.locator('button[type=submit]').click();
      await expect(page.locator('input[name=password]')).toHaveAttribute('aria-invalid', 'true');
      await look(`a form with what is wrong, ${language}`);
    });
  }
  expect(over.faults).toEqual([]);
});

test('records and invited friends pass the WCAG 2.2 AA check and fit a phone, and all about money reads in English too', async ({
  page,
  sandbox,
  context,
}) => {
  test.setTimeout(480_000);
  const over = lookOver(page);
  const paid = await paidOut(sandbox);
  await openAs(page, sandbox, 'vip5');
  await over.show(phone);
  for (const language of rows(['ES', 'EN'] as const, 0)) {
    await speak(page, language);
    for (const which of ['personalHistoryCopy', 'transactionHistory', 'personalProfit', 'bonusDetails']) {
      await over.screen(`${which}, ${language}`, async (look) => {
        await see(page, `/member/${which}`);
        await expect(page.getByRole('button', { name: said[language].save })).toBeAttached();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await look(`${which}, ${language}`);
      });
    }
  }
  await over.show({ ...phone, width: 1280 });
  await speak(page, 'EN');
  await over.screen('the withdrawal page and its details read in English', async (look) => {
    await see(page, '/member/withdraw');
    await expect(page.getByRole('heading', { name: 'Withdraw', level: 1 })).toBeVisible();
    await page.getByLabel('Amount', { exact: true }).fill('50');
    await page.getByLabel('Withdraw password', { exact: true }).fill(withdrawPassword);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('You receive', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Ask for the withdrawal' }).click();
    await page.getByRole('link', { name: 'See the withdrawal' }).click();
    await expect(page.getByRole('heading', { name: 'Withdrawal of P 50.00' })).toBeVisible();
    await look('a withdrawal in English');
  });
  await over.screen('the receipt pages read in English', async () => {
    await page.goto(`/member/withdraw/${paid}`);
    await ready(page);
    const card = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Receipt of the payment', level: 2 }) });
    await card.getByRole('button', { name: 'Yes, all of it' }).click();
    await card.getByRole('button', { name: 'Confirm what arrived' }).click();
    await expect(card.getByRole('status').filter({ hasText: 'Received' })).toContainText(
      'You confirmed that P 98.50 arrived.',
    );
    await expect(card.last()).not.toContainText('To be confirmed');
  });
  await over.screen('the deposit pages read in English', async () => {
    await openAs(page, sandbox, 'member1', '/member/depositv2');
    const way = page.getByRole('button', { name: /^Andes wallet/ });
    await expect(way).toContainText('P 5.00 to P 2,000.00 · Fee 1% · Takes 1 minute');
    await way.click();
    await page.getByRole('textbox', { name: 'Amount' }).fill('1,000.5');
    await expect(page.getByRole('main')).toContainText('P 990.49');
  });
  await over.show(phone);
  await over.screen('invited friends', async (look) => {
    await see(page, '/member/referral');
    await expect(page.getByRole('heading', { name: 'Invite friends', level: 1 })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Your friends' }).getByRole('listitem')).toHaveCount(7);
    await fitWindow(page);
    await speak(page, 'ES');
    await see(page, '/member/referral');
    await expect(page.getByRole('list', { name: 'Tus amigos' }).getByRole('listitem')).toHaveCount(7);
    await expect(page.getByRole('img', { name: 'Código QR de tu enlace de invitación' })).toBeVisible();
    await fitWindow(page);
    await look('invited friends');
  });
  await over.screen('a long code of an invitation', async () => {
    await speak(page, 'EN');
    await sandbox.faults([{ call: 'registration.affiliate', kind: '500', times: 'always' }]);
    const other = await context.newPage();
    await other.setViewportSize({ width: 360, height: 740 });
    await other.goto(`/register?referralCode=${'W'.repeat(64)}`);
    await ready(other);
    const removing = other.getByRole('button', { name: 'Remove the invitation' });
    await expect(removing).toBeInViewport({ ratio: 1 });
    await fitWindow(other);
  });
  expect(over.faults).toEqual([]);
});
