import { readFile } from 'node:fs/promises';
import { dayPlus } from '#machines/kit/calendar.rules.ts';
import { checkStatement } from '../../../scripts/statement/check-statement.ts';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { openBill, pages } from '../../kit/journeys/contract-bills.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { limaToday, openOverview, reports } from '../../kit/journeys/reports.ts';
import { forged, paidBill, rightStatement } from '../../kit/models/bills.ts';
import { dividend } from '../../machines/contracts/terms-of.ts';

const days = 24 * 60 * 60_000;

test('CON-B20 from the home to a bill that was not reached, whose saved statement anybody can check', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  const tiers = [{ validBet: '0.00', loss: '0.00', active: 500, rate: 1_000 }];
  await sandbox.grant('agent1', dividend({ period: 'DAILY', tiers }));
  await sandbox.serverClock(2 * days);
  await openOverview(page);
  await pages.region(page).getByRole('link', { name: 'Dividendo', exact: true }).click();
  await pages.region(page).getByRole('tab', { name: 'Liquidaciones' }).click();
  await pages.region(page).getByRole('table').getByRole('link').first().click();
  await expect(pages.region(page).getByText('Miembros activos: 0 de 500')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const coming = page.waitForEvent('download');
  await pages.button(page, 'Guardar el comprobante').click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^statement_[\w-]+\.json$/);
  const { sound, said } = await checkStatement(await readFile(await file.path(), 'utf8'));
  expect(said.join('\n')).toContain('It adds up, unsigned');
  expect(sound).toBe(true);
  await expect(
    pages.region(page).getByText('Comprobante guardado. Lo que se calculó aquí coincide.'),
  ).toBeVisible();

  await pages.region(page).getByRole('link', { name: 'Todas las liquidaciones' }).click();
  await expect(pages.region(page).getByRole('table')).toBeVisible();
});

test('CON-B21 a statement whose pay was raised is found, and saved only when asked again', async ({
  page,
  sandbox,
}) => {
  const { pay } = rightStatement.statement;
  const value = forged({ pay: { ...pay, pay: '999.99' } });
  await openBill(page, sandbox, paidBill);
  await sandbox.faults([
    { call: 'contracts.statement', kind: 'answer', status: 200, body: { success: true, value } },
  ]);
  await pages.button(page, 'Guardar el comprobante').click();
  const place = `pay.pay: dice 999.99; esta página dice ${paidBill.amount}`;
  await expect(pages.region(page).getByText(place)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const coming = page.waitForEvent('download');
  await pages.button(page, 'Guardarlo de todos modos').click();
  const text = await readFile(await (await coming).path(), 'utf8');
  expect((await checkStatement(text)).sound).toBe(false);
  await expect(pages.region(page).getByText('Comprobante guardado, aunque no coincide.')).toBeVisible();
  await expect(pages.region(page).getByText(place)).toBeVisible();
});

test('CON-B22 the income of an agent leads from a payment to its bill', async ({ page, sandbox }) => {
  await openOverview(page);
  const link = pages.region(page).getByRole('link', { name: 'Mis ingresos', exact: true });
  await link.click();
  await expect(reports.heading(page, 'Mis ingresos')).toBeVisible();
  await expect(pages.region(page).getByText('No hubo pagos en estos días')).toBeVisible();
  const { id, number, amount } = paidBill;
  const today = await limaToday(sandbox);
  const period = { from: dayPlus(today, -29), to: today, today, oldest: dayPlus(today, -90) };
  const row = { id: '1', source: 'DIVIDEND', direction: 'RECEIVED', person: null, bill: id, number };
  const value = {
    period: { ...period, zone: 'America/Lima' },
    income: [{ ...row, billPeriod: '2026-10', change: amount, at: paidBill.computedAt }],
    totals: { count: 1, received: amount, paid: '0.00', net: amount },
    totalPages: 1,
    asOf: paidBill.computedAt,
  };
  const bill = { ...paidBill, zone: 'America/Lima', now: paidBill.computedAt };
  const told = { kind: 'answer', times: 'always', status: 200 } as const;
  await sandbox.faults([
    { call: 'agent.income', ...told, body: { success: true, value } },
    { call: 'contracts.bill', ...told, body: { success: true, value: bill } },
  ]);
  await reports.button(page, '30 días').click();
  await pages.region(page).getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { name: `Liquidación ${number}` })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
