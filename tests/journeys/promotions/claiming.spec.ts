import { faultsOf } from '../../kit/journeys/axe.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { minorIn } from '../../kit/journeys/payouts.ts';
import { pressTwice } from '../../kit/journeys/press-twice.ts';
import { goToPromotion, goToRewards, rewardOffice, rewards } from '../../kit/journeys/rewards.ts';
import { signIn } from '../../kit/journeys/ui.ts';

const claim = 'Cobrar P 10.00';

test('one press claims: the money is in the wallet and in the bonuses, once, and the reward in the history', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  const before = await minorIn(sandbox, 'member1', 'MAIN');
  await page.goto('/');
  await signIn(page, 'member1');
  await page.getByRole('main').getByRole('link', { name: 'Mis recompensas' }).click();
  await expect(page.getByRole('heading', { name: 'Centro de recompensas', level: 1 })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await pressTwice(centre.button(page, claim), 'promotions.claim', sandbox);
  await expect(rewards.outcome(page, 'Cobraste P 10.00')).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  expect(traffic.count('promotions.claim')).toBe(1);
  expect(await minorIn(sandbox, 'member1', 'MAIN')).toBe(before + 10_00);
  await page.reload();
  await expect(rewards.shelf(page, 'Historial')).toContainText('Cobrada');
  await expect(centre.button(page, claim)).toHaveCount(0);
  await page.getByRole('link', { name: 'Detalle de bonos' }).click();
  // It was given ten days ago: the page begins with the last seven.
  await centre.button(page, '30 días').click();
  await expect(page.getByRole('row').filter({ hasText: 'Bono de recarga' })).toContainText('Cobrado');
});

test('two tabs claim the same reward: the second is told that it is theirs already, and it is paid once', async ({
  page,
  context,
  sandbox,
}) => {
  const before = await minorIn(sandbox, 'member1', 'MAIN');
  await openAs(page, sandbox, 'member1', '/member/rewardCenter');
  await expect(centre.button(page, claim)).toBeEnabled();
  const other = await context.newPage();
  await openAs(other, sandbox, 'member1', '/member/rewardCenter');
  await expect(centre.button(other, claim)).toBeEnabled();
  // The first tab does not hear of what the second does: its answer is on its way.
  await sandbox.faults([{ call: 'promotions.claim', kind: 'hold' }]);
  await centre.button(page, claim).click();
  await expect.poll(() => sandbox.waiting()).toContain('promotions.claim');
  await centre.button(other, claim).click();
  await expect(rewards.outcome(other, 'Cobraste P 10.00')).toBeVisible();
  await sandbox.release('promotions.claim');
  await expect(rewards.outcome(page, 'Ya es tuya')).toBeVisible();
  expect(await minorIn(sandbox, 'member1', 'MAIN')).toBe(before + 10_00);
});

test('a deadline that passes while the page is open is said, and the claim is not offered again', async ({
  page,
  sandbox,
}) => {
  await rewardOffice(sandbox, {
    act: 'give',
    account: 'vip5',
    amount: '7.00',
    title: 'Regalo breve',
    hours: 1,
  });
  await openAs(page, sandbox, 'vip5', '/member/rewardCenter');
  await expect(centre.button(page, 'Cobrar P 7.00')).toBeEnabled();
  // The session would end before the shortest deadline does: the answer is the one that comes after it.
  await sandbox.faults([
    {
      call: 'promotions.claim',
      kind: 'answer',
      status: 422,
      body: { success: false, code: 'CLAIM_EXPIRED', message: 'No.' },
    },
  ]);
  await centre.button(page, 'Cobrar P 7.00').click();
  const card = rewards.card(page, 'Regalo breve');
  await expect(card.getByRole('alert')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Cobrar P 7.00' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Entendido' }).click();
  await expect(card.getByRole('alert')).toHaveCount(0);
});

test('a raffle is drawn by one press, and its prize is in the wallet', async ({ page, sandbox }) => {
  const before = await minorIn(sandbox, 'vip5', 'MAIN');
  await page.goto('/');
  await signIn(page, 'vip5');
  await goToPromotion(page, 'Sorteo del Arrecife');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Participar' }).click();
  await main.getByRole('button', { name: 'Acepto y participo' }).click();
  await expect(rewards.outcome(page, 'Ya participas')).toBeVisible();
  await main.getByRole('link', { name: 'Ir a mis recompensas' }).click();
  await centre.button(page, 'Sortear mi premio').click();
  const told = rewards.outcome(page, 'Cobraste P');
  await expect(told).toBeVisible();
  const [prize = ''] = ((await told.textContent()) ?? '').match(/[\d,]+\.\d\d/) ?? [];
  const minor = Math.round(Number(prize.replaceAll(',', '')) * 100);
  expect(minor).toBeGreaterThan(0);
  expect(await minorIn(sandbox, 'vip5', 'MAIN')).toBe(before + minor);
});

test('leaving says what it costs before it is asked, and the reward is over with its reason', async ({
  page,
  sandbox,
}) => {
  const before = await minorIn(sandbox, 'member1', 'MAIN');
  await page.goto('/');
  await signIn(page, 'member1');
  await goToRewards(page);
  await rewards.shelf(page, 'En marcha').getByRole('link', { name: 'Ruta del Cóndor' }).click();
  await expect(page.getByRole('heading', { name: 'Ruta del Cóndor', level: 1 })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await centre.button(page, '¿De dónde sale?').click();
  const rows = page.getByRole('dialog', { name: 'Ruta del Cóndor' });
  await expect(rows).toContainText('suman exactamente P 39.50');
  await rows.getByRole('button', { name: 'Cerrar' }).click();
  await centre.button(page, 'Dejar la promoción').click();
  for (const fact of ['P 20.00', 'P 39.50', 'Conservas']) {
    await expect(centre.region(page)).toContainText(fact);
  }
  await centre.button(page, 'Sí, dejarla').click();
  await expect(rewards.outcome(page, 'Dejaste la promoción')).toBeFocused();
  expect(await minorIn(sandbox, 'member1', 'MAIN')).toBe(before);
  await page.getByRole('link', { name: 'Todas mis recompensas' }).click();
  await expect(rewards.shelf(page, 'Historial')).toContainText('Ruta del Cóndor');
});

test('a reward of somebody else is not shown, whatever the address says', async ({ page, sandbox }) => {
  const { id } = await rewardOffice(sandbox, { act: 'give', account: 'vip5', amount: '7.00' });
  await openAs(page, sandbox, 'member1', `/member/rewardCenter/${id}`);
  await expect(page.getByRole('heading', { name: 'Esa recompensa no está entre las tuyas' })).toBeVisible();
});
