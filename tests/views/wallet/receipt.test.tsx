import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asSeconds } from '#contract/units.ts';
import type { Receipt, Withdrawal } from '#contract/wallet/withdrawals.ts';
import { WithdrawalPage } from '#src/views/wallet/withdrawal-page.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { pending } from '../../kit/models/withdrawals.ts';
import { show } from '../../kit/render.tsx';

const open: Receipt = {
  state: 'OPEN',
  paidOut: '49.00',
  received: '0.00',
  remaining: '49.00',
  dueAt: 1_795_000_060_000,
  secondsLeft: asSeconds(60),
  proofs: [],
  note: null,
};
const at = Date.UTC(2026, 10, 20, 12);
const settled = { ...open, remaining: '0.00', dueAt: null, secondsLeft: null };

function showReceipt(
  receipt: Partial<Receipt>,
  more: Partial<Withdrawal> = {},
  language: 'ES' | 'EN' = 'ES',
) {
  const payouts = [{ payoutId: 'a-part', amount: '49.00', at }];
  const paid: Withdrawal = { ...pending, status: 'PAID', payouts, receipt: { ...open, ...receipt }, ...more };
  const replies = {
    'system.status': () => statusAnswer(),
    'member.info': () => memberAnswer(),
    'wallet.withdrawal': () => paid,
  };
  return show(<WithdrawalPage reference={paid.reference} />, { token: 'token-of-ana', replies, language });
}

test('a payout asks for its receipt, with the time that is left and the amount to confirm', async () => {
  await showReceipt({});
  expect(await screen.findByText('¿Te llegaron P 49.00?')).toBeVisible();
  expect(screen.getByText('Si no dices nada, se da por recibido en')).toBeVisible();
  expect(screen.getByText('Por confirmar')).toBeVisible();
  for (const name of ['Sí, llegó todo', 'Llegó una parte', 'No llegó nada']) {
    expect(screen.getByRole('button', { name })).toBeEnabled();
  }
});

test('a partial receipt needs both amounts, and they have to add up to the payout', async () => {
  const { user, asked } = await showReceipt({});
  await user.click(await screen.findByRole('button', { name: 'Llegó una parte' }));
  await user.type(screen.getByRole('textbox', { name: 'Lo que llegó' }), '20');
  await user.type(screen.getByRole('textbox', { name: 'Lo que falta' }), '20');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.getByRole('textbox', { name: 'Lo que falta' })).toHaveAccessibleDescription(
    /Los dos montos tienen que sumar P 49\.00\./,
  );
  expect(asked.some(({ name }) => name === 'wallet.confirmReceipt')).toBe(false);
});

test('a missing payment is reported with a picture only', async () => {
  const { user } = await showReceipt({});
  await user.click(await screen.findByRole('button', { name: 'No llegó nada' }));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Añade entre una y tres imágenes.');
});

const ended: readonly [what: string, Partial<Receipt>, string][] = [
  [
    'what was received',
    { ...settled, state: 'RECEIVED', received: '49.00' },
    'Confirmaste que recibiste P 49.00.',
  ],
  [
    'what counts as received',
    { ...settled, state: 'COUNTED' },
    'Pasó el tiempo para responder: ya cuenta como recibido.',
  ],
  [
    'what the back office closed',
    { ...settled, state: 'FORCED', note: 'El banco lo muestra.' },
    'Nota: El banco lo muestra.',
  ],
];

test.each(ended)('%s is shown as a sentence, without a remainder of zero', async (_, receipt, sentence) => {
  await showReceipt(receipt);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByText('Por confirmar')).toBeNull();
  expect(screen.queryByText('Devuelto')).toBeNull();
});

test('a receipt that the back office closed shows what is not given back, apart from what arrived or was given back', async () => {
  const returns = [{ payoutId: 'a-part', amount: '9.00', at }];
  await showReceipt({ ...settled, state: 'FORCED', received: '30.00' }, { returns });
  expect(await screen.findByText('No se devuelve')).toBeVisible();
  expect(screen.getByText('P 10.00')).toBeVisible();
});

test('money given back is shown with its amount and day, and links to the movement', async () => {
  const returns = [{ payoutId: 'a-part', amount: '19.00', at }];
  await showReceipt({ ...settled, state: 'REFUNDED', received: '30.00' }, { returns }, 'EN');
  expect(await screen.findByText('Money given back')).toBeVisible();
  expect(screen.getAllByText('P 19.00')).toHaveLength(2);
  expect(screen.getByText(/^Given back, 2026-11-20/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it in my movements' })).toHaveAttribute(
    'href',
    '/member/transactionHistory?type=return&from=2026-11-20',
  );
  expect(screen.queryByText('To be confirmed')).toBeNull();
});
