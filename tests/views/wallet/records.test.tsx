import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import { BetsPage } from '#src/views/wallet/records/bets-page.tsx';
import { ProfitPage } from '#src/views/wallet/records/profit-page.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';
import { fail, type Replies } from '../../kit/stub-gateway.ts';

type Bets = CallOutput<'wallet.bets'>;

const bet = (n: number, net: string): Bets['bets'][number] => ({
  roundId: `r-${n}`,
  gameId: 'g',
  gameName: `Juego ${n}`,
  gameType: 'RNG',
  status: 'SETTLED',
  stake: '2.00',
  win: '0.00',
  net,
  at: 1_795_000_000_000 + n,
});

/** Of the bets below, which were placed on the 18th at 06:06 in Lima. */
const period = {
  from: '2026-11-12',
  to: '2026-11-18',
  today: '2026-11-18',
  oldest: '2026-08-20',
  zone: 'America/Lima',
};

const answer = (bets: Bets['bets'], count = bets.length): Bets => ({
  bets,
  totals: { count, stake: '1204.50', win: '1000.00', net: '-204.50' },
  totalPages: Math.ceil(count / 20),
  period,
  asOf: 1_795_000_000_000,
});

function showBets(replies: Replies, at = '/') {
  const usual: Replies = { 'system.status': () => statusAnswer(), 'member.info': () => memberAnswer() };
  return show(<BetsPage />, { token: 'token-of-ana', replies: { ...usual, ...replies }, at });
}

test('bets are shown with their totals, and money in and out by its sign', async () => {
  await showBets({ 'wallet.bets': () => answer([bet(1, '5.00'), bet(2, '-2.00')]) });
  expect(await screen.findByText('+P 5.00')).toBeVisible();
  expect(screen.getByText('−P 2.00')).toBeVisible();
  expect(screen.getByText('P 1,204.50')).toBeVisible();
  expect(screen.getByText('−P 204.50')).toBeVisible();
});

test('the address decides what is requested, and its invalid parts are ignored', async () => {
  const { asked } = await showBets(
    { 'wallet.bets': () => answer([]) },
    '/?type=RNG&status=TAKEN&page=2&gameId=x',
  );
  expect(await screen.findByText('No hay apuestas')).toBeVisible();
  const inputs = asked.filter(({ name }) => name === 'wallet.bets').map(({ input }) => input);
  expect(inputs).toMatchObject([{ gameType: 'RNG', status: 'TAKEN', page: 2, size: 20 }]);
  expect(screen.getByRole('button', { name: 'Descargar CSV' })).toBeDisabled();
});

test('days in the wrong order are marked at their field, and nothing is requested', async () => {
  const { asked } = await showBets({}, '/?from=2026-11-20&to=2026-11-01');
  expect(await screen.findByLabelText('Desde')).toHaveAccessibleDescription(
    'La primera fecha va antes que la última.',
  );
  await waitFor(() => expect(asked.some(({ name }) => name === 'member.info')).toBe(true));
  expect(asked.filter(({ name }) => name === 'wallet.bets')).toEqual([]);
});

test('a record that could not be loaded says why, and can be retried', async () => {
  let failing = true;
  const { user } = await showBets({
    'wallet.bets': () => (failing ? fail({ kind: 'network' }) : answer([bet(1, '5.00')])),
  });
  expect(await screen.findByText('No pudimos cargar tus registros')).toBeVisible();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('+P 5.00')).toBeVisible();
});

test('a file is fetched page after page, can be cancelled, and is saved when all is here', async () => {
  const pages: unknown[] = [];
  const { user, emitted } = await showBets({
    'wallet.bets': (input) => {
      if (input.size === 1_000) pages.push([input.page, input.asOf]);
      return { ...answer([bet(input.page, '5.00')], 40), totalPages: 2 };
    },
  });
  await screen.findByText('+P 5.00');
  await user.click(screen.getByRole('button', { name: 'Descargar CSV' }));
  expect(await screen.findByText('Archivo descargado.')).toBeVisible();
  expect(pages).toEqual([
    [1, undefined],
    [2, 1_795_000_000_000],
  ]);
  const saved = emitted.filter(({ type }) => type === 'file.saved');
  expect(saved).toHaveLength(1);
  const parts = saved.flatMap((event) => (event.type === 'file.saved' ? event.parts : []));
  expect(parts.join('')).toContain('Juego 1,Slots,Terminada,2.00,0.00,5.00,r-1\r\n');
});

test('each day’s result is drawn, and written out', async () => {
  const day = (date: string, net: string) => ({ date, stake: '1.00', win: '0.00', bonus: '0.00', net });
  const totals = { stake: '2.00', win: '6.00', bonus: '0.00', net: '4.00' };
  await show(<ProfitPage />, {
    token: 'token-of-ana',
    language: 'EN',
    replies: {
      'system.status': () => statusAnswer(),
      'member.info': () => memberAnswer(),
      'wallet.profit': () => ({
        days: [day('2026-11-01', '5.00'), day('2026-11-02', '-1.00')],
        totals,
        period,
      }),
    },
  });
  expect(
    await screen.findByRole('img', {
      name: 'Result of each day. Result: P 4.00. 1 day ahead, 1 day behind. Best day: 2026-11-01 (P 5.00). Worst day: 2026-11-02 (−P 1.00).',
    }),
  ).toBeVisible();
});
