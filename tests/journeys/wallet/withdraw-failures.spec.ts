import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { minorIn, openWithdraw, payouts, prepare, withdrawPassword } from '../../kit/journeys/payouts.ts';
import { beGreeted, fillIn, pressIfHere, ui } from '../../kit/journeys/ui.ts';

/** Nothing may hang longer than this: by then the member can go on, or knows why not. */
const longest = 30_000;

/**
 * One fault for each kind of failure that ends with its fault: no usable answer, and an answer that breaks
 * the contract. tests/gateway/folding.test.ts shows that every other fault is one of the two.
 */
const kinds = ['500', 'wrong type'] as const;

test('NET-01 the page loads when the fault has ended, however long that took', async ({ page, sandbox }) => {
  test.slow();
  for (const call of ['wallet.payoutTerms', 'wallet.withdrawals', 'wallet.balance'] as const) {
    for (const kind of kinds) {
      await sandbox.faults([{ call, kind, times: 'always' }]);
      await openWithdraw(page, sandbox);
      await expect(centre.button(page, 'Reintentar').or(payouts.amount(page)).first()).toBeVisible({
        timeout: longest,
      });
      await sandbox.clearFaults();
      await pressIfHere(centre.button(page, 'Reintentar'));
      await expect(payouts.amount(page)).toBeEditable();
    }
  }
});

test('SES-03 the form survives the end of the session, except for the password, and is sent once', async ({
  page,
  sandbox,
}) => {
  await openWithdraw(page, sandbox);
  await prepare(page, '50');
  await sandbox.faults([{ call: 'wallet.withdraw', kind: '401' }]);
  await centre.button(page, 'Pedir el retiro').click();
  await fillIn(ui.expiredDialog(page), 'vip5');
  await beGreeted(page);
  await expect(payouts.amount(page)).toHaveValue('50');
  await expect(payouts.password(page)).toHaveValue('');
  await payouts.password(page).fill(withdrawPassword);
  await centre.button(page, 'Continuar').click();
  await centre.button(page, 'Pedir el retiro').click();
  await expect(payouts.outcome(page, 'Retiro pedido')).toBeVisible();
  expect(await minorIn(sandbox, 'vip5', 'HELD')).toBe(50_00);
});
