import type { Page } from '@playwright/test';
import { kinds } from '#sandbox/fault-kinds.ts';
import { centre } from './kit/centre.ts';
import { expect, test } from './kit/journey.ts';
import { minorIn, openWithdraw, payouts, prepare, withdrawPassword } from './kit/payouts.ts';
import { beGreeted, fillIn, rooms } from './kit/rooms.ts';

/** What goes wrong with an answer by itself: a call that is held, or answered word for word, is a step of a test. */
const ways = kinds.filter((kind) => kind !== 'hold' && kind !== 'answer');

/** As long as nothing may hang: then the member can go on, or knows why not. */
const longest = 30_000;

/** Fills in what the form has lost, and goes on from wherever the page stands; done when the withdrawal was asked for. */
async function goOn(page: Page): Promise<void> {
  const offered = (name: string) => centre.button(page, name).and(page.locator(':enabled'));
  if (await rooms.expiredDialog(page).isVisible()) {
    await fillIn(rooms.expiredDialog(page), 'vip5');
    await beGreeted(page);
  }
  for (const name of ['Preguntar ahora', 'Enviar otra vez', 'Reintentar', 'Pedir el retiro']) {
    if (await offered(name).isVisible()) await offered(name).click();
  }
  if (await offered('Continuar').isVisible()) {
    if ((await payouts.password(page).inputValue()) === '')
      await payouts.password(page).fill(withdrawPassword);
    await offered('Continuar').click();
  }
}

/** Goes on until the withdrawal was asked for. */
async function finish(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await payouts.outcome(page, 'Retiro pedido').isVisible())) await goOn(page);
    await expect(payouts.outcome(page, 'Retiro pedido')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: longest });
}

test.describe('NET-01 every way in which the answer to a withdrawal goes wrong', () => {
  test('NET-01 there are fourteen of them', () => {
    expect(ways).toHaveLength(14);
  });

  for (const kind of ways) {
    test(`NET-01 ${kind}: it is asked for once, and the ledger says so too`, async ({ page, door }) => {
      test.setTimeout(90_000);
      const before = await minorIn(door, 'vip5', 'MAIN');
      await openWithdraw(page, door);
      await expect(payouts.amount(page)).toBeEditable();
      await door.faults([{ call: 'wallet.withdraw', kind, ...(kind === 'slow' ? { ms: 10_000 } : {}) }]);
      await prepare(page, '50');
      await centre.button(page, 'Pedir el retiro').click();
      await finish(page);
      expect(await minorIn(door, 'vip5', 'HELD')).toBe(50_00);
      expect(await minorIn(door, 'vip5', 'MAIN')).toBe(before - 50_00);
      await expect(payouts.listed(page)).toHaveCount(1);
    });
  }
});

test('NET-01 each other call of the page in turn: what it shows comes when the fault has ended', async ({
  page,
  door,
}) => {
  test.setTimeout(90_000);
  for (const call of ['wallet.payoutTerms', 'wallet.withdrawals', 'wallet.balance'] as const) {
    for (const kind of ['500', 'empty', 'truncated', 'html', 'wrong type'] as const) {
      await door.faults([{ call, kind, times: 'always' }]);
      await openWithdraw(page, door);
      await expect(centre.button(page, 'Reintentar').or(payouts.amount(page)).first()).toBeVisible({
        timeout: longest,
      });
      await door.clearFaults();
      if (await centre.button(page, 'Reintentar').first().isVisible())
        await centre.button(page, 'Reintentar').first().click();
      await expect(payouts.amount(page)).toBeEditable();
    }
  }
});

test('SES-03 the form is still there after the session ended, but for the password, and is sent once', async ({
  page,
  door,
}) => {
  await openWithdraw(page, door);
  await prepare(page, '50');
  await door.serverClock(31 * 60_000);
  await centre.button(page, 'Pedir el retiro').click();
  await fillIn(rooms.expiredDialog(page), 'vip5');
  await beGreeted(page);
  await expect(payouts.amount(page)).toHaveValue('50');
  await expect(payouts.password(page)).toHaveValue('');
  await payouts.password(page).fill(withdrawPassword);
  await centre.button(page, 'Continuar').click();
  await centre.button(page, 'Pedir el retiro').click();
  await expect(payouts.outcome(page, 'Retiro pedido')).toBeVisible();
  expect(await minorIn(door, 'vip5', 'HELD')).toBe(50_00);
});
