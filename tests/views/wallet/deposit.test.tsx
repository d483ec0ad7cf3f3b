import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DepositMethod } from '#contract/wallet/deposits.ts';
import { DepositPage } from '#src/views/wallet/deposit-page.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { approved, method } from '../../kit/models/deposits.ts';
import { show } from '../../kit/render.tsx';
import { fail, type Replies } from '../../kit/stub-gateway.ts';

const voucher: DepositMethod = { ...method, methodId: 'voucher', kind: 'VOUCHER', name: 'Vale', quick: [] };
const closed: DepositMethod = { ...method, methodId: 'card', kind: 'CARD', name: 'Tarjeta', open: false };

function showPage(replies: Replies) {
  const usual: Replies = {
    'system.status': () => statusAnswer(),
    'member.info': () => memberAnswer(),
    'wallet.depositMethods': () => ({ methods: [method, voucher, closed] }),
    'wallet.deposits': () => ({ deposits: [], totalPages: 1 }),
  };
  return show(<DepositPage />, { token: 'token-of-ana', replies: { ...usual, ...replies } });
}

test('every way to deposit shows its requirements and cost, and a closed one can’t be picked', async () => {
  await showPage({});
  const wallet = await screen.findByRole('button', { name: /^Monedero Andes/ });
  expect(wallet).toHaveTextContent('De P 5.00 a P 2,000.00');
  expect(wallet).toHaveTextContent('Comisión 1%');
  expect(screen.getByRole('button', { name: /^Tarjeta/ })).toBeDisabled();
  expect(await screen.findByText('Todavía no hay depósitos.')).toBeVisible();
});

test('an amount below the minimum is marked at its field, and nothing is sent', async () => {
  const { user, asked } = await showPage({});
  await user.click(await screen.findByRole('button', { name: /^Monedero Andes/ }));
  await user.type(screen.getByRole('textbox', { name: 'Monto' }), '4');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.getByRole('textbox', { name: 'Monto' })).toHaveAccessibleDescription(
    /El mínimo es P 5\.00\./,
  );
  expect(asked.some(({ name }) => name === 'wallet.deposit')).toBe(false);
});

test('a refused voucher leaves its code in the field, and an accepted one says so', async () => {
  let refused = true;
  const message = 'Ese código no es válido o ya se usó.';
  const { user } = await showPage({
    'wallet.deposit': () =>
      refused
        ? fail({ kind: 'refused', code: 'VOUCHER_REFUSED', message })
        : { ...approved, methodId: 'voucher', kind: 'VOUCHER' },
  });
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await user.click(screen.getByRole('button', { name: 'Depositar' }));
  };
  await user.click(await screen.findByRole('button', { name: /^Vale/ }));
  await user.type(screen.getByRole('textbox', { name: 'Código del vale' }), 'VALE-1');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('textbox', { name: 'Código del vale' })).toHaveValue('VALE-1');
  refused = false;
  await send();
  expect(await screen.findByText('El dinero ya está en tu billetera principal.')).toBeVisible();
});
