import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Bill, billStates, type FullBill } from '#contract/contracts/bill.ts';
import { CallFailure } from '#contract/errors.ts';
import { BillsTab } from '#src/views/contracts/bills-tab.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { paidBill } from '../../kit/models/bills.ts';
import { show } from '../../kit/render.tsx';
import { fail, type Replies } from '../../kit/stub-gateway.ts';

const told = { zone: 'America/Lima', now: paidBill.computedAt };
const { terms: _, pay: __, payments: ___, corrections: ____, ...listed } = paidBill;
const team = { own: null, given: [], people: [], total: 0, totalPages: 1, ...told };
const agent2 = { id: 'p-agent2', account: 'agent2', nickname: 'Agencia Sur', kind: 'agent' } as const;

function showBills(replies: Replies, at = '/?tab=bills') {
  const usual: Replies = {
    'system.status': () => statusAnswer(),
    'member.info': () => memberAnswer(),
    'contracts.bills': () => list([]),
    'contracts.team': () => team,
  };
  return show(<BillsTab kind="DIVIDEND" />, { token: 'token-of-ana', replies: { ...usual, ...replies }, at });
}
const list = (bills: readonly Bill[], pages = 1) => ({
  bills: [...bills],
  total: bills.length,
  totalPages: pages,
  ...told,
});
const showBill = (bill: Partial<FullBill>) =>
  showBills(
    { 'contracts.bill': () => ({ ...paidBill, ...bill, ...told }) },
    `/?tab=bills&bill=${paidBill.id}`,
  );

test('CON-B01 bills are listed with their period in the merchant’s zone, and lead to their page', async () => {
  await showBills({ 'contracts.bills': () => list([listed]) });
  const link = await screen.findByRole('link', { name: paidBill.number });
  expect(link).toHaveAttribute('href', `/agent/dividend?tab=bills&bill=${paidBill.id}`);
  expect(screen.getByText('2026-10-01 – 2026-10-31')).toBeVisible();
});

test.each(billStates)('CON-B02 a bill that is %s says so in words, with its moment', async (state) => {
  await showBills({ 'contracts.bills': () => list([{ ...listed, state }]) });
  const row = (await screen.findByRole('link', { name: paidBill.number })).closest('li, tr') as HTMLElement;
  expect(within(row).getByText(/2026-1\d-\d\d \d\d:\d\d/)).toBeVisible();
});

test('CON-B03 a corrected bill is marked with what it was corrected by', async () => {
  await showBills({ 'contracts.bills': () => list([{ ...listed, corrected: '-3.50' }]) });
  expect(await screen.findByText('Corregida: −P 3.50')).toBeVisible();
});

test('CON-B04 whoever pays nobody is not asked whose bills; whoever gave a contract is', async () => {
  await showBills({});
  expect(await screen.findByText('Todavía no hay liquidaciones')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pago yo' })).toBeNull();
});

test('CON-B05 an agent who gave a contract switches to the bills to be paid', async () => {
  const { asked } = await showBills({ 'contracts.team': () => ({ ...team, given: [800] }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Pago yo' }));
  expect(await screen.findByRole('button', { name: 'Pago yo', pressed: true })).toBeVisible();
  expect(asked.filter(({ name }) => name === 'contracts.bills').map(({ input }) => input)).toContainEqual({
    kind: 'DIVIDEND',
    side: 'UPLINE',
    page: 1,
  });
});

test('CON-B06 a state without bills offers all of them', async () => {
  const { asked } = await showBills({}, '/?tab=bills&state=REFUSED&page=2');
  expect(await screen.findByRole('link', { name: 'Ver todas' })).toHaveAttribute(
    'href',
    '/agent/dividend?tab=bills',
  );
  const inputs = asked.filter(({ name }) => name === 'contracts.bills').map(({ input }) => input);
  expect(inputs).toContainEqual({ kind: 'DIVIDEND', side: 'AGENT', state: 'REFUSED', page: 2 });
});

test('CON-B07 bills that did not come can be asked for again, with help', async () => {
  await showBills({ 'contracts.bills': () => fail({ kind: 'unavailable' }) });
  expect(await screen.findByText('No se pudieron cargar las liquidaciones')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
  expect(screen.getByRole('link', { name: /Cómo se calcula/ })).toHaveAttribute(
    'href',
    '/helpmc?article=bills',
  );
});

test('CON-B08 a bill shows line by line how it was computed, and what was paid', async () => {
  await showBill({});
  expect(await screen.findByRole('heading', { name: `Liquidación ${paidBill.number}` })).toBeVisible();
  const line = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(line('Pérdida del equipo')).toBe('P 490.00');
  expect(line('Bonos del equipo')).toBe('− P 20.00');
  expect(line('Comisión de la casa (2.5%)')).toBe('− P 12.25');
  expect(line('Resultado del período')).toBe('= P 457.75');
  expect(line('Saldo anterior')).toBe('−P 50.00');
  expect(line('Base del dividendo')).toBe('= P 407.75');
  expect(line('A pagar (29% de la base)')).toBe('= P 118.24');
  expect(screen.getByText('Alcanzado').closest('tr')).toHaveTextContent('29%');
  expect(screen.getByText('P 1.00')).toBeVisible();
  expect(screen.getByText('P 117.24')).toBeVisible();
});

test('CON-B09 a bill that was not reached names each condition with what it asked for and what there was', async () => {
  const unmet = [{ name: 'active', needs: '500', had: '120' } as const];
  await showBill({ state: 'NOT_REACHED', amount: '0.00', paid: '0.00', unmet, payments: [], paidAt: null });
  expect(await screen.findByText('Miembros activos: 120 de 500')).toBeVisible();
  expect(screen.getByText('Todavía no se ha pagado nada.')).toBeVisible();
});

test('CON-B13 a bill of a period without bets says that, since no condition could be looked at', async () => {
  const pay = { ...paidBill.pay, validBet: '0.00' };
  await showBill({ state: 'NOT_REACHED', amount: '0.00', paid: '0.00', pay, payments: [], paidAt: null });
  expect(
    await screen.findByText('No se paga nada: el equipo no tuvo apuestas en este período.'),
  ).toBeVisible();
});

test('CON-B14 a bill that comes to less than a cent says that, although a tier was reached', async () => {
  await showBill({ state: 'NOT_REACHED', amount: '0.00', paid: '0.00', payments: [], paidAt: null });
  expect(
    await screen.findByText(/se alcanzó un nivel, pero lo que toca es menos de un centavo/),
  ).toBeVisible();
});

test('CON-B10 a bill whose payer is short names the payer, what was paid and until when', async () => {
  await showBill({ state: 'PARTLY_PAID', payer: agent2, paid: '1.00', paidAt: null });
  expect(
    await screen.findByText(
      /Se pagaron P 1.00 de P 118.24. El resto se paga en cuanto Agencia Sur \(agent2\) tenga saldo, hasta 2026-11-09/,
    ),
  ).toBeVisible();
});

test('CON-B11 corrections say what was before and after, and whether they were made up for', async () => {
  const correction = {
    id: 'c1',
    number: 'D-2026-10-000012-1',
    at: paidBill.computedAt,
    before: '118.24',
    after: '100.00',
    difference: '-18.24',
    state: 'OPEN',
  } as const;
  await showBill({ corrected: '-18.24', corrections: [correction] });
  expect(await screen.findByText('Por compensar')).toBeVisible();
  expect(screen.getByText('−P 18.24')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Guardar la corrección D-2026-10-000012-1' })).toBeVisible();
});

test('CON-B12 a bill of others, or none, is not there', async () => {
  await showBills(
    { 'contracts.bill': () => fail(new CallFailure({ kind: 'refused', code: 'NOT_FOUND' }).failure) },
    '/?tab=bills&bill=of-somebody-else-1234',
  );
  expect(await screen.findByText('Esta liquidación no está')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Todas las liquidaciones' })).toBeVisible();
});
