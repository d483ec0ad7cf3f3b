import type { Frame } from '@playwright/test';
import { frameAt, games, pickSlot } from '../../kit/journeys/games.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { fillIn, ready, ui } from '../../kit/journeys/ui.ts';

/** Spins once; gives the cost in hundredths. */
async function spinOnce(frame: Frame): Promise<number> {
  const total = frame.locator('#total');
  // The game asks its server for the stakes before it shows one.
  await expect(total).not.toBeEmpty();
  const stake = cents(await total.textContent());
  await frame.getByRole('button', { name: 'Girar' }).click();
  await expect(frame.getByRole('status').filter({ hasText: /^(Ganas|Esta vez no)/ })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Girar' })).toBeEnabled();
  return stake;
}

/** Money as it is written anywhere, in hundredths. */
function cents(text: string | null): number {
  return Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100);
}

/** All that an account holds by the ledger, once every wallet proved to be the sum of its movements. */
async function held(sandbox: RunningSandbox, account: string): Promise<number> {
  const own = (await sandbox.ledger()).filter((one) => one.account === account);
  expect(own.every(({ balance, movements }) => balance === movements)).toBe(true);
  return own.reduce((total, { balance }) => total + cents(balance), 0);
}

test('a visitor picks a game, signs in, plays, wins and leaves: balance and winner board match the ledger', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await page.goto('/');
  await ready(page);
  await pickSlot(page);
  await fillIn(ui.loginDialog(page), 'member2');
  const frame = await frameAt(page, sandbox.gameAddress);
  // The server decides by chance: plays until the ledger records a win.
  let won = 0;
  for (let round = 0; won === 0 && round < 40; round += 1) {
    const before = await held(sandbox, 'member2');
    const stake = await spinOnce(frame);
    won = (await held(sandbox, 'member2')) - before + stake;
  }
  expect(won).toBeGreaterThan(0);
  await games.bar(page, 'Salir').click();
  // The greeting is not shown over the game: it waits for the next page.
  await ui.greeting(page).getByRole('button', { name: 'Entendido' }).click();
  const left = await held(sandbox, 'member2');
  await expect.poll(async () => cents(await ui.balance(page).textContent())).toBe(left);
  await page
    .getByRole('navigation', { name: 'Juegos y promociones' })
    .getByRole('link', { name: 'Slots' })
    .click();
  const board = page.getByRole('region', { name: 'Ganadores recientes' });
  const own = board.getByRole('listitem').filter({ hasText: 'me•••2' });
  await expect(own).toHaveCount(1);
  await expect.poll(async () => cents(await own.locator('b').textContent())).toBe(won);
  await expect(board).not.toContainText('member2');
});
