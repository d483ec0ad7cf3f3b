import { centre } from '../../kit/journeys/centre.ts';
import { deposits, openDeposit } from '../../kit/journeys/deposits.ts';
import { game, launched, over } from '../../kit/journeys/hosted-game.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { minorIn, office, payouts, prepare } from '../../kit/journeys/payouts.ts';
import { handIn, receipt } from '../../kit/journeys/receipts.ts';
import { moneyOf } from '../../kit/journeys/wallet.ts';

/** A little longer than a page waits before it looks again at pending withdrawals. */
const patience = { timeout: 15_000 };

test('a member deposits, plays, withdraws, receives in part and reports the rest, which the back office forces: the ledger follows each step', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  test.setTimeout(240_000);
  // A hundredth of the deposit must be bet.
  await sandbox.setConfig({ money: { turnover: 0.01 } });
  const began = await minorIn(sandbox, 'member1', 'MAIN');
  await openDeposit(page, sandbox);
  await deposits.method(page, 'Vale').click();
  await deposits.voucher(page).fill('VALE-9HJP-50LC');
  await centre.button(page, 'Continuar').click();
  await centre.button(page, 'Depositar').click();
  await expect(deposits.status(page, 'Aprobado')).toBeVisible();
  expect(await minorIn(sandbox, 'member1', 'MAIN')).toBe(began + 50_00);

  const played = await page.context().newPage();
  await played.goto(await launched(sandbox, 'slot'));
  await game.go(played).click();
  await over(played);
  await played.close();
  const left = await minorIn(sandbox, 'member1', 'MAIN');

  await page.goto('/member/withdraw');
  await prepare(page, '100');
  await centre.button(page, 'Pedir el retiro').click();
  await expect(payouts.outcome(page, 'Retiro pedido')).toBeVisible();
  expect(await moneyOf(sandbox, 'member1')).toMatchObject({ MAIN: left - 100_00, HELD: 100_00 });
  await centre.region(page).getByRole('link', { name: 'Ver el retiro' }).click();
  await expect(page).toHaveURL(/\/withdraw\/[\w-]{16,}$/);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await office(sandbox, reference, 'approve');
  await office(sandbox, reference, 'pay', { amount: '40.00' });
  await office(sandbox, reference, 'pay', { amount: '58.50' });
  expect(await moneyOf(sandbox, 'member1')).toMatchObject({ MAIN: left - 100_00, HELD: 0 });

  await expect(receipt.card(page)).toContainText('¿Te llegaron P 98.50?', patience);
  await receipt.button(page, 'Llegó una parte').click();
  await receipt.field(page, 'Lo que llegó').fill('40');
  await receipt.field(page, 'Lo que falta').fill('58.50');
  await receipt.button(page, 'Continuar').click();
  await receipt.button(page, 'Confirmar lo recibido').click();
  await expect(receipt.card(page)).toContainText('¿Te llegaron P 58.50?');
  await receipt.button(page, 'No llegó nada').click();
  await handIn(page);
  await receipt.button(page, 'Continuar').click();
  await receipt.button(page, 'Reportar que no llegó').click();
  await expect(receipt.settled(page, 'Reportado')).toContainText('Dijiste que no llegaron P 58.50.');
  await office(sandbox, reference, 'force', { note: 'El banco lo muestra.' });
  await expect(receipt.settled(page, 'Recibo cerrado')).toContainText('el dinero no se devuelve', patience);
  expect(await moneyOf(sandbox, 'member1')).toMatchObject({ MAIN: left - 100_00, HELD: 0 });
});
