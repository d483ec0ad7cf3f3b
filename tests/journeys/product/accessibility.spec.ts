import { securitySections } from '#machines/centres.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { see } from '../../kit/journeys/go-within.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { beWarned } from '../../kit/journeys/last-minute.ts';
import { lookOver, night, phone } from '../../kit/journeys/looks.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { runWhile } from '../../kit/journeys/places.ts';
import { registerBox, registerButton, registerDialog } from '../../kit/journeys/registering.ts';
import { sliderDialog, sliderHandle } from '../../kit/journeys/slider.ts';
import { beGreeted, fillIn, openLogin, ready, signOutButton, ui } from '../../kit/journeys/ui.ts';

test('the home, its dialogs and the ways in pass the WCAG 2.2 AA check', async ({ page, sandbox }) => {
  test.setTimeout(480_000);
  const over = lookOver(page);
  const asVisitor = async (path: string) => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(path);
    await ready(page);
  };
  await page.goto('/');
  await ready(page);
  await over.show(phone, night);

  await over.screen('the home of a visitor', async (look) => {
    await expect(page.getByRole('heading', { name: 'Lo más jugado en Slots' })).toBeVisible();
    await look('the home');
    await openLogin(page);
    await look('the login');
    await escapeFrom(ui.loginDialog(page));
  });
  await over.screen('the slider', async (look) => {
    await sandbox.setConfig({ slider: { login: true } });
    await fillIn(await openLogin(page), 'member1');
    await expect(sliderHandle(page)).toBeVisible();
    await look('the slider');
    await sliderDialog(page).getByRole('button', { name: 'Resolver con palabras' }).click();
    await look('the slider in words');
  });
  await sandbox.setConfig({ slider: { login: false } });
  await over.screen('the home of a member', async (look) => {
    await openAs(page, sandbox);
    await expect(ui.balance(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Lo más jugado en Slots' })).toBeVisible();
    await look('the home of a member');
    await signOutButton(page).click();
    await expect(ui.signOutDialog(page)).toBeVisible();
    await look('the question before leaving');
  });
  await over.screen('a place that is not there', async (look) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Esta puerta no existe' })).toBeVisible();
    await look('a place that is not there');
  });
  await over.screen('the registration', async (look) => {
    await asVisitor('/register');
    const dialog = registerDialog(page);
    await expect(registerButton(dialog)).toBeVisible();
    await look('the registration');
    await registerButton(dialog).click();
    await expect(registerBox(dialog, 'Usuario')).toHaveAttribute('aria-invalid', 'true');
    await look('the registration with what is wrong');
    await dialog.getByRole('tab', { name: 'Celular' }).click();
    await expect(dialog.getByLabel('País')).toContainText('Perú');
    await look('the registration by number');
  });
  await over.screen('a new address', async (look) => {
    await openAs(page, sandbox, 'newip1');
    const address = ui.addressDialog(page);
    await expect(address.getByRole('listitem')).toHaveCount(4);
    await look('the ways to verify an address');
    await address.getByRole('button', { name: /Código por SMS/ }).click();
    await expect(address.getByRole('textbox')).toBeVisible();
    await look('the code for an address');
  });
  await over.screen('free play', async (look) => {
    await asVisitor('/freePlay');
    await beGreeted(page);
    await expect(ui.demoStrip(page)).toBeVisible();
    await look('the home of a demo account');
  });
  expect(over.faults).toEqual([]);
});

test('the security centre passes the WCAG 2.2 AA check', async ({ page, sandbox }) => {
  test.setTimeout(480_000);
  const over = lookOver(page);
  await page.clock.install();
  await openAs(page, sandbox);
  await over.show(phone, night);
  for (const section of ['', ...securitySections]) {
    await over.screen(`the security centre, ${section}`, async (look) => {
      await see(page, `/member/securityCenter/${section}`);
      await expect(centre.region(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(centre.region(page)).not.toContainText('Cargando');
      await look(`the security centre, ${section}`);
    });
  }
  await over.screen('the warning of the last minute', async (look) => {
    await beWarned(page, sandbox);
    await runWhile(page, look('the warning of the last minute'));
  });
  expect(over.faults).toEqual([]);
});

test('planted faults are told with their screens, and hide none of those after them', async ({ page }) => {
  const over = lookOver(page);
  await page.goto('/');
  await ready(page);
  await over.show(phone);
  const add = (text: string, style: string) =>
    page.evaluate(
      ([said, looks]) => {
        const button = document.createElement('button');
        button.textContent = said;
        button.id = 'planted';
        button.style.cssText = looks;
        document.querySelector('main')?.append(button);
      },
      [text, style] as const,
    );
  await over.screen('a screen that never comes', async () => {
    throw new Error('it never came');
  });
  await over.screen('a nameless button', async (look) => {
    await add('', 'width: 44px; height: 44px');
    await look('a nameless button');
  });
  await over.screen('a wide button', async (look) => {
    await page.evaluate(() => document.querySelector('#planted')?.remove());
    await add('wide', 'width: 361px; height: 44px; position: absolute; left: 0');
    await look('a wide button');
  });
  expect(over.faults).toEqual([
    expect.stringContaining('a screen that never comes: '),
    'a nameless button, light, 360 wide: button-name: #planted',
    'a wide button, light, 360 wide: wider than the window',
  ]);
});
