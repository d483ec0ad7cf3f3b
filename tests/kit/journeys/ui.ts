import { expect, type Locator, type Page } from '@playwright/test';

/** The product's controls, by role and label, in Spanish. */
export const ui = {
  header: (page: Page): Locator => page.getByRole('banner'),
  loginDialog: (page: Page): Locator => page.getByRole('dialog', { name: 'Iniciar sesión' }),
  expiredDialog: (page: Page): Locator => page.getByRole('dialog', { name: 'Tu sesión terminó' }),
  changeDialog: (page: Page): Locator => page.getByRole('dialog', { name: 'Cambia tu contraseña' }),
  addressDialog: (page: Page): Locator => page.getByRole('dialog', { name: 'Confirma que eres tú' }),
  freePlayDialog: (page: Page): Locator => page.getByRole('dialog', { name: 'Jugar gratis' }),
  demoStrip: (page: Page): Locator => page.getByRole('region', { name: 'Cuenta de prueba' }),
  forgotDialog: (page: Page): Locator => page.getByRole('dialog', { name: 'Recupera tu contraseña' }),
  mailedDialog: (page: Page): Locator => page.getByRole('dialog', { name: 'Revisa tu correo' }),
  renewalDialog: (page: Page): Locator => page.getByRole('dialog', { name: 'Elige una contraseña nueva' }),
  signOutDialog: (page: Page): Locator => page.getByRole('dialog', { name: 'Cerrar sesión' }),
  greeting: (page: Page): Locator =>
    page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Entendido' }) }),
  /** The offer of another password at a first sign-in. */
  firstSignIn: (page: Page): Locator => page.getByRole('dialog', { name: 'Es la primera vez que entras' }),
  username: (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'Usuario' }),
  password: (dialog: Locator): Locator => dialog.getByLabel('Contraseña', { exact: true }),
  captcha: (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'Código de la imagen' }),
  enter: (dialog: Locator): Locator => dialog.getByRole('button', { name: /^(Entrar|Entrando…)$/ }),
  balance: (page: Page): Locator => ui.header(page).getByText(/^P\s?[\d,.]+$/),
} as const;

export const password = 'Clave-2026!';

/** How long a page may take to become interactive on a busy machine. */
const patience = 15_000;

/** Waits until the page is interactive: from here on it reacts to clicks. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true', { timeout: patience });
}

/** Waits until a dialog has taken the place of its frame, which is on the screen before its code is here. */
export async function beHere(page: Page): Promise<void> {
  await expect(page.locator('[role="dialog"][aria-busy="true"]')).toHaveCount(0);
}

/** Opens the login dialog from the header. */
export async function openLogin(page: Page): Promise<Locator> {
  await ready(page);
  await ui.header(page).getByRole('button', { name: 'Iniciar sesión' }).click();
  const dialog = ui.loginDialog(page);
  await expect(dialog).toBeVisible();
  await beHere(page);
  return dialog;
}

/** Fills in the open dialog and submits it. */
export async function fillIn(dialog: Locator, username: string, secret: string = password): Promise<void> {
  await ui.username(dialog).fill(username);
  await ui.password(dialog).fill(secret);
  await ui.enter(dialog).click();
}

/** Signs in from the page that is open, and closes the greeting. */
export async function signIn(page: Page, username = 'member1'): Promise<void> {
  await fillIn(await openLogin(page), username);
  await beGreeted(page);
}

/** Waits until a member is in, and closes the greeting. */
export async function beGreeted(page: Page): Promise<void> {
  await ui.greeting(page).getByRole('button', { name: 'Entendido' }).last().click();
  await expect(ui.greeting(page)).toHaveCount(0);
  await expect(signOutButton(page)).toBeVisible();
}

/** The same at a first sign-in: another password is offered, and passed. */
export async function beGreetedFirst(page: Page): Promise<void> {
  await ui.greeting(page).getByRole('button', { name: 'Entendido' }).last().click();
  await ui.firstSignIn(page).getByRole('button', { name: 'Ahora no' }).click();
  await expect(signOutButton(page)).toBeVisible();
}

export function signOutButton(page: Page): Locator {
  return ui.header(page).getByRole('button', { name: 'Cerrar sesión' });
}

/** Waits until a member is in, whether the greeting has come or not. */
export async function beIn(page: Page): Promise<void> {
  await expect(ui.greeting(page).or(signOutButton(page)).first()).toBeVisible();
}

/** Signs out through the question. */
export async function signOut(page: Page): Promise<void> {
  await signOutButton(page).click();
  await ui.signOutDialog(page).getByRole('button', { name: 'Sí, salir' }).click();
  await expect(ui.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
}

/**
 * Asks for the balance, till the page shows what it finds out by that. The page reads by itself too: it may be asking
 * already, and may have found out before the press, with a dialog over the button.
 */
export async function findOut(page: Page, shown: Locator): Promise<void> {
  const name = 'Actualizar el saldo';
  const refresh = ui.header(page).getByRole('button', { name, disabled: false, includeHidden: true });
  await expect(refresh.or(shown).first()).toBeVisible({ timeout: patience });
  await pressIfHere(refresh);
  await expect(shown).toBeVisible({ timeout: patience });
}

/** Presses those of these buttons that are here at this moment: the page may take them away by itself. */
export async function pressIfHere(buttons: Locator): Promise<void> {
  await buttons.evaluateAll((here) => {
    for (const button of here) (button as HTMLButtonElement).click();
  });
}

/** Presses what opens a window, and gives the window. */
export async function opened(page: Page, button: Locator): Promise<Page> {
  const coming = page.waitForEvent('popup');
  await button.click();
  return coming;
}
