import { faultsOf } from '../../kit/journeys/axe.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openDeposit, prepare } from '../../kit/journeys/deposits.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { placesOf } from '../../kit/journeys/places.ts';
import { pressTwice } from '../../kit/journeys/press-twice.ts';
import { goToPromotion, rewards } from '../../kit/journeys/rewards.ts';
import { beGreeted, fillIn, signIn, ui } from '../../kit/journeys/ui.ts';

test('a visitor reads the terms, signs in on the way, confirms what was shown, and finds the reward under way', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  await page.goto('/');
  await goToPromotion(page, 'Noches en vivo');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Las condiciones, una por una' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await main.getByRole('button', { name: 'Participar' }).click();
  await fillIn(ui.loginDialog(page), 'vip5');
  await beGreeted(page);
  await expect(page.getByRole('heading', { name: 'Revisa antes de confirmar' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await pressTwice(main.getByRole('button', { name: 'Acepto y participo' }), 'promotions.join', sandbox);
  await expect(rewards.outcome(page, 'Ya participas')).toBeFocused();
  expect(traffic.count('promotions.join')).toBe(1);
  await main.getByRole('link', { name: 'Ir a mis recompensas' }).click();
  await expect(rewards.shelf(page, 'En marcha')).toContainText('Noches en vivo');
});

test('a demo account that wants to join is told that it needs a real one', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'demo4');
  await goToPromotion(page, 'Noches en vivo');
  await page.getByRole('main').getByRole('button', { name: 'Participar' }).click();
  await expect(page.getByRole('dialog', { name: 'Atención' })).toBeVisible();
});

test('a promotion that is under way says so, and offers no joining again', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'member1');
  await goToPromotion(page, 'Ruta del Cóndor');
  const main = page.getByRole('main');
  await expect(main).toContainText('Estás en ello');
  await expect(main.getByRole('link', { name: 'Ir a mis recompensas' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Participar' })).toHaveCount(0);
});

test('a rule that says no is named, and nothing is joined', async ({ page, sandbox }) => {
  await page.goto('/');
  await signIn(page, 'member1');
  await goToPromotion(page, 'Mesa alta');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Participar' }).click();
  await main.getByRole('button', { name: 'Acepto y participo' }).click();
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Participar' })).toBeEnabled();
  expect((await sandbox.ledger()).length).toBeGreaterThan(0);
});

test('terms that changed between reading and confirming are shown anew, and nothing is joined by the old ones', async ({
  page,
  sandbox,
  traffic,
}) => {
  await page.goto('/');
  await signIn(page, 'vip5');
  await goToPromotion(page, 'Noches en vivo');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Participar' }).click();
  const answer = await fetch(`${sandbox.address}/sandbox/promotions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'noches-en-vivo', act: 'terms', facts: { wagering: { times: 50 } } }),
  });
  expect(await answer.json()).toMatchObject({ success: true });
  await main.getByRole('button', { name: 'Acepto y participo' }).click();
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(main).toContainText('50 veces');
  expect(traffic.count('promotions.join')).toBe(1);
  await main.getByRole('button', { name: 'Participar' }).click();
  await main.getByRole('button', { name: 'Acepto y participo' }).click();
  await expect(rewards.outcome(page, 'Ya participas')).toBeVisible();
});

test('the last look at a deposit says what it brings to the promotion that waits for one', async ({
  page,
  sandbox,
}) => {
  await openDeposit(page, sandbox);
  await sandbox.faults([{ call: 'promotions.eligibility', kind: 'hold' }]);
  await prepare(page, 'Monedero Andes', '100');
  const places = await placesOf(centre.button(page, 'Depositar'));
  await sandbox.release('promotions.eligibility');
  await expect(centre.region(page)).toContainText('Cuenta para «Recarga de la semana»');
  expect(await places(), 'the button stays under the finger').toHaveLength(1);
  await centre.button(page, 'Cambiar').click();
  await centre.region(page).getByLabel('Monto', { exact: true }).fill('5');
  await centre.button(page, 'Continuar').click();
  await expect(centre.region(page)).toContainText('Es menos de lo que pide «Recarga de la semana»');
});
