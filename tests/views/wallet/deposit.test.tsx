import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DepositMethod } from '#contract/wallet/deposits.ts';
import { DepositPage } from '#src/views/wallet/deposit-page.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { approved, method } from '../../kit/models/deposits.ts';
import { dailyLimit } from '../../kit/models/limits.ts';
import { standingWith } from '../../kit/models/standing.ts';
import { show } from '../../kit/render.tsx';
import { fail, type Replies } from '../../kit/stub-gateway.ts';

const voucher: DepositMethod = { ...method, methodId: 'voucher', kind: 'VOUCHER', name: 'Vale', quick: [] };
const closed: DepositMethod = { ...method, methodId: 'card', kind: 'CARD', name: 'Tarjeta', open: false };

/** A limit of deposits that leaves seventy. */
const standing = standingWith({}, { limits: [dailyLimit] });

function showPage(replies: Replies) {
  const usual: Replies = {
    'system.status': () => statusAnswer(),
    'member.info': () => memberAnswer(),
    'protection.standing': () => standing,
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

/** Types an amount into the form of the wallet and goes on. */
async function goOn(user: Awaited<ReturnType<typeof showPage>>['user'], amount: string) {
  await user.click(await screen.findByRole('button', { name: /^Monedero Andes/ }));
  await user.type(screen.getByRole('textbox', { name: 'Monto' }), amount);
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
}

const again = 'Vuelve a empezar: 2026-11-27 00:00 (Lima).';

test.each([
  ['what is left', dailyLimit, 'Es más de lo que te queda de tu límite de depósito diario: P 70.00. '],
  [
    'that nothing is left',
    { ...dailyLimit, used: '100.00', left: '0.00' },
    'Ya no te queda nada de tu límite de depósito diario. ',
  ],
  [
    'a ceiling of the site',
    { ...dailyLimit, value: null, left: '570.00' },
    'Es más de lo que te queda del máximo diario de este sitio: P 570.00. ',
  ],
])('an amount above a limit says which one, when it begins again, and %s', async (_, limit, said) => {
  const { user, asked } = await showPage({
    'protection.standing': () => standingWith({}, { limits: [limit] }),
  });
  await goOn(user, '600');
  expect(screen.getByRole('textbox', { name: 'Monto' })).toHaveAccessibleDescription(
    expect.stringContaining(said + again),
  );
  expect(asked.some(({ name }) => name === 'wallet.deposit')).toBe(false);
});

test('a deposit that a limit refuses says which one, what is left, and when it begins again', async () => {
  const value = {
    rule: 'limitReached',
    kind: 'deposit',
    period: 'day',
    left: '5.00',
    until: dailyLimit.until,
  };
  const { user } = await showPage({
    'protection.standing': () => standingWith({}, { limits: [dailyLimit] }),
    'wallet.deposit': () =>
      fail({ kind: 'refused', code: 'PROTECTION_RULE', message: 'Llegaste al límite que pusiste.', value }),
  });
  await goOn(user, '20');
  await user.click(screen.getByRole('button', { name: 'Depositar' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    `Es más de lo que te queda de tu límite de depósito diario: P 5.00. ${again}`,
  );
  expect(alert).toHaveAttribute('data-tone', 'neutral');
});

test('before the limits of the member are known nothing can be deposited, and then they count', async () => {
  let reachable = false;
  const { user } = await showPage({
    'protection.standing': () => (reachable ? standing : fail({ kind: 'network' })),
  });
  await user.click(await screen.findByRole('button', { name: /^Monedero Andes/ }));
  await user.type(screen.getByRole('textbox', { name: 'Monto' }), '100');
  expect(await screen.findByText(/No pudimos cargar tus límites/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  reachable = true;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continuar' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.getByRole('textbox', { name: 'Monto' })).toHaveAccessibleDescription(/te queda de tu límite/);
});

test('the parts of the page that come one after another ask for the limits once', async () => {
  const { user, asked } = await showPage({});
  await goOn(user, '20');
  // Once for the page, and once for the care of the whole site.
  expect(asked.filter(({ name }) => name === 'protection.standing')).toHaveLength(2);
});
