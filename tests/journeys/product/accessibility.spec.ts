import { securitySections } from '#machines/centres.ts';
import { beAtRest } from '../../kit/journeys/at-rest.ts';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { registerBox, registerButton, registerDialog } from '../../kit/journeys/registering.ts';
import { sliderDialog, sliderHandle } from '../../kit/journeys/slider.ts';
import { beGreeted, fillIn, openLogin, ready, signOutButton, ui } from '../../kit/journeys/ui.ts';

// Colours do not depend on the width, nor the layout on the colours: two visits cover everything.
for (const [colorScheme, width, height] of [
  ['dark', 1280, 800],
  ['light', 360, 740],
] as const) {
  test.describe(() => {
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width, height } });

    test(`the home and its dialogs pass the WCAG 2.2 AA check, ${colorScheme}, ${width} wide`, async ({
      page,
      sandbox,
    }) => {
      test.setTimeout(240_000);
      await page.goto('/');
      await ready(page);
      await expect(page.getByRole('heading', { name: 'Lo más jugado en Slots' })).toBeVisible();
      expect(await faultsOf(page), 'the home').toEqual([]);
      await openLogin(page);
      expect(await faultsOf(page), 'the login').toEqual([]);
      await escapeFrom(ui.loginDialog(page));
      await sandbox.setConfig({ slider: { login: true } });
      await fillIn(await openLogin(page), 'member1');
      await expect(sliderHandle(page)).toBeVisible();
      expect(await faultsOf(page), 'the slider').toEqual([]);
      await sliderDialog(page).getByRole('button', { name: 'Resolver con palabras' }).click();
      expect(await faultsOf(page), 'the slider in words').toEqual([]);
      await sandbox.setConfig({ slider: { login: false } });
      await openAs(page, sandbox);
      await expect(ui.balance(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Lo más jugado en Slots' })).toBeVisible();
      expect(await faultsOf(page), 'the home of a member').toEqual([]);
      await signOutButton(page).click();
      await expect(ui.signOutDialog(page)).toBeVisible();
      expect(await faultsOf(page), 'the question before leaving').toEqual([]);
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: 'Esta puerta no existe' })).toBeVisible();
      expect(await faultsOf(page), 'a place that is not there').toEqual([]);
    });

    test(`registering, free play and a new address pass the WCAG 2.2 AA check, ${colorScheme}, ${width} wide`, async ({
      page,
      sandbox,
    }) => {
      test.setTimeout(240_000);
      await page.goto('/register');
      await ready(page);
      const dialog = registerDialog(page);
      await expect(registerButton(dialog)).toBeVisible();
      expect(await faultsOf(page), 'the registration').toEqual([]);
      await registerButton(dialog).click();
      await expect(registerBox(dialog, 'Usuario')).toHaveAttribute('aria-invalid', 'true');
      expect(await faultsOf(page), 'the registration with what is wrong').toEqual([]);
      await dialog.getByRole('tab', { name: 'Celular' }).click();
      await expect(dialog.getByLabel('País')).toContainText('Perú');
      expect(await faultsOf(page), 'the registration by number').toEqual([]);
      await openAs(page, sandbox, 'newip1');
      const address = ui.addressDialog(page);
      await expect(address.getByRole('listitem')).toHaveCount(4);
      expect(await faultsOf(page), 'the ways to verify an address').toEqual([]);
      await address.getByRole('button', { name: /Código por SMS/ }).click();
      await expect(address.getByRole('textbox')).toBeVisible();
      expect(await faultsOf(page), 'the code for an address').toEqual([]);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/freePlay');
      await beGreeted(page);
      await expect(ui.demoStrip(page)).toBeVisible();
      expect(await faultsOf(page), 'the home of a demo account').toEqual([]);
    });

    test(`the security centre passes the WCAG 2.2 AA check, ${colorScheme}, ${width} wide`, async ({
      page,
      sandbox,
      traffic,
    }) => {
      test.setTimeout(240_000);
      await page.clock.install();
      for (const section of ['', ...securitySections]) {
        await openAs(page, sandbox, 'member1', `/member/securityCenter/${section}`);
        await expect(centre.region(page).getByRole('heading', { level: 1 })).toBeVisible();
        await expect(centre.region(page)).not.toContainText('Cargando');
        expect(await faultsOf(page), `the security centre, ${section}`).toEqual([]);
      }
      // An earlier answer that arrives later would say that there is still time.
      await beAtRest(page, traffic, 'session.life');
      // As early as possible in the last minute: checking a page takes a while, and does not use the session.
      await sandbox.serverClock(29 * 60_000);
      await page.clock.fastForward(29 * 60_000);
      await expect(page.getByRole('dialog', { name: 'Tu sesión está por terminar' })).toBeVisible();
      expect(await faultsOf(page), 'the warning of the last minute').toEqual([]);
    });
  });
}
