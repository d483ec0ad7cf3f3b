import { faultsOf } from '../../kit/journeys/axe.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { pressTwice } from '../../kit/journeys/press-twice.ts';
import { proofFile } from '../../kit/journeys/receipts.ts';
import { feedback, goToFeedback, openOffice } from '../../kit/journeys/support.ts';
import { beGreeted, fillIn, ready, signIn, ui } from '../../kit/journeys/ui.ts';

const text = 'El buscador no encuentra «Ruta del Cóndor» 🦅';
const uploaded = 'Lista';

test('from the home: a comment with a picture is sent once, answered at /sandbox, reopened, and answered again', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  await page.goto('/');
  await signIn(page);
  await goToFeedback(page);
  await expect(page.getByText('Todavía no nos has escrito nada.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await feedback.files(page).setInputFiles(await proofFile());
  await expect(feedback.picture(page, 1)).toContainText(uploaded);
  await feedback.text(page).fill(text);
  await pressTwice(feedback.send(page), 'support.sendFeedback', sandbox);
  await expect(centre.done(page, 'Recibimos tu comentario')).toBeFocused();
  expect(traffic.count('support.sendFeedback')).toBe(1);
  const mine = feedback.cases(page).first();
  await expect(mine).toContainText('Recibido');
  await expect(mine).toContainText(text);
  await expect(mine.getByRole('img', { name: 'Imagen 1' })).toBeVisible();
  const office = await openOffice(page, sandbox);
  const row = office
    .getByRole('region', { name: 'Comments', exact: true })
    .getByRole('row')
    .filter({ hasText: text });
  await row.getByRole('button', { name: /^Acknowledge/ }).click();
  await expect(row).toContainText('ACKNOWLEDGED');
  await row.getByRole('textbox').fill('Ya lo encuentra: prueba otra vez.');
  await row.getByRole('button', { name: /^Answer/ }).click();
  await expect(office.getByText('No comment waits.')).toBeVisible();
  await page.reload();
  await expect(mine).toContainText('Respondido');
  await expect(mine).toContainText('Ya lo encuentra: prueba otra vez.');
  expect(await faultsOf(page)).toEqual([]);
  await mine.getByRole('button', { name: 'No me sirvió: reabrir' }).click();
  await mine.getByLabel('Por qué lo reabres').fill('Sigue sin salir');
  await mine.getByRole('button', { name: 'Reabrir el comentario' }).click();
  await expect(centre.done(page, 'Reabrimos tu comentario')).toBeVisible();
  await expect(mine).toContainText('Sigue sin salir');
  await expect(mine).toContainText('Reabierto');
  await office.reload();
  await row.getByRole('textbox').fill('Ahora sí.');
  await row.getByRole('button', { name: /^Answer/ }).click();
  await page.reload();
  await expect(mine).toContainText('Ahora sí.');
});

test('the counter counts as a person does, and what is too long is kept whole and not sent', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openAs(page, sandbox, 'member1', '/member/feedback');
  await feedback.text(page).fill('👨‍👩‍👧‍👦'.repeat(140));
  await expect(page.getByText('140 de 140')).toBeVisible();
  await feedback.text(page).fill(`${'ñ'.repeat(140)}!`);
  await expect(page.getByText('141 de 140')).toBeVisible();
  await feedback.send(page).click();
  await expect(page.getByText('El contenido debe tener entre 1 y 140 caracteres.')).toBeVisible();
  await expect(feedback.text(page)).toBeFocused();
  await feedback.text(page).fill(' \u200b ');
  await feedback.send(page).click();
  await expect(page.getByText('Escribe tu comentario.')).toBeVisible();
  expect(traffic.count('support.sendFeedback')).toBe(0);
});

test('the draft and its pictures outlive the end of the session: the member signs in again and sends them', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', '/member/feedback');
  await feedback.files(page).setInputFiles(await proofFile());
  await expect(feedback.picture(page, 1)).toContainText(uploaded);
  await feedback.text(page).fill(text);
  await sandbox.faults([{ call: 'support.sendFeedback', kind: '401' }]);
  await feedback.send(page).click();
  await fillIn(ui.expiredDialog(page), 'member1');
  await beGreeted(page);
  await expect(feedback.text(page)).toHaveValue(text);
  await feedback.send(page).click();
  await expect(centre.done(page, 'Recibimos tu comentario')).toBeVisible();
  await expect(feedback.cases(page)).toHaveCount(1);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('buscador');
});

test('the draft and its pictures outlive a reload of the tab, and are nowhere once they are sent', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openAs(page, sandbox, 'member1', '/member/feedback');
  await feedback.files(page).setInputFiles(await proofFile());
  await expect(feedback.picture(page, 1)).toContainText(uploaded);
  await feedback.text(page).fill(text);
  const pieces = traffic.count('wallet.sendProof');
  await page.reload();
  await expect(feedback.text(page)).toHaveValue(text);
  await expect(feedback.picture(page, 1)).toContainText(uploaded);
  expect(traffic.count('wallet.sendProof')).toBe(pieces);
  await feedback.send(page).click();
  await expect(centre.done(page, 'Recibimos tu comentario')).toBeVisible();
  await page.reload();
  await expect(feedback.text(page)).toHaveValue('');
  await expect(feedback.cases(page)).toHaveCount(1);
});

test('the draft of a session that ended is in no storage, and returns to its member alone', async ({
  page,
  sandbox,
}) => {
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await openAs(page, sandbox, 'member1', '/member/feedback');
  await feedback.text(page).fill(text);
  expect(await stored()).toContain('buscador');
  await sandbox.faults([{ call: 'support.sendFeedback', kind: '401' }]);
  await feedback.send(page).click();
  await expect(ui.expiredDialog(page)).toBeVisible();
  expect(await stored()).not.toContain('buscador');
  await fillIn(ui.expiredDialog(page), 'member1');
  await beGreeted(page);
  await expect(feedback.text(page)).toHaveValue(text);
  expect(await stored()).toContain('buscador');
});

test('another member who signs in over the page finds no draft of somebody else', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', '/member/feedback');
  await feedback.text(page).fill(text);
  await sandbox.faults([{ call: 'support.sendFeedback', kind: '401' }]);
  await feedback.send(page).click();
  await fillIn(ui.expiredDialog(page), 'member2');
  await beGreeted(page);
  await expect(page).toHaveURL('/');
  await goToFeedback(page);
  await expect(feedback.text(page)).toHaveValue('');
});

test('a lost answer is asked for and nothing is sent again; a refusal keeps the draft', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openAs(page, sandbox, 'member1', '/member/feedback');
  await feedback.text(page).fill(text);
  await sandbox.setConfig({ limits: { feedbackPerDay: 0 } });
  await feedback.send(page).click();
  await expect(centre.alert(page)).toContainText('Ya enviaste 0 comentarios');
  await expect(feedback.text(page)).toHaveValue(text);
  await sandbox.setConfig({ limits: { feedbackPerDay: 10 } });
  await sandbox.faults([{ call: 'support.sendFeedback', kind: 'truncated' }]);
  await feedback.send(page).click();
  await expect(centre.done(page, 'Recibimos tu comentario')).toBeVisible();
  expect(traffic.count('support.sendFeedback')).toBe(2);
  await expect(feedback.cases(page)).toHaveCount(1);
});

test('of three pictures one is broken and one too large: each says why, the good one goes', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', '/member/feedback');
  const png = await proofFile();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const large = Buffer.concat([png.buffer, Buffer.alloc(5 * 1024 * 1024 + 1 - png.buffer.length)]);
  await feedback
    .files(page)
    .setInputFiles([
      png,
      { name: 'dibujo.png', mimeType: 'image/png', buffer: svg },
      { name: 'grande.png', mimeType: 'image/png', buffer: large },
    ]);
  await expect(feedback.picture(page, 1)).toContainText(uploaded);
  const group = centre.region(page).getByRole('group', { name: 'Imágenes (opcional)' });
  await expect(group.getByRole('alert').filter({ hasText: 'La imagen pesa más de 5 MB.' })).toBeVisible();
  await expect(
    group.getByRole('alert').filter({ hasText: 'Solo se aceptan imágenes PNG o JPG.' }),
  ).toBeVisible();
  await feedback.text(page).fill(text);
  await feedback.send(page).click();
  await expect(feedback.cases(page).first().getByRole('img')).toHaveCount(1);
});

test('of three uploads the one that breaks off can be tried again or removed, and the others stay', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', '/member/feedback');
  for (const red of [1, 2]) {
    await feedback.files(page).setInputFiles(await proofFile(red));
    await expect(feedback.picture(page, red)).toContainText(uploaded);
  }
  await sandbox.faults([{ call: 'wallet.sendProof', kind: '500', times: 'always' }]);
  await feedback.files(page).setInputFiles(await proofFile(3));
  const third = feedback.picture(page, 3);
  await expect(third).toContainText('La subida se cortó', { timeout: 20_000 });
  await expect(feedback.send(page)).toBeDisabled();
  await sandbox.clearFaults();
  await third.getByRole('button', { name: 'Reintentar' }).click();
  await expect(third).toContainText(uploaded);
  await third.getByRole('button', { name: 'Quitar la imagen 3' }).click();
  await feedback.text(page).fill(text);
  await feedback.send(page).click();
  await expect(feedback.cases(page).first().getByRole('img')).toHaveCount(2);
});

test('a comment sent in one tab is in the list of the other; its own page opens from an address', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', '/member/feedback');
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const other = await page.context().newPage();
  await other.addInitScript((kept) => sessionStorage.setItem('token', kept), token);
  await other.goto('/member/feedback');
  await ready(other);
  await expect(other.getByText('Todavía no nos has escrito nada.')).toBeVisible();
  await feedback.text(page).fill(text);
  await feedback.send(page).click();
  await expect(feedback.cases(other).first()).toContainText(text);
  const named =
    (await feedback
      .cases(page)
      .first()
      .getByText(/^Referencia /)
      .textContent()) ?? '';
  await page.goto(`/member/feedback/${named.replace('Referencia ', '')}`);
  await expect(feedback.cases(page)).toHaveCount(1);
  await page.goto('/member/feedback/nobody-has-this-one');
  await expect(page.getByRole('heading', { name: 'No encontramos este comentario' })).toBeVisible();
});

test('markup in a comment and in its answer is text', async ({ page, sandbox }) => {
  const markup = '<img src=x onerror=alert(1)>';
  await openAs(page, sandbox, 'member1', '/member/feedback');
  await feedback.text(page).fill(markup);
  await feedback.send(page).click();
  await expect(feedback.cases(page).first().getByText(markup)).toBeVisible();
  const office = await openOffice(page, sandbox);
  const row = office.getByRole('row').filter({ hasText: markup });
  await row.getByRole('textbox').fill(`<b>${markup}</b>`);
  await row.getByRole('button', { name: /^Answer/ }).click();
  await page.reload();
  await expect(feedback.cases(page).first().getByText(`<b>${markup}</b>`)).toBeVisible();
});
