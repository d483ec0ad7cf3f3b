import { expect, test } from '../../kit/journeys/journey.ts';
import {
  askMail,
  box,
  byPhone,
  codeSent,
  forget,
  fresh,
  linkOf,
  openLink,
  save,
  typeNew,
} from '../../kit/journeys/passwords.ts';
import { beIn, fillIn, ui } from '../../kit/journeys/ui.ts';
import { lost, nothingRefused, press, unsureDialog } from '../../kit/journeys/unsure.ts';

test('set by a mail’s link, answer lost, sent again: the link is not called used, and the new password signs in', async ({
  page,
  sandbox,
}) => {
  await askMail(await forget(page));
  await expect(ui.mailedDialog(page)).toBeVisible();
  const dialog = await openLink(page, await linkOf(sandbox));
  await typeNew(dialog);
  await sandbox.faults([{ call: 'password.resetByTicket', ...lost }]);
  await save(dialog).click();
  await expect(unsureDialog(page)).toContainText('Puede que tu contraseña nueva ya valga');
  await nothingRefused(page);
  await press(unsureDialog(page), 'Volver al formulario');
  await save(dialog).click();
  await expect(unsureDialog(page)).toBeVisible();
  await press(unsureDialog(page), 'Iniciar sesión');
  const login = ui.loginDialog(page);
  await expect(login).toContainText('entra con la nueva y, si no vale, con la anterior');
  await fillIn(login, 'member1', fresh);
  await beIn(page);
});

test('set by mobile, answer lost, sent again: the code is not called wrong, and the new password signs in', async ({
  page,
  sandbox,
}) => {
  const dialog = await byPhone(page);
  await box(dialog, 'Código por SMS').fill(await codeSent(dialog, sandbox));
  await typeNew(dialog);
  await sandbox.faults([{ call: 'password.resetByPhone', ...lost }]);
  await press(dialog, 'Cambiar contraseña y entrar');
  await expect(unsureDialog(page)).toContainText('Puede que tu contraseña nueva ya valga');
  await nothingRefused(page);
  await press(unsureDialog(page), 'Volver al formulario');
  await press(dialog, 'Cambiar contraseña y entrar');
  await expect(unsureDialog(page)).toBeVisible();
  await press(unsureDialog(page), 'Iniciar sesión');
  await fillIn(ui.loginDialog(page), 'member1', fresh);
  await beIn(page);
});
