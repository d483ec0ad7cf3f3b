import type { Locator, Page } from '@playwright/test';
import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { keptInReach } from '../../kit/journeys/kept.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { registerDialog } from '../../kit/journeys/registering.ts';
import { openLogin, ready, signIn, signOut, ui } from '../../kit/journeys/ui.ts';

const number = '987654321';
const field = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Número de celular' });
const send = (dialog: Locator) => dialog.getByRole('button', { name: /Enviar código|Enviando|Espera/ });

async function openRegister(page: Page): Promise<Locator> {
  await ui.header(page).getByRole('link', { name: 'Registrarme' }).click();
  await expect(registerDialog(page).getByRole('tab', { name: 'Celular' })).toBeVisible();
  return registerDialog(page);
}

async function openForgot(page: Page): Promise<Locator> {
  await (await openLogin(page)).getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(ui.forgotDialog(page).getByRole('tab', { name: 'Celular' })).toBeVisible();
  return ui.forgotDialog(page);
}

/** The dialogs that send a code to a number: how each is opened from the home, and its tab. */
const dialogs = {
  'to sign in': { open: openLogin, tab: 'SMS' },
  'to register': { open: openRegister, tab: 'Celular' },
  'for a forgotten password': { open: openForgot, tab: 'Celular' },
} as const;

async function sendCode(dialog: Locator, tab: string): Promise<void> {
  await dialog.getByRole('tab', { name: tab }).click();
  await dialog.getByLabel('País').selectOption('MX');
  await field(dialog).fill('5512345678');
  await dialog.getByLabel('País').selectOption('PE');
  await field(dialog).fill(number);
  await send(dialog).click();
  await expect(send(dialog)).toHaveText(/Espera \d+ s/);
  await dialog.getByLabel('Código por SMS').fill('123456');
}

async function close(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

for (const [what, { open, tab }] of Object.entries(dialogs)) {
  test(`SMS-02 closing the dialog ${what} and opening it again shows the number, and no code`, async ({
    page,
  }) => {
    await page.goto('/');
    await ready(page);
    const dialog = await open(page);
    await sendCode(dialog, tab);
    await close(page, dialog);
    expect((await keptInReach(page)).includes(number)).toBe(false);

    await open(page);
    await expect(field(dialog)).toHaveValue(number);
    await expect(dialog.getByLabel('País')).toHaveValue('PE');
    await expect(send(dialog)).toHaveText(/Espera \d+ s/);
    await expect(dialog.getByLabel('Código por SMS')).toBeEmpty();
  });

  test(`SMS-02 the number of a code ${what} is forgotten when its wait is over`, async ({
    page,
    sandbox,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await ready(page);
    const dialog = await open(page);
    await sendCode(dialog, tab);
    await close(page, dialog);
    // The gateway's time goes on too: its next answer would put the page's clock back.
    await sandbox.serverClock(601_000);
    await page.clock.fastForward(601_000);
    await open(page);
    await dialog.getByRole('tab', { name: tab }).click();
    await expect(field(dialog)).toBeEmpty();
    await expect(send(dialog)).toHaveText('Enviar código');
  });
}

test('SMS-02 signing in leaves no number behind for the next person', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const dialog = await openRegister(page);
  await sendCode(dialog, 'Celular');
  await close(page, dialog);
  await signIn(page, 'member2');
  await signOut(page);
  await openRegister(page);
  await dialog.getByRole('tab', { name: 'Celular' }).click();
  await expect(field(dialog)).toBeEmpty();
  await expect(send(dialog)).toHaveText('Enviar código');
});

test('after a code to a mistyped number the right one can get one at once; the first still has to wait', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await page.goto('/');
  await ready(page);
  const dialog = await openLogin(page);
  await dialog.getByRole('tab', { name: 'SMS' }).click();
  await dialog.getByLabel('País').selectOption('PE');
  await field(dialog).fill('987654322');
  await send(dialog).click();
  await expect(send(dialog)).toHaveText(/Espera \d+ s/);
  await field(dialog).fill(number);
  await expect(send(dialog)).toHaveText('Enviar código');
  await page.clock.fastForward(1_000);
  await send(dialog).click();
  await expect(send(dialog)).toHaveText(/Espera \d+ s/);
  await dialog.getByLabel('Código por SMS').fill(await sandbox.lastSecret('sms', '+51987654321'));
  await field(dialog).fill('987 654-322');
  await expect(send(dialog)).toBeDisabled();
  await expect(send(dialog)).toHaveText(/Espera \d+ s/);
});

test('after a code to bind a number, the next member who signs in finds neither number nor wait', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox);
  const region = centre.region(page);
  const wait = send(region);
  const toBinding = async () => {
    await ui.header(page).getByRole('button', { name: 'Centro de seguridad' }).click();
    await region.getByRole('link', { name: /^Celular/ }).click();
    await region.getByLabel('País').selectOption('PE');
    await field(region).fill('987111222');
  };
  await toBinding();
  await wait.click();
  await expect(wait).toHaveText(/Espera \d+ s/);
  await signOut(page);
  await signIn(page, 'member2');
  await toBinding();
  await expect(wait).toHaveText('Enviar código');
});
