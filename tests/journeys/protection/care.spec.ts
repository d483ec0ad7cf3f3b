import type { Page } from '@playwright/test';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { openWithdraw, payouts, prepare } from '../../kit/journeys/payouts.ts';
import { fillIn, openLogin, ready, ui } from '../../kit/journeys/ui.ts';

const waiting = 'Tienes un mensaje por responder';
const closed = 'No está disponible con tus ajustes actuales.';
const dialog = (page: Page) => page.getByRole('dialog', { name: waiting });
const answer = async (page: Page, choice = 'Lo he leído') => {
  await page.getByRole('radio', { name: choice }).check();
  await centre.button(page, 'Responder').click();
};
const line = (page: Page) => page.getByRole('region', { name: 'Mensaje por responder' });

test('a member at risk is led to the message, answers it, and sees no promotion, without a reason', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ protection: { market: 'ES' } });
  await sandbox.person({ account: 'vip5', care: 'AT_RISK', vipAssessed: true });
  await page.goto('/');
  // No pop-up that promotes something greets this member.
  await fillIn(await openLogin(page), 'vip5');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Responder' })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Más tarde' }).last().click();
  await expect(line(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Servicio Platino' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Chat en vivo' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Promociones' }).first().click();
  await expect(page.getByRole('heading', { name: closed })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ver juego más seguro' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await line(page).getByRole('button', { name: 'Responder' }).click();
  await expect(page.getByRole('heading', { name: 'Necesitamos tu respuesta' })).toBeVisible();
  await answer(page);
  await expect(line(page)).toHaveCount(0);
});

test('an overdue answer says what is closed, and answering opens it', async ({ page, sandbox }) => {
  await sandbox.setConfig({ protection: { market: 'ES', care: { answerHours: 0 } } });
  await sandbox.person({ account: 'member2', care: 'AT_RISK' });
  await openAs(page, sandbox, 'member2');
  await expect(dialog(page)).toContainText('El juego y los depósitos están cerrados');
  await dialog(page).getByRole('button', { name: 'Responder' }).click();
  await answer(page);
  await expect(line(page)).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
});

for (const [choice, link, leads] of [
  ['Quiero tomar un descanso', 'Ir a Mis límites y pausas', 'Tomar un descanso'],
  ['Quiero hablar con alguien', 'Ir a Juego más seguro', 'Juego más seguro'],
] as const) {
  test(`whoever answers “${choice}” is led there, by one press`, async ({ page, sandbox }) => {
    await sandbox.setConfig({ protection: { market: 'ES' } });
    await sandbox.person({ account: 'member2', care: 'AT_RISK' });
    await openAs(page, sandbox, 'member2');
    await dialog(page).getByRole('button', { name: 'Responder' }).click();
    await answer(page, choice);
    await expect(line(page)).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { name: leads, exact: true }).first()).toBeVisible();
  });
}

test('a withdrawal is on its way for good where the market wants it so, and the list says it', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ protection: { market: 'UK', limits: { asked: 'never' } } });
  await openWithdraw(page, sandbox);
  await prepare(page, '50');
  await centre.button(page, 'Pedir el retiro').click();
  await expect(payouts.outcome(page, 'Retiro pedido')).toBeFocused();
  const text = 'Un retiro pedido no se cancela: tu dinero sigue su camino.';
  await expect(centre.region(page).getByText(text).first()).toBeVisible();
  await payouts.listed(page).first().getByRole('link').click();
  await expect(centre.region(page).getByText(text)).toBeVisible();
  await expect(centre.button(page, 'Recuperar el dinero')).toHaveCount(0);
});

test('transfers along the line are not in the menu where the market closes them', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ protection: { market: 'UNION', limits: { asked: 'never' } } });
  await openAs(page, sandbox, 'agent1', '/member/wallet');
  await expect(centre.region(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mensajes de la plataforma' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Transferir a mi línea' })).toHaveCount(0);
});

test('where the market has no free play, nobody is offered it', async ({ page, sandbox }) => {
  await page.goto('/');
  await ready(page);
  await expect(ui.header(page).getByRole('link', { name: 'Jugar gratis' })).toBeVisible();
  await sandbox.setConfig({ protection: { market: 'PE' } });
  await page.reload();
  await ready(page);
  await expect(ui.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(ui.header(page).getByRole('link', { name: 'Jugar gratis' })).toHaveCount(0);
});
