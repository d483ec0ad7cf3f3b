import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { minorIn, office, payouts } from '../../kit/journeys/payouts.ts';
import { pressTwice } from '../../kit/journeys/press-twice.ts';
import { handIn, openReceipt, paidOut, proofFile, receipt } from '../../kit/journeys/receipts.ts';

/** A little longer than a page waits before it looks again at a pending receipt. */
const patience = { timeout: 15_000 };
const minute = 60_000;

test('a payout is received in part, the rest is reported with proofs, and the back office forces the receipt', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  const reference = await paidOut(sandbox);
  const before = await minorIn(sandbox, 'vip5', 'MAIN');
  await openReceipt(page, sandbox, reference);
  expect(await faultsOf(page)).toEqual([]);
  await receipt.button(page, 'Llegó una parte').click();
  await receipt.field(page, 'Lo que llegó').fill('60');
  await receipt.field(page, 'Lo que falta').fill('38.50');
  expect(await faultsOf(page)).toEqual([]);
  await receipt.button(page, 'Continuar').click();
  await expect(receipt.card(page)).toContainText('P 60.00');
  await pressTwice(receipt.button(page, 'Confirmar lo recibido'), 'wallet.confirmReceipt', sandbox);
  await expect(receipt.card(page)).toContainText('Anotamos lo que llegó.');
  await expect(receipt.card(page)).toContainText('¿Te llegaron P 38.50?');
  expect(traffic.count('wallet.confirmReceipt')).toBe(1);
  await receipt.button(page, 'No llegó nada').click();
  await handIn(page);
  expect(await faultsOf(page)).toEqual([]);
  await receipt.button(page, 'Continuar').click();
  await receipt.button(page, 'Reportar que no llegó').click();
  await expect(receipt.settled(page, 'Reportado')).toContainText('Dijiste que no llegaron P 38.50.');
  await expect(receipt.card(page).getByRole('img', { name: 'Imagen 1' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await office(sandbox, reference, 'force', { note: 'El banco lo muestra.' });
  await page.reload();
  const forced = receipt.settled(page, 'Recibo cerrado');
  await expect(forced).toContainText('el dinero no se devuelve');
  await expect(forced).toContainText('El banco lo muestra.');
  await expect(receipt.card(page)).not.toContainText('Por confirmar');
  await expect(receipt.card(page)).not.toContainText('Devuelto');
  expect(await minorIn(sandbox, 'vip5', 'MAIN')).toBe(before);
});

test('two presses receive all of it, and a further payment asks again', async ({ page, sandbox }) => {
  const reference = await paidOut(sandbox, '50.00');
  await openReceipt(page, sandbox, reference);
  await receipt.button(page, 'Sí, llegó todo').click();
  await receipt.button(page, 'Confirmar lo recibido').click();
  await expect(receipt.settled(page, 'Recibido')).toContainText('Confirmaste que recibiste P 50.00.');
  await office(sandbox, reference, 'pay');
  await expect(receipt.card(page)).toContainText('¿Te llegaron P 48.50?', patience);
});

test('money that did not arrive and is given back is in the main wallet', async ({ page, sandbox }) => {
  const reference = await paidOut(sandbox);
  const before = await minorIn(sandbox, 'vip5', 'MAIN');
  await openReceipt(page, sandbox, reference);
  await receipt.button(page, 'No llegó nada').click();
  await handIn(page);
  await receipt.button(page, 'Continuar').click();
  await receipt.button(page, 'Reportar que no llegó').click();
  await expect(receipt.settled(page, 'Reportado')).toBeVisible();
  await office(sandbox, reference, 'refund');
  await page.reload();
  await expect(receipt.settled(page, 'Dinero devuelto')).toContainText(reference);
  await expect(receipt.card(page)).toContainText('DevueltoP 98.50');
  await expect(receipt.card(page)).not.toContainText('Por confirmar');
  await expect(payouts.card(page, 'Detalles')).toContainText(/Devuelto, [\d: -]+P 98\.50/);
  expect(await faultsOf(page)).toEqual([]);
  expect(await minorIn(sandbox, 'vip5', 'MAIN')).toBe(before + 98_50);
  await page.getByRole('link', { name: 'Verlo en mis movimientos' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Retiro no recibido' });
  await expect(row).toContainText('+P 98.50');
  await row.getByRole('link', { name: reference.slice(0, 8) }).click();
  await expect(receipt.settled(page, 'Dinero devuelto')).toBeVisible();
});

test('WDR-01 amounts that are invalid or don’t add up are marked in place', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openReceipt(page, sandbox, await paidOut(sandbox));
  await receipt.button(page, 'Llegó una parte').click();
  for (const [arrived, left, said] of [
    ['60', '38.51', 'Los dos montos tienen que sumar P 98.50.'],
    ['60.001', '38.499', 'Tras «.» caben como máximo dos decimales'],
    ['-1', '99.50', 'Escribe el número solo con cifras'],
    ['0', '98.50', 'El monto tiene que ser mayor que cero.'],
    ['', '98.50', 'Escribe el monto.'],
  ] as const) {
    await receipt.field(page, 'Lo que llegó').fill(arrived);
    await receipt.field(page, 'Lo que falta').fill(left);
    await receipt.button(page, 'Continuar').click();
    await expect(receipt.card(page).getByText(said).first()).toBeVisible();
  }
  expect(traffic.count('wallet.confirmReceipt')).toBe(0);
});

test('WDR-02 files that are no proof are refused before they are sent, and three are the most', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openReceipt(page, sandbox, await paidOut(sandbox));
  await receipt.button(page, 'No llegó nada').click();
  await receipt.button(page, 'Continuar').click();
  await expect(receipt.alert(page)).toContainText('Añade entre una y tres imágenes.');
  const base = await proofFile();
  for (const [file, said] of [
    // What a file is called and said to be counts for nothing: its bytes do.
    [{ ...base, buffer: Buffer.from('GIF89a, and nothing more') }, 'Solo se aceptan imágenes PNG o JPG.'],
    [{ ...base, buffer: Buffer.from('RIFF....WEBPVP8 ') }, 'Solo se aceptan imágenes PNG o JPG.'],
    [{ ...base, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }, 'La imagen pesa más de 5 MB.'],
    [{ ...base, buffer: Buffer.alloc(0) }, 'El archivo está vacío.'],
  ] as const) {
    await receipt.files(page).setInputFiles(file);
    await expect(receipt.card(page).getByText(said)).toBeVisible();
  }
  expect(traffic.count('wallet.openProof')).toBe(0);
  const named = { ...(await proofFile(1)), buffer: Buffer.from('<script>alert(1)</script>') };
  await receipt.files(page).setInputFiles(named);
  await expect(receipt.card(page).getByText('Solo se aceptan imágenes PNG o JPG.')).toBeVisible();
  await receipt
    .files(page)
    .setInputFiles([await proofFile(1), await proofFile(2), await proofFile(3), await proofFile(4)]);
  await expect(receipt.card(page).getByText('1 imagen no cabe: son tres como máximo.')).toBeVisible();
  for (const number of [1, 2, 3]) await expect(receipt.row(page, number)).toContainText('Lista');
  await expect(receipt.files(page)).toHaveCount(0);
});

test('WDR-03 an interrupted upload goes on where it was; it can be paused, and removed', async ({
  page,
  sandbox,
  traffic,
}) => {
  const side = 600;
  const raw = { width: side, height: side, channels: 3 as const };
  const buffer = await sharp(randomBytes(side * side * 3), { raw })
    .png()
    .toBuffer();
  await openReceipt(page, sandbox, await paidOut(sandbox));
  await receipt.button(page, 'No llegó nada').click();
  const cut = Math.ceil((buffer.length / (128 * 1024)) * 0.6);
  await sandbox.faults([{ call: 'wallet.sendProof', nth: cut, kind: 'truncated' }]);
  await receipt.files(page).setInputFiles({ name: '../../a.png', mimeType: 'image/png', buffer });
  await expect(receipt.row(page, 1)).toContainText('La subida se cortó');
  await sandbox.faults([{ call: 'wallet.sendProof', kind: 'hold' }]);
  await receipt.button(page, 'Reintentar').click();
  await sandbox.held('wallet.sendProof');
  await expect(receipt.row(page, 1)).toContainText(/Subiendo: [5-9]\d %/);
  await receipt.button(page, 'Pausar').click();
  await expect(receipt.row(page, 1)).toContainText('En pausa');
  // The cancelled piece is removed here too: released, it would be taken beside the one that is sent again.
  await expect.poll(() => sandbox.waiting()).toEqual([]);
  await sandbox.clearFaults();
  await receipt.button(page, 'Continuar').first().click();
  await expect(receipt.row(page, 1)).toContainText('Lista');
  expect(traffic.count('wallet.openProof')).toBe(3);
  await receipt.button(page, 'Quitar la imagen 1').click();
  await expect(receipt.row(page, 1)).toHaveCount(0);
  expect(traffic.count('wallet.dropProof')).toBe(1);
});

test('WDR-04 when the minutes pass while a form is open, it counts as received, and the page shows that', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ money: { receiptMinutes: 2 } });
  await page.clock.install();
  const reference = await paidOut(sandbox);
  await openReceipt(page, sandbox, reference);
  await receipt.button(page, 'Llegó una parte').click();
  await receipt.field(page, 'Lo que llegó').fill('60');
  await sandbox.serverClock(2 * minute);
  await page.clock.fastForward(2 * minute);
  await expect(receipt.settled(page, 'Se dio por recibido')).toContainText('ya cuenta como recibido');
});

test('WDR-04 an answer given too late learns that it counts as received, and the books stay as they are', async ({
  page,
  sandbox,
  traffic,
}) => {
  await sandbox.setConfig({ money: { receiptMinutes: 2 } });
  await openReceipt(page, sandbox, await paidOut(sandbox));
  const before = await sandbox.ledger();
  await receipt.button(page, 'No llegó nada').click();
  await handIn(page);
  await receipt.button(page, 'Continuar').click();
  // The page looks again by itself, and would show it before the answer is given.
  await sandbox.faults([{ call: 'wallet.withdrawal', kind: 'hold', times: 'always' }]);
  await sandbox.serverClock(3 * minute);
  await receipt.button(page, 'Reportar que no llegó').click();
  await expect.poll(() => traffic.answered('wallet.reportReceipt')).toBe(1);
  await sandbox.clearFaults();
  await expect(receipt.alert(page)).toContainText('ya cuenta como recibido');
  await receipt.button(page, 'Entendido').click();
  await expect(receipt.settled(page, 'Se dio por recibido')).toBeVisible();
  expect(await sandbox.ledger()).toEqual(before);
});

test('WDR-05 of two tabs that answer one counts, and the other shows the current state', async ({
  page,
  context,
  sandbox,
}) => {
  const reference = await paidOut(sandbox);
  const other = await context.newPage();
  await openReceipt(page, sandbox, reference);
  await openReceipt(other, sandbox, reference);
  await receipt.button(page, 'Sí, llegó todo').click();
  await receipt.button(other, 'No llegó nada').click();
  await handIn(other);
  await receipt.button(other, 'Continuar').click();
  await sandbox.faults([
    { call: 'wallet.confirmReceipt', kind: 'hold' },
    { call: 'wallet.reportReceipt', kind: 'hold' },
  ]);
  await receipt.button(page, 'Confirmar lo recibido').click();
  await receipt.button(other, 'Reportar que no llegó').click();
  await sandbox.held('wallet.reportReceipt');
  await sandbox.release('wallet.confirmReceipt');
  await expect(receipt.settled(page, 'Recibido')).toBeVisible();
  await sandbox.release('wallet.reportReceipt');
  await expect(receipt.alert(other)).toContainText('Este recibo se cerró mientras tanto.');
  await expect(receipt.alert(other)).toContainText('Confirmaste que recibiste P 98.50.');
  await receipt.button(other, 'Entendido').click();
  await expect(receipt.settled(other, 'Recibido')).toBeVisible();
});

test('TRF-06 a receipt whose answer was lost is looked up, and counts once', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openReceipt(page, sandbox, await paidOut(sandbox));
  await receipt.button(page, 'Sí, llegó todo').click();
  await sandbox.faults([
    { call: 'wallet.confirmReceipt', kind: 'truncated' },
    { call: 'wallet.outcome', kind: 'hold' },
  ]);
  await receipt.button(page, 'Confirmar lo recibido').click();
  await expect(receipt.settled(page, 'Comprobando qué pasó…')).toBeFocused();
  await sandbox.release('wallet.outcome');
  await expect(receipt.settled(page, 'Recibido')).toBeVisible();
  expect(traffic.count('wallet.confirmReceipt')).toBe(1);
});

test('a partial receipt with an unknown outcome is changed in its form, which keeps its text, and counts once', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openReceipt(page, sandbox, await paidOut(sandbox));
  await receipt.button(page, 'Llegó una parte').click();
  await receipt.field(page, 'Lo que llegó').fill('60');
  await receipt.field(page, 'Lo que falta').fill('38.50');
  await receipt.button(page, 'Continuar').click();
  await sandbox.faults([{ call: 'wallet.confirmReceipt', kind: '500', times: 3 }]);
  await receipt.button(page, 'Confirmar lo recibido').click();
  await expect(receipt.settled(page, 'No se hizo')).toBeFocused();
  await receipt.button(page, 'Cambiar').click();
  await expect(receipt.field(page, 'Lo que llegó')).toHaveValue('60');
  await receipt.field(page, 'Lo que llegó').fill('70');
  await receipt.field(page, 'Lo que falta').fill('28.50');
  await sandbox.clearFaults();
  await receipt.button(page, 'Continuar').click();
  await receipt.button(page, 'Confirmar lo recibido').click();
  await expect(receipt.card(page)).toContainText('28.50');
  const [first, last] = [0, -1].map((at) => traffic.requests('wallet.confirmReceipt').at(at));
  expect(await last?.headerValue('idempotency-key')).not.toBe(await first?.headerValue('idempotency-key'));
});
