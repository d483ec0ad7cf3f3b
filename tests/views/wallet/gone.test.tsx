import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import type { Movement } from '#contract/wallet/records.ts';
import { DepositStatusPage } from '#src/views/wallet/deposit-status-page.tsx';
import { MovementsPage } from '#src/views/wallet/records/movements-page.tsx';
import { WithdrawalPage } from '#src/views/wallet/withdrawal-page.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';
import { fail } from '../../kit/stub-gateway.ts';

const reference = 'kQ1x7Zq0T3mB9vLw2RdYfA';

const movement = (kind: Movement['kind'], change: string): Movement => ({
  id: kind,
  kind,
  wallet: 'MAIN',
  vendorName: '',
  change,
  balance: '100.00',
  reference,
  at: 1_795_000_000_000,
});

/** The list of movements, and a page that one of them leads to. */
function Wallet({ page }: { page: ReactNode }) {
  const [opened, open] = useState(false);
  if (opened) return page;
  return (
    <>
      <MovementsPage />
      <button type="button" onClick={() => open(true)}>
        Abrir
      </button>
    </>
  );
}

/** Shows a page as somebody meets it who comes from these movements, with a gateway that knows nothing more. */
async function showGone(page: ReactNode, movements: Movement[]) {
  const unknown = () => fail({ kind: 'refused', code: 'NOT_FOUND', message: '' });
  const shown = await show(<Wallet page={page} />, {
    token: 'token-of-ana',
    replies: {
      'system.status': () => statusAnswer(),
      'member.info': () => memberAnswer(),
      'wallet.movements': () => ({
        movements,
        totals: { count: movements.length, incoming: '0.00', outgoing: '0.00' },
        totalPages: 1,
        period: {
          from: '2026-11-12',
          to: '2026-11-18',
          today: '2026-11-18',
          oldest: '2026-08-20',
          zone: 'America/Lima',
        },
        asOf: 1_795_000_000_000,
      }),
      'wallet.depositState': unknown,
      'wallet.withdrawal': unknown,
    },
  });
  if (movements.length > 0) await screen.findByText('kQ1x7Zq0');
  await shown.user.click(await screen.findByRole('button', { name: 'Abrir' }));
}

test.each([
  [
    'depósito',
    <DepositStatusPage key="d" reference={reference} language="ES" />,
    movement('deposit', '50.00'),
    '+P 50.00',
  ],
  ['retiro', <WithdrawalPage key="w" reference={reference} />, movement('withdrawal', '-20.00'), '−P 20.00'],
] as const)(
  'a %s of which the gateway knows nothing more shows what its movement said',
  async (name, page, one, amount) => {
    await showGone(page, [one, { ...movement('bet', '-1.00'), reference: 'another' }]);
    const title = `No hay nada más sobre este ${name}`;
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(amount)).toBeVisible();
    expect(screen.getByText(reference)).toBeVisible();
    expect(screen.queryByText('−P 1.00')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver mis movimientos' })).toHaveAttribute(
      'href',
      '/member/transactionHistory',
    );
  },
);

test('a deposit of which nothing is known says so, and leads to the movements', async () => {
  await showGone(<DepositStatusPage reference={reference} language="ES" />, []);
  expect(await screen.findByText(/no guarda datos de esta referencia/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mis movimientos' })).toBeVisible();
});
