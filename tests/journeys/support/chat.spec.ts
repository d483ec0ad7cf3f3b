import { faultsOf } from '../../kit/journeys/axe.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openOffice } from '../../kit/journeys/support.ts';
import { opened, ready, signIn } from '../../kit/journeys/ui.ts';

const dialog = 'No pudimos abrir el chat';

test('from the home to a person: a visitor writes in the live chat, and /sandbox answers', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await page.goto('/');
  await ready(page);
  const chat = await opened(page, page.getByRole('button', { name: 'Chat en vivo' }).first());
  await expect(chat).toHaveURL(`${sandbox.gameAddress}/chat?lang=es&service=LIVECHAT`);
  await expect(chat.getByText('Escribes como visitante.')).toBeVisible();
  expect(await chat.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await chat.getByLabel('Tu mensaje').fill('<b>Hola</b>, ¿hay alguien?');
  await chat.getByLabel('Tu mensaje').press('Enter');
  const log = chat.getByRole('log', { name: 'Conversación' });
  await expect(log).toContainText('<b>Hola</b>, ¿hay alguien?');
  expect(await faultsOf(chat)).toEqual([]);
  const office = await openOffice(page, sandbox);
  const row = office.getByRole('row').filter({ hasText: 'a visitor' });
  await expect(row).toContainText('<b>Hola</b>, ¿hay alguien?');
  await row.getByRole('textbox').fill('Sí, te leo.');
  await row.getByRole('button', { name: /^Answer/ }).click();
  await expect(log).toContainText('Sí, te leo.');
  await chat.reload();
  await expect(log).toContainText('Sí, te leo.');
  await row.getByRole('button', { name: /^End chat/ }).click();
  await expect(chat.getByRole('status')).toContainText('dio por terminada la conversación');
});

test('CSV-04 a member of rank 5 is known in the VIP chat by the ticket, and its label is shown', async ({
  page,
  sandbox,
}) => {
  await page.goto('/');
  await signIn(page, 'vip5');
  const chat = await opened(page, page.getByRole('button', { name: 'Servicio Platino' }).first());
  await expect(chat.getByRole('heading', { name: 'Servicio Platino' })).toBeVisible();
  await expect(chat).not.toHaveURL(/ticket/);
  await chat.getByLabel('Tu mensaje').fill('Hola');
  await chat.getByRole('button', { name: 'Enviar' }).click();
  const office = await openOffice(page, sandbox);
  await expect(office.getByRole('row').filter({ hasText: 'vip5' }).filter({ hasText: 'Hola' })).toContainText(
    'VIP',
  );
});

test('a line whose answer is lost stays in its field, and sent again it is there once', async ({
  page,
  sandbox,
}) => {
  await page.goto('/');
  await ready(page);
  const chat = await opened(page, page.getByRole('button', { name: 'Chat en vivo' }).first());
  await expect(chat.getByLabel('Tu mensaje')).toBeVisible();
  await sandbox.faults([{ call: 'chat.say', kind: 'lost after commit' }]);
  await chat.getByLabel('Tu mensaje').fill('Una sola vez');
  await chat.getByRole('button', { name: 'Enviar' }).click();
  await expect(chat.getByRole('status')).toContainText('llegará una sola vez');
  await expect(chat.getByLabel('Tu mensaje')).toHaveValue('Una sola vez');
  await chat.getByRole('button', { name: 'Enviar' }).click();
  await expect(chat.getByLabel('Tu mensaje')).toHaveValue('');
  await expect(chat.getByRole('log').getByText('Una sola vez')).toHaveCount(1);
});

test('CSV-01 a lookup that fails closes the window, says why, and names other ways', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await sandbox.faults([{ call: 'support.lookup', kind: '503', times: 'always' }]);
  await page.goto('/');
  await ready(page);
  const chat = await opened(page, page.getByRole('button', { name: 'Chat en vivo' }).first());
  const told = page.getByRole('dialog', { name: dialog });
  await expect(told).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => chat.isClosed()).toBe(true);
  expect(await faultsOf(page)).toEqual([]);
  await sandbox.clearFaults();
  const again = await opened(page, told.getByRole('button', { name: 'Reintentar' }));
  await expect(again).toHaveURL(/\/chat/);
  await expect(told).toHaveCount(0);
});

test('CSV-02 an address off the list: the window closes, and a visitor can leave a comment instead', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({
    customerService: [{ csType: 'LIVECHAT', path: 'https://ok@evil.example/' }],
  });
  await page.goto('/');
  await ready(page);
  const chat = await opened(page, page.getByRole('button', { name: 'Chat en vivo' }).first());
  const told = page.getByRole('dialog', { name: dialog });
  await expect(told).toHaveAccessibleDescription(/URL no válida/);
  await expect.poll(() => chat.isClosed()).toBe(true);
  await told.getByRole('link', { name: 'Dejar un comentario' }).click();
  await expect(page.getByRole('dialog', { name: 'Déjanos un comentario' })).toBeVisible();
});

test('a lookup that takes long says so, and can be given up; the window is gone', async ({
  page,
  sandbox,
}) => {
  await page.goto('/');
  await ready(page);
  await sandbox.faults([{ call: 'support.lookup', kind: 'hold' }]);
  const chat = await opened(page, page.getByRole('button', { name: 'Chat en vivo' }).first());
  const told = page.getByRole('dialog', { name: 'Está tardando' });
  await expect(told).toBeVisible({ timeout: 15_000 });
  expect(await faultsOf(page)).toEqual([]);
  await told.getByRole('button', { name: 'Dejar de esperar' }).click();
  await expect(told).toHaveCount(0);
  await expect.poll(() => chat.isClosed()).toBe(true);
});

test('a window that the person closed meanwhile stays gone, and the next press opens another', async ({
  page,
  sandbox,
  traffic,
}) => {
  await page.goto('/');
  await ready(page);
  await sandbox.faults([{ call: 'support.lookup', kind: 'hold' }]);
  const button = page.getByRole('button', { name: 'Chat en vivo' }).first();
  const chat = await opened(page, button);
  await sandbox.held('support.lookup');
  await chat.close();
  await sandbox.release('support.lookup');
  await expect.poll(() => traffic.answered('support.lookup')).toBe(1);
  await expect(await opened(page, button)).toHaveURL(/\/chat/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a blocked window is said, with other ways', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/');
  await ready(page);
  await page.getByRole('button', { name: 'Chat en vivo' }).first().click();
  const told = page.getByRole('dialog', { name: dialog });
  await expect(told).toHaveAccessibleDescription(/Permite las ventanas emergentes/);
  await expect(told.getByRole('button', { name: 'Telegram' })).toBeVisible();
  await expect(told.getByRole('link', { name: 'Dejar un comentario' })).toBeVisible();
});

test('out of hours the window closes and says so; a message can be left all the same', async ({
  page,
  sandbox,
}) => {
  const never = { days: [], from: '00:00', to: '00:01' };
  await sandbox.setConfig({
    customerService: [{ csType: 'LIVECHAT', path: `${sandbox.gameAddress}/chat`, hours: never }],
  });
  await page.goto('/');
  await ready(page);
  const first = await opened(page, page.getByRole('button', { name: 'Chat en vivo' }).first());
  const told = page.getByRole('dialog', { name: 'Ahora no hay nadie' });
  await expect(told).toBeVisible();
  await expect.poll(() => first.isClosed()).toBe(true);
  const chat = await opened(page, told.getByRole('button', { name: 'Dejar un mensaje' }));
  await expect(chat.getByText('Ahora no hay nadie. Deja tu mensaje')).toBeVisible();
});
