import { faultsOf } from '../../kit/journeys/axe.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { goToInbox, messages } from '../../kit/journeys/messages.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { beGreeted, fillIn, signIn, ui } from '../../kit/journeys/ui.ts';

test('a message is opened from the letter in the header, counts as read, and leads into the product', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'member1');
  await expect(messages.letter(page)).toHaveAccessibleName('Mensajes: 3 sin leer');
  await goToInbox(page);
  expect(await faultsOf(page)).toEqual([]);
  await messages.list(page).getByRole('link', { name: 'Tu depósito está disponible' }).click();
  await expect(page.getByRole('heading', { name: 'Tu depósito está disponible', level: 1 })).toBeFocused();
  await expect(messages.letter(page)).toHaveAccessibleName('Mensajes: 2 sin leer');
  expect(await faultsOf(page)).toEqual([]);
  await centre.region(page).getByRole('link', { name: 'Ir a Movimientos' }).click();
  await expect(page).toHaveURL(/\/member\/transactionHistory$/);
  await page.goBack();
  await centre.button(page, 'Marcar como no leído').click();
  await expect(messages.letter(page)).toHaveAccessibleName('Mensajes: 3 sin leer');
});

test('the address of a message leads to it through signing in', async ({ page, sandbox }) => {
  const id = await sandbox.messageAct({
    act: 'send',
    account: 'member1',
    kind: 'promotion',
    titleEs: 'Tu premio te espera',
    contentEs: '<p>Cóbralo.</p>',
    link: { screen: 'member', page: 'rewardCenter' },
  });
  await page.goto(`/member/messageV2/${id}`);
  await fillIn(ui.loginDialog(page), 'member1');
  await beGreeted(page);
  await expect(page.getByRole('heading', { name: 'Tu premio te espera', level: 1 })).toBeVisible();
  await centre.region(page).getByRole('link', { name: 'Ir a Centro de recompensas' }).click();
  await expect(page.getByRole('heading', { name: 'Centro de recompensas', level: 1 })).toBeVisible();
});

test('deleting is undone; what must be kept can’t be deleted; favourites stay when the read ones go', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', '/member/messageV2');
  await messages
    .row(page, 'Tu depósito')
    .getByRole('button', { name: /^Borrar:/ })
    .click();
  await expect(messages.row(page, 'Tu depósito')).toHaveCount(0);
  await expect(messages.letter(page)).toHaveAccessibleName('Mensajes: 2 sin leer');
  await centre.button(page, 'Deshacer').click();
  await expect(messages.row(page, 'Tu depósito')).toBeVisible();
  await expect(messages.letter(page)).toHaveAccessibleName('Mensajes: 3 sin leer');
  await expect(messages.row(page, 'Recordatorio')).toContainText('Se conserva siempre');
  await expect(messages.row(page, 'Recordatorio').getByRole('button', { name: /^Borrar:/ })).toHaveCount(0);
  await messages
    .row(page, 'Tu depósito')
    .getByRole('button', { name: /^Guardar en favoritos/ })
    .click();
  await expect(
    messages.row(page, 'Tu depósito').getByRole('button', { name: /^Quitar de favoritos/ }),
  ).toBeVisible();
  await centre.button(page, 'Marcar todo como leído').click();
  await expect(messages.letter(page)).toHaveAccessibleName('Mensajes');
  await centre.button(page, 'Borrar los leídos').click();
  await expect(messages.list(page).getByRole('listitem')).toHaveCount(2);
  await expect(messages.row(page, 'Recordatorio')).toBeVisible();
  await expect(messages.row(page, 'Tu depósito')).toBeVisible();
});

test('a message that arrives while all is marked as read stays unread', async ({ page, sandbox }) => {
  await openAs(page, sandbox, 'member1', '/member/messageV2');
  await expect(messages.row(page, 'Tu depósito')).toBeVisible();
  await sandbox.messageAct({
    act: 'send',
    account: 'member1',
    kind: 'player',
    titleEs: 'Recién llegado',
    contentEs: '<p>Hola.</p>',
  });
  await centre.button(page, 'Marcar todo como leído').click();
  await expect(messages.row(page, 'Recién llegado')).toContainText('Sin leer');
  await expect(messages.letter(page)).toHaveAccessibleName('Mensajes: 1 sin leer');
});

test('two tabs: what one reads, deletes and marks, the other shows, and both count the same', async ({
  page,
  context,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', '/member/messageV2');
  await expect(messages.row(page, 'Tu depósito')).toBeVisible();
  const other = await context.newPage();
  await openAs(other, sandbox, 'member1', '/member/messageV2');
  await expect(messages.row(other, 'Tu depósito')).toBeVisible();
  await messages.list(other).getByRole('link', { name: 'Tu depósito está disponible' }).click();
  await expect(messages.letter(page)).toHaveAccessibleName('Mensajes: 2 sin leer');
  await expect(messages.row(page, 'Tu depósito')).not.toContainText('Sin leer');
  // Both delete the same message at once: it is gone, once.
  await sandbox.faults([{ call: 'inbox.remove', kind: 'hold' }]);
  await messages
    .row(page, 'Tu depósito')
    .getByRole('button', { name: /^Borrar:/ })
    .click();
  await sandbox.held('inbox.remove');
  await centre.button(other, 'Borrar').click();
  await expect(other.getByRole('heading', { name: 'Este mensaje ya no está' })).toBeVisible();
  await sandbox.release('inbox.remove');
  await expect(messages.row(page, 'Tu depósito')).toHaveCount(0);
  await expect(messages.letter(page)).toHaveAccessibleName('Mensajes: 2 sin leer');
  await expect(messages.letter(other)).toHaveAccessibleName('Mensajes: 2 sin leer');
});

test('after another device read a message, the count is right within a minute', async ({
  page,
  elsewhere,
  sandbox,
}) => {
  await page.clock.install();
  await openAs(page, sandbox, 'member1');
  await expect(messages.letter(page)).toHaveAccessibleName('Mensajes: 3 sin leer');
  const other = await (await elsewhere()).newPage();
  await other.goto(sandbox.address);
  await signIn(other, 'member1');
  await goToInbox(other);
  await messages.list(other).getByRole('link', { name: 'Tu depósito está disponible' }).click();
  await expect(messages.letter(other)).toHaveAccessibleName('Mensajes: 2 sin leer');
  await page.clock.runFor(61_000);
  await expect(messages.letter(page)).toHaveAccessibleName('Mensajes: 2 sin leer');
});

test('a message that asks something is answered once, and says so', { tag: '@core' }, async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'vip5', '/member/messageV2');
  await centre.region(page).getByRole('button', { name: 'Ver', exact: true }).click();
  const others = messages.list(page).getByRole('listitem').filter({ hasNotText: '¿Quieres saber' });
  await expect(others).toHaveCount(0);
  await messages.list(page).getByRole('link').first().click();
  await centre.button(page, 'Responder').click();
  await expect(centre.region(page).getByText('Elige una respuesta.')).toBeVisible();
  await centre.region(page).getByLabel('No, gracias').check();
  await centre.button(page, 'Responder').click();
  await expect(
    centre.region(page).getByRole('status').filter({ hasText: 'Respondiste «No, gracias»' }),
  ).toBeVisible();
  await page.reload();
  await expect(centre.region(page).getByText(/Respondiste «No, gracias»/)).toBeVisible();
});

test('an expired offer stays readable, and is marked', async ({ page, sandbox }) => {
  await openAs(page, sandbox, 'vip5', '/member/messageV2');
  await messages.row(page, 'Giros de bienvenida').first().getByText('Oferta vencida').waitFor();
  await messages
    .list(page)
    .getByRole('link', { name: /^Giros de bienvenida/ })
    .first()
    .click();
  await expect(centre.region(page).getByText(/venció el/)).toBeVisible();
  await expect(centre.region(page).getByText('20 giros')).toBeVisible();
});

test('an inbox of 10,000 messages is turned page by page, searched, and empty when there is nothing', async ({
  page,
  sandbox,
}) => {
  await sandbox.messageAct({ act: 'fill', account: 'member1', count: 10_000 });
  await openAs(page, sandbox, 'member1', '/member/messageV2');
  await expect(messages.list(page).getByRole('listitem')).toHaveCount(9);
  await expect(messages.letter(page)).toHaveAccessibleName('Mensajes: 10000 sin leer');
  await centre.button(page, 'Página 1112').click();
  await expect(messages.row(page, 'Mensaje 1')).toBeVisible();
  await centre.region(page).getByLabel('Buscar en los títulos').fill('mensaje 4321');
  await expect(messages.list(page).getByRole('listitem')).toHaveCount(1);
  await sandbox.messageAct({ act: 'fill', account: 'member1', count: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No tienes mensajes' })).toBeVisible();
  await expect(ui.balance(page)).toBeVisible();
});

test('a refused change says why, changes nothing, and can be tried again', async ({ page, sandbox }) => {
  await openAs(page, sandbox, 'member1', '/member/messageV2');
  await sandbox.faults([{ call: 'inbox.mark', kind: '500' }]);
  const star = messages.row(page, 'Tu depósito').getByRole('button', { name: /^Guardar en favoritos/ });
  await star.click();
  await expect(centre.alert(page)).toContainText('No se pudo hacer.');
  await centre.button(page, 'Reintentar').click();
  await expect(
    messages.row(page, 'Tu depósito').getByRole('button', { name: /^Quitar de favoritos/ }),
  ).toBeVisible();
});
