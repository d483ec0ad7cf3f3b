import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PayoutTerms } from '#machines/wallet/withdraw.rules.ts';
import { WithdrawPage } from '#src/views/wallet/withdraw-page.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { bank, pending, terms } from '../../kit/models/withdrawals.ts';
import { show } from '../../kit/render.tsx';
import { fail, type Replies } from '../../kit/stub-gateway.ts';

function showPage(replies: Replies, changed: Partial<PayoutTerms> = {}) {
  const usual: Replies = {
    'system.status': () => statusAnswer(),
    'member.info': () => memberAnswer(),
    'wallet.payoutTerms': () => ({ ...terms, ...changed }),
    'wallet.withdrawals': () => ({ withdrawals: [], totalPages: 1 }),
  };
  return show(<WithdrawPage />, { token: 'token-of-ana', replies: { ...usual, ...replies } });
}

test('a member without a withdraw password, a name and an account reads what to do first, and finds no form', async () => {
  await showPage({}, { withdrawPasswordSet: false, payeeName: null, accounts: [] });
  expect(await screen.findByText('Una contraseña de retiro.')).toBeVisible();
  expect(screen.getByText(/^Tu nombre real/)).toBeVisible();
  expect(screen.getByText(/^Una cuenta de cobro\./)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Monto' })).toBeNull();
});

test('the turnover still to be bet is shown before anything is typed', async () => {
  await showPage({}, { turnover: { required: '100.00', done: '40.00' } });
  expect(await screen.findByText(/Te faltan P 60\.00 por apostar de P 100\.00/)).toBeVisible();
});

test('the fee and the arriving amount are shown while the amount is typed', async () => {
  const { user } = await showPage({});
  await user.type(await screen.findByRole('textbox', { name: 'Monto' }), '50');
  expect(screen.getByText('Comisión: P 1.00. Te llegan P 49.00.')).toBeVisible();
});

test('an amount is shown as it was read, with the signs of the page, before it is sent', async () => {
  const { user } = await showPage({});
  const amount = await screen.findByRole('textbox', { name: 'Monto' });
  for (const [typed, read] of [
    ['50,5', '= P 50.50'],
    ['.50', '= P 0.50'],
    ['1,000', '= P 1,000.00'],
  ] as const) {
    await user.clear(amount);
    await user.type(amount, typed);
    expect(amount).toHaveValue(typed);
    expect(screen.getByText(read)).toBeVisible();
  }
  await user.clear(amount);
  await user.paste('P 98,430.75');
  expect(amount).toHaveValue('98,430.75');
  expect(screen.getByText('= P 98,430.75')).toBeVisible();
});

test('what could be two amounts is none, and the field says which sign is wrong', async () => {
  const { user, asked } = await showPage({});
  const amount = await screen.findByRole('textbox', { name: 'Monto' });
  for (const [typed, said] of [
    ['0,500', /Pon «,» solo entre grupos de tres cifras/],
    ['1.000', /Tras «\.» caben como máximo dos decimales/],
    ['1e2', /solo con cifras, por ejemplo 1,250\.50/],
  ] as const) {
    await user.clear(amount);
    await user.type(amount, typed);
    expect(screen.queryByText(/^= /)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(amount).toHaveAccessibleDescription(said);
  }
  expect(asked.some(({ name }) => name === 'wallet.withdraw')).toBe(false);
});

test('a form that is sent incomplete leads to its first field that is wrong', async () => {
  const { user } = await showPage({});
  const account = await screen.findByLabelText('Cuenta de cobro');
  const send = () => user.click(screen.getByRole('button', { name: 'Continuar' }));
  await send();
  expect(account).toHaveFocus();
  await user.selectOptions(account, bank.accountId);
  await send();
  const amount = screen.getByRole('textbox', { name: 'Monto' });
  expect(amount).toHaveFocus();
  await user.type(amount, '50');
  await send();
  expect(screen.getByLabelText('Contraseña de retiro')).toHaveFocus();
});

test('a wrong withdraw password is reported above the form, which keeps everything else', async () => {
  const message = 'La contraseña de retiro no es correcta.';
  const { user } = await showPage({
    'wallet.withdraw': () => fail({ kind: 'refused', code: 'WITHDRAW_PASSWORD_WRONG', message }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Monto' }), '50');
  await user.selectOptions(screen.getByLabelText('Cuenta de cobro'), bank.accountId);
  await user.type(screen.getByLabelText('Contraseña de retiro'), '111111');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await user.click(screen.getByRole('button', { name: 'Pedir el retiro' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('textbox', { name: 'Monto' })).toHaveValue('50');
  expect(screen.getByLabelText('Contraseña de retiro')).toHaveValue('');
});

test('withdrawals are listed with their progress, and link to their pages', async () => {
  const withdrawals = [pending, { ...pending, reference: 'another-reference', status: 'PAYING' as const }];
  await showPage({ 'wallet.withdrawals': () => ({ withdrawals, totalPages: 1 }) });
  const [first, second] = await screen.findAllByRole('link', { name: /P 50\.00/ });
  expect(first).toHaveTextContent('Pendiente');
  expect(first).toHaveAttribute('href', `/member/withdraw/${pending.reference}`);
  expect(second).toHaveTextContent('Pagado en parte');
});
