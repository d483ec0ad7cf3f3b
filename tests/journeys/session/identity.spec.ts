import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../kit/journeys/journey.ts';
import { keptInReach } from '../../kit/journeys/kept.ts';
import { sayWho } from '../../kit/journeys/provider-window.ts';
import { beGreeted, openLogin, signOut, signOutButton, ui } from '../../kit/journeys/ui.ts';

const failed = 'No se pudo iniciar sesión. Inténtalo de nuevo';

/** Opens a provider's window from the login dialog that is open. */
async function choose(page: Page, provider: string): Promise<Page> {
  const coming = page.waitForEvent('popup');
  await ui
    .loginDialog(page)
    .getByRole('button', { name: `Continuar con ${provider}` })
    .click();
  return coming;
}

const waiting = (page: Page): Locator => page.getByRole('dialog', { name: 'Sigue en la otra ventana' });
const said = (page: Page): Locator => ui.loginDialog(page).getByRole('alert');

/** The reason is shown, the window is gone, and nobody is half signed in. */
async function expectFailed(page: Page, text: string): Promise<void> {
  await expect(said(page)).toContainText(text);
  await expect(waiting(page)).toHaveCount(0);
  await expect.poll(() => page.context().pages()).toHaveLength(1);
  expect(await keptInReach(page)).not.toContain('"token"');
  await expect(signOutButton(page)).toHaveCount(0);
}

test('both identity providers sign their people in, and signing out leaves nobody in', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/');
  for (const [provider, email] of [
    ['Cuenta Norte', 'lucia@norte.example'],
    ['Pasaporte Sur', 'mateo@sur.example'],
  ] as const) {
    await openLogin(page);
    const popup = await choose(page, provider);
    await expect(waiting(page)).toContainText(provider);
    await popup.getByLabel('Contraseña').waitFor();
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    await sayWho(popup, email);
    await beGreeted(page);
    await expect.poll(() => page.context().pages().length).toBe(1);
    await signOut(page);
  }
});

test('no token of a provider is kept where a script could read it', async ({ page }) => {
  await page.goto('/');
  await openLogin(page);
  const popup = await choose(page, 'Cuenta Norte');
  await popup.getByLabel('Contraseña').waitFor();
  const tokens = page.waitForResponse((answer) => answer.url().endsWith('/idp/norte/token'));
  await sayWho(popup, 'lucia@norte.example');
  const { id_token: idToken, access_token: access } = (await (await tokens).json()) as Record<string, string>;
  await beGreeted(page);
  const kept = await keptInReach(page);
  expect(kept).not.toContain(idToken);
  expect(kept).not.toContain(access);
  expect(kept).not.toContain('oidc');
});

test('signing in with an identity ignores an expired password', async ({ page }) => {
  await page.goto('/');
  await openLogin(page);
  await sayWho(await choose(page, 'Cuenta Norte'), 'sofia@norte.example');
  await beGreeted(page);
  await expect(ui.changeDialog(page)).toHaveCount(0);
});

test('LOG-17 a window that the browser blocks: Popup blocked, allow popups', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/');
  await openLogin(page);
  await ui.loginDialog(page).getByRole('button', { name: 'Continuar con Cuenta Norte' }).click();
  await expectFailed(page, 'Ventana emergente bloqueada');
});

test('LOG-17 a window that its person closes: login failure, try again', async ({ page }) => {
  await page.goto('/');
  await openLogin(page);
  const popup = await choose(page, 'Cuenta Norte');
  await popup.getByLabel('Contraseña').waitFor();
  await popup.close();
  await expect(waiting(page).getByRole('alert')).toContainText(failed);
  const coming = page.waitForEvent('popup');
  await waiting(page).getByRole('button', { name: 'Intentarlo de nuevo' }).click();
  await sayWho(await coming, 'lucia@norte.example');
  await beGreeted(page);
});

test('LOG-17 a provider that isolates its pages makes the window look closed, and its answer counts', async ({
  page,
}) => {
  // What the browser gives of such a window.
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...asked) => {
      const popup = open(...asked);
      const { location } = popup ?? window;
      return popup && ({ closed: true, opener: null, location, close: () => undefined } as Window);
    };
  });
  await page.goto('/');
  await openLogin(page);
  const popup = await choose(page, 'Cuenta Norte');
  await expect(waiting(page).getByRole('alert')).toContainText(failed);
  await sayWho(popup, 'lucia@norte.example');
  await beGreeted(page);
});

test('LOG-17 a person who cancels at the provider: login failure, try again', async ({ page }) => {
  await page.goto('/');
  await openLogin(page);
  const popup = await choose(page, 'Pasaporte Sur');
  await popup.getByRole('button', { name: 'Cancelar' }).click();
  await expectFailed(page, failed);
});

test('LOG-17 the wrong account: login failure, and the right one can be chosen at once', async ({ page }) => {
  await page.goto('/');
  await openLogin(page);
  await sayWho(await choose(page, 'Cuenta Norte'), 'nora@norte.example');
  await expectFailed(page, failed);
  const again = await choose(page, 'Cuenta Norte');
  await expect(again.getByLabel('Correo electrónico')).toBeEmpty();
  await sayWho(again, 'lucia@norte.example');
  await beGreeted(page);
});

test('LOG-17 a blocked member is refused with the reason, and is not in', async ({ page }) => {
  await page.goto('/');
  await openLogin(page);
  await sayWho(await choose(page, 'Cuenta Norte'), 'oscar@norte.example');
  await expectFailed(page, 'Esta cuenta está desactivada');
});

test('LOG-17 a tampered state: login failure, try again', async ({ page, context }) => {
  // Before the page's own script reads the answer.
  await context.addInitScript(() => {
    if (location.pathname !== '/identity.html') return;
    const query = new URLSearchParams(location.search);
    query.set('state', 'tampered');
    history.replaceState(null, '', `?${query}`);
  });
  await page.goto('/');
  await openLogin(page);
  await sayWho(await choose(page, 'Cuenta Norte'), 'lucia@norte.example');
  await expect(waiting(page).getByRole('alert')).toContainText(failed);
  await expect(waiting(page).getByRole('button', { name: 'Intentarlo de nuevo' })).toBeVisible();
  expect(await keptInReach(page)).not.toContain('"token"');
});

test('a provider that can’t be reached is reported as a network fault', { tag: '@core' }, async ({
  page,
  sandbox,
}) => {
  const authority = `${sandbox.address}/idp/este`;
  await sandbox.setConfig({
    identityProviders: [{ id: 'este', name: 'Cuenta Este', authority, clientId: 'vestibulo' }],
  });
  await page.goto('/');
  await openLogin(page);
  await ui.loginDialog(page).getByRole('button', { name: 'Continuar con Cuenta Este' }).click();
  await expectFailed(page, 'red');
});

test('cancelling the wait restores the form, with the focus on the button', async ({ page }) => {
  await page.goto('/');
  const dialog = await openLogin(page);
  await ui.username(dialog).fill('member1');
  await choose(page, 'Cuenta Norte');
  await waiting(page).getByRole('button', { name: 'Cancelar' }).last().click();
  await expect(ui.username(dialog)).toHaveValue('member1');
  await expect(said(page)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Continuar con Cuenta Norte' })).toBeFocused();
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test('where no provider is configured there is no button for one', async ({ page, sandbox }) => {
  await sandbox.setConfig({ identityProviders: [] });
  await page.goto('/');
  const dialog = await openLogin(page);
  await expect(dialog.getByRole('button', { name: /^Continuar con/ })).toHaveCount(0);
});
