import { expect, type Locator, type Page } from '@playwright/test';
import { pathOf } from '#src/paths.ts';
import { password, pressIfHere, ready } from './ui.ts';

const header = (page: Page) => page.getByRole('banner');
const signOut = (page: Page) => header(page).getByRole('button', { name: /^(Cerrar sesión|Log out)$/ });
const logIn = (page: Page) => header(page).getByRole('button', { name: /^(Iniciar sesión|Log in)$/ });

/** Whether a member is signed in on the page, according to its own storage. */
function somebodyIsIn(page: Page): Promise<boolean> {
  return page.evaluate(() => sessionStorage.getItem('token') !== null);
}

/** An error that says what was on the page, too. */
async function withSight(page: Page, error: unknown): Promise<Error> {
  return new Error(`${error}\n${page.url()} shows ${await page.locator('body').ariaSnapshot()}`);
}

/**
 * Opens the dialog of a button in the header; does nothing when a member has come in or left meanwhile. It first closes
 * any dialog over it, even one that comes a moment later: a person who leaves free play for an account gets the form
 * for one. The page of a game has no header; its address tells it from a page that is still loading.
 */
async function openFromHeader(
  page: Page,
  button: Locator,
  title: RegExp,
  inside: boolean,
): Promise<Locator | null> {
  const dialog = page.getByRole('dialog', { name: title });
  const other = page.getByRole('dialog').first();
  /** Does the one thing that is next, by what is there at this moment; says when there is nothing more to do. */
  const next = async () => {
    if ((await somebodyIsIn(page)) !== inside) return 'not needed';
    if (await dialog.isVisible()) return 'open';
    if (await page.locator('[role="dialog"][aria-busy="true"]').isVisible()) return 'a dialog is coming';
    if (await other.isVisible()) await page.keyboard.press('Escape');
    else if (new URL(page.url()).pathname === pathOf({ screen: 'game' })) await page.goBack();
    else await pressIfHere(button);
    return page.locator('body').ariaSnapshot();
  };
  await expect.poll(next, { timeout: 90_000 }).toMatch(/^(open|not needed)$/);
  return (await somebodyIsIn(page)) === inside ? dialog : null;
}

/**
 * Signs in through the dialog, in either language. Where the dialog goes away under the typing, for one that came
 * later, the form is opened and filled in anew, as a person would; the error names what was there instead.
 */
export async function signInFromHeader(page: Page, account: string): Promise<void> {
  await ready(page);
  await expect(async () => {
    const dialog = await openFromHeader(page, logIn(page), /^(Iniciar sesión|Log in)$/, false);
    if (!dialog) return;
    try {
      const soon = { timeout: 5_000 };
      await dialog.getByRole('textbox', { name: /^(Usuario|Username)$/ }).fill(account, soon);
      await dialog.getByLabel(/^(Contraseña|Password)$/).fill(password, soon);
      await dialog.getByRole('button', { name: /^(Entrar|Enter)$/ }).click(soon);
    } catch (error) {
      throw await withSight(page, error);
    }
  }).toPass({ timeout: 90_000 });
  // A demo account whose sign-in was asked for by a place that is not for it is told so at once.
  await expect(
    signOut(page)
      .or(page.getByRole('button', { name: /^(Entendido|Got it)$/ }))
      .or(page.getByRole('dialog', { name: /^(Atención|Please note)$/ }))
      .first(),
  ).toBeVisible();
}

/** Signs out through the question, in either language. */
export async function signOutFromHeader(page: Page): Promise<void> {
  const dialog = await openFromHeader(page, signOut(page), /^(Cerrar sesión|Log out)$/, true);
  if (!dialog) return;
  await dialog.getByRole('button', { name: /^(Sí, salir|Yes, log out)$/ }).click();
  await expect(logIn(page)).toBeVisible();
}

/** Chooses the language in the header, as a person does. */
export async function speak(page: Page, language: 'ES' | 'EN'): Promise<void> {
  await ready(page);
  await header(page)
    .getByRole('combobox', { name: /^(Idioma|Language)$/ })
    .selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase());
}
