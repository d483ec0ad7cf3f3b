import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Deposit } from '#contract/wallet/deposits.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { CentreFrame } from '#src/views/member/centre-frame.tsx';
import { DepositsCard } from '#src/views/wallet/deposit-page.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';

const deposit = {
  reference: 'D-1',
  amount: '50.00',
  methodName: 'Banco',
  createdAt: Date.UTC(2026, 10, 30, 4, 30),
  status: 'APPROVED',
} as Deposit;

/** The list of deposits, from a gateway that says this zone. */
async function showDeposits(zone: string | null | undefined) {
  const { info, ...status } = statusAnswer();
  const page = (
    <CentreFrame centre="member" hours menu={() => null}>
      <DepositsCard />
    </CentreFrame>
  );
  await show(page, {
    token: 'token-of-ana',
    replies: {
      'system.status': () => ({ ...status, info: { ...info, zone } }),
      'member.info': () => memberAnswer(),
      'wallet.deposits': () => ({ deposits: [deposit], totalPages: 1 }),
    },
  });
  return (await screen.findByRole('link', { name: /Banco/ })).querySelector('time');
}

test.each([
  ['America/Lima', '2026-11-29 23:30', 'Hora de Lima.'],
  ['America/Argentina/Buenos_Aires', '2026-11-30 01:30', 'Hora de Buenos Aires.'],
  ['Asia/Kolkata', '2026-11-30 10:00', 'Hora de Kolkata.'],
  ['Nowhere/None', '2026-11-30 04:30', 'Hora de UTC.'],
])('a sheet of money goes by the clock of a merchant in %s, and says so once', async (zone, says, whose) => {
  expect(await showDeposits(zone)).toHaveTextContent(says);
  expect(await screen.findByText(whose)).toBeVisible();
});

test.each([null, undefined])(
  'without a zone (%s) it goes by the reader’s clock, and says nothing',
  async (zone) => {
    expect(await showDeposits(zone)).toHaveTextContent(formatDate(deposit.createdAt).slice(0, 16));
    expect(screen.queryByText(/^Hora de/)).toBeNull();
  },
);
