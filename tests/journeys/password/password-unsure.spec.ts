import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../kit/journeys/journey.ts';
import { box, fresh, save, typeNew } from '../../kit/journeys/passwords.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { beGreeted, beIn, fillIn, openLogin, password, ui } from '../../kit/journeys/ui.ts';
import { lost, never, nothingRefused, openSection, press, unsure } from '../../kit/journeys/unsure.ts';

/** The change never arrives, and asking who is signed in fails too. */
const silent = [
  { call: 'password.change', ...never },
  { call: 'member.info', kind: 'wrong type' },
] as const;

/** The dialog that forces a password change, filled in. */
async function beForced(page: Page): Promise<Locator> {
  await page.goto('/');
  await fillIn(await openLogin(page), 'default1');
  await typeNew(ui.changeDialog(page));
  return ui.changeDialog(page);
}

/** The form of the security centre by which a member changes the password, filled in. */
async function choose(page: Page, sandbox: RunningSandbox): Promise<Locator> {
  const form = await openSection(page, sandbox, 'password');
  await box(form, 'Contraseña actual').fill(password);
  await typeNew(form);
  return form;
}

test('forced change, answer lost and the browser’s own repeat refused: the login says which passwords may work', async ({
  page,
  sandbox,
}) => {
  const dialog = await beForced(page);
  await sandbox.faults([{ call: 'password.change', kind: 'lost after commit' }]);
  await save(dialog).click();
  const login = ui.expiredDialog(page);
  await expect(login).toContainText('entra con la nueva y, si no vale, con la anterior');
  await nothingRefused(page);
});

test('forced change, answer lost: the session has ended, the login says which passwords may work, and the new one does', async ({
  page,
  sandbox,
}) => {
  const dialog = await beForced(page);
  await sandbox.faults([{ call: 'password.change', ...lost }]);
  await save(dialog).click();
  const login = ui.expiredDialog(page);
  await expect(login).toContainText('entra con la nueva y, si no vale, con la anterior');
  await nothingRefused(page);
  await fillIn(login, 'default1', fresh);
  await beIn(page);
});

test('forced change, never sent: the session stays restricted, the form says so, keeps its text, and is sent again', async ({
  page,
  sandbox,
  traffic,
}) => {
  const dialog = await beForced(page);
  await sandbox.faults([{ call: 'password.change', ...never }]);
  await save(dialog).click();
  await expect(dialog.getByText('No quedó cambiada.')).toBeVisible();
  await nothingRefused(page);
  await expect(box(dialog, 'Contraseña nueva')).toHaveValue(fresh);
  await save(dialog).click();
  await beIn(page);
  expect(traffic.count('password.change')).toBe(2);
});

test('forced change, never sent, and the session can’t be asked: the page says so, asks again, and the form is back', async ({
  page,
  sandbox,
}) => {
  const dialog = await beForced(page);
  await sandbox.faults(silent);
  await save(dialog).click();
  await expect(unsure(dialog)).toContainText('tampoco pudimos preguntar');
  await nothingRefused(page);
  await press(unsure(dialog), 'Preguntar ahora');
  await expect(dialog.getByText('No quedó cambiada.')).toBeVisible();
  await expect(box(dialog, 'Contraseña nueva')).toHaveValue(fresh);
});

test('forced change, with nobody to ask: the old password signs in, and must still be changed', async ({
  page,
  sandbox,
}) => {
  const dialog = await beForced(page);
  await sandbox.faults(silent);
  await save(dialog).click();
  await press(unsure(dialog), 'Iniciar sesión');
  await expect(ui.loginDialog(page)).toContainText('entra con la nueva y, si no vale, con la anterior');
  await fillIn(ui.loginDialog(page), 'default1', password);
  await expect(ui.changeDialog(page)).toBeVisible();
});

test('chosen change, answer lost: the page says that the outcome is unknown, and the new password signs in', async ({
  page,
  sandbox,
}) => {
  const form = await choose(page, sandbox);
  await sandbox.faults([{ call: 'password.change', ...lost }]);
  await save(form).click();
  await expect(unsure(form)).toContainText('Puede que tu contraseña nueva ya valga');
  await nothingRefused(page);
  await press(unsure(form), 'Iniciar sesión');
  const login = ui.loginDialog(page);
  await expect(login).toContainText('entra con la nueva y, si no vale, con la anterior');
  await fillIn(login, 'member1', fresh);
  await beGreeted(page);
});

test('chosen change, never sent: the form is back as typed, and the change succeeds', async ({
  page,
  sandbox,
}) => {
  const form = await choose(page, sandbox);
  await sandbox.faults([{ call: 'password.change', ...never }]);
  await save(form).click();
  await press(unsure(form), 'Volver al formulario');
  await expect(box(form, 'Contraseña actual')).toHaveValue(password);
  await save(form).click();
  await expect(page.getByRole('status').filter({ hasText: 'Tu contraseña quedó cambiada.' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('chosen change, answer lost, the old password then refused: the page says that it may have been changed', async ({
  page,
  sandbox,
}) => {
  const form = await choose(page, sandbox);
  await sandbox.faults([
    { call: 'password.change', ...never },
    // The answer of a gateway that renews no token.
    {
      call: 'password.change',
      kind: 'answer',
      status: 422,
      body: { success: false, code: 'PASSWORD_WRONG' },
      nth: 2,
    },
  ]);
  await save(form).click();
  await press(unsure(form), 'Volver al formulario');
  await save(form).click();
  await expect(unsure(form)).toContainText('Puede que tu contraseña nueva ya valga');
  await nothingRefused(page);
});
