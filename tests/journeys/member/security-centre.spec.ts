import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { PNG } from 'pngjs';
import { sendCodeOf } from '../../kit/journeys/authenticator-codes.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { fitWindow } from '../../kit/journeys/places.ts';
import { beGreeted, fillIn, findOut, password, ready, signOutButton, ui } from '../../kit/journeys/ui.ts';

const address = '/member/securityCenter';
const { region } = centre;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const own = (page: Page) => centre.field(page, 'Contraseña de acceso');
const press = (page: Page, name: string | RegExp) => region(page).getByRole('button', { name }).click();

/** The card of a section in the overview. */
const card = (page: Page, name: string) =>
  region(page)
    .getByRole('listitem')
    .getByRole('link', { name: new RegExp(`^${name}`) });

test('opening the member centre asks a visitor to sign in, and then leads there', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto(address);
  await ready(page);
  await escapeFrom(ui.loginDialog(page));
  await expect(heading(page, 'Entra para ver tu cuenta')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await fillIn(ui.loginDialog(page), 'member1');
  await beGreeted(page);
  await expect(heading(page, 'Mi cuenta')).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(heading(page, 'Mi cuenta')).toBeVisible();
});

test('ROL-04 the menu has a member’s thirteen pages and none that is switched off, counts the missions, and leads to them', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await openAs(page, sandbox, 'member1', '/member');
  const menu = region(page).getByRole('navigation', { name: 'Menú de tu cuenta' });
  await expect(menu.getByRole('link')).toHaveCount(13);
  await expect(menu.getByRole('link', { name: /dividendo|salario/i }), 'ROL-04').toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Mi cuenta' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'Misiones' })).toContainText(
    /\d+ misi(ón|ones) en curso o por cobrar/,
  );
  await menu.getByRole('link', { name: 'Invitar amigos' }).click();
  await expect(page).toHaveURL('/member/referral');
  await expect(heading(page, 'Invitar amigos')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Mi cuenta')).toBeVisible();
  await region(page).getByRole('link', { name: 'Cerrar el centro de miembro' }).click();
  await expect(page).toHaveURL('/');
});

test('a member without missions sees no number, and an unknown page opens the first one', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member2', '/member/nowhere');
  await expect(heading(page, 'Mi cuenta')).toBeVisible();
  await expect(region(page).getByRole('link', { name: 'Misiones' })).toHaveText('Misiones');
});

test('a demo account that opens the member centre learns that it needs a real account', async ({
  page,
  traffic,
}) => {
  await page.goto(address);
  await ready(page);
  await fillIn(ui.loginDialog(page), 'demo4');
  const warning = page.getByRole('dialog').filter({ hasText: 'Para esto necesitas una cuenta real.' });
  await warning.getByRole('button', { name: 'Confirmar' }).click();
  await beGreeted(page);
  await expect(heading(page, 'Para esto necesitas una cuenta real')).toBeVisible();
  expect(traffic.count('member.profile')).toBe(0);
});

test('the profile keeps and shows a nickname and a birthday, and refuses a birthday that is too young', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', `${address}/profile`);
  await region(page).getByLabel('Apodo').fill('Lu');
  await region(page).getByLabel('Fecha de nacimiento').fill('2020-01-01');
  await press(page, 'Guardar');
  await expect(region(page).getByText('Debes tener al menos 18 años.').first()).toBeVisible();
  await expect(region(page).getByLabel('Fecha de nacimiento')).toBeFocused();
  await region(page).getByLabel('Fecha de nacimiento').fill('1990-05-06');
  await press(page, 'Guardar');
  await expect(
    region(page).getByRole('status').filter({ hasText: 'Tus datos quedaron guardados.' }),
  ).toBeVisible();
  await expect(region(page).getByLabel('Nombre real')).not.toBeEditable();
  await region(page).getByRole('link', { name: 'Volver a mi cuenta' }).click();
  await expect(card(page, 'Mis datos')).toContainText('Listo');
  await expect(ui.header(page).getByText('Lu', { exact: true })).toBeVisible();
});

test('SES-03 a filled profile form survives the end of the session and the new sign-in, and is sent once', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openAs(page, sandbox, 'member1', `${address}/profile`);
  await region(page).getByLabel('Apodo').fill('Todavía aquí');
  await sandbox.faults([{ call: 'member.saveProfile', kind: '401' }]);
  await press(page, 'Guardar');
  await fillIn(ui.expiredDialog(page), 'member1');
  await beGreeted(page);
  await expect(region(page).getByLabel('Apodo')).toHaveValue('Todavía aquí');
  await press(page, 'Guardar');
  await expect(region(page).getByText('Tus datos quedaron guardados.')).toBeVisible();
  expect(traffic.count('member.saveProfile')).toBe(2);
});

test('SES-03 a password typed in the security centre does not outlive its session; the rest of the form does', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', `${address}/email`);
  await region(page).getByLabel('Correo', { exact: true }).fill('lucia@casa.example');
  await own(page).fill(password);
  await sandbox.faults([{ call: 'wallet.balance', kind: '401' }]);
  await findOut(page, ui.expiredDialog(page));
  await fillIn(ui.expiredDialog(page), 'member1');
  await beGreeted(page);
  await expect(own(page)).toHaveValue('');
  await expect(region(page).getByLabel('Correo', { exact: true })).toHaveValue('lucia@casa.example');
});

test('a different member who signs in finds nothing of the previous member’s form', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', `${address}/profile`);
  await region(page).getByLabel('Apodo').fill('De Lucía');
  await sandbox.faults([{ call: 'member.saveProfile', kind: '401' }]);
  await press(page, 'Guardar');
  await fillIn(ui.expiredDialog(page), 'member2');
  await beGreeted(page);
  await expect(page).toHaveURL('/');
  await ui
    .header(page)
    .getByRole('link', { name: 'Centro de seguridad' })
    .or(ui.header(page).getByRole('button', { name: 'Centro de seguridad' }))
    .first()
    .click();
  await region(page)
    .getByRole('link', { name: /Mis datos/ })
    .click();
  await expect(region(page).getByLabel('Apodo')).toHaveValue('Mateo Rivas');
});

function picture(side: number): Buffer {
  const png = new PNG({ width: side, height: side * 2 });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([200, 40, 90, 255], at);
  return PNG.sync.write(png);
}

test('a picture comes from the gallery or is uploaded and cut square; a file that is no picture is refused', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', `${address}/avatar`);
  await region(page).getByRole('radio', { name: 'Imagen 3' }).check({ force: true });
  await press(page, 'Usar esta imagen');
  await expect(region(page).getByText('Tu imagen quedó guardada.')).toBeVisible();
  await expect(ui.header(page).locator('img[src="/avatars/avatar-3.svg"]')).toBeVisible();
  const file = region(page).locator('input[type=file]');
  await file.setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(region(page).getByRole('alert')).toContainText('Solo se aceptan imágenes PNG o JPG.');
  await file.setInputFiles({
    name: 'x.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture at all'),
  });
  await expect(region(page).getByRole('alert')).toContainText('Solo se aceptan imágenes PNG o JPG.');
  await file.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: picture(20) });
  await expect(region(page).getByRole('alert')).toContainText('demasiado pequeña');
  await file.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024) });
  await expect(region(page).getByRole('alert')).toContainText('demasiado grande');
  await file.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: picture(300) });
  await expect(region(page).getByText('Así se verá')).toBeVisible();
  await press(page, 'Usar esta imagen');
  await expect(region(page).getByText('Tu imagen quedó guardada.')).toBeVisible();
  const shown = ui.header(page).locator('img[src^="/art/portrait/"]');
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([256, 256]);
});

test('a member changes the password by choice, and the other sessions end', { tag: '@core' }, async ({
  page,
  sandbox,
}) => {
  const elsewhere = await sandbox.tokenOf('member1');
  await openAs(page, sandbox, 'member1', `${address}/password`);
  const fresh = 'Otra-clave-2027?';
  await region(page).getByLabel('Contraseña actual', { exact: true }).fill(password);
  await region(page).getByLabel('Contraseña nueva', { exact: true }).fill(fresh);
  await region(page).getByLabel('Repite la contraseña nueva', { exact: true }).fill(fresh);
  await press(page, 'Guardar contraseña');
  await expect(page.getByRole('status').filter({ hasText: 'Tu contraseña quedó cambiada.' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(signOutButton(page)).toBeVisible();
  const answer = await fetch(`${sandbox.address}/wps/member/info`, { headers: { authorization: elsewhere } });
  expect(answer.status).toBe(401);
});

test('the withdraw password is set by keyboard alone, and 123456 is refused', { tag: '@core' }, async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', `${address}/withdrawPassword`);
  await own(page).focus();
  const type = async (digits: string) => {
    await own(page).fill(password);
    for (const name of ['Seis dígitos nuevos', 'Repite los seis dígitos']) {
      await region(page).getByLabel(name, { exact: true }).fill(digits);
    }
    await page.keyboard.press('Enter');
  };
  await type('123456');
  await expect(region(page).getByText('Son demasiado fáciles de adivinar. Elige otros.')).toBeVisible();
  await expect(region(page).getByLabel('Seis dígitos nuevos', { exact: true })).toBeFocused();
  await type('802461');
  await expect(
    region(page).getByRole('status').filter({ hasText: 'contraseña de retiro quedó guardada' }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Contraseña de retiro')).toContainText('Listo');
});

test('a number and an address are bound with the codes sent to them', { tag: '@core' }, async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', `${address}/mobile`);
  await region(page).getByLabel('País').selectOption('CL');
  await region(page).getByLabel('Número de celular').fill('961234568');
  await press(page, 'Enviar código');
  await expect(
    region(page)
      .getByRole('button', { name: /^Reenviar|\d+/ })
      .first(),
  ).toBeDisabled();
  await region(page)
    .getByLabel('Código por SMS')
    .fill(await sandbox.lastSecret('sms', '+56961234568'));
  await own(page).fill(password);
  await press(page, 'Vincular celular');
  await expect(
    region(page).getByRole('status').filter({ hasText: 'Tu celular quedó vinculado.' }),
  ).toBeVisible();
  await region(page).getByRole('link', { name: 'Volver a mi cuenta' }).first().click();
  await expect(card(page, 'Celular')).toContainText('+56 •••4568');
});

test('an address is bound with the code mailed to it', async ({ page, sandbox }) => {
  await openAs(page, sandbox, 'member1', `${address}/email`);
  await region(page).getByLabel('Correo', { exact: true }).fill('nadie');
  await press(page, 'Enviar código');
  await expect(region(page).getByLabel('Correo', { exact: true })).toBeFocused();
  await region(page).getByLabel('Correo', { exact: true }).fill('lucia@casa.example');
  await press(page, 'Enviar código');
  await expect.poll(async () => (await sandbox.outbox('mail', 'lucia@casa.example')).length).toBe(1);
  const [letter] = await sandbox.outbox('mail', 'lucia@casa.example');
  await region(page)
    .getByLabel('Código por correo')
    .fill(letter?.code ?? '');
  await own(page).fill(password);
  await press(page, 'Vincular correo');
  await expect(
    region(page).getByRole('status').filter({ hasText: 'Tu correo quedó vinculado.' }),
  ).toBeVisible();
});

test('the authenticator is set up with a QR code drawn in the page, and removed after a question', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', `${address}/authenticator`);
  await own(page).fill(password);
  await press(page, 'Empezar');
  await expect(region(page).getByRole('img', { name: 'Código QR de tu autenticador' })).toBeVisible();
  const letters = (await region(page).locator('code').textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(letters.replaceAll(' ', '')) });
  await region(page).getByLabel('Código de la aplicación').fill('000 000');
  await press(page, 'Activar');
  await expect(region(page).getByRole('alert')).toBeVisible();
  await expect(region(page).locator('code')).toHaveText(letters);
  await sendCodeOf(app, sandbox, 'member.confirmAuthenticator', async (code) => {
    await region(page).getByLabel('Código de la aplicación').fill(code);
    await press(page, 'Activar');
  });
  await expect(
    region(page).getByRole('status').filter({ hasText: 'Tu autenticador quedó activado.' }),
  ).toBeVisible();
  await region(page).getByRole('link', { name: 'Volver a mi cuenta' }).first().click();
  await card(page, 'Autenticador').click();
  await own(page).fill(password);
  await sendCodeOf(app, sandbox, 'member.removeAuthenticator', async (code) => {
    await region(page).getByLabel('Código de la aplicación').fill(code);
    await press(page, 'Quitar el autenticador');
    const question = page.getByRole('dialog', { name: '¿Quitar el autenticador?' });
    await question.getByRole('button', { name: 'Dejarlo activado' }).click();
    await expect(region(page).getByRole('button', { name: 'Quitar el autenticador' })).toBeFocused();
    await press(page, 'Quitar el autenticador');
    await question.getByRole('button', { name: 'Sí, quitarlo' }).click();
  });
  await expect(
    region(page).getByRole('status').filter({ hasText: 'Tu autenticador quedó quitado.' }),
  ).toBeVisible();
});

test('recent sign-ins are listed; the other sessions end after a question, and the page says how many did', async ({
  page,
  sandbox,
}) => {
  const elsewhere = await sandbox.tokenOf('member1');
  await openAs(page, sandbox, 'member1', `${address}/signIns`);
  const list = region(page).getByRole('list', { name: 'Accesos recientes' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('Esta sesión');
  await press(page, 'Cerrar las demás sesiones');
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, cerrarlas' }).click();
  await expect(region(page).getByText('Se cerró 1 sesión.')).toBeVisible();
  await expect(list.getByRole('listitem').last()).toContainText('Terminada');
  const answer = await fetch(`${sandbox.address}/wps/member/info`, { headers: { authorization: elsewhere } });
  expect(answer.status).toBe(401);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens from the top of the centre, leads to its pages, and gives the focus back', async ({
    page,
    sandbox,
  }) => {
    await openAs(page, sandbox, 'member1', address);
    const button = region(page).getByRole('button', { name: 'Menú', exact: true });
    await expect(button).toBeInViewport();
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'Menú de tu cuenta' });
    await expect(sheet.getByRole('link')).toHaveCount(13);
    await escapeFrom(sheet);
    await expect(button).toBeFocused();
    await button.click();
    await sheet.getByRole('link', { name: 'Invitar amigos' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL('/member/referral');
    await fitWindow(page);
  });

  test('nothing is wider than the screen in any section', async ({ page, sandbox }) => {
    await openAs(page, sandbox, 'member1', address);
    const names = [
      'Mis datos',
      'Mi imagen',
      'Contraseña de acceso',
      'Contraseña de retiro',
      'Celular',
      'Correo',
      'Autenticador',
      'Accesos recientes',
    ];
    for (const name of names) {
      await card(page, name).last().click();
      await expect(heading(page, name)).toBeFocused();
      await fitWindow(page);
      await region(page).getByRole('link', { name: 'Volver a mi cuenta' }).click();
    }
  });
});

test('no secret of an authenticator set-up is in storage, cookies or the address', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', `${address}/authenticator`);
  await own(page).fill(password);
  await press(page, 'Empezar');
  const letters = ((await region(page).locator('code').textContent()) ?? '').replaceAll(' ', '');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, location.href]),
  );
  expect(stored).not.toContain(letters);
  expect(stored).not.toContain(password);
});
